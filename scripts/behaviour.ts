// Makes the pages of docs/behaviour from the names of the tests: each name is a statement about what the product does.
import { readdir } from 'node:fs/promises';
import { basename, join, matchesGlob } from 'node:path';

import { AREAS, type BehaviourArea } from './behaviour-areas.ts';
import {
  callArguments,
  isNode,
  literalText,
  nameOf,
  readSources,
  root,
  syntaxNodes,
  type SourceFile,
  type SyntaxNode,
} from './source-tree.ts';

const FOLDER = 'docs/behaviour';
const INDEX = 'docs/behaviour.md';
const TEST_FILE = /\.test\.tsx?$/;
const MAX_CASES = 8;
const MAX_CASE_LENGTH = 60;

interface Statement {
  /** The names of the `describe` blocks around it, outermost first. */
  groups: readonly string[];
  text: string;
}

interface TestFile {
  path: string;
  /** The comment at the top of the file, if there is one. */
  about: string;
  statements: readonly Statement[];
}

export interface Behaviour {
  /** Path from the root → text of every page, and of the list of pages. */
  documents: ReadonlyMap<string, string>;
  /** Test files of no area, areas without tests, tests whose name is no literal. */
  problems: readonly string[];
}

/** The contents of docs/behaviour, from the current tests. */
export async function describeBehaviour(): Promise<Behaviour> {
  const folders = await Promise.all(
    ['src', 'test', 'scripts'].map((folder) => readSources(folder, TEST_FILE)),
  );
  const problems: string[] = [];
  const filesOf = new Map<BehaviourArea, TestFile[]>(AREAS.map((area) => [area, []]));
  for (const file of await Promise.all(folders.flat().map((source) => readTestFile(source, problems)))) {
    const area = AREAS.find(({ files }) => files.some((glob) => matchesGlob(file.path, glob)));
    if (area) filesOf.get(area)?.push(file);
    else problems.push(`${file.path}: belongs to no area of scripts/behaviour-areas.ts`);
  }
  const documents = new Map([[INDEX, renderIndex()]]);
  for (const [area, files] of filesOf) {
    if (files.length === 0) problems.push(`${area.page}: no test file belongs to this area`);
    documents.set(`${FOLDER}/${area.page}.md`, renderPage(area, files));
  }
  return { documents, problems: problems.toSorted() };
}

/** The pages that lie in docs/behaviour, by path from the root. */
export async function writtenPages(): Promise<string[]> {
  return (await readdir(join(root, FOLDER))).map((name) => `${FOLDER}/${name}`).toSorted();
}

async function readTestFile(source: SourceFile, problems: string[]): Promise<TestFile> {
  const nodes = await syntaxNodes(source);
  const blocks = nodes.filter((node) => isCallOf(node, 'describe'));
  const statements = nodes
    .filter((node) => isCallOf(node, 'test'))
    .map((node): Statement => {
      const text = statementOf(node, nodes);
      if (text === undefined) problems.push(`${source.path}: a test whose name is no literal`);
      const around = blocks.filter((block) => startOf(block) < startOf(node) && endOf(block) > endOf(node));
      return { groups: around.map((block) => statementOf(block, nodes) ?? ''), text: text ?? '' };
    });
  const about = /^(?:\/\/ .*\n)+/.exec(source.text)?.[0] ?? '';
  return {
    path: source.path,
    about: about
      .replaceAll(/^\/\/ /gm, '')
      .replaceAll('\n', ' ')
      .trim(),
    statements,
  };
}

/** Whether it is test('name', …) or test.each(cases)('name', …) and kin, where the callee is a call itself. */
function isCallOf(node: SyntaxNode, maker: 'test' | 'describe'): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = node['callee'];
  if (nameOf(callee) === maker) return true;
  return isNode(callee, 'CallExpression') && nameOf(callee).startsWith(`${maker}.`);
}

