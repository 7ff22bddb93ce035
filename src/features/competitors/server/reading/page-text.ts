// A page or a part of it as lines of text, with what it strikes through marked, superscript cents joined to their euros.
import { hasChildren, isTag, isText, type AnyNode, type Element } from 'domhandler';

import { STRUCK_BEGIN, STRUCK_END } from '../../price-text.ts';

const UNREAD = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'head',
  'select',
  'textarea',
]);
/** Elements next to the page's main content. */
const AROUND = new Set(['nav', 'header', 'footer', 'aside', 'form']);
const INLINE = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark meter output q s samp small span strike strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const STRUCK = new Set(['del', 's', 'strike']);
/** Class names of earlier prices in the shops' usual platforms. */
const STRUCK_CLASS =
  /(?:^|[\s_-])(?:old|was|before|regular|previous|ovh|norm|normal|original|compare|crossed|strike|strikethrough|struck|rrp|msrp|list|vanha|norm(?:aali)?hinta)(?:$|[\s_-])/i;
const PRICE_CLASS = /price|hinta|amount/i;
const CENTS_CLASS = /cent|decimal|fraction|sentit|snt/i;
const HIDDEN_CLASS = /(?:^|\s)(?:visually-hidden|sr-only|screen-reader-text|hidden|d-none)(?:$|\s)/;

export interface TextOptions {
  /** True: without navigation, header, footer and forms. */
  isMainOnly?: boolean;
}

/** The text a reader sees, a line for every block; spaces inside lines collapsed. */
export function readText(nodes: readonly AnyNode[], { isMainOnly = false }: TextOptions = {}): string {
  const parts: string[] = [];
  for (const node of nodes) write(node, parts, isMainOnly);
  return parts
    .join('')
    .replaceAll(/[ \t\r\f]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim();
}

function write(node: AnyNode, parts: string[], isMainOnly: boolean): void {
  if (isText(node)) {
    parts.push(node.data.replaceAll(/[\n\t]/g, ' '));
    return;
  }
  if (!isTag(node)) {
    if (hasChildren(node)) writeAll(node.children, parts, isMainOnly);
    return;
  }
  if (isLeftOut(node, isMainOnly)) return;
  if (node.name === 'br') {
    parts.push('\n');
    return;
  }
  if (isCents(node, parts)) {
    const euros = parts.splice(-4).join('').trimEnd();
    parts.push(euros, euros.endsWith(',') ? '' : ',', digitsOf(node));
    return;
  }
  const isStruck = STRUCK.has(node.name) || isNamedStruck(node);
  const edge = INLINE.has(node.name) ? '' : '\n';
  parts.push(edge, isStruck ? STRUCK_BEGIN : '');
  writeAll(node.children, parts, isMainOnly);
  parts.push(isStruck ? STRUCK_END : '', edge);
}

function writeAll(nodes: readonly AnyNode[], parts: string[], isMainOnly: boolean): void {
  for (const node of nodes) write(node, parts, isMainOnly);
}

function isLeftOut(node: Element, isMainOnly: boolean): boolean {
  if (UNREAD.has(node.name) || 'hidden' in node.attribs || node.attribs['aria-hidden'] === 'true') {
    return true;
  }
  if (/display:\s*none|visibility:\s*hidden/.test(node.attribs['style'] ?? '')) return true;
  return HIDDEN_CLASS.test(node.attribs['class'] ?? '') || (isMainOnly && AROUND.has(node.name));
}

/** A class such as 'price--old' or 'old-price'; 'regular' alone may be a typeface. */
function isNamedStruck(node: Element): boolean {
  const names = `${node.attribs['class'] ?? ''} ${node.attribs['data-price-type'] ?? ''}`;
  if (!STRUCK_CLASS.test(names)) return (node.attribs['style'] ?? '').includes('line-through');
  return PRICE_CLASS.test(names) || /(?:^|\s)(?:old|was|ovh|vanha|compare-at)(?:$|\s)/i.test(names);
}

/** '129<sup>90</sup>' and the like: two digits, small, right after a whole number. */
function isCents(node: Element, parts: readonly string[]): boolean {
  const isSmall = ['sup', 'small'].includes(node.name) || CENTS_CLASS.test(node.attribs['class'] ?? '');
  return isSmall && digitsOf(node) !== '' && /\d\s?,?\s*$/.test(parts.slice(-4).join(''));
}

/** '90', '90 €' without the currency, which follows in the text; '' when the node contains anything else. */
function digitsOf(node: Element): string {
  const text: string[] = [];
  writeAll(node.children, text, false);
  const match = /^\s*,?\s*(\d{2})\s*(€?)\s*$/.exec(text.join(''));
  return match ? `${match[1]}${match[2]}` : '';
}
