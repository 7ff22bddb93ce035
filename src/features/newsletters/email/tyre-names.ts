// The text of a newsletter as staff write it: a tyre is shown there by its name, {{Nokian Hakkapeliitta R5 205/55R16 91T}}, not by its id.
import { productBlock } from './mail-markup.ts';

const NAMED_BLOCK = /\{\{tuote:([^{}|\n]{1,200})\|([0-9A-Za-z-]{1,64})\}\}/g;
const MARK = /\{\{([^{}|\n]{1,220})\}\}/g;
/** Names that would mean another block. */
const OTHER_BLOCK = /^(?:(?:aukioloajat|kausi)$|tuote:|painike:)/;

export interface NamedTyre {
  id: string;
  name: string;
}

/** What has been shown is remembered, so that a name that is typed or taken back again is the same tyre. */
export function createTyreNames() {
  const blocks = new Map<string, string>();
  const markOf = (block: string, name: string): string => {
    if (OTHER_BLOCK.test(name)) return block;
    let mark = name;
    for (let count = 2; (blocks.get(mark) ?? block) !== block; count += 1) mark = `${name} (${count})`;
    blocks.set(mark, block);
    return `{{${mark}}}`;
  };
  const shown = (content: string): string => content.replaceAll(NAMED_BLOCK, markOf);
  return {
    /** '{{tuote:Nokian R5|a-1}}' → '{{Nokian R5}}' */
    shown,
    /** What is stored of a shown text. */
    stored: (text: string): string => text.replaceAll(MARK, (mark, name: string) => blocks.get(name) ?? mark),
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
