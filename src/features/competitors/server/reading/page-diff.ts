// The difference of two texts as HTML of ours: everything escaped, only `ins`, `del` and `br` added.
import { diffLines, diffWordsWithSpace } from 'diff';
import type { ChangeObject } from 'diff';

import { diffMessages } from '../../messages.ts';
import type { CompareTask, Compared } from './task.ts';

const MOST_HTML = 200 * 1024;
const SNIPPET = 160;
/** Unchanged text kept on either side of a change. */
const AROUND = 200;
/** Above this lines are compared, not words: words would take too long. */
const MOST_WORD_CHARACTERS = 20_000;
const LONGEST_MS = 3000;

export function comparePages({ before, after }: CompareTask): Compared {
  const isSmall = before.length + after.length <= MOST_WORD_CHARACTERS;
  const limit = { timeout: LONGEST_MS };
  const compared = isSmall ? diffWordsWithSpace(before, after, limit) : diffLines(before, after, limit);
  const changes = compared ?? [
    { value: before, added: false, removed: true, count: 1 },
    { value: after, added: true, removed: false, count: 1 },
  ];
  if (changes.every(({ added, removed }) => !added && !removed)) return { html: '', before: '', after: '' };
  return {
    html: toHtml(changes),
    before: snippet(changes, ({ removed }) => removed),
    after: snippet(changes, ({ added }) => added),
  };
}

function toHtml(changes: readonly ChangeObject<string>[]): string {
  let html = '';
  for (const [index, change] of changes.entries()) {
    const next = piece(change, index > 0, index < changes.length - 1);
    if (html.length + next.length > MOST_HTML - 200) return `${html}<br>… ${escapeText(diffMessages.cut)}`;
    html += next;
  }
  return html;
}

function piece(
  { value, added, removed }: ChangeObject<string>,
  hasBefore: boolean,
  hasAfter: boolean,
): string {
  if (added) return `<ins>${escapeText(value.slice(0, MOST_HTML / 8))}</ins>`;
  if (removed) return `<del>${escapeText(value.slice(0, MOST_HTML / 8))}</del>`;
  const head = hasBefore ? value.slice(0, AROUND) : '';
  const tail = hasAfter ? value.slice(-AROUND) : '';
  const isWhole = value.length <= head.length + tail.length;
  return isWhole ? escapeText(value) : `${escapeText(head)} … ${escapeText(tail)}`;
}

/** Text content of HTML (WHATWG HTML 13.3: `&`, `<`, `>`, `"`), with line breaks shown. */
export function escapeText(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '').replaceAll('\n', '<br>');
}

function snippet(
  changes: readonly ChangeObject<string>[],
  isOurs: (change: ChangeObject<string>) => boolean,
): string {
  const text = changes.filter(isOurs).map(({ value }) => value.trim());
  const joined = text.filter(Boolean).join(' … ');
  return joined.length > SNIPPET ? `${joined.slice(0, SNIPPET)}…` : joined;
}
