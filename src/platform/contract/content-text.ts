// Content as plain text: for descriptions, feeds, word counts and the text part of emails.
import type { Block, Inline } from './content.ts';
import { fold } from './text.ts';

export interface PlainTextOptions {
  /** How the address of a link is written after its text; left out, only its text is shown. */
  addressOf?: (href: string) => string;
}

/** Blocks separated by empty lines, items marked by a dash. Placeholders of emails are left out, except a button's label. */
export function contentText(blocks: readonly Block[], options: PlainTextOptions = {}): string {
  return blocks
    .map((block) => blockText(block, options))
    .filter((text) => text !== '')
    .join('\n\n');
}

function blockText(block: Block, options: PlainTextOptions): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return inlineText(block.inlines, options);
    case 'list':
      return block.items.map((item) => `- ${inlineText(item, options)}`).join('\n');
    case 'picture':
      return block.alt;
    case 'button':
      return linkText(block.text, block.href, options);
    case 'product':
    case 'opening-hours':
    case 'season':
      return '';
  }
}

/** The words of one line of content. */
export function inlineText(inlines: readonly Inline[], options: PlainTextOptions = {}): string {
  return inlines
    .map((inline) => {
      switch (inline.kind) {
        case 'text':
          return inline.text;
        case 'link':
          return linkText(inline.text, inline.href, options);
        case 'bold':
          return inlineText(inline.spans, options);
        case 'break':
          return '\n';
      }
    })
    .join('');
}

function linkText(text: string, href: string, { addressOf }: PlainTextOptions): string {
  return addressOf ? `${text} (${addressOf(href)})` : text;
}

/** How many words content has; what carries a letter or a digit counts. */
export function countWords(blocks: readonly Block[]): number {
  return contentText(blocks)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The first paragraph on one line, cut at a word to `longest` characters with an ellipsis. */
export function firstParagraph(blocks: readonly Block[], longest: number): string {
  const paragraph = blocks.find((block) => block.kind === 'paragraph');
  const text = paragraph ? inlineText(paragraph.inlines).replaceAll(/\s+/g, ' ').trim() : '';
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${(end > longest / 2 ? cut.slice(0, end) : cut.slice(0, -1)).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** A heading of content with the id its element has. */
export interface HeadingAnchor {
  id: string;
  text: string;
  level: 2 | 3;
}

/** The headings in order, each with a unique id; letters of any language but a–z lose their marks. */
export function headingAnchors(blocks: readonly Block[]): HeadingAnchor[] {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return blocks.flatMap((block) => {
    if (block.kind !== 'heading') return [];
    const text = inlineText(block.inlines);
    const base = plainLetters(text).slice(0, 60).replace(/-+$/, '') || 'osa';
    let id = base;
    for (let count = counts.get(base) ?? 2; taken.has(id); count += 1) {
      id = `${base}-${count}`;
      counts.set(base, count + 1);
    }
    taken.add(id);
    return [{ id, text, level: block.level }];
  });
}

/** Text as a part of an address: a–z, digits and single dashes, 'Ää, öljy!' → 'aa-oljy'. May be empty. */
export function plainLetters(text: string): string {
  return fold(text)
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
