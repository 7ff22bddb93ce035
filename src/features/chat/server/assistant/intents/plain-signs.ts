// What details leave no doubt about, whatever the words are like: these are certain where examples only make likely.
import type { Details } from '../details.ts';
import type { Intent } from './intents.ts';
import type { Topic } from './topics.ts';

interface Before {
  readonly subject: Intent;
  readonly details: Details;
}

interface Asked {
  readonly intent: Intent;
  readonly isPage: boolean;
  readonly now: Details;
  readonly before: Before | undefined;
}

const SIGNS: readonly ((asked: Asked) => Topic | undefined)[] = [
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
  const asked: Asked = { intent, isPage: typeof intent !== 'string', now, before };
  for (const sign of SIGNS) {
    const topic = sign(asked);
    if (topic !== undefined) return topic;
  }
  return undefined;
}
