// Email addresses: read once, the same however they are typed.

export interface EmailAddress {
  /** What mail is sent to. */
  address: string;
  /** All lower case: one person's address is one. */
  key: string;
}

const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
/** RFC 5322 `dot-atom` in ASCII; quoted names and comments are left out. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Two labels or more, the last with a letter. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=[a-z\d-]*[a-z])[a-z\d-]{2,63}$/;
/** What an address of the web would read as something else than a name. */
const NO_DOMAIN_SIGN = /[\s/\\:?#@%[\]<>^|"]/;

/** The address in a typed text; `undefined` when there is none, or more than one. A Finnish domain becomes ASCII. */
export function readEmailAddress(text: string): EmailAddress | undefined {
  const typed = text.normalize('NFC').trim();
  const at = typed.indexOf('@');
  if (at < 1 || typed.length > MAX_LENGTH) return undefined;
  const local = typed.slice(0, at);
  const domain = asciiDomain(typed.slice(at + 1));
  if (domain === undefined || local.length > MAX_LOCAL_LENGTH || !LOCAL.test(local)) return undefined;
  const address = `${local}@${domain}`;
  return address.length > MAX_LENGTH ? undefined : { address, key: address.toLowerCase() };
}

/** What addresses are compared by, also a stored one that would not be accepted today. */
export function emailKey(email: string): string {
  return readEmailAddress(email)?.key ?? email.toLowerCase();
}

/** Throws what `refuse` makes of a text that is no address. */
export function expectEmailAddress(text: string, refuse: (isEmpty: boolean) => Error): EmailAddress {
  const email = readEmailAddress(text);
  if (!email) throw refuse(text.trim() === '');
  return email;
}

function asciiDomain(domain: string): string | undefined {
  if (domain === '' || NO_DOMAIN_SIGN.test(domain)) return undefined;
  const ascii = URL.parse(`http://${domain}`)?.hostname;
  return ascii !== undefined && DOMAIN.test(ascii) ? ascii : undefined;
}
