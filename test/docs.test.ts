// Keeps the documents true: every link leads somewhere, every setting is listed, generated pages are up to date.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

import { expect, test } from 'vitest';

import { describeBehaviour, writtenPages } from '../scripts/behaviour.ts';
import { findErrorCodes, renderErrorCodes } from '../scripts/error-codes.ts';
import { readSources, root } from '../scripts/source-tree.ts';
import { environmentExample } from '../src/app/environment-example.ts';

function read(path: string): Promise<string> {
  return readFile(join(root, path), 'utf8');
}

test('docs/behaviour is what the tests are named; npm run docs writes it anew', async () => {
  const { documents, problems } = await describeBehaviour();
  expect(problems).toEqual([]);
  expect(await writtenPages()).toEqual(
    [...documents.keys()].filter((path) => path.includes('behaviour/')).toSorted(),
  );
  for (const [path, text] of documents) {
    // Not toBe: the difference of two long pages helps nobody.
    expect((await read(path)) === text, `${path} is up to date`).toBe(true);
  }
});

test('every link between documents leads to a file', async () => {
  const names = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];
  const documents = [
    ...(await readSources('docs', /\.md$/)),
    ...(await Promise.all(names.map(async (path) => ({ path, text: await read(path) })))),
  ];
  const broken = documents.flatMap(({ path, text }) =>
    [...text.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
      .map((match) => match[1] ?? '')
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => !existsSync(join(root, normalize(join(dirname(path), target)))))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('each requirement said to be met has a test, a command or a file that shows it', async () => {
  const [, met = ''] = /### Met\n([^]*?)\n###/.exec(await read('docs/security.md')) ?? [];
  const rows = met.split('\n').filter((line) => /^\| \d/.test(line));
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter((row) => !/`[\w-]+\.test\.ts`|`npm [\w ]+`|\]\(\.\.\//.test(row))).toEqual([]);
});

test('every test that docs/security.md names is there', async () => {
  const named = [...(await read('docs/security.md')).matchAll(/`([\w-]+\.test\.ts)`/g)].map(
    ([, name = '']) => name,
  );
  const tests = [...(await readSources('src', /\.test\.ts$/)), ...(await readSources('test', /\.test\.ts$/))];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !tests.some(({ path }) => path.endsWith(`/${name}`)))).toEqual([]);
});

test('docs/architecture.md names every slice', async () => {
  const named = /The slices: ([^.]+)\./.exec(await read('docs/architecture.md'))?.[1]?.split(/,\s+/);
  const slices = (await readdir(join(root, 'src/features'))).toSorted();
  expect(named).toEqual(slices);
});

test('the decision records are numbered without a gap and have the three parts', async () => {
  const records = await readSources('docs/decisions', /\.md$/);
  expect(
    records.map(({ path }) => path.slice('docs/decisions/'.length, 'docs/decisions/'.length + 4)),
  ).toEqual(records.map((_, at) => String(at + 1).padStart(4, '0')));
  for (const { path, text } of records) {
    for (const part of ['## Context', '## Decision', '## Consequences']) expect(text, path).toContain(part);
  }
});

test('docs/error-codes.md is what the source says; npm run docs writes it anew', async () => {
  const { codes, unreadable } = await findErrorCodes();
  expect(unreadable).toEqual([]);
  expect(await read('docs/error-codes.md')).toBe(renderErrorCodes(codes));
});

function settingNames(): string[] {
  return [...environmentExample().matchAll(/^# ([A-Z_]+)=/gm)].map((match) => match[1] ?? '');
}

test('docs/operations.md lists the settings that exist', async () => {
  const listed = [...(await read('docs/operations.md')).matchAll(/^\| `([A-Z_]+)` \|/gm)].map(
    (match) => match[1] ?? '',
  );
  expect(new Set(listed)).toEqual(new Set(settingNames()));
});

/** Settings of Node, glibc, the database's image and the proxy. */
const NOT_OURS = [
  'NODE_ENV',
  'MALLOC_ARENA_MAX',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'DOMAIN',
];

test.each(['Dockerfile', 'compose.yaml', 'deploy/kaarto.service'])(
  'the settings that %s makes exist',
  async (file) => {
    const lines = (await read(file)).split('\n').filter((line) => !line.startsWith('#'));
    const named = [...lines.join('\n').matchAll(/\b([A-Z][A-Z_]{2,})(?==|: )/g)].map(([, name = '']) => name);
    expect(named).toContain(file === 'compose.yaml' ? 'DATABASE_URL' : 'DATA_DIR');
    expect(named.filter((name) => ![...settingNames(), ...NOT_OURS].includes(name))).toEqual([]);
  },
);
