// What a visitor asks: one topic and what is known about it, from the words now and what was asked before.
import type { IsoDay } from '../../../../platform/contract/dates.ts';
import type { TyreSize } from '../../../catalogue/tyre-size.ts';
import { conceptsIn } from './concepts.ts';
import type { Concept } from './concepts.ts';
import { detailsOf } from './details.ts';
import type { Details } from './details.ts';
import { foldedWords } from './words.ts';

export type Topic =
  | 'hours'
  | 'price'
  | 'tyres'
  | 'services'
  | 'dog'
  | 'network'
  | 'booking'
  | 'duration'
  | 'season'
  | 'tread'
  | 'size-help'
  | 'hotel'
  | 'own-tyres'
  | 'financing'
  | 'contact'
  | 'human'
  | 'campaigns'
  | 'rims'
  | 'markings'
  | 'age'
  | 'pressure'
  | 'delivery'
  | 'recycling'
  | 'unserved'
  | 'feedback'
  | 'greeting'
  | 'thanks'
  | 'bye'
  | 'identity'
  | 'confirmed'
  | 'refused'
  | 'unknown';

export interface Understanding {
  readonly topic: Topic;
  readonly details: Details;
  readonly concepts: ReadonlySet<Concept>;
  /** The size was pieced together from digits alone: to be confirmed before it is answered. */
  readonly isSizeGuessed: boolean;
  /** Waiting for a yes to this size. */
  readonly asksAbout?: TyreSize;
}

interface Rule {
  readonly topic: Topic;
  /** Every one of them. */
  readonly all?: readonly Concept[];
  /** At least one of them. */
  readonly any?: readonly Concept[];
  readonly none?: readonly Concept[];
  readonly needs?: (details: Details) => boolean;
}

const KINDS = ['winter', 'summer', 'studded', 'friction', 'allSeason'] as const satisfies readonly Concept[];
const hasTyre = ({ size, winterType, season, words = [] }: Details) =>
  size !== undefined || winterType !== undefined || season !== undefined || words.length > 0;

/** With one of these even a customer's own tyres are asked about as anybody's: work on them, what they may and cost. */
const NOT_OF_OWN = [
  'price',
  'stock',
  'allowed',
  'enough',
  'bring',
  'advice',
  'age',
  'sizeHelp',
  'markings',
  'pressure',
  'recycle',
  'booking',
  'duration',
  'change',
  'seasonChange',
  'fitting',
  'balancing',
  'repair',
  'wash',
  'retighten',
] as const satisfies readonly Concept[];

