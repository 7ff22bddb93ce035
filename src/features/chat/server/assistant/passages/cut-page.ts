// Cuts a public page into passages: one for each heading, each row of a table, and each question that opens.
import { isTag, isText, type AnyNode, type Element, type ParentNode } from 'domhandler';
import { findOne, getAttributeValue, getElementsByTagName, nextElementSibling, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

import type { Passage } from './passage.ts';

const SKIPPED = new Set(
  'nav form script style svg template dialog select noscript picture legend'.split(' '),
);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'summary']);
const BLOCKS = new Set(
  'p li dt dd div section article header footer ul ol dl tr td th figcaption blockquote address br small'.split(
    ' ',
  ),
);
/** Before each item of a list, as texts of the shop write lists. */
export const LIST_MARK = '- ';
/** Letters; a shorter passage has no meaning. */
const MIN_LETTERS = 20;

/** Heading of a section that belongs to another page, such as a card that leads there. */
const ELSEWHERE = '';

interface Section {
  heading: string;
  text: string;
  anchor: string | undefined;
}

export function cutPage(html: string, page: { path: string; title: string }): Passage[] {
  const sections: Section[] = [{ heading: page.title, text: '', anchor: undefined }];
  walk(parseDocument(html).children, sections, undefined);
  return sections
    .map(({ heading, text, anchor }) => ({
      heading,
      text: plain(text),
      path: anchor === undefined ? page.path : `${page.path}#${anchor}`,
      source: page.title,
    }))
    .filter(({ heading, text }) => heading !== ELSEWHERE && text.length >= MIN_LETTERS);
}

/** `anchor`: the nearest id around these nodes. */
function walk(nodes: readonly AnyNode[], sections: Section[], anchor: string | undefined): void {
  for (const node of nodes) {
    const section = sections.at(-1);
    if (isText(node) && section) section.text += node.data;
    if (isTag(node) && !isSkipped(node)) walkElement(node, sections, anchor);
  }
}

function walkElement(element: Element, sections: Section[], around: string | undefined): void {
  const { name, children, attribs } = element;
  const isHeading = HEADINGS.has(name) || (name === 'label' && isNamed(nextElementSibling(element), 'p'));
  const anchor = name === 'section' || isHeading ? (attribs['id'] ?? around) : around;
  if (isHeading) {
    const heading = hasElement(element, 'a') ? ELSEWHERE : plain(textContent(children));
    sections.push({ heading, text: '', anchor });
  } else if (name === 'table') {
    addTable(element, sections, anchor);
  } else {
    const isBlock = BLOCKS.has(name);
    const add = (text: string) => {
      const section = sections.at(-1);
      if (section && isBlock) section.text += text;
    };
    add(name === 'li' ? `\n${LIST_MARK}` : '\n');
    walk(children, sections, anchor);
    add('\n');
  }
}

/** Each row with a name is a separate passage, under the heading before it; what follows the table continues under that. */
function addTable(table: Element, sections: Section[], anchor: string | undefined): void {
  const before = sections.at(-1);
  const labels = getElementsByTagName('th', getElementsByTagName('thead', table)).map((cell) =>
    plain(textContent(cell)),
  );
  for (const row of getElementsByTagName('tr', table)) {
    const name = findOne((cell) => cell.name === 'th' && getAttributeValue(cell, 'scope') === 'row', [row]);
    if (!name) continue;
    const [title = '', ...notes] = linesOf(name);
    const cells = getElementsByTagName('td', row).map((cell, at) => {
      const label = getAttributeValue(cell, 'data-label') ?? labels[at + 1] ?? '';
      return [label, linesOf(cell).join(', ')].filter(Boolean).join(': ');
    });
    const heading = [before?.heading, title].filter(Boolean).join(': ');
    sections.push({
      heading,
      text: [`${title}. ${cells.join('; ').replace(/\.?$/, '.')}`, ...notes].join('\n'),
      anchor,
    });
  }
  sections.push({ heading: before?.heading ?? '', text: '', anchor: before?.anchor });
}

function linesOf(element: Element): string[] {
  const sections: Section[] = [{ heading: '', text: '', anchor: undefined }];
  walk(element.children, sections, undefined);
  return plain(sections.map(({ text }) => text).join('\n'))
    .split('\n')
    .filter(Boolean);
}

/** Not for readers, not the shop's own words, a card that leads elsewhere, a button or link by itself, a picture. */
function isSkipped(element: Element): boolean {
  const { name, attribs, children, parent } = element;
  if (SKIPPED.has(name) || 'hidden' in attribs || attribs['aria-hidden'] === 'true') return true;
  if (name === 'button' || name === 'a') {
    return !isNamed(parent, 'li') && !(parent?.children ?? []).some(hasWords);
  }
  if (name === 'article') return !hasElement(element, 'h1') && !hasElement(element, 'h2');
  if (name === 'li') return hasElement(element, 'blockquote');
  return children.some((child) => isNamed(child, 'img'));
}

function hasWords(node: AnyNode): boolean {
  return isText(node) && /\p{L}{2}/u.test(node.data);
}

function hasElement(element: Element, name: string): boolean {
  return getElementsByTagName(name, element.children, true, 1).length > 0;
}

function isNamed(node: ParentNode | AnyNode | null, name: string): boolean {
  return node !== null && isTag(node) && node.name === name;
}

function plain(text: string): string {
  return text
    .replaceAll(/[\u00AD\u2060]/g, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/^-\s*(?:\n|$)(?:-\s*(?:\n|$))*/gm, '')
    .trim();
}
