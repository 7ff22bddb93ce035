// The difference of two texts as HTML: everything escaped, only `ins`, `del` and `br` added.
import { diffLines, diffWordsWithSpace, type ChangeObject } from 'diff';

import { escapeMarkup } from '../../../../platform/contract/text.ts';
import { diffMessages } from '../../messages.ts';
import type { CompareTask, Compared } from './task.ts';

const MAX_HTML = 200 * 1024;
const SNIPPET = 160;
const SNIPPET_AROUND = 30;
/** Unchanged text shown on either side of a change. */
const AROUND = 200;
/** Above this lines are compared, not words: words would take too long. */
const MAX_WORD_CHARACTERS = 20_000;
const MAX_MS = 3000;

export function comparePages({ before, after }: CompareTask): Compared {
  const isSmall = before.length + after.length <= MAX_WORD_CHARACTERS;
  const limit = { timeout: MAX_MS };
  const compared = isSmall ? diffWordsWithSpace(before, after, limit) : diffLines(before, after, limit);
  const changes = compared ?? [
    { value: before, added: false, removed: true, count: 1 },
    { value: after, added: true, removed: false, count: 1 },
  ];
  if (changes.every(({ added, removed }) => !added && !removed)) return { html: '', before: '', after: '' };
  return {
    html: toHtml(changes),
    before: snippet(changes, ({ added }) => added),
    after: snippet(changes, ({ removed }) => removed),
  };
}

function toHtml(changes: readonly ChangeObject<string>[]): string {
  let html = '';
  for (const [index, change] of changes.entries()) {
    const next = piece(change, index > 0, index < changes.length - 1);
    if (html.length + next.length > MAX_HTML - 200) return `${html}<br>… ${escapeText(diffMessages.cut)}`;
    html += next;
  }
  return html;
}

function piece(
  { value, added, removed }: ChangeObject<string>,
  hasBefore: boolean,
  hasAfter: boolean,
): string {
  if (added) return `<ins>${escapeText(value.slice(0, MAX_HTML / 8))}</ins>`;
  if (removed) return `<del>${escapeText(value.slice(0, MAX_HTML / 8))}</del>`;
  const head = hasBefore ? value.slice(0, AROUND) : '';
  const tail = hasAfter ? value.slice(-AROUND) : '';
  const isWhole = value.length <= head.length + tail.length;
  return isWhole ? escapeText(value) : `${escapeText(head)} … ${escapeText(tail)}`;
}

/** Text content of HTML (WHATWG HTML 13.3: `&`, `<`, `>`, `"`), with line breaks shown. */
export function escapeText(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>');
}

/** One side's text around every difference, so that a bare '17' is never shown alone. */
function snippet(
  changes: readonly ChangeObject<string>[],
  isOthers: (change: ChangeObject<string>) => boolean,
): string {
  let text = '';
  const windows: { from: number; to: number }[] = [];
  for (const change of changes) {
    const at = text.length;
    if (!isOthers(change)) text += change.value;
    if (!change.added && !change.removed) continue;
    const last = windows.at(-1);
    if (last && at - SNIPPET_AROUND <= last.to) last.to = text.length + SNIPPET_AROUND;
    else windows.push({ from: at - SNIPPET_AROUND, to: text.length + SNIPPET_AROUND });
  }
  const pieces = windows.map(({ from, to }) => wholeWords(text, Math.max(0, from), to));
  const joined = pieces.filter(Boolean).join(' … ');
  return joined.length > SNIPPET ? `${joined.slice(0, SNIPPET)}…` : joined;
}

/** Without the halves of words at the ends. */
function wholeWords(text: string, from: number, to: number): string {
  const isCut = (at: number) => at > 0 && at < text.length && /\S\S/.test(text.slice(at - 1, at + 1));
  let words = text.slice(from, to);
  if (isCut(from)) words = words.replace(/^\S+/, '');
  if (isCut(to)) words = words.replace(/\S+$/, '');
  return words.replaceAll(/\s+/g, ' ').trim();
}
