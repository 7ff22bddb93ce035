// What a question is about: one topic by the first rule that its words meet.
import type { Concept } from './concepts.ts';
import type { Details } from './details.ts';

export type Topic =
  | 'hours'
  | 'price'
  | 'tyres'
  | 'all-season'
  | 'studs-or-friction'
  | 'services'
  | 'dog'
  | 'network'
  | 'booking'
  | 'own-booking'
  | 'duration'
  | 'season'
  | 'tread'
  | 'size-help'
  | 'hotel'
  | 'own-tyres'
  | 'financing'
  | 'contact'
  | 'human'
  | 'complaint'
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

interface Rule {
  readonly topic: Topic;
  /** Every one of them. */
  readonly all?: readonly Concept[];
  /** At least one of them. */
  readonly any?: readonly Concept[];
  readonly none?: readonly Concept[];
  readonly needs?: (details: Details) => boolean;
}

const NEAR_DAYS = [
  'today',
  'now',
  'tomorrow',
  'dayAfter',
  'weekend',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Concept[];
const KINDS = ['winter', 'summer', 'studded', 'friction', 'allSeason'] as const satisfies readonly Concept[];
/** With one of these a dog's name that is also a tyre's means the tyre. */
export const TYRE_TALK = [
  ...KINDS,
  'price',
  'stock',
  'tyre',
  'change',
  'compare',
  'advice',
  'allowed',
  'quiet',
] as const satisfies readonly Concept[];
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

/** Of a time of day these are asked otherwise. */
const NOT_A_TIME = [
  'price',
  'open',
  'shopOpen',
  'dog',
  'delivery',
  'own',
] as const satisfies readonly Concept[];

/** The first rule that matches gives the topic. */
const RULES: readonly Rule[] = [
  { topic: 'dog', any: ['dog'] },
  { topic: 'network', any: ['network'], none: ['unserved'] },
  { topic: 'human', all: ['human', 'wants'], none: ['talkingTo'] },
  { topic: 'identity', any: ['identity', 'talkingTo'] },
  { topic: 'human', any: ['human'] },
  { topic: 'feedback', any: ['feedback'] },
  { topic: 'complaint', any: ['complaint'] },
  { topic: 'unserved', any: ['unserved'], none: ['balancing', 'hotel'] },
  { topic: 'unserved', any: ['used'], none: ['recycle', 'change', 'hotel'] },
  { topic: 'unserved', any: ['warranty'] },
  { topic: 'unserved', all: ['runFlat', 'instead'] },
  { topic: 'financing', any: ['financing'] },
  { topic: 'unserved', any: ['pay'] },
  { topic: 'campaigns', any: ['campaign'], needs: ({ size }) => size === undefined },
  { topic: 'own-booking', any: ['ownBooking'], none: ['price', 'delivery'] },
  { topic: 'booking', needs: ({ days, time }) => days !== undefined && time !== undefined, none: NOT_A_TIME },
  {
    topic: 'booking',
    all: ['time'],
    any: ['change', 'seasonChange', 'fitting', 'come', 'nextWeek', ...NEAR_DAYS],
    none: NOT_A_TIME,
  },
  { topic: 'booking', all: ['when', 'fitted'], none: [...NOT_A_TIME, 'allowed'] },
  {
    topic: 'booking',
    any: ['booking'],
    all: ['when'],
    none: ['price', 'open', 'allowed'],
  },
  {
    topic: 'booking',
    all: ['come'],
    any: [
      'when',
      'booking',
      'change',
      'seasonChange',
      'fitting',
      'repair',
      'balancing',
      'open',
      ...NEAR_DAYS,
    ],
    none: ['price', 'hotel', 'stock', 'allowed'],
  },
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
    none: ['price', 'open', 'stock', 'booking', 'delivery'],
  },
  { topic: 'all-season', any: ['allSeason'] },
  {
    topic: 'studs-or-friction',
    any: ['studded', 'friction'],
    all: ['compare'],
    none: ['price', 'change'],
    needs: ({ size }) => size === undefined,
  },
  { topic: 'markings', any: ['markings'] },
  { topic: 'age', all: ['made'], any: ['age', 'fitting', 'recycle', 'used', 'duration'] },
  { topic: 'age', all: ['age'], any: ['tyre', 'change', ...KINDS], none: ['recycle'] },
  { topic: 'tread', any: ['tread'] },
  { topic: 'booking', any: ['booking'] },
  { topic: 'hours', any: ['open', 'shopOpen'], none: ['price', 'stock'] },
  { topic: 'duration', any: ['duration'], none: ['hotel', 'delivery', 'onceUpon'] },
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
  { topic: 'unknown', all: ['tyre', 'compare'] },
  { topic: 'tyres', any: ['tyre'] },
  { topic: 'confirmed', any: ['yes'] },
  { topic: 'refused', any: ['no'] },
  { topic: 'thanks', any: ['thanks'] },
  { topic: 'bye', any: ['bye'] },
  { topic: 'greeting', any: ['greeting'] },
];

export function topicOf(concepts: ReadonlySet<Concept>, details: Details): Topic {
  const has = (concept: Concept) => concepts.has(concept);
  const rule = RULES.find(
    ({ all = [], any = [], none = [], needs }) =>
      all.every(has) && (any.length === 0 || any.some(has)) && !none.some(has) && (needs?.(details) ?? true),
  );
  return rule?.topic ?? 'unknown';
}
