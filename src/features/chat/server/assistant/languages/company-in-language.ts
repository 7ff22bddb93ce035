// The shop itself in English and Swedish: its languages, credit terms, makers, reviews and business ID.
import { formatEuros, formatPercent } from '../../../../../platform/contract/money.ts';
import { instalmentFor } from '../../../../shop-profile/financing.ts';
import { assistantMessages } from '../../../messages/assistant.ts';
import type { LanguageTexts } from '../../../messages/languages.ts';
import { answerPublished } from '../retrieval.ts';
import type { Foreign, Lines } from './foreign.ts';
import { publishedIn } from './published-answers.ts';

/** What is spoken at the counter, as far as the shop publishes it, and what the chat understands. */
export async function composeLanguage(texts: LanguageTexts, { tools, language }: Foreign): Promise<Lines> {
  const { text, isUnanswered } = await answerPublished(tools, assistantMessages.languageQuestion);
  return [(isUnanswered ? undefined : publishedIn(language, text)) ?? '', texts.language];
}

export async function composeFinancing(
  texts: LanguageTexts,
  { tools, details: { euros } }: Foreign,
): Promise<Lines | undefined> {
  const { financing } = await tools.shop();
  if (financing === null) return [texts.unknown];
  const { creditor, termMonths, exampleCreditCents } = financing;
  const plan = instalmentFor(euros === undefined ? exampleCreditCents : euros * 100, financing);
  return [
    texts.credit(creditor),
    texts.instalment({
      isExample: euros === undefined,
      sum: formatEuros(plan.creditCents),
      months: termMonths,
      monthly: formatEuros(plan.monthlyCents),
      total: formatEuros(plan.totalCents),
      rate: formatPercent(plan.trueAnnualRatePercent / 100, 2),
    }),
    texts.creditWarning,
  ];
}

/** Makers, the company and since when: what was asked for, each from the profile or the catalogue. */
export async function composeCompany(
  texts: LanguageTexts,
  { tools, details: { said } }: Foreign,
): Promise<Lines | undefined> {
  const { companyName, name, businessId, links } = await tools.shop();
  if (said?.has('brands')) {
    const { facets } = await tools.searchTyres({});
    const makers = facets.manufacturer.toSorted((one, other) => other.count - one.count);
    return [texts.makers(makers.map(({ label }) => label).join(', '))];
  }
  if (said?.has('reviews') && links.reviews !== '') return [texts.reviews];
  const isOfId = said?.has('businessId') === true && businessId !== '';
  return isOfId ? [texts.businessId(companyName || name, businessId)] : undefined;
}
