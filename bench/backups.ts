// A backup of a grown shop and its restore into an empty one, compared with packing and unpacking the same bytes alone.
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import { createDiskFiles } from '../src/platform/server/files/disk-files.ts';
import { addSubscribersTo } from '../test/builders/newsletter-subscribers.ts';
import { runCommand } from './command.ts';
import { newDataDir, removeDataDir } from './product.ts';
import { report } from './report.ts';

const SUBSCRIBERS = 20_000;
const PICTURES = 500;
const PICTURE_BYTES = 200_000;
const SECONDS = 60;
/** The product packs with this level. */
const GZIP_LEVEL = 3;

/** `dataDir` contains the products; subscribers and pictures are added. */
export async function measureBackups(dataDir: string): Promise<void> {
  await addSubscribersTo({ dataDir, databaseUrl: undefined }, SUBSCRIBERS);
  const files = createDiskFiles(join(dataDir, 'files'));
  for (let at = 0; at < PICTURES; at += 1) await files.put(`bench-${at}.jpg`, randomBytes(PICTURE_BYTES));
  const file = join(dataDir, 'bench.tar.gz');
  const backup = await runCommand('backup', file, dataDir);
  const packed = await timed(() =>
    pipeline(createReadStream(file), createGunzip(), createGzip({ level: GZIP_LEVEL }), nowhere()),
  );
  printFigure('backup', backup, 'unpacking and packing its bytes', packed);
  const restored = await newDataDir();
  const restore = await runCommand('restore', file, restored);
  const unpacked = await timed(() => pipeline(createReadStream(file), createGunzip(), nowhere()));
  printFigure(
    `restore of ${Math.round((await stat(file)).size / 2 ** 20)} MiB`,
    restore,
    'unpacking them',
    unpacked,
  );
  await removeDataDir(restored);
}

function printFigure(
  what: string,
  { seconds, peakMiB }: { seconds: number; peakMiB: number },
  named: string,
  aloneSeconds: number,
): void {
  report({
    what: `${what} with 100,000 products, ${SUBSCRIBERS.toLocaleString('en')} subscribers and ${PICTURES} pictures, at most ${Math.round(peakMiB)} MiB`,
    ours: `${seconds.toFixed(1)} s`,
    reference: `${named} ${aloneSeconds.toFixed(1)} s`,
    ratio: seconds / aloneSeconds,
    target: `≤ ${SECONDS} s`,
    isMet: seconds <= SECONDS,
  });
}

async function timed(action: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await action();
  return (performance.now() - startedAt) / 1000;
}

function nowhere(): Writable {
  return new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
}
