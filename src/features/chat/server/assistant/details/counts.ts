// How many of something a text names: tyres or wheels, vehicles of each kind, millimetres; in digits or in spoken words.
import { VEHICLE_TYPES, type VehicleType } from '../../../../catalogue/size/vehicle-type.ts';
import { conceptsIn } from '../concepts.ts';
import { fold } from '../words.ts';

/** One to six in every case and in speech, in folded letters. */
const NUMBERS: readonly RegExp[] = [
  /^(?:1|yks(?:i|in)?|yhden?|yhen|yhe[ls]\S+|yhd[ei][ls]\S+|yhta|yhteen)$/,
  /^(?:2|kaks(?:i|in)?|kah(?:d?en|d?e[ls]\S+|ta|teen))$/,
  /^(?:3|kolm(?:e|en|ea|een|et|e[ls]\S+))$/,
  /^(?:4|nel(?:i|ja|jan|jaa|jaan|jat|ja[ls]\S+))$/,
  /^(?:5|vii(?:si|s|den|en|tta|teen|de[ls]\S+))$/,
  /^(?:6|kuu(?:si|s|den|tta|teen|de[ls]\S+))$/,
];

export function numberOf(word: string): number | undefined {
  const at = NUMBERS.findIndex((number) => number.test(word));
  return at < 0 ? undefined : at + 1;
}

function tokensOf(text: string): string[] {
  return fold(text)
    .split(/\s+/)
    .map((token) => token.replaceAll(/^[(]|[.,;:?!)]+$/g, ''));
}

const WHEEL = /ren[gk]a|pyor[ai]|^kpl|kappal|kitk|nast[ao]|anturi|venttiil|kumi|gummi|vante|huoltosarj/;
/** What is counted is not the tyres after it: 'yksi kysymys renkaista', 'kaksi autoa, renkaat vanteilla'. */
const OTHER = /kysym|asia|juttu|auto|kert|paiv|viik|vuo|kuukau|tunt|min|mill|euro/;
const SET = /^(?:sarja[an]?|setti|setin|settia|nelja[na]?|neljaan|neljalle|neljalta|neli?kpl|4kpl|4x|x4)$/;
/** A word that counts nothing: 'Model 3 talvirenkaita'. */
const MANY = /renkaita$|pyoria$|kumeja$|kumei/;
const EPITHET = /^(?:eri|omaa?n?|pienta|isoa|vanhaa|perheen|tavallista|uutta|firman)$/;
/** Words between a number and what it counts, at most: 'neljä 17 tuuman rengasta'. */
const WITHIN = 4;

/** 'neljä rengasta', '2 kpl', 'yhden renkaan'; a set is four. */
export function countIn(text: string): number | undefined {
  const tokens = tokensOf(text);
  for (const [at, token] of tokens.entries()) {
    const count = numberOf(token) ?? numberOf(/^([1-6])kpl$/.exec(token)?.[1] ?? '');
    // 'Model 3 renkaat'
    if (count === undefined || tokens[at - 1] === 'model') continue;
    const behind = tokens.slice(at + 1, at + WITHIN);
    const other = behind.findIndex((each) => OTHER.test(each));
    const wheel = behind.findIndex((each) => WHEEL.test(each) && !MANY.test(each));
    if (token.endsWith('kpl') || (wheel >= 0 && (other < 0 || wheel < other))) return count;
  }
  return tokens.some((token) => SET.test(token)) || /kaikkiin (?:nelja|ren|pyor)/.test(fold(text))
    ? 4
    : undefined;
}

/** The number before a word with the stem: 'kaksi anturia'. */
export function countBefore(text: string, isThing: (word: string) => boolean): number | undefined {
  const tokens = tokensOf(text);
  const at = tokens.findIndex((token, place) => place > 0 && isThing(token));
  return at < 0 ? undefined : numberOf(tokens[at - 1] ?? '');
}

/** 'kaks milliä jäljellä' */
export function depthInWords(text: string): number | undefined {
  return countBefore(text, (word) => word.startsWith('mill'));
}

const EUROS = String.raw`(?<!\d)(\d{2,4})\s?(?:€|e(?![a-z])|eur[a-z]*)`;
/** 'Neljä rengasta 89 e kappale', 'rengas 98 € x 4': what tyres cost that the visitor knows, and no limit of a price. */
const PRICE_OF_EACH = new RegExp(
  String.raw`(?<!\b(?:alle|max|enintaan|korkeintaan|alta)\s)(?:${EUROS}\s?(?:\/|per\s|x\s?\d|\*\s?\d)?\s?(?:kpl|kappal|ren[gk]|(?<=[x*]\s?\d))|[1-6]\s?[x*]\s?${EUROS})`,
);

export function priceOfEachIn(text: string): number | undefined {
  const [, behind, before] = PRICE_OF_EACH.exec(fold(text)) ?? [];
  const written = behind ?? before;
  return written === undefined ? undefined : Number(written);
}

export type VehicleCounts = Readonly<Partial<Record<VehicleType | 'any', number>>>;

/** 'Neljältä maasturiin': four wheels, and one car. */
function vehiclesBefore(token: string, near: string, further: string): number | undefined {
  if (near.endsWith('lta') && !token.endsWith('lta')) return undefined;
  return numberOf(near) ?? (EPITHET.test(near) ? numberOf(further) : undefined);
}

/** 'kahden auton', '2 henkilöautoa ja maasturi', 'kolme transporteria'; undefined where there is one of each. */
export function vehicleCountsIn(text: string): VehicleCounts | undefined {
  const counts: Partial<Record<VehicleType | 'any', number>> = {};
  let isKindCounted = false;
  const tokens = tokensOf(text);
  for (const [at, token] of tokens.entries()) {
    const concepts = conceptsIn(token);
    const type =
      VEHICLE_TYPES.find((each) => concepts.has(each)) ??
      (/^auto(?:n|a|on|lle|jen|ille|ihin)?$/.test(token) ? 'any' : undefined);
    if (type === undefined) continue;
    const [further = '', near = ''] = [tokens[at - 2], tokens[at - 1]];
    const count = vehiclesBefore(token, near, further);
    counts[type] = Math.max(counts[type] ?? 0, count ?? 1);
    isKindCounted ||= type !== 'any' && count !== undefined;
  }
  const [type, ...others] = VEHICLE_TYPES.filter((each) => counts[each] !== undefined);
  // 'Kaksi autoa, henkilöauto ja maasturi': the kinds say which; 'kaksi autoa, molemmat maastureita' counts them.
  const isOfAll = others.length === 0 && !isKindCounted;
  if (type && isOfAll) counts[type] = Math.max(counts[type] ?? 1, counts.any ?? 1);
  if (type) delete counts.any;
  return Object.values(counts).some((count) => count > 1) ? counts : undefined;
}
