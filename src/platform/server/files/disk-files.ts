// Files in a folder: written next to their target, made durable, then moved there in one step.
import { randomBytes } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { checkFileName, type Files, type TestFile } from './files.ts';

/** The folder is made when the first file is put. */
export function createDiskFiles(folder: string): Files {
  const pathOf = (name: string) => join(folder, checkFileName(name));
  return {
    put: async (name, content) => {
      const path = pathOf(name);
      await mkdir(folder, { recursive: true });
      const beside = join(folder, `${name}.${randomBytes(6).toString('hex')}.part`);
      try {
        await writeDurably(beside, content);
        await rename(beside, path);
        await syncFolder(folder);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    open: async (name) => {
      const handle = await open(pathOf(name)).catch(unlessMissing);
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { bytes: size, stream: handle.createReadStream() };
    },
    remove: async (names) => {
      for (const name of names) await rm(pathOf(name), { force: true });
    },
    list: () => listFolder(folder),
  };
}

async function writeDurably(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o644);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The new name itself must survive, too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* listFolder(folder: string): AsyncGenerator<TestFile> {
  const entries = await opendir(folder).catch(unlessMissing);
  if (!entries) return;
  for await (const entry of entries) {
    if (!entry.isFile()) continue;
    const found = await stat(join(folder, entry.name)).catch(unlessMissing);
    if (found) yield { name: entry.name, bytes: found.size, changedAt: found.mtime };
  }
}

/** For `catch`: a file that is not there is undefined, everything else is thrown on. */
export function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
