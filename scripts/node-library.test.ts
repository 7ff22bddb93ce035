// The library that Node needs additionally: installed as root on Debian, else requested in one line.
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, expect, test } from 'vitest';

const launcher = fileURLToPath(new URL('node.sh', import.meta.url));
const BROKEN = `echo "node: error while loading shared libraries: libatomic.so.1: cannot open shared object file" >&2; exit 127`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaarto-node-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A machine of our own making: nothing is found there but these programs. */
async function launch(programs: Readonly<Record<string, string>>) {
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(folder, name), 0o755);
  }
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const env = { PATH: folder, FOLDER: folder };
    execFile('/bin/sh', [launcher, 'scripts/start.ts', 'two words'], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

test('a Node that runs is handed everything as it was given', async () => {
  expect(await launch({ node: 'echo "$1|$2"' })).toMatchObject({
    code: 0,
    stdout: 'scripts/start.ts|two words\n',
  });
});

test('without libatomic and without the means to bring it one line says what to install', async () => {
  const { code, stderr } = await launch({ node: BROKEN, id: 'echo 1000' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Node needs the library libatomic[^\n]*apt-get install libatomic1[^\n]*\n$/);
});

test('as root on Debian libatomic is installed, and Node runs', async () => {
  const { code, stdout } = await launch({
    id: 'echo 0',
    'apt-get': 'case "$*" in *libatomic1*) : > "$FOLDER/libatomic" ;; esac',
    node: `[ -e "$FOLDER/libatomic" ] || { ${BROKEN}; }; echo "$1"`,
  });
  expect([code, stdout]).toEqual([0, 'scripts/start.ts\n']);
});
