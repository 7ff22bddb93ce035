// Keeps the documents true: every test that docs/behaviour names exists, every link leads somewhere, generated pages are fresh.
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

import { expect, test } from 'vitest';

import { findErrorCodes, renderErrorCodes } from '../scripts/error-codes.ts';
import type { SyntaxNode } from '../scripts/source-tree.ts';
import {
  callArguments,
  literalText,
  nameOf,
  readSources,
  root,
  syntaxNodes,
} from '../scripts/source-tree.ts';
import { environmentExample } from '../src/app/config.ts';

const BEHAVIOUR_HEAD = '| statement | test |';

interface BehaviourRow {
  place: string;
  statement: string;
  tests: string[];
}

const areas = (await readdir(join(root, 'docs/behaviour'))).filter((name) => name.endsWith('.md')).toSorted();

function read(path: string): Promise<string> {
  return readFile(join(root, path), 'utf8');
}

/** The rows of every table of a behaviour file, and the heads that are not ours. */
function behaviourRows(path: string, text: string): { rows: BehaviourRow[]; wrongHeads: string[] } {
  const rows: BehaviourRow[] = [];
  const wrongHeads: string[] = [];
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    if (!line.startsWith('|')) continue;
    const place = `${path}:${at + 1}`;
    const isHead = !(lines[at - 1] ?? '').startsWith('|');
    if (isHead && line.trim() !== BEHAVIOUR_HEAD) wrongHeads.push(`${place}: ${line}`);
    if (isHead || /^\|[-|: ]+\|$/.test(line.trim())) continue;
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const tests = [...(cells[2] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
    rows.push({ place, statement: cells[1] ?? '', tests });
  }
  return { rows, wrongHeads };
}

function testName(node: SyntaxNode): string[] {
  if (node.type !== 'CallExpression') return [];
  // Plain, or made by each, for or runIf: there the callee is a call itself.
  if (!/^test(\.(each|for|runIf))?$/.test(nameOf(node['callee']))) return [];
  const name = literalText(callArguments(node)[0]);
  return name === undefined ? [] : [name];
}

async function testNames(): Promise<Set<string>> {
  const files = [
    ...(await readSources('src', /\.test\.tsx?$/)),
    ...(await readSources('test', /\.test\.tsx?$/)),
    ...(await readSources('scripts', /\.test\.tsx?$/)),
  ];
  const trees = await Promise.all(files.map((file) => syntaxNodes(file)));
  return new Set(trees.flat().flatMap(testName));
}

test('every statement about behaviour names tests that exist', async () => {
  const names = await testNames();
  const faults: string[] = [];
  for (const area of areas) {
    const path = `docs/behaviour/${area}`;
    const { rows, wrongHeads } = behaviourRows(path, await read(path));
    faults.push(...wrongHeads);
    for (const { place, statement, tests } of rows) {
      if (statement === '' || tests.length === 0) faults.push(`${place}: a row needs a statement and a test`);
      faults.push(
        ...tests.filter((name) => !names.has(name)).map((name) => `${place}: no test is named "${name}"`),
      );
    }
  }
  expect(faults).toEqual([]);
});

test('the list of behaviour areas is the folder', async () => {
  const [, list = ''] = /<!-- areas -->([^]*)<!-- \/areas -->/.exec(await read('docs/behaviour.md')) ?? [];
  const listed = [...list.matchAll(/\]\(behaviour\/([a-z0-9-]+\.md)\)/g)].map((match) => match[1] ?? '');
  expect(listed.toSorted()).toEqual(areas);
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

/** What Node, glibc, the database's image and the proxy are told. */
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
