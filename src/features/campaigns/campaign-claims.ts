// What a campaign claims without proof, by the names its fields have in the form.
import { readNumber } from '../../platform/contract/typed.ts';
import { claimsOfTexts, type PlacedClaim } from '../articles/writing/claim-confirmation.ts';
import type { DiscountType } from './discount.ts';
import { campaignFormMessages as names } from './messages-admin.ts';

interface ClaimingCampaign {
  name: string;
  description: string;
  discountType: DiscountType;
  /** A form has it as it was typed. */
  discountValue: string | number | null;
}

export function campaignClaims(campaign: ClaimingCampaign): PlacedClaim[] {
  const paths = ['name', 'description'] as const;
  return claimsOfTexts(paths.map((path) => ({ path, place: names[path], text: campaign[path] }))).filter(
    ({ path, kind, start }) => {
      const text = path === 'name' ? campaign.name : campaign.description;
      const isAmount = kind === 'discount' || kind === 'figure';
      return !isAmount || !isOwnPercent(sentenceAt(text, start), campaign);
    },
  );
}

/** The campaign's own per cent may be announced as such: each tyre on offer states its lowest price of 30 days beside its price. */
function isOwnPercent(sentence: string, { discountType, discountValue }: ClaimingCampaign): boolean {
  const own = typeof discountValue === 'string' ? readNumber(discountValue) : discountValue;
  const amounts = [...sentence.matchAll(/(\d[\d.,]*)\s?(%|prosent|€|euro)/g)];
  const isOwn = ([, amount = '', unit = '']: readonly string[]) =>
    /%|prosent/.test(unit) && readNumber(amount) === own;
  return discountType === 'percentage' && amounts.length > 0 && amounts.every(isOwn);
}

function sentenceAt(text: string, place: number): string {
  const before =
    text
      .slice(0, place)
      .split(/[.!?]\s|\n/)
      .at(-1) ?? '';
  const after = text.slice(place).split(/[.!?]\s|\n/)[0] ?? '';
  return before + after;
}
