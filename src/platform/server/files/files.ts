// The port for stored files: images and documents. Names are generated; no input ever names a file.
import type { Readable } from 'node:stream';

export interface TestFile {
  name: string;
  bytes: number;
  changedAt: Date;
}

export interface Files {
  /**
   * Writes the complete file or nothing; it survives a power cut once this resolves. Rejects with ENOSPC when there is no
   * room.
   */
  put: (name: string, content: Uint8Array) => Promise<void>;
  /** `undefined` when there is none of this name. The stream must be read or destroyed. */
  open: (name: string) => Promise<{ bytes: number; stream: Readable } | undefined>;
  /** Those that are not there are passed over. */
  remove: (names: readonly string[]) => Promise<void>;
  /** Everything there is, also what is only half written. */
  list: () => AsyncIterable<TestFile>;
}

/** The file store refuses, is full or does not answer, also after retries. */
export class FilesError extends Error {
  override readonly name = 'FilesError';
  /** The code of a full disk where the store reports that it is full. */
  readonly code: 'FILES_UNAVAILABLE' | 'ENOSPC';

  constructor(message: string, { isFull = false, ...options }: ErrorOptions & { isFull?: boolean } = {}) {
    super(message, options);
    this.code = isFull ? 'ENOSPC' : 'FILES_UNAVAILABLE';
  }
}

/** Lower-case letters, digits, hyphens and single dots, at most 100 characters: no way out of a folder. */
export function isFileName(name: string): boolean {
  return name.length <= 100 && /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(name);
}

/** The name, or throws when it is none. */
export function checkFileName(name: string): string {
  if (!isFileName(name)) {
    throw new Error(`Not a name for a file: ${JSON.stringify(name)}`);
  }
  return name;
}
