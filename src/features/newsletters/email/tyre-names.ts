// The text of a newsletter as staff write it: what a mail fills in is shown there in words, [Nokian Hakkapeliitta R5 205/55R16 91T], [Aukioloajat],
// [Painike: Varaa aika → /ajanvaraus], without ids and braces.
import { newsletterFormMessages as messages } from '../messages/editor.ts';
import { buttonBlock, HOURS_BLOCK, productBlock, SEASON_BLOCK } from './mail-markup.ts';

// Before a parenthesis a mark would be the words of a link.
const NAMED_BLOCK = /\{\{tuote:([^{}|\n]{1,200})\|([0-9A-Za-z-]{1,64})\}\}/g;
const SHOWN_TYRE = new RegExp(`${NAMED_BLOCK.source}(?!\\()`, 'g');
const BUTTON_BLOCK = /\{\{painike:([^{}|[\]→\n]{1,200})\|([^{}|[\]\n]{1,300})\}\}(?!\()/g;
const FIXED_BLOCK = /\{\{(?:aukioloajat|kausi)\}\}(?!\()/g;
const MARK = /\[([^[\]\n]{1,520})\](?!\()/g;
const BUTTON_MARK = new RegExp(`^${messages.buttonMark('([^→]{1,200})', '(.{1,300})')}$`);

const FIXED_MARKS: ReadonlyMap<string, string> = new Map([
  [HOURS_BLOCK, messages.addHours],
  [SEASON_BLOCK, messages.addSeason],
]);
const FIXED_BLOCKS = new Map([...FIXED_MARKS].map(([block, mark]) => [mark, block]));

export interface NamedTyre {
  id: string;
  name: string;
}

/** What has been shown is remembered, so that a name that is typed or taken back again is the same tyre. */
export function createTyreNames() {
  const blocks = new Map<string, string>();
  const markOf = (block: string, name: string): string => {
    if (/[[\]]/.test(name) || FIXED_BLOCKS.has(name) || BUTTON_MARK.test(name)) return block;
    let mark = name;
    for (let count = 2; (blocks.get(mark) ?? block) !== block; count += 1) mark = `${name} (${count})`;
    blocks.set(mark, block);
    return `[${mark}]`;
  };
  const shown = (content: string): string =>
    content
      .replaceAll(SHOWN_TYRE, markOf)
      .replaceAll(
        BUTTON_BLOCK,
        (_, text: string, address: string) => `[${messages.buttonMark(text, address)}]`,
      )
      .replaceAll(FIXED_BLOCK, (block) => `[${FIXED_MARKS.get(block)}]`);
  const blockOf = (mark: string): string | undefined => {
    const fixed = FIXED_BLOCKS.get(mark);
    if (fixed !== undefined) return fixed;
    const [, text = '', address = ''] = BUTTON_MARK.exec(mark) ?? [];
    return address === '' ? blocks.get(mark) : buttonBlock(`${text}|${address}`);
  };
  return {
    /** '{{tuote:Nokian R5|a-1}}' → '[Nokian R5]' */
    shown,
    /** What is stored of a shown text. */
    stored: (text: string): string => text.replaceAll(MARK, (mark, name: string) => blockOf(name) ?? mark),
    /** The block of a tyre, as it is shown. */
    block: (productId: string, name: string): string => shown(productBlock(productId, name)),
  };
}

export type TyreNames = ReturnType<typeof createTyreNames>;

/** The tyres of a stored text, each once. */
export function tyresIn(content: string): NamedTyre[] {
  const named = [...content.matchAll(NAMED_BLOCK)].map(([, name = '', id = '']) => ({ id, name }));
  return [...new Map(named.map((tyre) => [tyre.id, tyre])).values()];
}

/** The stored text without a tyre. */
export function withoutTyre(content: string, productId: string): string {
  return content
    .replaceAll(NAMED_BLOCK, (block, _name, id) => (id === productId ? '' : block))
    .replaceAll(/\n{3,}/g, '\n\n');
}
