// The recognised parts of a search text, in the order in which they are shown.
import type { SearchQuery, Understood } from './query-types.ts';

type Read = Omit<SearchQuery, 'isCut'>;

export function listUnderstood(query: Read): Understood[] {
  const { rim, ean, tags, words, price, wishes, vehicleType } = query;
  return [
    ...sizeParts(query),
    ...(rim === undefined ? [] : [{ kind: 'rim' as const, rim }]),
    ...serviceParts(query),
    ...seasonParts(query),
    ...(vehicleType && !words.includes(vehicleType) ? [{ kind: 'vehicle' as const, vehicleType }] : []),
    ...(query.isElectric ? [{ kind: 'electric' as const }] : []),
    ...(ean === undefined ? [] : [{ kind: 'ean' as const, ean }]),
    ...tags.map((tag) => ({ kind: 'tag' as const, tag })),
    ...(query.classes ? [{ kind: 'classes' as const, classes: query.classes }] : []),
    ...(query.grip ? [{ kind: 'grip' as const, grip: query.grip }] : []),
    ...(price ? [{ kind: 'price' as const, price }] : []),
    ...wishes.map((wish) => ({ kind: 'wish' as const, wish })),
    ...(words.length > 0 ? [{ kind: 'words' as const, words }] : []),
  ];
}

/** A size in inches is listed already, with the nearest metric one. */
function sizeParts({ understood, size, width, aspect }: Read): Understood[] {
  const whole: Understood[] =
    size !== undefined && understood.length === 0 ? [{ kind: 'size', size }] : [...understood];
  if (width === undefined) return whole;
  return [
    ...whole,
    aspect === undefined ? { kind: 'width', width } : { kind: 'width-aspect', width, aspect },
  ];
}

function serviceParts({ loadIndex, speedSymbol }: Read): Understood[] {
  if (loadIndex === undefined && speedSymbol === undefined) return [];
  return [
    {
      kind: 'service',
      ...(loadIndex !== undefined && { loadIndex }),
      ...(speedSymbol !== undefined && { speedSymbol }),
    },
  ];
}

function seasonParts({ season, winterType }: Read): Understood[] {
  if (winterType !== undefined) return [{ kind: 'winter-type', winterType }];
  return season === undefined ? [] : [{ kind: 'season', season }];
}
