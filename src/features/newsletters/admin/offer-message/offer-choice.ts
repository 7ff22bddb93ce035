// How many tyres an offer message may have, which of them words find, and which are on offer no more.
import { MAX_OFFERED } from '../../contract/offer-message.ts';
import { productIdsIn } from '../../email/email-parts.ts';
import { offerPanelMessages as messages } from '../../messages/offer.ts';

/** Error for a number of chosen tyres that makes no message; undefined: none. */
export function choiceError(total: number): string | undefined {
  if (total === 0) return messages.noneChosen;
  return total > MAX_OFFERED ? messages.tooMany(MAX_OFFERED) : undefined;
}

/** Those with every word in maker, model or size, in any order and case. */
export function offersWith<T extends { manufacturer: string; model: string; size: string }>(
  offers: readonly T[],
  typed: string,
): readonly T[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return offers.filter(({ manufacturer, model, size }) => {
    const name = `${manufacturer} ${model} ${size}`.toLowerCase();
    return words.every((word) => name.includes(word));
  });
}

/** How many of the wished tyres a made message does not have: their offers ended meanwhile. */
export function missingFrom(content: string, wished: ReadonlySet<string>): number {
  const made = new Set(productIdsIn(content));
  return [...wished].filter((id) => !made.has(id)).length;
}

export interface NewsletterText {
  subject: string;
  content: string;
}

/** What was typed with a message after it; its subject only where there is none. */
export function withMessage({ subject, content }: NewsletterText, message: NewsletterText): NewsletterText {
  return {
    subject: subject.trim() === '' ? message.subject : subject,
    content: [content.trimEnd(), message.content].filter((text) => text !== '').join('\n\n'),
  };
}
