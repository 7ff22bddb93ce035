// A stream of bytes cut into the file's lines. Lines of nothing but separators are counted and dropped here, at the speed of
// bytes: lists out of spreadsheets can end in a million of them.

/** A row of a list is a few hundred bytes; a longer line is only counted. */
export const MAX_ROW_BYTES = 32 * 1024;

const LF = 10;
const CR = 13;

/** Bytes an empty row consists of: separators, blanks and the quotes of empty cells. */
const BLANK_BYTES: Uint8Array = Uint8Array.from({ length: 256 }, (_, byte) =>
  [' ', '\t', '\r', '\n', '"', ';', ',', '|'].includes(String.fromCharCode(byte)) ? 1 : 0,
);

/** A line of the file, counted from 1. `bytes` is without its end; null when the line was too long. */
export interface Line {
  readonly number: number;
  readonly bytes: Buffer | null;
}

/** Cuts chunks into lines. `CR LF` and `LF` end a line; a file that has no `LF` at all is cut at `CR`. */
export class LineSplitter {
  readonly #end: number;
  #number = 1;
  #rest: Buffer = Buffer.alloc(0);
  #isTooLong = false;
  readonly #keepsBlank: () => boolean;

  /**
   * `head` is the beginning of the file, by which its line ends are detected. `keepsBlank` is called at every blank line: inside a quoted
   * cell it is text.
   */
  constructor(head: Buffer, keepsBlank: () => boolean = () => false) {
    this.#end = head.includes(CR) && !head.includes(LF) ? CR : LF;
    this.#keepsBlank = keepsBlank;
  }

  /** The lines that end in this chunk, each cut when it is read; blank ones left out. */
  *push(chunk: Buffer): Generator<Line, void, void> {
    let from = 0;
    for (let at = chunk.indexOf(this.#end); at !== -1; at = chunk.indexOf(this.#end, from)) {
      this.#append(chunk, from, at);
      const line = this.#finishLine();
      if (line !== null) yield line;
      from = at + 1;
    }
    this.#append(chunk, from, chunk.length);
    // The rest outlives the chunk, whose memory the source may use again.
    if (this.#rest.length > 0) this.#rest = Buffer.from(this.#rest);
  }

  /** The last line, when the file does not end with a line end. */
  end(): Line | null {
    return this.#finishLine();
  }

  #append(chunk: Buffer, from: number, to: number): void {
    if (from === to || this.#isTooLong) return;
    const piece = chunk.subarray(from, to);
    this.#isTooLong = this.#rest.length + piece.length > MAX_ROW_BYTES;
    if (this.#isTooLong) this.#rest = Buffer.alloc(0);
    else this.#rest = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
  }

  #finishLine(): Line | null {
    const [number, rest, isTooLong] = [this.#number, this.#rest, this.#isTooLong];
    this.#number += 1;
    this.#rest = Buffer.alloc(0);
    this.#isTooLong = false;
    if (isTooLong) return { number, bytes: null };
    return isBlank(rest) && !this.#keepsBlank() ? null : { number, bytes: withoutCr(rest) };
  }
}

/** Whether bytes contain nothing but separators, blanks, quotes and line ends. */
export function isBlank(bytes: Buffer): boolean {
  for (const byte of bytes) {
    if (BLANK_BYTES[byte] === 0) return false;
  }
  return true;
}

function withoutCr(bytes: Buffer): Buffer {
  return bytes.at(-1) === CR ? bytes.subarray(0, -1) : bytes;
}
