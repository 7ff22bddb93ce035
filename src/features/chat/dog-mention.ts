// Whether a text mentions the shop's dog: by its name in any Finnish case, or as a dog.
import { VOWELS, weakened } from '../shop-profile/name-cases.ts';

/** Case endings of the singular, as a name takes them; the illative repeats the last vowel. */
const ENDINGS = 'n|ss[a\u00E4]|st[a\u00E4]|ll[a\u00E4]|lt[a\u00E4]|lle|n[a\u00E4]|ksi|tt[a\u00E4]';
const ENCLITICS = 'kin|kaan|k\u00E4\u00E4n|ko|k\u00F6|han|h\u00E4n|pa|p\u00E4';
/** A studded tyre is a 'nasta' too: in a sentence about friction tyres it is no dog. */
const FRICTION = /kitk/iu;

/**
 * True when `text` names the dog ('Nasta', 'Nastan', 'Nastalla', 'Nasta-koirakin') or contains 'koira' in any case or compound.
 * The name is distinguished from a common noun by its capital and by its singular: 'nastat', 'Nastarenkaat' and 'Nasta- ja
 * kitkarenkaat' are tyres. `dogName` empty: the shop has no dog.
 */
export function mentionsDog(text: string, dogName: string): boolean {
  const name = dogName.trim();
  if (name === '') return false;
  const pattern = namePattern(name);
  return text
    .split(/[.!?\n]/)
    .some((sentence) => /koir[aio]/iu.test(sentence) || (!FRICTION.test(sentence) && pattern.test(sentence)));
}

function namePattern(name: string): RegExp {
  const forms = stemsOf(name).map((stem) => `${escaped(stem)}(?:${endingsOf(stem)})`);
  const inflected = `(?:${escaped(name)}|${forms.join('|')})(?:${ENCLITICS})?`;
  // With a hyphen it is part of another noun: 'Nasta- ja kitkarenkaat'. 'Nasta-koira' is known by its second half.
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])${inflected}(?![\p{L}\p{N}-])`, 'u');
}

/** What the endings are put to: 'Nasta' as it is, 'Turkka' also weakened, 'Max' with the vowel that binds. */
function stemsOf(name: string): string[] {
  const last = name.at(-1)?.toLowerCase() ?? '';
  if (!VOWELS.includes(last)) return [`${name}i`];
  return [...new Set([name, weakened(name)])];
}

function endingsOf(stem: string): string {
  const last = stem.at(-1) ?? '';
  const isLong = VOWELS.includes(stem.at(-2)?.toLowerCase() ?? '');
  // Partitive and illative: Nastaa and Nastaan, but Reita and Reihin.
  return isLong ? `${ENDINGS}|t[a\u00E4]|h${last}n|seen` : `${ENDINGS}|[a\u00E4]|${last}n`;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
