// Answers whether one size may take the place of another, by the calculator of the rims page.
import { formatTyreSize } from '../../../../catalogue/size/tyre-size.ts';
import { decimal } from '../../../../pages/fit-words.ts';
import { judgeFit } from '../../../../pages/fit.ts';
import { fitMessages } from '../../../../pages/messages/rims.ts';
import { RIMS_PATH } from '../../../../pages/paths.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import type { Details } from '../details/details.ts';
import { fold } from '../words.ts';
import { answer, type Answer } from './answer.ts';

export function answerFit({ size: first, otherSize: second, text = '' }: Details): Answer {
  if (!first || !second) return answer('services', messages.askSize);
  const [size, otherSize] = isCurrentFirst(text) ? [second, first] : [first, second];
  const { change, isWithinTolerance } = judgeFit({ current: otherSize, replacement: size });
  const percent = `${decimal(Math.abs(change) * 100, 1)}\u00A0%`;
  const grown = change > 0 ? fitMessages.grows(percent) : fitMessages.shrinks(percent);
  return answer(
    'services',
    [
      `${isWithinTolerance ? messages.fitYes : messages.no} ${messages.fitCompared(formatTyreSize(otherSize), formatTyreSize(size))}`,
      Math.abs(change) < 0.0005 ? fitMessages.same : grown,
      isWithinTolerance ? fitMessages.fits : fitMessages.tooFar,
      size.diameterIn === otherSize.diameterIn ? '' : messages.otherRim(size.diameterIn),
      messages.checkPapers,
    ],
    { sources: [{ title: messages.sources.rims, href: RIMS_PATH }] },
  );
}

const SIZE = String.raw`\d{3}\s?[/ ]\s?\d{2}\s?[/ ]?\s?z?r?\s?\d{2}`;
/**
 * The first size is the new one ('sopiiko X, jos alla on Y', 'voiko X korvata Y'), unless the text has it on the car or lets it
 * give way: 'X tilalle Y', 'alla X, sopiiko Y', 'X korvata Y:llä', 'vaihtaa X Y:hyn'.
 */
const CURRENT_FIRST = [
  new RegExp(`${SIZE}\\S*\\s+(?:\\S+\\s+)?(?:tilalle|sijaan|sijasta)\\s(?:.*\\s)?${SIZE}`, 'u'),
  new RegExp(
    `(?:aut\\S*|mulla|minulla|meilla)\\s(?:\\S+\\s)?(?:on|oli)\\s(?:\\S+\\s){0,2}${SIZE}.*${SIZE}`,
    'u',
  ),
  new RegExp(`(?:alla|nyt|nykyi\\S*|alkuperai\\S*|autossa)\\s(?:on\\s)?(?:\\S+\\s)?${SIZE}.*${SIZE}`, 'u'),
  new RegExp(`korvata.*${SIZE}\\s?:?ll|${SIZE}.*korva.*${SIZE}\\s?:?ll`, 'u'),
  new RegExp(
    `(?:vaihtaa|vaihdan|muuttaa).*${SIZE}.*${SIZE}|${SIZE}.*(?:vaihtaa|vaihdan|muuttaa).*${SIZE}`,
    'u',
  ),
];

function isCurrentFirst(text: string): boolean {
  const line = fold(text);
  return CURRENT_FIRST.some((pattern) => pattern.test(line));
}
