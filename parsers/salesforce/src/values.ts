/** `sfdc:RecordField.Lead.Solution__c` → `Solution__c`. */
export const fieldOf = (target: string): string => target.slice(target.lastIndexOf(".") + 1);

/** The id in a record's address: `/lightning/r/Product2/01td0000000n9XVAAY/view`. */
export const recordIdIn = (address: string): string | undefined =>
  /\/lightning\/r\/(?:\w+\/)?([A-Za-z0-9]{18}|[A-Za-z0-9]{15})(?:[/?#]|$)/.exec(address)?.[1];

/** The object in a record's address; older addresses leave it out. */
export const objectIn = (address: string): string | undefined =>
  /\/lightning\/r\/(\w+)\/(?:[A-Za-z0-9]{18}|[A-Za-z0-9]{15})(?:[/?#]|$)/.exec(address)?.[1];
