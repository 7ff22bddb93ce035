// What dist/ was built from, and the build that follows when that has changed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Written last by a build: the hash of its sources. */
export const stampFile = join(root, 'dist', 'stamp');

/** A hash of everything the build reads. */
export async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const files = (await readdir(join(root, 'src'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of [
    ...files,
    join(root, 'package-lock.json'),
    join(root, 'scripts/vite-config.ts'),
    join(root, 'scripts/build.ts'),
  ]) {
    hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** True when dist/ is missing or was built from something else. */
export async function isBuildStale(): Promise<boolean> {
  const built = existsSync(stampFile) ? await readFile(stampFile, 'utf8') : '';
  return built !== (await sourceStamp()) || !existsSync(join(root, 'dist/server/main.js'));
}

/**
 * Builds when needed, in a separate process: a server should not keep the memory of its build. The output of the build goes
 * to standard error, for standard output may be somebody's JSON.
 */
export async function buildIfStale(): Promise<void> {
  if (!(await isBuildStale())) return;
  const code = await new Promise<number | null>((resolve, reject) => {
    spawn(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root, stdio: ['ignore', 2, 2] })
      .once('error', reject)
      .once('exit', resolve);
  });
  if (code !== 0) process.exit(code ?? 1);
}
