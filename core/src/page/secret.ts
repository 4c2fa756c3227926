/** Autofill fields that hold secrets: https://html.spec.whatwg.org/#autofill-field */
const SECRET_AUTOFILL = /^(?:current-password|new-password|one-time-code|cc-.+)$/;

/** Names under which pages keep keys and tokens in hidden fields and attributes. */
const SECRET_NAME =
  /(?:^|[_\-.:])(?:csrf|xsrf|nonce|sid|ck|passw(?:or)?d|passwd|pwd|otp|totp|pin|cvc|cvv|secret|api[_-]?key)(?:$|[_\-.:])|csrf|xsrf|auth(?:enticity|orization)?[_-]?token|access[_-]?token|refresh[_-]?token|session[_-]?(?:id|key|token)|sysparm_ck|g_ck|requestverificationtoken|id_token/i;

/**
 * Whether a control holds something that must never be read: a password, a one-time code, a card number, a token. Judged by
 * what the control is for, never by what stands in it.
 */
export function isSecret(control: Element): boolean {
  const type = control.getAttribute("type")?.toLowerCase();
  if (type === "password") return true;
  const autofill = control.getAttribute("autocomplete")?.toLowerCase().split(/\s+/) ?? [];
  if (autofill.some((token) => SECRET_AUTOFILL.test(token))) return true;
  return isSecretName(control.getAttribute("name")) || isSecretName(control.getAttribute("id"));
}

/** Whether an element holds a value that a person gives. */
export const isControl = (element: Element): boolean => /^(?:input|select|textarea)$/.test(element.localName);

/** Whether a field's or an attribute's name says that its value is a key or a token. */
export const isSecretName = (name: string | null): boolean => name !== null && name !== "" && SECRET_NAME.test(name);

/** An address without the values of parameters that are keys or tokens. */
export function withoutSecretParameters(address: string): string {
  if (!/[?&;#]/.test(address)) return address;
  return address.replace(/([?&;#])([^=&;#?]+)=([^&;#]*)/g, (whole, mark: string, name: string) =>
    isSecretName(name) ? `${mark}${name}=` : whole,
  );
}
