// The answer to each intent: the tool of a topic, or what the shop has written to one of its own questions.
import { FULL_SET } from '../../../../catalogue/fitting/full-set.ts';
import { findWholeSize } from '../../../../catalogue/size/tyre-size.ts';
import { usualVehicleType } from '../../../../catalogue/size/vehicle-type.ts';
import { FEEDBACK_PATH } from '../../../../feedback/paths.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import { answerCompany } from '../answers/answer-company.ts';
import { answerDelivery } from '../answers/answer-delivery.ts';
import { answerDuration } from '../answers/answer-duration.ts';
import { answerFit } from '../answers/answer-fit.ts';
import {
  answerAge,
  answerAllSeason,
  answerCampaigns,
  answerContact,
  answerFinancing,
  answerHotel,
  answerPressure,
  answerSizeHelp,
  shopAnswers,
} from '../answers/answer-guides.ts';
import { answerDog, answerHours, answerHuman } from '../answers/answer-hours.ts';
import { answerAbroad, answerSeason, answerTread } from '../answers/answer-law.ts';
import { answerMarkings, markLines } from '../answers/answer-markings.ts';
import { answerOwnTyres } from '../answers/answer-own-tyres.ts';
import {
  answerComplaint,
  answerIdentity,
  answerOwnOrder,
  answerPromise,
  answerRoadside,
  answerUnserved,
} from '../answers/answer-people.ts';
import {
  answerDrivenFlat,
  answerInjury,
  answerLooseWheel,
  answerTyreDamage,
} from '../answers/answer-safety.ts';
import { answerOwnBooking, answerTimes } from '../answers/answer-times.ts';
import { answer, joinAnswers, type Answer } from '../answers/answer.ts';
import { answerPrice } from '../answers/prices/answer-prices.ts';
import { answerTyresInTalk } from '../answers/tyres/answer-named-tyre.ts';
import { conceptsIn, hasAny } from '../concepts.ts';
import type { Language } from '../languages/languages.ts';
import { questionOfUnlisted } from '../passages/beside.ts';
import { questionKindOf } from '../question-kind.ts';
import { answerFromPassage, answerPublished } from '../retrieval.ts';
import type { AssistantTools } from '../tools.ts';
import type { Understanding } from '../understanding.ts';
import { fold, foldedWords } from '../words.ts';
import type { Intent } from './intents.ts';
import { OFFERED } from './search-signs.ts';
import type { Topic } from './topics.ts';

export interface Reply extends Answer {
  readonly topic: Topic | 'faq' | 'choice' | 'unknown';
}

export async function answerIntent(turn: Turn): Promise<Reply> {
  const { intent, before, details } = turn;
  // Nobody leaves with the first word.
  const isOneWord = foldedWords(details.text ?? '').length === 1 || details.said?.has('greeting') === true;
  const isFirstWord = intent === 'bye' && !before && isOneWord;
  return answerTopic(isFirstWord ? { ...turn, intent: 'greeting' } : turn);
}

async function answerTopic(turn: Turn): Promise<Reply> {
  const { tools, intent, details, text } = turn;
  const injury = await answerInjury(tools, text);
  if (injury) return { ...injury, topic: 'complaint' };
  if (isOfLawAbroad(turn)) return { ...(await answerAbroad(tools, details)), topic: 'season' };
  if (asksWhenToChange(turn)) return { ...(await answerSeason(tools, details)), topic: 'season' };
  if (typeof intent !== 'string') {
    const published = await answerFromPassage(tools, { passage: intent, score: 1 }, text);
    const { size: _size, ...marks } = details;
    const lines = OF_MARKS.test(intent.heading) ? markLines(marks).slice(0, -1) : [];
    const answered = { ...published, text: [...lines, published.text].join('\n') };
    // Tyres of a size that the shop's words are beside: 'onko teillä 225/50R17 semmoisia, joissa on reunasuoja'.
    const isOfStock = findWholeSize(text) !== null && (details.words ?? OFFERED.exec(fold(text))) !== null;
    if (!isOfStock) return { ...answered, topic: 'faq' };
    return { ...joinAnswers(answered, await answerTyresInTalk(turn)), topic: 'tyres' };
  }
  if (MARKED.has(intent) && markLines(details).length > 0) {
    return { ...answerMarkings(details), topic: intent };
  }
  return { ...(await ANSWERS[intent](turn)), topic: intent };
}

/** 'Paljonko asennus oli siinä?' */
const OF_TOLD = /\bsiin|\btuossa|mukana|osuus/;

/** Its marks are explained by their figures first: '82T, riittääkö nopeusluokka?' */
const OF_MARKS = /nopeusluok|kantavuus/iu;

/** What the shop has written of the change is of any year; whether it is time now is answered as of today. */
function asksWhenToChange({ intent, details: { said } }: Turn): boolean {
  if (typeof intent === 'string' || !said?.has('change')) return false;
  if (questionKindOf(intent.heading) !== 'when') return false;
  return hasAny(said, 'when must') && hasAny(said, 'tyre winter summer') && !hasAny(said, OF_WEAR);
}

/** Tyres that are worn or old are changed for new ones, whatever the season. */
const OF_WEAR = 'tread wear age condition damage newTyres runFlat valve sensor price duration booking come';

