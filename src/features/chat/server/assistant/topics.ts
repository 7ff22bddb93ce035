// What a question is about: every topic scores the turn by weights of what its words and details say, and the best one leads.
import { isCarName } from '../../../catalogue/search/misplaced-search.ts';
import { isConcept, type Concept } from './concepts.ts';
import type { Details } from './details.ts';

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

/**
 * The weights of each topic's signs; 'come&when:5' counts when both are there. What speaks for another topic counts against.
 * Harm, disputes, own affairs and the wish for a person stand above every other topic.
 */
const WEIGHTS = {
  'loose-wheel': 'bolt&loose:17 wheel&wobble:16',
  'tyre-damage':
    'bulge:6 bulge&sidewall:10 bulge&tyre:8 bulge&mayDrive:6 sidewall&damage:10 sidewall&damage&mayDrive:4',
  complaint: 'complaint:13 abuse:4.5 symptom&after:13 symptom&changing:8',
  roadside:
    'roadside:11 repair&mayDrive:11 price:-6 complaint:-3 onRoad&repair:11 delivery:-8 symptom:-8 walkIn:-8',
  human: 'human:9 human&wants:6 talkingTo:-9 whichNumber:-6',
  identity: 'identity:10 talkingTo:12',
  dog: 'dog:12',
  network: 'network:10 unserved:-6',
  feedback: 'feedback:10',
  unserved:
    'unserved:12 priceMatch:14 prepay:14 otherVehicle:6 tread:-8 trailer:8 trailer&must:-6 trailer&allowed:-6 used:7 warranty:8 pay:7 runFlat&instead:9 recycle:-4 used&change:-6 used&hotel:-6 balancing:-3 hotel:-3 compare&name:7 compare&name&size:-9 plate:-20',
  financing: 'financing:8',
  campaigns: 'campaign:7 size:-6',
  company: 'founded:9 businessId:9 socials:9 reviews:9 brands:7 size:-7',
  'own-order': 'ownOrder:12 ownBooking:-4 complaint:-2',
  'own-booking':
    'ownBooking:14 price:-5 delivery:-5 mine&time:14 mine&time&come:-8 financing:-12 complaint:-6',
  booking:
    'booking:6 ownBooking:-6 days&timeOfDay:6 time&changing:5 time&nearDay:5 time&come:4 time&nextWeek:5 come&when:6 come&work:4 come&changing:4 come&nearDay:4 come&open:3 come&evening:4 come&days&timeOfDay:3 walkIn:6 booking&nearDay:5 fitted&when:6 booking&when:2 price:-4 open:-4 shopOpen:-4 allowed:-4 dog:-9 delivery:-4 own:-4 come&hotel:-3 stock:-2 changing&nearDay:8 financing:-6 bring&nearDay:2 changing&nearDay&must:-8 booking&fitted:6',
  'own-tyres':
    'own:6 own&tread:9 own&hotel:4 own&when:6 mine&tread&left:15 notOwn:-6 open:-4 allowed&tread:-6 enough&tread:-6 compare:-8 collect:-8 depth:-9 may&drive:-6 mine&tread&left&depth:-15',
  season:
    'kinds&allowed:8 kinds&drive&may:8 kinds&must:5 must&drive:-4 studLoss:-9 snowMark&kinds:6 trailer&must:4 when&changing:6 when&allowed:6 price:-4 stock:-4 open:-3 booking:-5 delivery:-5 tread:-4 time:-3 own:-6 size:-6 seasonDate:7 seasonDate&trailer:3 friction&allSeason&drive:10 otherVehicle&seasonDate:6 otherVehicle&kinds&must:6 kinds&may&changing:6 kinds&when:5 kinds&must&drive:3 may&when&kinds:5 must&changing:1 must&changing&now:3 must&changing&kinds:2',
  'all-season': 'allSeason:16 allowed:-4',
  'studs-or-friction':
    'studded&compare:8 friction&compare:8 studded&friction:8 size:-9 price:-4 changing:-4 allowed:-6 mixing:-8',
  markings: 'markings:6 sidewall&contact:6 loadMark:6',
  age: 'age&tyre:7 age&changing:7 age&kinds:7 made&duration:9 made&fitting:7 made&age:7 made&used:7 recycle:-5 dot:8 made&founded:-3',
  tread: 'tread:6 tread&enough:2 tread&depth:1',
  hours:
    'open:6 shopOpen:8 booking:-4 come&timeOfDay:5 onCar:-8 balancing:-5 days:3 yesterday:2 holiday:3 open&timeOfDay:1 price:-4 allowed:-2 roadside:-4 complaint:-4 collect&timeOfDay:6 may&timeOfDay:4 stock:-2 come&regular:5 come&open:2 come&regular:4 timeOfDay:2.5 days&mostlyUnread:-1 drive&may:-6 days&timeOfDay:-2.5',
  duration: 'duration:6 booking:-2 hotel:-5 delivery:-6 founded:-8 made:-6 tread:-3 pressure:-3',
  hotel:
    'hotel:6 include&hotel:3 booking:-2 price&hotel:-2 collect&hotel:2 leave&kinds:8 leave&tyre&may:4 leave&kinds&recycle:-6',
  price:
    'price:3.5 work:3 price&work:2 vat:8 include&work:4 bring&work:4 free&work:4 free:2 sum&work:2 price&rim:1 price&fitting&size:3 workless&unread:-1.5 workless&mostlyUnread:-1 work&rim:2 pressure:-4 pressure&costs:5 pressure&free:5 costs&work:2 studLoss:-7 mixing:-5 damage:-3 kinds:-1 financing:-3 onCar&work:4 otherQuestion:-3 otherWidth:-4 priceMatch:-8 prepay:-8 otherWidth&work:-3 retighten:5 duration:-4',
  tyres:
    'limit&size:8 size:6 name:3.5 kinds:3 tyre:2.5 price&kinds:4 price&tyre:2 stock&tyre:3 stock&kinds:3 price&size:2 price&name:3 stock&name:2 fitted&size:4 fitted&earlierSize:9 four&earlierSize:6 cheap&earlierSize:6 quiet&earlierSize:6 wear:-3 changing:-5 own:-5 allowed&kinds:-3 may&drive:-3 must&drive:-4 bring:-3 studLoss:-7 mixing:-7 damage:-4 unserved:-3 four&kinds:4 newTyres:1 balancing:-5 repair:-5 sensor:-5 wash:-5 tread:-3 compare&tyre:-3 include:-4 mostlyUnread:-2.5 financing:-4 hotel:-3 compare&name:-8 car&tyre:-3 leave:-5 must&kinds:-3',
  fit: 'twoSizes&sizeHelp:10 twoSizes&instead:10 twoSizes&may&change:9 twoSizes&compare:4 twoSizes&earlier:6',
  recycling: 'recycle:8.5 price&recycle:-5 recycle&free:5',
  'size-help':
    'plate:9 otherWidth:5 sizeHelp:6 sizeHelp&days:-5 sizeHelp&findOut:2 size:-8 price:-3 stock:-3 rims:-3 car&tyre:6 car&kinds:5 car&change:-4',
  rims: 'rims:6 changing:-5 balancing:-6 repair:-6 kinds:-5 size:-8 sensor:-5 wash:-5',
  contact:
    'contact:7 where:5 size:-6 price:-3 allowed:-3 whichNumber:12 sidewall:-8 contact&booking:-5 include:-3 pay:-3',
  delivery: 'delivery:7 ownOrder:-6',
  pressure: 'pressure:5 pressure&sensor:-5 warning:8',
  language: 'speaks:15',
  services: 'services:4',
  confirmed: 'yes:2.6',
  refused: 'no:2.5',
  thanks: 'thanks:2.5',
  bye: 'bye:2.7',
  greeting: 'greeting:2',
} as const satisfies Record<string, string>;

export type Topic = keyof typeof WEIGHTS | 'unknown';

/** What continues a topic: with one of these a short addition ('entä sunnuntaina?') stays with it. */
const CONTINUED_BY: Readonly<Partial<Record<Topic, string>>> = {
  hours: 'days timeOfDay open',
  dog: 'days',
  booking: 'days timeOfDay work vehicle size time morning afternoon evening',
  tyres: 'size kind kinds name rim vehicle fitted four cheap quiet runFlat amount sum count shelf',
  price: 'work vehicle size rim four fitted runFlat sum count',
  duration: 'work',
  hotel: 'vehicle price work sum',
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
  const telling = [...concepts].filter((concept) => !POLITE.test(concept));
  return concepts.has('more') || telling.length <= 3;
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