/** The name, its placeholders as '…' and followed by the cases that are literals in the file. */
function statementOf(call: SyntaxNode, nodes: readonly SyntaxNode[]): string | undefined {
  const name = literalText(callArguments(call)[0]);
  if (name === undefined) return undefined;
  const placeholders = name.match(/%[sdifjoO#]|\$\w+/g) ?? [];
  if (placeholders.length === 0 || nameOf(call['callee']) === 'test') return escaped(name);
  const template = escaped(name.replaceAll(/%[sdifjoO#]|\$\w+/g, '…'));
  const cases = isNode(call['callee']) ? casesOf(call['callee'], placeholders, nodes) : [];
  if (cases.length === 0) return template;
  const rest = cases.length > MAX_CASES ? ` and ${cases.length - MAX_CASES} more` : '';
  return `${template} (${cases.slice(0, MAX_CASES).join(', ')}${rest})`;
}

function casesOf(each: SyntaxNode, placeholders: readonly string[], nodes: readonly SyntaxNode[]): string[] {
  const cases = elementsOf(arrayOf(callArguments(each)[0], nodes)).map((element) => {
    const values = placeholders.map((placeholder, at) => valueAt(element, placeholder, at));
    return values.includes(undefined) ? undefined : quoted(values.join(' → '));
  });
  return cases.filter((text) => text !== undefined);
}

/** The array itself, or the one that is the value of a constant of the file. */
function arrayOf(value: unknown, nodes: readonly SyntaxNode[]): unknown {
  if (!isNode(value, 'Identifier')) return value;
  const isDeclared = (node: SyntaxNode): boolean =>
    node.type === 'VariableDeclarator' && nameOf(node['id']) === nameOf(value);
  return nodes.find(isDeclared)?.['init'];
}

function elementsOf(value: unknown): unknown[] {
  if (isNode(value, 'TsConstAssertion')) return elementsOf(value['expression']);
  if (!isNode(value, 'ArrayExpression') || !Array.isArray(value['elements'])) return [];
  return value['elements'].map((element: unknown) =>
    typeof element === 'object' && element !== null && 'expression' in element
      ? element.expression
      : undefined,
  );
}

function valueAt(element: unknown, placeholder: string, at: number): string | undefined {
  if (placeholder.startsWith('$')) return undefined;
  const value = isNode(element, 'ArrayExpression') ? elementsOf(element)[at] : element;
  if (isNode(value, 'NumericLiteral') || isNode(value, 'BooleanLiteral')) return String(value['value']);
  if (isNode(value, 'NullLiteral')) return 'null';
  const text = literalText(value);
  if (text === undefined) return undefined;
  const shown = text === '' || /\s$|^\s|\p{Cc}/u.test(text) ? JSON.stringify(text) : text;
  return shown.length > MAX_CASE_LENGTH ? `${shown.slice(0, MAX_CASE_LENGTH)}…` : shown;
}

function quoted(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function escaped(text: string): string {
  return text.replaceAll(/[*<[\]]/g, String.raw`\$&`);
}

function startOf(node: SyntaxNode): number {
  return spanOf(node).start;
}

function endOf(node: SyntaxNode): number {
  return spanOf(node).end;
}

function spanOf({ span }: SyntaxNode): { start: number; end: number } {
  const found =
    typeof span === 'object' && span !== null && 'start' in span && 'end' in span ? span : undefined;
  return { start: Number(found?.start), end: Number(found?.end) };
}

function renderPage({ title, about }: BehaviourArea, files: readonly TestFile[]): string {
  const isJourney = ({ path }: TestFile): boolean => path.startsWith('test/e2e/');
  const ordered = [...files.filter((file) => !isJourney(file)), ...files.filter(isJourney)];
  return [
    `# ${title}`,
    '',
    about,
    '',
    '<!-- Written by `npm run docs` from the names of the tests: change those. -->',
    '',
    ...ordered.flatMap((file) => renderFile(file, isJourney(file))),
  ].join('\n');
}

function renderFile({ path, about, statements }: TestFile, isJourney: boolean): string[] {
  const words = basename(path).replace(TEST_FILE, '').replaceAll('-', ' ');
  const heading = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const lines = [`## ${heading}${isJourney ? ' (in a browser)' : ''}`, ''];
  if (about !== '') lines.push(escaped(about), '');
  let group = '';
  for (const { groups, text } of statements) {
    const title = groups.filter((name) => name !== '…').join(', ');
    if (title !== group) lines.push(...(lines.at(-1) === '' ? [] : ['']), `### ${title}`, '');
    group = title;
    lines.push(`- ${text}`);
  }
  return [...lines, '', `Tests: [${path}](../../${path})`, ''];
}

function renderIndex(): string {
  return [
    '# What Kaarto does, sentence by sentence',
    '',
    'The pages of this list are written by `npm run docs` from the names of the tests: a name is a statement about what a',
    'visitor, a customer, a member of staff or a caller of the API sees, and its test proves it. To say something else here,',
    'rename the test; to promise something new, write its test. `…` is a placeholder for the cases in brackets.',
    '',
    'Which test file belongs to which page is listed in [scripts/behaviour-areas.ts](../scripts/behaviour-areas.ts).',
    'A test fails when a page is out of date, when a test file belongs to no area, and when a name is no literal.',
    '',
    ...AREAS.toSorted((a, b) => (a.title < b.title ? -1 : 1)).map(
      ({ page, title, about }) => `- [${title}](behaviour/${page}.md): ${about}`,
    ),
    '',
  ].join('\n');
}
