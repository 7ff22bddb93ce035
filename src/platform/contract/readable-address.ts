// Mail goes to domains in ASCII; people read 'hämeenlinna.fi', not 'xn--hmeenlinna-q5a.fi'.

const PREFIX = 'xn--';
/** The numbers of RFC 3492, section 5. */
const BASE = 36;
const LEAST_THRESHOLD = 1;
const MOST_THRESHOLD = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_SIGN = 128;
const LAST_SIGN = 0x10_ff_ff;
/** Other scripts have letters that look like ours, so a domain with them stays as it is sent to. */
const LATIN = /^[\p{Script=Latin}\d.-]+$/u;

/** An e-mail address with the letters of its domain; one that is none, or is not of Latin letters, as it is. */
export function readableAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || !domain.includes(PREFIX)) return address;
  const labels = domain.split('.').map((label) => {
    return label.startsWith(PREFIX) ? decoded(label.slice(PREFIX.length)) : label;
  });
  const readable = labels.join('.');
  const isSame = LATIN.test(readable) && URL.parse(`http://${readable}`)?.hostname === domain;
  return isSame ? address.slice(0, at) + readable : address;
}

/** A label as RFC 3492 writes it, in its letters; empty when it is none. */
function decoded(label: string): string {
  const last = label.lastIndexOf('-');
  const signs = Array.from(label.slice(0, Math.max(last, 0)), (sign) => sign.codePointAt(0) ?? 0);
  const digits = Array.from(label.slice(last + 1), (digit) => Number.parseInt(digit, BASE));
  let sign = FIRST_SIGN;
  let bias = FIRST_BIAS;
  let place = 0;
  for (let next = 0; next < digits.length;) {
    const before = place;
    for (let weight = 1, step = BASE; ; step += BASE) {
      const digit = valueOf(digits[next]);
      if (digit === undefined) return '';
      next += 1;
      place += digit * weight;
      const threshold = Math.min(Math.max(step - bias, LEAST_THRESHOLD), MOST_THRESHOLD);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = signs.length + 1;
    bias = adapted(place - before, length, before === 0);
    sign += Math.floor(place / length);
    if (sign > LAST_SIGN) return '';
    place %= length;
    signs.splice(place, 0, sign);
    place += 1;
  }
  return String.fromCodePoint(...signs);
}

/** a–z are 0–25 and 0–9 are 26–35, other than in numbers of base 36. */
function valueOf(digit: number | undefined): number | undefined {
  if (digit === undefined || Number.isNaN(digit)) return undefined;
  return digit < 10 ? digit + 26 : digit - 10;
}

function adapted(difference: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(difference / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / length);
  let bias = 0;
  while (delta > ((BASE - LEAST_THRESHOLD) * MOST_THRESHOLD) / 2) {
    delta = Math.floor(delta / (BASE - LEAST_THRESHOLD));
    bias += BASE;
  }
  return bias + Math.floor((BASE * delta) / (delta + SKEW));
}
