// What a question is about: every topic scores the turn by weights of what its words and details say, and the best one leads.
// In topics.json 'come&when:5' counts when both are there; what speaks for another topic counts against. Harm, disputes, own affairs
// and the wish for a person stand above every other topic.
import { isCarName } from '../../../catalogue/search/misplaced-search.ts';
import { isConcept, type Concept } from './concepts.ts';
import type { Details } from './details.ts';
import WEIGHTS from './topics.json' with { type: 'json' };

export interface ScoredTurn {
  readonly concepts: ReadonlySet<Concept>;
  readonly details: Details;
  /** What the talk was about before, and what was known. */
  readonly before?: { readonly subject: Topic; readonly details: Details } | undefined;
}

/** Signs that come from details and from the turn before, beside the concepts of the words. */
const SIGNS = {
  size: ({ details }) => details.size !== undefined,
  car: ({ concepts, details: { text = '', size } }) =>
    size === undefined && !concepts.has('plate') && text.split(/[^\p{L}\d]+/u).some(isCarName),
  twoSizes: ({ details }) => details.otherSize !== undefined,
  earlierSize: ({ details, before }) => before?.details.size !== undefined && details.size === undefined,
  rim: ({ details }) => details.rim !== undefined,
  kind: ({ details }) => details.season !== undefined,
  name: ({ details }) => details.words !== undefined,
  work: ({ details }) => details.work !== undefined,
  workless: ({ details }) => details.work === undefined,
  days: ({ details }) => details.days !== undefined,
  timeOfDay: ({ details }) => details.time !== undefined,
  loadMark: ({ details }) => details.loadIndex !== undefined && details.size === undefined,
  vehicle: ({ details }) => details.vehicleType !== undefined,
  amount: ({ details }) => details.euros !== undefined,
  count: ({ details }) => details.count !== undefined,
  month: ({ details }) => details.month !== undefined,
  depth: ({ details }) => details.depthMm !== undefined,
  limit: ({ details }) => details.price?.maxCents !== undefined,
  unread: ({ details }) => details.unread !== undefined,
  mostlyUnread: ({ details: { unread = [] } }) => unread.length > 1,
  /** A kind of question that a list of prices does not answer. */
  otherQuestion: ({ concepts, details: { question = '' } }) =>
    (/^(?:when|how-long|where|how|which)$/.test(question) || hasAny(concepts, 'must allowed')) &&
    !hasAny(concepts, 'price costs free sum vat include'),
} as const satisfies Record<string, (turn: ScoredTurn) => boolean>;

/** Signs that any of several concepts gives. */
const GROUPS = {
  nearDay: 'today now tomorrow dayAfter weekend monday tuesday wednesday thursday friday saturday sunday',
  kinds: 'winter summer studded friction allSeason',
  changing: 'change seasonChange fitting',
  // With one of these even a customer's own tyres are asked about as anybody's.
  notOwn:
    'price stock allowed enough bring advice age sizeHelp markings pressure recycle booking duration change seasonChange fitting balancing repair wash retighten',
} as const satisfies Record<string, string>;

/** With one of these a dog's name that is also a tyre's means the tyre. */
export const TYRE_TALK =
  'winter summer studded friction allSeason price stock tyre change compare advice allowed quiet';

export type Topic = keyof typeof WEIGHTS | 'unknown';

/** What continues a topic: with one of these a short addition ('entä sunnuntaina?') stays with it. */
const CONTINUED_BY: Readonly<Partial<Record<Topic, string>>> = {
  hours: 'days timeOfDay open',
  dog: 'days',
  booking: 'days timeOfDay work vehicle size time morning afternoon evening thisWeek',
  tyres: 'size kind kinds name rim vehicle fitted four cheap quiet runFlat amount sum count shelf',
  price: 'work vehicle size rim four fitted runFlat sum count include',
  duration: 'work',
  hotel: 'vehicle price work sum include collect',
  financing: 'amount',
  tread: 'kinds depth',
  season: 'kinds month',
  fit: 'size',
};
const CONTINUED = 6;
/** A topic with less is a guess from one word that means little by itself. */
const LEAST_SCORE = 2;

interface Weight {
  readonly signs: readonly string[];
  readonly points: number;
}

const TOPICS = Object.entries(WEIGHTS).map(([name, line]) => ({
  topic: readTopic(name),
  weights: line.split(' ').map(readWeight),
}));

export interface Scored {
  readonly topic: Topic;
  readonly score: number;
}

/** Every topic that the words speak for, best first. */
export function scoreTopics(turn: ScoredTurn): Scored[] {
  const { concepts, before } = turn;
  const signs = signsOf(turn);
  const continued = (before && CONTINUED_BY[before.subject]?.split(' ')) ?? [];
  const isContinued = isShort(concepts) && continued.some((sign) => signs.has(sign));
  return TOPICS.map(({ topic, weights }) => {
    const met = weights.filter((weight) => weight.signs.every((sign) => signs.has(sign)));
    const score = met.reduce((sum, { points }) => sum + points, 0);
    return { topic, score: score + (topic === before?.subject && isContinued ? CONTINUED : 0) };
  })
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((one, other) => other.score - one.score);
}

function signsOf(turn: ScoredTurn): ReadonlySet<string> {
  return new Set<string>([
    ...turn.concepts,
    ...Object.entries(SIGNS).flatMap(([name, isMet]) => (isMet(turn) ? [name] : [])),
    ...Object.entries(GROUPS).flatMap(([name, names]) => (hasAny(turn.concepts, names) ? [name] : [])),
  ]);
}

/** In nearly every question. */
const POLITE = /^(?:may|wants|stock|greeting|tyre|wheel)$/;

/** Words that add something to what was asked before, rather than ask something of their own. */
function isShort(concepts: ReadonlySet<Concept>): boolean {
  const distinctive = [...concepts].filter((concept) => !POLITE.test(concept));
  return concepts.has('more') || distinctive.length <= 3;
}

/** Whether any of the concepts is there; `names` has spaces between them. */
export function hasAny(concepts: ReadonlySet<Concept>, names: string): boolean {
  return names.split(' ').some((name) => isConcept(name) && concepts.has(name));
}

function readWeight(written: string): Weight {
  const [names = '', points] = written.split(':');
  return { signs: names.split('&').map(readSign), points: Number(points) };
}

function readSign(name: string): string {
  if (Object.hasOwn(SIGNS, name) || Object.hasOwn(GROUPS, name) || isConcept(name)) return name;
  throw new TypeError(`${name} is no sign`);
}

function readTopic(name: string): Topic {
  if (!isTopic(name)) throw new TypeError(`${name} is no topic`);
  return name;
}

function isTopic(name: string): name is keyof typeof WEIGHTS {
  return Object.hasOwn(WEIGHTS, name);
}
