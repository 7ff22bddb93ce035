// Files in memory for tests: a map that can be set to full.
import { Readable } from 'node:stream';

import { checkFileName, type Files } from './files.ts';

export interface MemoryFiles extends Files {
  /** The disk counts as full after `files` more files; `undefined` for never. */
  setRoom: (files: number | undefined) => void;
}

export function createMemoryFiles(now: () => Date): MemoryFiles {
  const stored = new Map<string, { content: Uint8Array; changedAt: Date }>();
  let room: number | undefined;
  return {
    setRoom: (files) => {
      room = files;
    },
    put: async (name, content) => {
      checkFileName(name);
      if (room === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      if (room !== undefined) room -= 1;
      stored.set(name, { content: Uint8Array.from(content), changedAt: now() });
    },
    open: async (name) => {
      const file = stored.get(checkFileName(name));
      return file && { bytes: file.content.length, stream: Readable.from([Buffer.from(file.content)]) };
    },
    remove: async (names) => {
      for (const name of names) stored.delete(checkFileName(name));
    },
    async *list() {
      for (const [name, { content, changedAt }] of stored) yield { name, bytes: content.length, changedAt };
    },
  };
}
