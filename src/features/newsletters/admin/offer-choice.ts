// How many tyres an offer message may have.
import { MOST_OFFERED } from '../contract-offer-message.ts';
import { offerPanelMessages as messages } from '../messages-offer.ts';

/** Why so many chosen tyres make no message (specification, section 5); undefined: they do. */
export function choiceFault(total: number): string | undefined {
  if (total === 0) return messages.noneChosen;
  return total > MOST_OFFERED ? messages.tooMany(MOST_OFFERED) : undefined;
}
