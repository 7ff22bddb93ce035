// What details leave no doubt about, whatever the words are like: these are certain where examples only make likely.
import type { Details } from '../details.ts';
import { EMPTY_WORDS, fold, foldedWords } from '../words.ts';
import type { Intent } from './intents.ts';
import type { Topic } from './topics.ts';

interface Before {
  readonly subject: Intent;
  readonly details: Details;
}

interface SignedTurn {
  readonly intent: Intent;
  readonly isPage: boolean;
  readonly now: Details;
  readonly before: Before | undefined;
}

/** What an addition of a word or two changes in the answer of a topic. */
const SLOTS: Readonly<Partial<Record<Topic, readonly (keyof Details)[]>>> = {
  hours: ['days', 'time', 'partOfDay'],
  booking: ['days', 'time', 'partOfDay'],
  price: ['vehicleType', 'rim', 'count'],
  hotel: ['vehicleType', 'rim'],
  tyres: ['size', 'season', 'winterType', 'count', 'price'],
  season: ['season', 'winterType', 'month', 'isAbroad'],
  tread: ['depthMm', 'season', 'winterType'],
  financing: ['euros'],
};
const ADDS = /^(?:(?:no|ja|mut|mutta) )*(?:enta|entas|entapa|mites) /;
const FEW_WORDS = 2;

/** 'Entä sunnuntaina?' stays with what was asked. */
function addedTo({ now, before }: SignedTurn): Topic | undefined {
  const subject = before?.subject;
  if (typeof subject !== 'string' || now.work) return undefined;
  const words = foldedWords(now.text ?? '');
  const own = words.filter((word) => !EMPTY_WORDS.has(word));
  if (!ADDS.test(`${words.join(' ')} `) || own.length > FEW_WORDS + 1) return undefined;
  return SLOTS[subject]?.some((name) => now[name] !== undefined) ? subject : undefined;
}

/** 'Mitä neljä maksaa asennettuna?' after tyres is asked of those. */
function fittedTyres({ intent, now, before }: SignedTurn): Topic | undefined {
  const line = fold(now.text ?? '');
  const isOfThem = /asennettu|paikal|laitettu|kaikkineen|yhteensa|kokonais|nelja|sarja/.test(line);
  const isOfWork = /asennu[ks]|vaih[td]|tasapain|sailyt|paikkau/.test(line);
  const isAfter = before?.subject === 'tyres' && before.details.size !== undefined;
  return intent === 'price' && isAfter && isOfThem && !isOfWork ? 'tyres' : undefined;
}

const SIGNS: readonly ((turn: SignedTurn) => Topic | undefined)[] = [
  addedTo,
  fittedTyres,
  // How long the queue is now is answered by what is free.
  ({ isPage, now }) =>
    isPage && /\bjono(?:t|a|ja|on)?\b/.test(fold(now.text ?? '')) && now.question ? 'booking' : undefined,
  // Whether to book for a day is more than its hours.
  ({ intent, now }) => (intent === 'hours' && now.said?.has('walkIn') ? 'booking' : undefined),
  // A size with the least load that will do is looked for, not explained.
  ({ intent, isPage, now }) => {
    const isOfMarks = isPage || intent === 'markings' || intent === 'size-help';
    return now.size && now.isLeastLoad && isOfMarks ? 'tyres' : undefined;
  },
  ({ now, before }) => {
    const isOfStorage = before?.details.works?.includes('hotel') === true || now.said?.has('price') === true;
    return now.isWithoutStorage && isOfStorage ? 'price' : undefined;
  },
  // Two models of a size are compared by what the catalogue has.
  ({ isPage, now: { size, words = [], question } }) =>
    isPage && size && words.length > 1 && question === 'which' ? 'tyres' : undefined,
  // What so many of a work cost is a sum, which no page holds.
  ({ isPage, now: { work, count, question } }) =>
    isPage && work && count !== undefined && question === 'how-much' ? 'price' : undefined,
];

/** What the details of a question ask for; undefined where they leave it to its words. */
export function plainIntent(intent: Intent, now: Details, before: Before | undefined): Topic | undefined {
  const turn: SignedTurn = { intent, isPage: typeof intent !== 'string', now, before };
  for (const sign of SIGNS) {
    const topic = sign(turn);
    if (topic !== undefined) return topic;
  }
  return undefined;
}
