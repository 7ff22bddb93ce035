// Answers whether one size may take the place of another, by the calculator of the rims page.
import { formatTyreSize } from '../../../../catalogue/size/tyre-size.ts';
import { decimal } from '../../../../pages/fit-words.ts';
import { judgeFit } from '../../../../pages/fit.ts';
import { fitMessages } from '../../../../pages/messages/rims.ts';
import { RIMS_PATH } from '../../../../pages/paths.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import type { Details } from '../details.ts';
import { answer, type Answer } from './answer.ts';

/** The first size is the new one ('sopiiko X, jos alla on Y'). */
export function answerFit({ size, otherSize }: Details): Answer {
  if (!size || !otherSize) return answer('services', messages.askSize);
  const { change, isWithinTolerance } = judgeFit({ current: otherSize, replacement: size });
  const percent = `${decimal(Math.abs(change) * 100, 1)}\u00A0%`;
  const grown = change > 0 ? fitMessages.grows(percent) : fitMessages.shrinks(percent);
  return answer(
    'services',
    [
      messages.fitCompared(formatTyreSize(otherSize), formatTyreSize(size)),
      Math.abs(change) < 0.0005 ? fitMessages.same : grown,
      isWithinTolerance ? fitMessages.fits : fitMessages.tooFar,
      size.diameterIn === otherSize.diameterIn ? '' : messages.otherRim(size.diameterIn),
      messages.checkPapers,
    ],
    { sources: [{ title: messages.sources.rims, href: RIMS_PATH }] },
  );
}
