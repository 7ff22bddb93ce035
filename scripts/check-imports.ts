// Reads every module with dependency-cruiser and checks it against the import rules.
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { cruise } from 'dependency-cruiser';

import { importRules } from './import-rules.ts';

export interface ImportViolation {
  rule: string;
  from: string;
  to: string;
}

export interface ImportReport {
  /** Own modules found on disk. */
  moduleCount: number;
  /** Those of them dependency-cruiser did not read, or in which it found none of the imports: it passes over what it cannot parse. */
  unread: string[];
  violations: ImportViolation[];
  /** Every import of one own module by another. */
  imports: { from: string; to: string }[];
}

const FOLDERS = ['src', 'scripts', 'test', 'bench'];
const FIXTURES = '^test/fixtures/';

/** Checks the tree below `baseDir` (absolute), which is laid out like this repository. */
export async function checkImports(baseDir: string): Promise<ImportReport> {
  const folders = FOLDERS.filter((folder) => existsSync(join(baseDir, folder)));
  const { output } = await cruise(folders, {
    baseDir,
    ruleSet: { forbidden: [...importRules] },
    validate: true,
    parser: 'swc',
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: FIXTURES },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text');
  const importCounts = new Map(output.modules.map((module) => [module.source, module.dependencies.length]));
  const onDisk = await listModules(baseDir, folders);
  const withImports = await Promise.all(onDisk.map((file) => hasImports(join(baseDir, file))));
  return {
    moduleCount: onDisk.length,
    unread: onDisk.filter((file, at) => (importCounts.get(file) ?? -1) < (withImports[at] ? 1 : 0)),
    imports: output.modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

async function hasImports(file: string): Promise<boolean> {
  return /^import .*from '/m.test(await readFile(file, 'utf8'));
}

async function listModules(baseDir: string, folders: readonly string[]): Promise<string[]> {
  const fixtures = new RegExp(FIXTURES);
  const lists = await Promise.all(
    folders.map((folder) => readdir(join(baseDir, folder), { recursive: true, withFileTypes: true })),
  );
  return lists
    .flat()
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(baseDir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !fixtures.test(file))
    .toSorted();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { moduleCount, unread, violations } = await checkImports(
    fileURLToPath(new URL('..', import.meta.url)),
  );
  for (const { rule, from, to } of violations) console.log(`${rule}: ${from} → ${to}`);
  for (const file of unread) console.log(`not read: ${file}`);
  console.log(`${moduleCount} modules, ${violations.length} violations, ${unread.length} unread`);
  process.exitCode = violations.length + unread.length > 0 || moduleCount === 0 ? 1 : 0;
}
