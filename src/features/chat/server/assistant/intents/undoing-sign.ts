// Whether somebody cancels or moves what they have booked or ordered: free times or how to order are no answer to that.
import type { Details } from '../details/details.ts';
import type { Intent } from './intents.ts';
import type { Before } from './named-tyre-signs.ts';
import type { Topic } from './topics.ts';

const UNDOES = /\b(?:peru(?!st)\w*|siirt\w*|siirra\w*|avboka\w*|cancel\w*|reschedul\w*)/;
const CANNOT_COME = /\b(?:en|emme)\s(?:\w+ )?(?:paas\w*|ehdi\w*|ehi\w*|kerke\w*|tule(?:kaan)?|voi tulla)\b/;
const OF_TIME =
  /\b(?:aja[nt]\w*|aika(?:a|ni|mme|ani)?|varau\w*|varaama\w*|vuoro\w*|booking|appointment|tid)\b/;
const OF_ORDER = /\b\w*tila(?:u|s(?:in|imme)|am|tu)\w*|\bkaup(?:an|at)\b|\bosto\w*|\border\b/;
/** They have ends of their own. */
const OF_OTHER = /uutiskir|muistut|luot[to]|rahoit|osamaks|lain[ao]/;

interface UndoingTurn {
  readonly line: string;
  readonly intent: Intent;
  readonly now: Details;
  readonly before: Before | undefined;
}

export function undoneBy({ line, intent, now, before }: UndoingTurn): Topic | undefined {
  // The shop's own words on it say more.
  const isAnswered = typeof intent !== 'string' && /peru|siirr|palaut/iu.test(intent.heading);
  const subject = before?.subject;
  const isOfOrder = UNDOES.test(line) && subject === 'own-order';
  if ((isAnswered && !isOfOrder) || OF_OTHER.test(line)) return undefined;
  if (UNDOES.test(line)) {
    if (OF_ORDER.test(line) || isOfOrder) return 'own-order';
    const isOfTime = OF_TIME.test(line) || now.days !== undefined || subject === 'own-booking';
    return isOfTime ? 'own-booking' : undefined;
  }
  const isOfDay = now.days !== undefined || OF_TIME.test(line);
  return CANNOT_COME.test(line) && isOfDay && now.question === undefined ? 'own-booking' : undefined;
}
