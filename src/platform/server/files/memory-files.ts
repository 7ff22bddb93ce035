// The stand-in for kept files: a map, which may be told that it is full.
import { Readable } from 'node:stream';

import { checkFileName } from './files.ts';
import type { Files } from './files.ts';

export interface MemoryFiles extends Files {
  /** After so many more files the disk counts as full; `undefined` for never. */
  setRoom: (files: number | undefined) => void;
}

export function createMemoryFiles(now: () => Date): MemoryFiles {
  const kept = new Map<string, { content: Uint8Array; changedAt: Date }>();
  let room: number | undefined;
  return {
    setRoom: (files) => {
      room = files;
    },
    put: async (name, content) => {
      checkFileName(name);
      if (room === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      if (room !== undefined) room -= 1;
      kept.set(name, { content: Uint8Array.from(content), changedAt: now() });
    },
    open: async (name) => {
      const file = kept.get(checkFileName(name));
      return file && { bytes: file.content.length, stream: Readable.from([Buffer.from(file.content)]) };
    },
    remove: async (names) => {
      for (const name of names) kept.delete(checkFileName(name));
    },
    async *list() {
      for (const [name, { content, changedAt }] of kept) yield { name, bytes: content.length, changedAt };
    },
  };
}
