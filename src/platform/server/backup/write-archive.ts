// Writes a backup's file: streamed through gzip next to its target, made durable, then moved there in one step.
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { pack as createPack, type Pack } from 'tar-stream';

import { ARCHIVE_FORMAT, FOOTER_NAME, HEADER_NAME, type ArchiveHeader } from './archive-format.ts';
import { encryption } from './encryption.ts';

/** Above this level the same data takes twice the time for a few per cent less. */
const GZIP_LEVEL = 3;

export interface ArchiveWriter {
  /** Resolves when there is room for more. */
  add: (name: string, content: Uint8Array) => Promise<void>;
}

/**
 * Makes `file` (mode 0600: it contains everything) of the header and what `fill` adds; its length in bytes. When anything
 * fails, nothing is left.
 */
export async function writeArchive(
  file: string,
  header: Omit<ArchiveHeader, 'product' | 'format'>,
  fill: (archive: ArchiveWriter) => Promise<void>,
  { signal, passphrase }: { signal: AbortSignal; passphrase?: string | undefined },
): Promise<number> {
  signal.throwIfAborted();
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.part`;
  const pack = createPack();
  const flowing = pipeline(
    [
      Readable.from(pack),
      createGzip({ level: GZIP_LEVEL }),
      ...(passphrase === undefined ? [] : [encryption(passphrase)]),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    ],
    { signal },
  );
  // It may fail before anybody waits for it.
  flowing.catch(() => undefined);
  const first = { product: 'kaarto', format: ARCHIVE_FORMAT, ...header };
  try {
    // An entry waits for ever when what it flows into has broken.
    await Promise.race([fillPack(pack, first, fill), flowing]);
    await flowing;
    await rename(unfinished, file);
    return (await stat(file)).size;
  } catch (error) {
    pack.destroy();
    await flowing.catch(() => undefined);
    await rm(unfinished, { force: true });
    signal.throwIfAborted();
    throw error;
  }
}

async function fillPack(
  pack: Pack,
  header: object,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const sum = createHash('sha256');
  let entries = 0;
  async function add(name: string, content: Uint8Array): Promise<void> {
    sum.update(`${name}\n${content.length}\n`).update(content);
    entries += 1;
    await addEntry(pack, name, content);
  }
  await add(HEADER_NAME, Buffer.from(JSON.stringify(header)));
  await fill({ add });
  await addEntry(pack, FOOTER_NAME, Buffer.from(JSON.stringify({ sha256: sum.digest('hex'), entries })));
  pack.finalize();
}

function addEntry(pack: Pack, name: string, content: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    pack.entry(
      { name, mode: 0o600 },
      Buffer.from(content.buffer, content.byteOffset, content.length),
      (error) => (error ? reject(error) : resolve()),
    );
  });
}
