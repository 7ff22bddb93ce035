// Mail goes to domains in ASCII; people read 'hämeenlinna.fi', not 'xn--hmeenlinna-q5a.fi'.
import { toUnicode } from 'punycode.js';

/** Other scripts have letters that look like ours, so a domain with them stays as it is sent to. */
const LATIN = /^[\p{Script=Latin}\d.-]+$/u;

/** An e-mail address with the letters of its domain; one that is none, or is not of Latin letters, as it is. */
export function readableAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || !domain.includes('xn--')) return address;
  const readable = readableDomain(domain);
  // A domain that is not written as it has to be may read like another one.
  const isSame = LATIN.test(readable) && URL.parse(`http://${readable}`)?.hostname === domain;
  return isSame ? address.slice(0, at) + readable : address;
}

function readableDomain(domain: string): string {
  try {
    return toUnicode(domain);
  } catch {
    return domain;
  }
}
