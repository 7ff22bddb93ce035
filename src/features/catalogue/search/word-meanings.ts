// What single words of a search mean apart from names of tyres: wishes, a count, a vehicle, what the shop's catalogue does not have.
import type { VehicleType } from '../size/vehicle-type.ts';

/** Words about the buying, not the tyre: an order of the result or a condition. */
export const WISHES = ['cheap', 'quiet', 'wet', 'fuel', 'offer', 'in-stock', 'on-shelf'] as const;
export type Wish = (typeof WISHES)[number];

/** Marks of a winter tyre: tested on ice, or the peak with a snowflake. */
export type Grip = 'ice' | 'snow';

/** What a text requests in addition to the tyre itself; where no tyre meets it, it is left out, and the page shows that. */
export const CONDITIONS = ['price', 'offer', 'in-stock', 'on-shelf', 'electric'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** What people look for among tyres and no catalogue entry can be: it has summer and winter tyres of cars and vans. */
export const NOT_SOLD = [
  'all-season',
  'motorcycle',
  'atv',
  'caravan',
  'trailer',
  'heavy',
  'bicycle',
  'used',
] as const;
export type NotSold = (typeof NOT_SOLD)[number];

export type WordMeaning =
  | { readonly kind: 'wish'; readonly wish: Wish }
  | { readonly kind: 'vehicle'; readonly vehicleType: VehicleType }
  | { readonly kind: 'not-sold'; readonly notSold: NotSold }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'fitted' }
  | { readonly kind: 'electric' }
  | { readonly kind: 'grip'; readonly grip: Grip };

const wish = (each: Wish): WordMeaning => ({ kind: 'wish', wish: each });
const vehicle = (vehicleType: VehicleType): WordMeaning => ({ kind: 'vehicle', vehicleType });
const notSold = (each: NotSold): WordMeaning => ({ kind: 'not-sold', notSold: each });
const count = (each: number): WordMeaning => ({ kind: 'count', count: each });

/** Folded stems, tried in order. A stem may start no name of a tyre. */
const MEANINGS: readonly (readonly [RegExp, WordMeaning])[] = [
  [/^(?:halv|halp|edulli|huoke)|^(?:cheap(?:est)?|billig(?:t|a|aste)?)$/, wish('cheap')],
  [/^(?:hilja|hiljem|aanettom|melutto)/, wish('quiet')],
  [/^(?:markapi|sadekeli|markakeli)|^(?:marka|maralla|maralle)$/, wish('wet')],
  [/^(?:jaapi[dt]|jaamerk)/, { kind: 'grip', grip: 'ice' }],
  [/^(?:lumipi[dt]|vuorenhuip|lumihiutal)/, { kind: 'grip', grip: 'snow' }],
  [/^(?:taloudelli|polttoaine|vierintavast)/, wish('fuel')],
  [/^(?:tarjou|tarjotuot|aletuot|alennu)|^(?:ale|alessa|alesta)$/, wish('offer')],
  [/^(?:saatavil|saatavan|saatavis)|^(?:heti|varasto|varastossa|varastosta)$/, wish('in-stock')],
  [/^hylly(?:ssa|sta|ssanne|stanne)$/, wish('on-shelf')],
  [/^(?:henkiloaut)/, vehicle('passenger')],
  [/^(?:maasturi|katumaastur|citymaastur)|^suv(?:in|iin|it|eihin|hun|ille)?$/, vehicle('suv')],
  [/^(?:pakettiaut|paku(?:n|t|un|ja|lle|ssa)?$|pakuihin)/, vehicle('van')],
  [
    /^(?:ymparivuo|jokasaa|jokakel|jokakau|nelivuo|nelikau|kokovuo|allseason|allweather|helars|aretrunt)/,
    notSold('all-season'),
  ],
  [/^(?:moottoripyor|mopo|mope|skootter|pratk|motocross)|^mp$/, notSold('motorcycle')],
  [/^(?:monkij|monkka)|^atv$/, notSold('atv')],
  [/^(?:asuntovaunu|matkailuvaunu)|^(?:vaunu(?:n|un|hun)?)$/, notSold('caravan')],
  [/^(?:perakarr|peravaunu|traileri|hevostraileri|karry)/, notSold('trailer')],
  [
    /^(?:traktor|kuormaaut|rekka|rekan$|bussi|linjaaut|truk(?:ki|in)|tyokone|kaivuri|ruohonleikk)|^kuorma$/,
    notSold('heavy'),
  ],
  [/^(?:polkupyor|pyoranren|fatbike|lastenvaunu)/, notSold('bicycle')],
  [/^kaytet/, notSold('used')],
  [/^sahko(?:aut|$)|^(?:sahkis|taysahko)/, { kind: 'electric' }],
  [/^asennettu|^asennett|^fitted$/, { kind: 'fitted' }],
  [/^(?:nelja|neljan|neljaa|sarja|sarjan|sarjaa|setti|setin|settia|four|fyra)$/, count(4)],
  [/^(?:kaksi|kahta|kahden|pari|parin|two|tva)$/, count(2)],
  [/^(?:yksi|yhta|yhden)$/, count(1)],
];

/** The meaning of a word in folded letters (`fold`), if it has one of these. */
export function wordMeaning(folded: string): WordMeaning | undefined {
  return MEANINGS.find(([stem]) => stem.test(folded))?.[1];
}
