// Which work of the shop words name, and which of it is in the price of other work.
import type { Concept } from '../concepts.ts';
import { fold } from '../words.ts';

/** As words name it; what is done to a part before what is done to a complete wheel. */
const NAMED_WORKS = [
  'seasonChange',
  'lockBolt',
  'valve',
  'retighten',
  'sensor',
  'balancing',
  'repair',
  'recycle',
  'hotel',
  'wash',
  'pressure',
  'condition',
  'fitting',
  'runFlat',
  'change',
] as const satisfies readonly Concept[];
/** Storage with the change has a separate price. */
export type Work = (typeof NAMED_WORKS)[number] | 'hotelWithChange';

type Others = Readonly<Partial<Record<Work, readonly Work[]>>>;

/** Work whose price has others in it. */
const INCLUDED: Others = {
  hotelWithChange: ['hotel', 'seasonChange', 'change', 'fitting', 'wash'],
  fitting: ['balancing', 'change'],
  seasonChange: ['change'],
  repair: ['runFlat'],
  // A sensor's service kit has the valve's parts in it.
  sensor: ['valve'],
};
/** Work next to which others are not meant: 'anturi asennettuna' is no fitting of a tyre. */
const NOT_MEANT: Others = {
  hotel: ['fitting'],
  sensor: ['fitting', 'change'],
  valve: ['fitting', 'change'],
  lockBolt: ['fitting', 'change'],
};

export interface WorkSigns {
  readonly has: (concept: Concept) => boolean;
  readonly text: string;
  /** Tyres of a rim size were counted. */
  readonly isOfRim: boolean;
}

/** Tyres without rims. */
const LOOSE =
  /\birto(?:na|naisena|nais\w*|ren\w*|kum\w*)\b|\bilman vante|pelk(?:at|kina) (?:ren|kum)|ei (?:o[ol]e )?vanteil/;

function isChangedOnRims({ has, text, isOfRim }: WorkSigns): boolean {
  const isOnRims = isOfRim || LOOSE.test(fold(text)) || has('runFlat') || has('newTyres');
  return isOnRims && has('change') && !has('seasonChange');
}

/** The named work; of a rim size tyres are fitted on rims, for wheels are changed whatever their size. */
export function worksIn({ has, text, isOfRim }: WorkSigns): Work[] {
  if (has('surcharge') && has('runFlat')) return ['runFlat'];
  const isFitted =
    isChangedOnRims({ has, text, isOfRim }) ||
    (has('balancing') && has('include')) ||
    (has('runFlat') && isOfRim);
  // A leaking valve is replaced, not repaired.
  const isOfValve = has('valve') && !/paik(?:ka|at)/iu.test(text);
  const named = NAMED_WORKS.filter(
    (work) => (has(work) && !(work === 'repair' && isOfValve)) || (work === 'fitting' && isFitted),
  );
  const isOnRims = /vanteil/iu.test(text) && has('fitting');
  const meant = withoutIncluded(named);
  const others = new Set(meant.flatMap((work) => NOT_MEANT[work] ?? []));
  const works = meant.filter((work) => !others.has(work));
  // 'Runflatit vanteille ja anturien huoltosarjat', 'uudet vanteille ja vanhat säilöön'.
  const isBeside = named.includes('fitting') && !works.includes('fitting');
  const isAdded = /asenn\p{L}*\s(?:\+|ja|sek\p{L}|plus)\s/iu.test(text);
  return isBeside && ((isFitted && isOfRim) || isAdded || (isOnRims && works.includes('hotel')))
    ? ['fitting', ...works]
    : works;
}

/** What remains of the works; `usual` where nothing does. */
export function withoutWorks(
  { works = [] }: { readonly works?: readonly Work[] | undefined },
  isOut: (work: Work) => boolean,
  usual?: Work,
): { work: Work | undefined; works: readonly Work[] | undefined } {
  const left = works.filter((work) => !isOut(work));
  const [work = usual, ...others] = left;
  return { work, works: work && [work, ...others] };
}

export function isStorage(work: Work): boolean {
  return work.startsWith('hotel');
}

export function withoutIncluded(works: readonly Work[]): Work[] {
  const isPackage =
    works.includes('hotel') && works.some((work) => work === 'change' || work === 'seasonChange');
  const all: readonly Work[] = isPackage ? ['hotelWithChange', ...works] : works;
  const included = new Set(all.flatMap((work) => INCLUDED[work] ?? []));
  return all.filter((work, at) => !included.has(work) && all.indexOf(work) === at);
}
