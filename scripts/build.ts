// Builds the product into dist/: browser files (also compressed ahead), the server, and a stamp of what it was built from.
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { isBuildStale, sourceStamp, stampFile } from './build-stamp.ts';
import { adminBuild, pageBuild, serverBuild, siteBuild } from './vite-config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds all three parts again; `stamp` identifies the sources. */
export async function build(stamp: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const { build: viteBuild } = await import('vite');
  await rm(join(root, 'dist'), { recursive: true, force: true });
  await mkdir(join(root, 'dist'), { recursive: true });
  await viteBuild(siteBuild);
  await viteBuild(pageBuild);
  if (existsSync(join(root, 'src/app/admin/entry.tsx'))) await viteBuild(adminBuild);
  await viteBuild(serverBuild);
  await compressAhead(join(root, 'dist/site/assets'));
  await writeFile(`${stampFile}.new`, stamp);
  await rename(`${stampFile}.new`, stampFile);
}

const COMPRESSED_TYPES = /\.(js|css|svg|json)$/;

async function compressAhead(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!COMPRESSED_TYPES.test(name)) continue;
    const file = join(folder, name);
    const bytes = await readFile(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const startedAt = Date.now();
  if (!process.argv.includes('--if-stale') || (await isBuildStale())) {
    await build(await sourceStamp());
    process.stdout.write(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
  }
}
