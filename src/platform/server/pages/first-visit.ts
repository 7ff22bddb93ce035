// The page for a browser that comes from elsewhere and has none of the site's files: the rules that it draws stand in its head, so
// that the first paint waits for no style sheet. The sheet comes after it, for the pages that the site's own links lead to.
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import { parse, type ChildNode } from 'postcss';

import type { CachedResponse, UnencodedResponse } from './byte-cache.ts';

/** What the addresses of a first visit's pages begin with in the cache. */
export const FIRST_VISIT = 'first ';

/** Answered differently by the headers that tell a first visit. */
export const VARY_BY_VISIT = 'accept-encoding, sec-fetch-dest, sec-fetch-site';

/** Whether a page is asked for from elsewhere. Browsers before 2023 and programs do not say, and get the page with its sheet. Source: Fetch Metadata. */
export function isFirstVisit(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return headers['sec-fetch-dest'] === 'document' && (site === 'none' || site === 'cross-site');
}

/** The last time that a Date has. */
const LAST_DATE_MS = 8.64e15;

/** A rule and where it stands: '@layer base', '@media print'. */
interface StyleRule {
  around: readonly string[];
  /** Each with the classes that an element and those around it must have. */
  selectors: readonly { text: string; classes: readonly string[] }[];
  body: string;
}

export interface FirstVisitPage {
  html: string;
  /** For the content security policy: 'sha256-…' of the rules. */
  styleHash: string;
}

/** Makes the page of a first visit of a whole one; `sheets` are the texts of the site's style sheets by their addresses. */
export function createFirstVisit(sheets: ReadonlyMap<string, string>): (html: string) => FirstVisitPage {
  const rulesOf = new Map([...sheets].map(([href, css]) => [href, readRules(parse(css).nodes)]));
  return (html) => {
    const classes = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    const head: string[] = [];
    const links: string[] = [];
    let page = html;
    for (const [href, rules] of rulesOf) {
      const link = `<link rel="stylesheet" href="${href}">`;
      if (!page.includes(link)) continue;
      page = page.replace(link, '');
      head.push(textOf(rules, classes));
      // Loaded after all that the page shows; the site script applies it when something comes into the page.
      links.push(`<link rel="stylesheet" href="${href}" media="not all">`);
    }
    const styles = head.join('');
    page = page.replace('<script>', () => `<style>${styles}</style><script>`);
    page = page.replace('</body>', () => `${links.join('')}</body>`);
    return {
      html: page,
      styleHash: `sha256-${createHash('sha256').update(styles).digest('base64')}`,
    };
  };
}

/** The answer to a first visit, made of the one to all others; `policy` is theirs. */
export function firstVisitResponse(
  whole: CachedResponse,
  makePage: (html: string) => FirstVisitPage,
  policy: string,
): UnencodedResponse {
  const { html, styleHash } = makePage(whole.identity.toString());
  return {
    ...whole,
    body: html,
    headers: {
      ...whole.headers,
      'content-security-policy': policy.replace('style-src', `style-src '${styleHash}'`),
    },
    expiresAt: new Date(Math.min(whole.expiresAtMs, LAST_DATE_MS)),
    isCacheable: whole.status === 200,
  };
}

function readRules(nodes: readonly ChildNode[], around: readonly string[] = []): StyleRule[] {
  return nodes.flatMap((node): StyleRule[] => {
    if (node.type === 'rule') {
      const selectors = node.selectors.map((text) => ({ text, classes: neededClasses(text) }));
      return [{ around, selectors, body: node.nodes.map(String).join(';') }];
    }
    if (node.type !== 'atrule') return [];
    const isGroup = /^(?:layer|media|supports|container|starting-style)$/.test(node.name) && node.nodes;
    return isGroup
      ? readRules(node.nodes ?? [], [...around, `@${node.name} ${node.params}`])
      : [{ around, selectors: [], body: String(node) }];
  });
}

/** What stands in `:not()`, `:is()` and the like is not needed, or not by all. */
function neededClasses(selector: string): string[] {
  let plain = selector.replaceAll(/\[[^\]]*\]/g, '');
  for (let outer = ''; outer !== plain;) {
    outer = plain;
    plain = plain.replaceAll(/:[\w-]+\([^()]*\)/g, '');
  }
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

/** The rules that elements of these classes, and elements of no class, can have. */
function textOf(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  const parts: string[] = [];
  let opened: readonly string[] = [];
  const enter = (around: readonly string[]): void => {
    const common = around.findIndex((name, depth) => name !== opened[depth]);
    const shared = common < 0 ? Math.min(around.length, opened.length) : common;
    parts.push('}'.repeat(opened.length - shared), ...around.slice(shared).map((name) => `${name}{`));
    opened = around;
  };
  for (const { around, selectors, body } of rules) {
    const used = selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
    if (selectors.length > 0 && used.length === 0) continue;
    enter(around);
    parts.push(selectors.length > 0 ? `${used.map(({ text }) => text).join(',')}{${body}}` : endOf(body));
  }
  enter([]);
  return parts.join('');
}

/** An at-rule without a block ends in a semicolon. */
function endOf(rule: string): string {
  return rule.endsWith('}') ? rule : `${rule};`;
}
