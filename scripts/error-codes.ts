// Makes docs/error-codes.md: every stable code that the API can answer with, found in the source itself.
import {
  callArguments,
  isNode,
  literalText,
  nameOf,
  readSources,
  syntaxNodes,
  type SyntaxNode,
} from './source-tree.ts';

export interface ErrorCode {
  code: string;
  /** The HTTP status, or 'field' for a code inside `errors` and in lists of refused rows. */
  status: number | 'field';
  /** The Finnish sentence where it is one fixed text. */
  message: string;
  /** The slice, or 'platform'. */
  owner: string;
}

const STATUS_OF: ReadonlyMap<string, number> = new Map(
  Object.entries({
    notFound: 404,
    invalid: 422,
    invalidField: 422,
    malformed: 400,
    conflict: 409,
    tooMany: 429,
    unavailable: 503,
  }),
);
const HOME_OF_FAMILY = 'src/platform/contract/problem.ts';

/** Every code of the source, sorted; and the places whose code is no plain literal, which is an error. */
export async function findErrorCodes(): Promise<{ codes: ErrorCode[]; unreadable: string[] }> {
  const files = (await readSources('src', /\.tsx?$/)).filter(({ path }) => !/\.test\.tsx?$/.test(path));
  const trees = await Promise.all(files.map(async (file) => ({ file, nodes: await syntaxNodes(file) })));
  const texts = new Map(
    trees.filter(({ file }) => file.path.includes('messages')).flatMap(({ nodes }) => fixedTexts(nodes)),
  );
  const found = new Map<string, ErrorCode>();
  const unreadable: string[] = [];
  for (const { file, nodes } of trees) {
    if (file.path === HOME_OF_FAMILY) continue;
    const owner = /^src\/features\/([^/]+)\//.exec(file.path)?.[1] ?? 'platform';
    const textsHere = withLocalNames(texts, nodes);
    for (const { code, status, message, maker } of nodes.flatMap((node) => problemAt(node, textsHere))) {
      if (code === undefined) unreadable.push(`${file.path}: ${maker}`);
      else {
        found.set(
          `${code} ${status}`,
          joined(found.get(`${code} ${status}`), { code, status, message, owner }),
        );
      }
    }
  }
  return {
    codes: [...found.values()].toSorted(
      (a, b) => compare(a.code, b.code) || compare(`${a.status}`, `${b.status}`),
    ),
    unreadable,
  };
}

/** One code used in several places: all its owners, and its message only where they agree. */
function joined(earlier: ErrorCode | undefined, next: ErrorCode): ErrorCode {
  if (!earlier) return next;
  const owners = new Set([...earlier.owner.split(', '), next.owner]);
  const message = earlier.message === next.message ? next.message : '';
  return { ...next, message, owner: [...owners].toSorted().join(', ') };
}

/** The document's text. */
export function renderErrorCodes(codes: readonly ErrorCode[]): string {
  const rows = (wanted: readonly ErrorCode[]) =>
    wanted.map(
      ({ code, status, message, owner }) => `| \`${code}\` | ${status} | ${owner} | ${cell(message)} |`,
    );
  return [
    '# Error codes',
    '',
    'Every error answer is `{ "message", "code", "errors"? }`. The code is stable; the Finnish sentence may be reworded.',
    'This page is written by `npm run docs` from the source; a test fails when it is out of date.',
    '',
    '| code | status | from | message |',
    '|---|---|---|---|',
    ...rows(codes.filter(({ status }) => status !== 'field')),
    '',
    '## Codes of single fields and rows',
    '',
    'They stand inside `errors`. Besides these, a field that breaks its schema carries the schema’s own word',
    '(`required`, `type`, `minLength`, `maximum` …).',
    '',
    '| code | | from | message |',
    '|---|---|---|---|',
    ...rows(codes.filter(({ status }) => status === 'field')),
    '',
  ].join('\n');
}

interface FoundProblem {
  code: string | undefined;
  status: number | 'field';
  message: string;
  maker: string;
}

function problemAt(node: SyntaxNode, texts: ReadonlyMap<string, string>): FoundProblem[] {
  if (node.type === 'ObjectExpression') return fieldProblem(node, texts);
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return [];
  const maker = nameOf(node);
  const given = callArguments(node);
  const status =
    node.type === 'NewExpression' && maker === 'Problem' ? numberOf(given[1]) : STATUS_OF.get(maker);
  if (status === undefined) return [];
  const message = given[node.type === 'NewExpression' ? 2 : 1];
  const found = { code: literalText(given[0]), message: textOf(message, texts), maker };
  const all: FoundProblem[] = [{ ...found, status }];
  return maker === 'invalidField' ? [...all, { ...found, status: 'field' }] : all;
}

/** `{ path | line, code: '…', message }` as written in `errors`. */
function fieldProblem(node: SyntaxNode, texts: ReadonlyMap<string, string>): FoundProblem[] {
  const parts = new Map(propertiesOf(node));
  const code = literalText(parts.get('code'));
  const isField = parts.has('message') && (parts.has('path') || parts.has('line'));
  if (!isField || code === undefined) return [];
  return [{ code, status: 'field', message: textOf(parts.get('message'), texts), maker: 'errors' }];
}

/** 'catalogueMessages.sizeNotFound' → its text, for every fixed text of a messages file. */
function fixedTexts(nodes: readonly SyntaxNode[]): [string, string][] {
  return nodes
    .filter((node) => node.type === 'VariableDeclarator')
    .flatMap((declared) => {
      const value = declared['init'];
      const object = isNode(value, 'TsConstAssertion') ? value['expression'] : value;
      if (!isNode(object, 'ObjectExpression')) return [];
      return propertiesOf(object).flatMap(([name, part]): [string, string][] => {
        const text = literalText(part);
        return text === undefined ? [] : [[`${nameOf(declared['id'])}.${name}`, text]];
      });
    });
}

/** The texts under the names this file imports them by. */
function withLocalNames(
  texts: ReadonlyMap<string, string>,
  nodes: readonly SyntaxNode[],
): ReadonlyMap<string, string> {
  const renamed = nodes
    .filter((node) => node.type === 'ImportSpecifier' && isNode(node['imported']))
    .map((node) => ({ from: `${nameOf(node['imported'])}.`, to: `${nameOf(node['local'])}.` }));
  const local = [...texts].flatMap(([name, text]): [string, string][] => {
    const rename = renamed.find(({ from }) => name.startsWith(from));
    return rename ? [[rename.to + name.slice(rename.from.length), text]] : [];
  });
  return new Map([...texts, ...local]);
}

function propertiesOf(object: SyntaxNode): [string, unknown][] {
  const properties: unknown = object['properties'];
  if (!Array.isArray(properties)) return [];
  return properties.flatMap((property: unknown): [string, unknown][] => {
    if (isNode(property, 'KeyValueProperty')) return [[nameOf(property['key']), property['value']]];
    return isNode(property, 'Identifier') ? [[nameOf(property), property]] : [];
  });
}

function textOf(value: unknown, texts: ReadonlyMap<string, string>): string {
  return literalText(value) ?? texts.get(nameOf(value)) ?? '';
}

function numberOf(value: unknown): number | undefined {
  return isNode(value, 'NumericLiteral') && typeof value['value'] === 'number' ? value['value'] : undefined;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
