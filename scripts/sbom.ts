// Writes sbom.cdx.json: every package that ships, from the lock file. npm is given a copy of it without what only development needs, because
// its --omit=dev leaves out packages that both need.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = process.argv[2] ?? join(root, 'sbom.cdx.json');
const shippedSchema = z.looseObject({ devDependencies: z.unknown() });
const lockSchema = z.looseObject({
  packages: z.record(z.string(), z.looseObject({ dev: z.boolean().optional() })),
});

const { devDependencies: _development, ...shipped } = shippedSchema.parse(readJson('package.json'));
const lock = lockSchema.parse(readJson('package-lock.json'));
const packages = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev);

const parent = mkdtempSync(join(tmpdir(), 'kaarto-sbom-'));
// Its name is that of the product in the list.
const folder = join(parent, 'kaarto');
try {
  mkdirSync(folder);
  write('package.json', shipped);
  write('package-lock.json', { ...lock, packages: { '': shipped, ...Object.fromEntries(packages) } });
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    },
  );
  if (status === 0) writeFileSync(out, stdout);
  else process.stderr.write(stderr);
  process.exitCode = status ?? 1;
} finally {
  rmSync(parent, { recursive: true });
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(root, name), 'utf8'));
}

function write(name: string, content: object): void {
  writeFileSync(join(folder, name), JSON.stringify(content));
}
