// What no linter knows of the tree: who reads the environment, where Finnish is, which slice owns which table.
import { expect, test } from 'vitest';

import {
  callArguments,
  isNode,
  literalText,
  nameOf,
  readSources,
  syntaxNodes,
  type SourceFile,
  type SyntaxNode,
} from '../scripts/source-tree.ts';

const TEST_FILE = /\.test\.tsx?$/;
const MAX_LINES = 400;

/** Files that may hand React a string of markup, and why it is safe. */
const MARKUP_FROM_STRING: Readonly<Record<string, string>> = {
  'src/platform/ui/island.tsx': 'the island’s own server-rendered markup, escaped by React',
  'src/platform/ui/cached-fragment.tsx': 'the part’s own markup, written and escaped by React',
};

const FINNISH_HOME = /(^|\/)(messages(-[a-z-]+)?\.tsx?$|messages\/|[a-z-]*data\.ts$|data\/)/;
const TABLE_METHODS = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
]);

const code = await readSources('src', /\.tsx?$/);
const product = code.filter((file) => !TEST_FILE.test(file.path));
const everyTest = [
  ...code.filter((file) => TEST_FILE.test(file.path)),
  ...(await readSources('test', /\.tsx?$/)),
  ...(await readSources('scripts', TEST_FILE)),
].filter(({ path }) => path !== 'test/architecture.test.ts');
const trees = new Map<string, SyntaxNode[]>();
for (const file of product) trees.set(file.path, await syntaxNodes(file));

/** '<path>: <what>' for every node of the product for which `find` returns something. */
function findings(find: (node: SyntaxNode, path: string) => string | undefined): string[] {
  return [...trees].flatMap(([path, nodes]) =>
    nodes.flatMap((node) => {
      const what = find(node, path);
      return what === undefined ? [] : [`${path}: ${what}`];
    }),
  );
}

function lines(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
}

test('only src/app/config.ts reads the environment', () => {
  const readers = findings((node, path) =>
    path !== 'src/app/config.ts' && node.type === 'MemberExpression' && nameOf(node) === 'process.env'
      ? 'process.env'
      : undefined,
  );
  expect(readers).toEqual([]);
});

test('Finnish letters stand only in messages and data files', () => {
  const strays = findings((node, path) => {
    if (FINNISH_HOME.test(path)) return undefined;
    if (!['StringLiteral', 'TemplateElement', 'JSXText', 'RegExpLiteral'].includes(node.type)) {
      return undefined;
    }
    const text = [node['raw'], node['value'], node['pattern']].find((part) => typeof part === 'string');
    return typeof text === 'string' && /[äöåÄÖÅ]/.test(text) ? text.trim() : undefined;
  });
  expect(strays).toEqual([]);
});

test('no file of src is longer than 400 lines', async () => {
  const all = [...code, ...(await readSources('src', /\.css$/))];
  const long = all
    .map(({ path, text }) => ({ path, length: text.split('\n').length - 1 }))
    .filter(({ path, length }) => length > MAX_LINES && !FINNISH_HOME.test(path));
  expect(long).toEqual([]);
});

test('no element has an inline style, which the content security policy would refuse', () => {
  const styled = findings((node) =>
    node.type === 'JSXAttribute' && nameOf(node['name']) === 'style' ? 'style attribute' : undefined,
  );
  expect(styled).toEqual([]);
});

test('markup from a string is set only where the list says why it is safe', () => {
  const users = findings((node) =>
    node.type === 'JSXAttribute' && nameOf(node['name']) === 'dangerouslySetInnerHTML' ? 'markup' : undefined,
  ).map((finding) => finding.split(':')[0]);
  expect(users.filter((path) => path !== undefined && !(path in MARKUP_FROM_STRING))).toEqual([]);
  const writers = findings((node) =>
    node.type === 'AssignmentExpression' && /\.(inner|outer)HTML$/.test(nameOf(node['left']))
      ? 'markup'
      : undefined,
  );
  expect(writers).toEqual([]);
});

test('types are proven: nothing is asserted but `as const`', () => {
  const asserted = findings((node) =>
    ['TsAsExpression', 'TsTypeAssertion', 'TsNonNullExpression'].includes(node.type) ? node.type : undefined,
  );
  expect(asserted).toEqual([]);
});

test('nothing is left for later, and a rule is only silenced with a reason', async () => {
  const all = [...code, ...everyTest, ...(await readSources('scripts', /\.ts$/))];
  expect(lines(all, /\b(TODO|FIXME|XXX)\b/)).toEqual([]);
  expect(lines(all, /@ts-(ignore|expect-error|nocheck)/)).toEqual([]);
  const silenced = lines(all, /(oxlint|eslint)-disable/);
  expect(silenced.filter((line) => !/ -- \S/.test(line))).toEqual([]);
});

test('no test replaces a module of ours', () => {
  const mocks = lines(everyTest, /\bvi\.(mock|doMock)\(/);
  expect(mocks).toEqual([]);
});

test('the SQL of a slice is in its store', () => {
  const strays = findings((node, path) => {
    const inSliceServer = /^src\/features\/[^/]+\/server\//.test(path);
    if (!inSliceServer || /\/[a-z-]*store\.ts$/.test(path)) return undefined;
    if (node.type === 'TaggedTemplateExpression' && nameOf(node['tag']) === 'sql') return 'sql`…`';
    const method = node.type === 'CallExpression' ? nameOf(node['callee']).split('.').at(-1) : undefined;
    return method !== undefined && TABLE_METHODS.has(method) ? method : undefined;
  });
  expect(strays).toEqual([]);
});

test('a table belongs to one slice', () => {
  const owners = new Map<string, Set<string>>();
  for (const [path, nodes] of trees) {
    const slice = /^src\/features\/([^/]+)\/server\//.exec(path)?.[1];
    if (slice === undefined) continue;
    for (const table of nodes.flatMap(tablesOf)) {
      owners.set(table, (owners.get(table) ?? new Set<string>()).add(slice));
    }
  }
  const shared = [...owners]
    .filter(([, slices]) => slices.size > 1)
    .map(([table, slices]) => [table, ...slices]);
  expect(shared).toEqual([]);
});

function tablesOf(node: SyntaxNode): string[] {
  if (node.type !== 'CallExpression' || !isNode(node['callee'], 'MemberExpression')) return [];
  const method = nameOf(node['callee']).split('.').at(-1);
  if (method === undefined || !TABLE_METHODS.has(method)) return [];
  const [first] = callArguments(node);
  const table = literalText(first)?.split(/\s+as\s+/i)[0];
  return table === undefined ? [] : [table];
}

test('no address of a file is read as its path', async () => {
  const programs = [
    ...everyTest,
    ...product,
    ...(await readSources('scripts', /\.ts$/)),
    ...(await readSources('bench', /\.ts$/)),
  ];
  expect(programs.length).toBeGreaterThan(1000);
  // The path of such an address has '%20' where the folder has a space.
  expect(
    programs
      .filter(({ text }) => /import\.meta\.url\s*,?\s*\)\s*\.pathname/.test(text))
      .map(({ path }) => path),
  ).toEqual([]);
});