/** The first rule that holds tells the topic. */
const RULES: readonly Rule[] = [
  { topic: 'dog', any: ['dog'] },
  { topic: 'network', any: ['network'], none: ['unserved'] },
  { topic: 'identity', any: ['identity'] },
  { topic: 'human', any: ['human'] },
  { topic: 'feedback', any: ['feedback'] },
  { topic: 'unserved', any: ['unserved'], none: ['balancing', 'hotel'] },
  { topic: 'unserved', any: ['used'], none: ['recycle', 'change', 'hotel'] },
  { topic: 'unserved', any: ['warranty'] },
  { topic: 'financing', any: ['financing'] },
  { topic: 'unserved', any: ['pay'] },
  { topic: 'campaigns', any: ['campaign'], needs: ({ size }) => size === undefined },
  { topic: 'own-tyres', all: ['own', 'tread'], none: ['allowed', 'enough'] },
  { topic: 'own-tyres', all: ['mine', 'tread', 'left'], none: ['allowed', 'enough'] },
  { topic: 'own-tyres', all: ['own', 'hotel'], none: ['price', 'booking', 'duration'] },
  { topic: 'own-tyres', all: ['own', 'when'], none: ['price', 'open', 'stock', 'delivery', 'age'] },
  { topic: 'own-tyres', any: ['own'], none: NOT_OF_OWN },
  { topic: 'season', any: KINDS, all: ['allowed'], none: ['price', 'stock', 'tread'] },
  {
    topic: 'season',
    all: ['when'],
    any: ['change', 'allowed', ...KINDS],
    none: ['open', 'stock', 'booking', 'delivery'],
  },
  { topic: 'markings', any: ['markings'] },
  { topic: 'age', all: ['age'], any: ['tyre', 'change', ...KINDS], none: ['recycle'] },
  { topic: 'tread', any: ['tread'] },
  { topic: 'booking', any: ['booking'] },
  { topic: 'hours', any: ['open', 'shopOpen'], none: ['price', 'stock'] },
  { topic: 'duration', any: ['duration'], none: ['hotel'] },
  { topic: 'price', all: ['price', 'hotel'] },
  { topic: 'hotel', any: ['hotel'] },
  {
    topic: 'tyres',
    all: ['price'],
    none: ['balancing', 'repair', 'sensor', 'wash'],
    needs: ({ size }) => size !== undefined,
  },
  {
    topic: 'tyres',
    all: ['price'],
    any: KINDS,
    none: ['change', 'balancing', 'repair', 'sensor', 'seasonChange', 'fitting'],
  },
  { topic: 'price', all: ['price'], needs: ({ work }) => work !== undefined },
  { topic: 'recycling', any: ['recycle'] },
  {
    topic: 'size-help',
    all: ['sizeHelp'],
    any: ['findOut', 'tyre', 'allowed'],
    needs: ({ size }) => size === undefined,
  },
  {
    topic: 'size-help',
    any: ['sizeHelp'],
    none: ['price', 'stock', 'rims'],
    needs: ({ size }) => size === undefined,
  },
  {
    topic: 'rims',
    any: ['rims'],
    none: ['fitting', 'change', 'balancing', 'repair', ...KINDS],
    needs: ({ size }) => size === undefined,
  },
  { topic: 'contact', any: ['contact', 'where'], needs: ({ size }) => size === undefined },
  { topic: 'delivery', any: ['delivery'] },
  { topic: 'tyres', needs: ({ size }) => size !== undefined },
  { topic: 'tyres', any: ['stock', 'price', 'advice', 'quiet', 'cheap'], needs: hasTyre },
  { topic: 'tyres', all: ['stock', 'tyre'] },
  { topic: 'tyres', all: ['price', 'tyre'] },
  { topic: 'tyres', any: KINDS, none: ['change', 'seasonChange', 'fitting'] },
  { topic: 'pressure', any: ['pressure'] },
  { topic: 'price', needs: ({ work }) => work !== undefined },
  { topic: 'price', any: ['price'] },
  { topic: 'services', any: ['services'] },
  { topic: 'hours', needs: ({ days }) => days !== undefined },
  { topic: 'tyres', any: ['tyre'] },
  { topic: 'confirmed', any: ['yes'] },
  { topic: 'refused', any: ['no'] },
  { topic: 'thanks', any: ['thanks'] },
  { topic: 'bye', any: ['bye'] },
  { topic: 'greeting', any: ['greeting'] },
];

export interface Surroundings {
  readonly today: IsoDay;
  readonly dogName: string;
  readonly networkName: string;
  /** Those of the words that the catalogue knows as names; without it all that were left over. */
  readonly names?: readonly string[] | undefined;
  readonly before?: Understanding | undefined;
}

/** What was asked before is taken up when the words now only add to it ('entä kitkat?', '205/55R16'). */
export function understand(
  text: string,
  { today, dogName, networkName, names, before }: Surroundings,
): Understanding {
  const concepts = conceptsIn(text);
  nameConcepts(text, dogName, concepts, 'dog');
  nameConcepts(text, networkName, concepts, 'network');
  const { words: read, ...plain } = detailsOf(text, concepts, today);
  const words = names ?? read ?? [];
  const details: Details = { ...plain, ...(words.length > 0 && { words }) };
  const isSizeGuessed = details.size !== undefined && /(?<!\d)\d{7}(?!\d)/.test(text);
  const topic = topicOf(concepts, details);
  const now = { topic, details, concepts, isSizeGuessed };
  if (before === undefined) return now;
  if (before.asksAbout && topic === 'confirmed') {
    return {
      ...before,
      details: { ...before.details, size: before.asksAbout },
      isSizeGuessed: false,
      concepts,
    };
  }
  return takesUp(now) && before.topic !== 'unknown' ? joined(before, now) : now;
}

