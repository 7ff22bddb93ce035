// What staff claim without proof in their texts of the home page. Credit is shown with its terms there, and words of the
// parts on credit that are untrue are not shown, so that only other parts are checked for it. Rules of law are shown with their
// sources on 'Hyvä tietää', which answers of the home page may sum up.
import { claimsOfTexts, type PlacedClaim } from '../articles/writing/claim-confirmation.ts';
import type { HomepageSettings } from './contract.ts';
import { homepageTexts } from './editor-draft.ts';

export function homepageClaims(settings: HomepageSettings): PlacedClaim[] {
  return claimsOfTexts(homepageTexts(settings)).filter(
    ({ kind, path }) => kind !== 'law' && (kind !== 'credit' || !path.startsWith('financingCTA.')),
  );
}

export interface ListEntry {
  kind: string;
  title: string;
  body: string;
}

/** Claims of selling points, and of questions with their answers. */
export function listClaims(entries: readonly ListEntry[]): PlacedClaim[] {
  const texts = entries.map(({ title, body }, index) => ({
    path: String(index),
    place: title,
    text: `${title}\n${body}`,
  }));
  return claimsOfTexts(texts).filter(
    ({ kind, path }) => kind !== 'law' && (kind !== 'credit' || entries[Number(path)]?.kind !== 'financing'),
  );
}
