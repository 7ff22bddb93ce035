// Quoted-printable (RFC 2045, 6.7) and the words of headers (RFC 2047): any text in lines of ASCII.

const MAX_LINE_LENGTH = 76;
/** Bytes of one encoded word before base64: the word stays within 75 characters. */
const WORD_BYTES = 45;

/**
 * Text as quoted-printable without an end of line after it. A dot that begins a line is encoded, so nothing needs to
 * be doubled on the wire.
 */
export function quotedPrintable(text: string): string {
  return text
    .split(/\r\n|[\n\r]/)
    .map(encodeLine)
    .join('\r\n');
}

function encodeLine(line: string): string {
  const bytes = Buffer.from(line, 'utf8');
  let out = '';
  let width = 0;
  for (const [at, byte] of bytes.entries()) {
    const isLast = at === bytes.length - 1;
    const isBlank = byte === 0x20 || byte === 0x09;
    const isPlain = (byte > 0x20 && byte < 0x7f && byte !== 0x3d) || (isBlank && !isLast);
    const isDotFirst = byte === 0x2e && width === 0;
    const piece = isPlain && !isDotFirst ? String.fromCharCode(byte) : hex(byte);
    if (width + piece.length > MAX_LINE_LENGTH - (isLast ? 0 : 1)) {
      out += '=\r\n';
      width = 0;
    }
    const again = width === 0 && piece === '.' ? hex(byte) : piece;
    out += again;
    width += again.length;
  }
  return out;
}

function hex(byte: number): string {
  return `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** A header's text: as it is when it is short and plain, otherwise as encoded words, folded. */
export function headerText(text: string): string {
  if (/^[ -~]{0,60}$/.test(text) && !text.includes('=?')) return text;
  return encodedWords(text);
}

/** A name before an address: quoted when it is plain. */
export function headerName(name: string): string {
  if (!/^[ -~]{0,60}$/.test(name)) return encodedWords(name);
  return `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

function encodedWords(text: string): string {
  const words: string[] = [];
  let part = '';
  // Never split a character across encoded words.
  for (const character of text.replaceAll(/[\r\n]+/g, ' ')) {
    if (Buffer.byteLength(part + character) > WORD_BYTES) {
      words.push(part);
      part = '';
    }
    part += character;
  }
  words.push(part);
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word, 'utf8').toString('base64')}?=`).join('\r\n ');
}
