// Reads the repository's own source as text and as syntax trees, for the checks that no linter has.
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parse } from '@swc/core';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface SourceFile {
  /** From the root, with forward slashes: 'src/app/server.ts'. */
  path: string;
  text: string;
}

/** A node of swc's tree; what a check needs of it, it narrows itself. */
export interface SyntaxNode {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** Every file below `folder` (from the root) whose path matches, sorted; fixtures are left out. */
export async function readSources(folder: string, matching: RegExp): Promise<SourceFile[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => matching.test(path) && !path.startsWith('test/fixtures/'))
    .toSorted();
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })));
}

/** The file's syntax tree, parents before children. */
export async function syntaxNodes(file: SourceFile): Promise<SyntaxNode[]> {
  const tree: unknown = await parse(file.text, {
    syntax: 'typescript',
    tsx: file.path.endsWith('.tsx'),
    target: 'es2022',
  });
  const nodes: SyntaxNode[] = [];
  collect(tree, nodes);
  return nodes;
}

/** Whether a value is a node, by default of any type. */
export function isNode(value: unknown, type?: string): value is SyntaxNode {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  return typeof value.type === 'string' && (type === undefined || value.type === type);
}

/** The text of a string literal or of a template without placeholders. */
export function literalText(value: unknown): string | undefined {
  if (isNode(value, 'StringLiteral') && typeof value['value'] === 'string') return value['value'];
  if (isNode(value, 'TemplateLiteral') && Array.isArray(value['quasis']) && value['quasis'].length === 1) {
    const part: unknown = value['quasis'][0];
    if (isNode(part) && typeof part['cooked'] === 'string') return part['cooked'];
  }
  return undefined;
}

/** The expressions a call is given, in order. */
export function callArguments(call: SyntaxNode): unknown[] {
  const given: unknown = call['arguments'];
  if (!Array.isArray(given)) return [];
  return given.map((item: unknown) =>
    typeof item === 'object' && item !== null && 'expression' in item ? item.expression : undefined,
  );
}

/** The name of an identifier, of a call's or a tag's function, or of a member as 'object.property'. */
export function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  switch (value.type) {
    case 'Identifier':
      return typeof value['value'] === 'string' ? value['value'] : '';
    case 'MemberExpression':
      return `${nameOf(value['object'])}.${nameOf(value['property'])}`;
    case 'CallExpression':
      return nameOf(value['callee']);
    case 'NewExpression':
      return nameOf(value['callee']);
    default:
      return '';
  }
}

function collect(value: unknown, into: SyntaxNode[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, into);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) into.push(value);
  for (const child of Object.values(value)) {
    if (typeof child === 'object' && child !== null) collect(child, into);
  }
}
