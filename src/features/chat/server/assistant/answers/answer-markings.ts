// What marks on a tyre's sidewall mean: the very ones that were named, else what marks there are.
import { loadIndexKg, speedSymbolKmh } from '../../../../catalogue/size/load-speed.ts';
import { formatTyreSize } from '../../../../catalogue/size/tyre-size.ts';
import { sizeMessages } from '../../../../pages/messages/good-to-know.ts';
import { GOOD_TO_KNOW_PATH } from '../../../../pages/paths.ts';
import type { ShopProfile } from '../../../../shop-profile/shop-profile.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import type { Details } from '../details/details.ts';
import { fold } from '../words.ts';
import { answer, waysToShop, type Answer } from './answer.ts';

export function answerMarkings(details: Details): Answer {
  const lines = markLines(details);
  return answer('articlesAndFaq', lines.length > 0 ? lines : messages.markingsText, {
    sources: [{ title: messages.sources.sidewall, href: `${GOOD_TO_KNOW_PATH}#merkinnat` }],
  });
}

/** Follows an answer with the rules on a figure. */
export function answerRules(shop: ShopProfile): Answer {
  return answer('articlesAndFaq', messages.checkPapers, {
    sources: [{ title: messages.sources.sidewall, href: `${GOOD_TO_KNOW_PATH}#merkinnat` }],
    actions: waysToShop(shop),
  });
}

interface MarkTexts {
  readonly size: (size: string, parts: readonly number[]) => string;
  readonly load: (index: number, kilos: number) => string;
  readonly speed: (symbol: string, kmh: number) => string;
  readonly reinforced: string;
  readonly rule: string;
}

/** A line for each mark of the question that has a separate meaning; none where the question names no mark. */
export function markLines(
  { size, loadIndex, speedSymbol, tags = [], text = '' }: Details,
  marks: MarkTexts = { ...messages.marks, rule: sizeMessages.rule },
): string[] {
  const kilos = loadIndex === undefined ? null : loadIndexKg(loadIndex);
  const kmh = speedSymbol === undefined ? null : speedSymbolKmh(speedSymbol);
  const parts = size && [size.widthMm, size.aspect, size.diameterIn];
  return [
    ...(kilos === null ? [] : axleLines(text, kilos)),
    ...(parts ? [marks.size(formatTyreSize(size), parts)] : []),
    ...(kilos === null || loadIndex === undefined ? [] : [marks.load(loadIndex, kilos)]),
    ...(kmh === null || speedSymbol === undefined ? [] : [marks.speed(speedSymbol, kmh)]),
    ...(tags.includes('XL') && kilos !== null ? [marks.reinforced] : []),
    ...(kilos === null && kmh === null ? [] : [marks.rule]),
  ];
}

/** 'riittääkö 91, jos otteessa akselimassa on 1250' */
const AXLE_MASS = /aksel\D{0,30}(\d ?\d{3}|\d{3})\b/;

function axleLines(text: string, kilos: number): string[] {
  const mass = AXLE_MASS.exec(fold(text))?.[1]?.replace(' ', '');
  return mass === undefined ? [] : [messages.marks.axle(Number(mass), Number(mass) <= 2 * kilos)];
}