/** The shop's own names, in any case: 'Nastaa', 'Rengaspiirin'. Plural 'nastat' are tyres. */
function nameConcepts(text: string, name: string, concepts: Set<Concept>, concept: Concept): void {
  const [stem = ''] = foldedWords(name);
  if (stem.length < 3) return;
  const capital = `${stem[0]?.toUpperCase()}${stem.slice(1)}`;
  const isTyreWord = conceptsIn(stem).has('studded') || conceptsIn(`${stem}t`).has('studded');
  // 'Nasta' is a dog when it is written as a name or does what dogs do; 'nastat' are tyres.
  const isNamed = isTyreWord
    ? text.includes(`${capital} `) || new RegExp(`(?:^|\\W)${stem}(?:\\W|$)`, 'i').test(text)
    : foldedWords(text).some((word) => word.startsWith(stem));
  if (isNamed && (!isTyreWord || concepts.has('atWork') || !concepts.has('price'))) concepts.add(concept);
}

function topicOf(concepts: ReadonlySet<Concept>, details: Details): Topic {
  const has = (concept: Concept) => concepts.has(concept);
  const rule = RULES.find(
    ({ all = [], any = [], none = [], needs }) =>
      all.every(has) && (any.length === 0 || any.some(has)) && !none.some(has) && (needs?.(details) ?? true),
  );
  return rule?.topic ?? 'unknown';
}

/** Whether the words only add something to what was asked before. */
function takesUp({ topic, details, concepts }: Understanding): boolean {
  const isAddition = concepts.has('more') || concepts.size + (details.size ? 1 : 0) <= 3;
  const isDetailAlone =
    topic === 'unknown' ||
    topic === 'tyres' ||
    topic === 'hours' ||
    (topic === 'price' && !concepts.has('price') && details.work !== undefined) ||
    asksForSet(concepts);
  return isAddition && isDetailAlone && (Object.keys(details).length > 0 || asksForSet(concepts));
}

/** 'asennettuna paljonko', 'entä neljä?' */
function asksForSet(concepts: ReadonlySet<Concept>): boolean {
  return concepts.has('fitted') || concepts.has('four');
}

function joined(before: Understanding, now: Understanding): Understanding {
  const topic = joinedTopic(before, now);
  if (topic === undefined) return now;
  const { words, ...told } = now.details;
  const isWorkAgain = topic === 'price' && told.work === undefined;
  return {
    topic,
    details: {
      ...before.details,
      ...told,
      // 'entä kesärenkaat' after studs asks for no studs.
      ...(told.season === 'summer' && { winterType: undefined }),
      ...(words && topic === 'tyres' && { words }),
      ...(isWorkAgain && before.details.work && { work: before.details.work }),
    },
    concepts: new Set([...before.concepts, ...now.concepts]),
    isSizeGuessed: now.isSizeGuessed,
  };
}

function joinedTopic({ topic: before, details }: Understanding, now: Understanding): Topic | undefined {
  switch (now.topic) {
    case 'hours':
      return before === 'dog' || before === 'booking' ? before : 'hours';
    case 'price':
      if (before === 'tyres' && asksForSet(now.concepts)) return 'tyres';
      return before === 'price' || before === 'duration' ? before : undefined;
    case 'tyres': {
      // A bare size after the price of work asks for tyres; after 'entä kitkat?' of tyres it is one more of their kind.
      const isSizeAfterPrice =
        before === 'price' && now.details.size !== undefined && details.work !== 'hotel';
      return before === 'tyres' || isSizeAfterPrice ? 'tyres' : undefined;
    }
    default:
      return before === 'hours' && now.details.days === undefined ? undefined : before;
  }
}
