// What the insert menu of the editor puts into the text: blocks that a mail fills in, each on a separate line.
import type { Selected } from '../../articles/markup.ts';

const MAX_LABEL_LENGTH = 100;

export const HOURS_BLOCK = '{{aukioloajat}}';
/** When to change tyres, as of the day of sending. */
export const SEASON_BLOCK = '{{kausi}}';

/** `name` is for those who write; the email has the name of the moment. */
export function productBlock(productId: string, name = ''): string {
  const label = name
    .replaceAll(/[{}|\s]+/g, ' ')
    .trim()
    .slice(0, MAX_LABEL_LENGTH);
  return label === '' ? `{{tuote:${productId}}}` : `{{tuote:${label}|${productId}}}`;
}

/** The content with a name in each product block that has none. */
export function withProductNames(content: string, nameOf: (productId: string) => string | undefined): string {
  return content.replaceAll(/\{\{tuote:([0-9A-Za-z-]{1,64})\}\}/g, (_, productId: string) =>
    productBlock(productId, nameOf(productId)),
  );
}

/** `words` are 'text|address', to be typed over. */
export function buttonBlock(words: string): string {
  return `{{painike:${words}}}`;
}

/**
 * Inserts the block as a paragraph after the line on which the selection ends, then selects `selected`, a part of it,
 * or what follows it.
 */
export function insertBlock({ text, end }: Selected, block: string, selected = ''): Selected {
  const lineEnd = text.indexOf('\n', end);
  const cut = lineEnd === -1 ? text.length : lineEnd;
  const head = text.slice(0, cut).replace(/\n+$/, '');
  const tail = text.slice(cut).replace(/^\n+/, '');
  const before = head === '' ? '' : `${head}\n\n`;
  const at = selected === '' ? -1 : block.indexOf(selected);
  const after = `${before}${block}\n\n`;
  const start = at < 0 ? after.length : before.length + at;
  return { text: after + tail, start, end: at < 0 ? start : start + selected.length };
}
