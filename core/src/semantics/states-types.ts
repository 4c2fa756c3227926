/** What an element is and does, named as in ARIA without the `aria-`. A state is absent where it does not apply. */
export interface States {
  checked?: boolean | "mixed";
  pressed?: boolean | "mixed";
  selected?: boolean;
  expanded?: boolean;
  disabled?: boolean;
  required?: boolean;
  readonly?: boolean;
  /** `true`, or the kind of fault (`grammar`, `spelling`). */
  invalid?: boolean | string;
  /** What the page says about the fault: the text of `aria-errormessage`. */
  errormessage?: string;
  haspopup?: string;
  /** `page`, `step`, `location`, `date`, `time` or `true`. */
  current?: string | false;
  sort?: string;
  level?: number;
  posinset?: number;
  setsize?: number;
  rowcount?: number;
  rowindex?: number;
  rowspan?: number;
  colcount?: number;
  colindex?: number;
  colspan?: number;
  valuenow?: number;
  valuemin?: number;
  valuemax?: number;
  valuetext?: string;
  orientation?: string;
  autocomplete?: string;
  placeholder?: string;
  multiline?: boolean;
  multiselectable?: boolean;
  modal?: boolean;
  busy?: boolean;
  live?: string;
  atomic?: boolean;
  relevant?: string;
  keyshortcuts?: string;
  roledescription?: string;
  braillelabel?: string;
  brailleroledescription?: string;
  focused?: boolean;
}
