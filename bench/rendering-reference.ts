// The reference for making a page anew: React alone writing the same elements, in a process of its own.
import { readFileSync } from 'node:fs';

import type { ChildNode } from 'domhandler';
import { isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const SECONDS = 5;
const WARM_UP = 200;

const html = readFileSync(process.argv[2] ?? '', 'utf8');
const tree = createElement('main', null, ...parseDocument(html).children.map(nodeOf));
for (let turn = 0; turn < WARM_UP; turn += 1) renderToString(tree);
const endAt = performance.now() + SECONDS * 1000;
let count = 0;
for (; performance.now() < endAt; count += 1) renderToString(tree);
process.send?.({ perSecond: count / SECONDS });

function nodeOf(node: ChildNode): ReactNode {
  if (isText(node)) return node.data;
  if (!isTag(node)) return null;
  const { style: _style, ...attributes } = node.attribs;
  const children = node.children.map(nodeOf);
  return createElement(node.name, attributes, ...children);
}
