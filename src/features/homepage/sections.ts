// The two text sections and the financing call-to-action as visitors see them.
import { contradictsTerms, shownBadge } from '../shop-profile/credit-words.ts';
import { percentOf } from '../shop-profile/financing-text.ts';
import type { Financing } from '../shop-profile/financing.ts';
import { financingMessages } from '../shop-profile/messages.ts';
import type { ShopProfile } from '../shop-profile/shop-profile.ts';
import type { FinancingCta, Section, SellingPoint } from './contract.ts';
import { financingCtaDefaults, sectionDefaults } from './messages.ts';

export interface ResolvedSection {
  title: string;
  paragraphs: string[];
}

/** A section is shown unless its own entry hides it; without entries both show with their default texts. */
export function resolveSection(
  id: Section['id'],
  sections: readonly Section[],
  founded: string,
  oldTyres?: string,
): ResolvedSection | undefined {
  const entry = sections.find((section) => section.id === id);
  if (entry && !entry.visible) return undefined;
  const content =
    id === 'intro' ? sectionDefaults.intro.content(founded, oldTyres) : sectionDefaults.services.content;
  return {
    title: entry?.title || sectionDefaults[id].title,
    paragraphs: splitParagraphs(entry?.content || content),
  };
}

export interface ResolvedFinancing {
  title: string;
  paragraphs: string[];
  highlightedText: string;
  /** Promotes interest-free credit and nothing else; empty for none. */
  badge: string;
  button: { label: string; href: string } | undefined;
}

/**
 * The call-to-action when it is switched on and the shop has credit terms. A text that is empty, or contradicts the terms,
 * is made from the terms; the button needs the creditor's address.
 */
export function resolveFinancing(
  cta: FinancingCta,
  { financing, financingBadge, links }: Pick<ShopProfile, 'financing' | 'financingBadge' | 'links'>,
): ResolvedFinancing | undefined {
  if (!cta.visible || financing === null) return undefined;
  const own = (text: string) => (contradictsTerms(text, financing) ? '' : text);
  return {
    title: own(cta.title) || financingMessages.payInInstalments,
    paragraphs: splitParagraphs(own(cta.mainText) || financingMessages.possible),
    highlightedText: own(cta.highlightedText) || termsInShort(financing),
    badge: shownBadge(financing, financingBadge),
    button: links.credit
      ? { label: own(cta.buttonText) || financingCtaDefaults.buttonText, href: links.credit }
      : undefined,
  };
}

/** A selling point on credit is shown only while the shop has terms, in words that are true of them. */
export function resolveSellingPoints(
  points: readonly SellingPoint[],
  financing: Financing | null,
): SellingPoint[] {
  return points.flatMap((point) => {
    if (point.kind !== 'financing') return [point];
    if (financing === null) return [];
    if (!contradictsTerms(`${point.title} ${point.text}`, financing)) return [point];
    return [{ ...point, title: financingMessages.payInInstalments, text: termsInShort(financing) }];
  });
}

function termsInShort({ termMonths, annualRatePercent, trueAnnualRatePercent }: Financing): string {
  return financingMessages.inShort(
    termMonths,
    percentOf(annualRatePercent),
    percentOf(trueAnnualRatePercent),
  );
}

/** Paragraphs of a text, split at blank lines. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