/** What of the law may be asked about another country. */
const OF_LAW: ReadonlySet<Intent> = new Set<Topic>(['season', 'tread', 'studs-or-friction', 'all-season']);

function isOfLawAbroad({ intent, details: { isAbroad } }: Turn): boolean {
  if (!isAbroad) return false;
  const isPage =
    typeof intent !== 'string' && hasAny(conceptsIn(intent.heading), 'studded winter summer penalty trailer');
  return OF_LAW.has(intent) || isPage;
}

/** Topics of a tyre's marks: one that is named is explained. */
const MARKED: ReadonlySet<Topic> = new Set(['markings', 'age']);

export interface Turn extends Understanding {
  readonly tools: AssistantTools;
  readonly text: string;
  readonly before: Understanding | undefined;
  readonly language: Language;
}

const ANSWERS: Readonly<Record<Topic, (turn: Turn) => Answer | Promise<Answer>>> = {
  complaint: ({ tools, details }) => answerComplaint(tools, details),
  roadside: ({ tools, details }) => answerRoadside(tools, details),
  human: ({ tools }) => answerHuman(tools),
  identity: ({ tools, concepts }) => answerIdentity(tools, concepts.has('talkingTo')),
  dog: ({ tools, details }) => answerDog(tools, details),
  network: async ({ tools }) => shopAnswers.network(await tools.shop()),
  unserved: ({ tools }) => answerUnserved(tools),
  promise: ({ tools }) => answerPromise(tools),
  company: ({ tools, details }) => answerCompany(tools, details),
  'loose-wheel': ({ tools, details }) => answerLooseWheel(tools, details),
  'driven-flat': ({ tools }) => answerDrivenFlat(tools),
  'tyre-damage': ({ tools }) => answerTyreDamage(tools),
  'own-order': ({ tools, details }) => answerOwnOrder(tools, details),
  'own-booking': ({ tools, details }) => answerOwnBooking(tools, details),
  booking: ({ tools, details, concepts }) => answerTimes(tools, details, concepts),
  'own-tyres': ({ tools, concepts }) => answerOwnTyres(tools, concepts.has('when') && concepts.has('change')),
  hours: ({ tools, details }) => answerHours(tools, details),
  price: ({ tools, details, before }) => {
    const page = typeof before?.subject === 'object' ? before.subject : undefined;
    // The fitting in the price that was told is for the usual car of the size.
    const { size, text = '' } = details;
    const unlisted = questionOfUnlisted(text);
    if (unlisted) return answerPublished(tools, unlisted);
    const isOfTold = before?.subject === 'tyres' && size && !details.vehicleType && OF_TOLD.test(fold(text));
    const car = isOfTold ? { vehicleType: usualVehicleType(size), count: details.count ?? FULL_SET } : {};
    return answerPrice(
      tools,
      { ...details, ...car },
      {
        spokenOf: page && `${page.heading} ${page.text}`,
        before: before?.details.work,
      },
    );
  },
  tyres: answerTyresInTalk,
  fit: ({ tools, details }) => {
    if (details.otherSize) return answerFit(details);
    return answerPublished(tools, messages.fitQuestion);
  },
  'all-season': ({ tools, details }) => answerAllSeason(tools, details),
  'studs-or-friction': ({ tools }) => answerPublished(tools, messages.choices['studs-or-friction'] ?? ''),
  season: ({ tools, details }) => answerSeason(tools, details),
  tread: ({ tools, details }) => answerTread(tools, details),
  age: ({ tools, details }) => answerAge(tools, details),
  markings: async ({ tools, details, text }) => {
    const found = markLines(details).length > 0 ? undefined : await answerPublished(tools, text);
    return found?.isUnanswered === false ? found : answerMarkings(details);
  },
  pressure: ({ tools, details }) => answerPressure(tools, details),
  'size-help': ({ tools, details }) => answerSizeHelp(tools, details),
  duration: ({ tools, details }) => answerDuration(tools, details),
  hotel: ({ tools, details }) => answerHotel(tools, details),
  financing: ({ tools, details }) => answerFinancing(tools, details),
  campaigns: ({ tools, details }) => answerCampaigns(tools, details),
  recycling: async ({ tools }) => shopAnswers.recycling(await tools.shop()),
  rims: async ({ tools, details }) => {
    const rims = shopAnswers.rims(await tools.shop());
    return { ...rims, text: [messages.carSizes(details), rims.text].filter(Boolean).join('\n') };
  },
  contact: ({ tools, details }) => answerContact(tools, details),
  delivery: ({ tools, details }) => answerDelivery(tools, details),
  services: async ({ tools }) => shopAnswers.services(await tools.shop()),
  feedback: () =>
    answer('none', messages.feedback, {
      actions: [{ label: messages.actions.giveFeedback, href: FEEDBACK_PATH }],
    }),
  confirmed: () => answer('none', messages.nothingToConfirm),
  refused: () => answer('none', messages.refused),
  thanks: () => answer('none', messages.thanks),
  bye: () => answer('none', messages.bye),
  language: () => answer('none', messages.languages),
  greeting: () => answer('none', messages.greeting),
};
