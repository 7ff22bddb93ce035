// What is used of punycode.js, which brings no types.
declare module 'punycode.js' {
  /** A domain with its letters. Throws RangeError for a label that is none by RFC 3492. */
  export function toUnicode(domain: string): string;
}
