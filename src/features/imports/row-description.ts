// The description of a row taken apart: '225/45 R19 TL 96T NO HAKKAPELIITTA R5 SUV XL' is a size, a load, a maker's code,
// a model and tags.
import { tyreTag } from '../catalogue/product/tyre-tags.ts';
import {
  findWholeSize,
  parseService,
  type ServiceDescription,
  type SizeReading,
} from '../catalogue/size/tyre-size.ts';
import { modelName } from './model-names.ts';

export interface RowDescription {
  readonly size: SizeReading | null;
  readonly service: ServiceDescription;
  /** As its manufacturer writes it; '' when nothing is left. */
  readonly model: string;
  readonly isXl: boolean;
  readonly isRunFlat: boolean;
  /** A separate C at the end. */
  readonly isCommercial: boolean;
  /** Other tags in their order: 'MO', 'N0', '*', 'HL'. */
  readonly marks: readonly string[];
}

/** Words at the end that are no part of a name: the season has separate columns. */
const SEASON_MARKS: ReadonlySet<string> = new Set(['STUDDED', 'STUDS', 'STUDLESS', 'STUDDABLE', 'TL', 'TT']);

/** Longer descriptions are cut: no list's column has more. */
const MAX_DESCRIPTION_LENGTH = 200;

/** Parses a description. `brandCode` and `brand` are the row's own and no part of the model. */
export function readDescription(text: string, brandCode: string, brand: string): RowDescription {
  const description = text.slice(0, MAX_DESCRIPTION_LENGTH);
  const hit = findWholeSize(description);
  const rest =
    hit === null ? description : `${description.slice(0, hit.start)} ${description.slice(hit.end)}`;
  const words = rest.split(/\s+/).filter(Boolean);
  const start = leadLength(words, brandCode, brand);
  const { end, tags } = trailingTags(words, start);
  const full = hit?.reading.kind === 'full' ? hit.reading : null;
  const sizeMarks = full?.tags.filter((tag) => tag === 'HL' || tag === 'LT') ?? [];
  const all = [...new Set([...sizeMarks, ...tags])];
  return {
    size: hit?.reading ?? null,
    service: full ?? serviceIn(words.slice(0, start)),
    model: modelName(words.slice(start, end).join(' ')),
    isXl: all.includes('XL'),
    isRunFlat: all.includes('RFT'),
    isCommercial: all.includes('C'),
    marks: all.filter((tag) => !['XL', 'RFT', 'C'].includes(tag)),
  };
}

/** How many words before the model: TL, load and speed, the manufacturer's code and name, each where it comes first. */
function leadLength(words: readonly string[], brandCode: string, brand: string): number {
  const leads = new Set(['TL', 'TT', brandCode.toUpperCase(), brand.toUpperCase()]);
  let length = 0;
  for (const word of words) {
    const upper = word.toUpperCase();
    if (!leads.delete(upper) && parseService(word)?.speedSymbol === undefined) break;
    length += 1;
  }
  return length;
}

function serviceIn(words: readonly string[]): ServiceDescription {
  return words.map(parseService).find((service) => service !== null) ?? {};
}

/** Tags come last. One word always stays: a model may be called like a tag. */
function trailingTags(words: readonly string[], start: number): { end: number; tags: string[] } {
  const tags: string[] = [];
  let end = words.length;
  while (end > start + 1) {
    const word = words[end - 1]?.toUpperCase() ?? '';
    const tag = word === 'C' ? 'C' : tyreTag(word);
    if (tag === null && !SEASON_MARKS.has(word)) break;
    if (tag !== null) tags.unshift(tag);
    end -= 1;
  }
  return { end, tags };
}
