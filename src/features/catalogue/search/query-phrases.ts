// Parts of a search text that are more than one word: a count, load and speed by their names, classes of the EU label.
import { LABEL_CLASSES, type LabelClass, NOISE_CLASSES, type NoiseClass } from '../product/tyre-label.ts';
import { leastLoadIndex, speedSymbolKmh } from '../size/load-speed.ts';
import type { SearchQuery } from './query-types.ts';

type Read = Partial<Pick<SearchQuery, 'count' | 'loadIndex' | 'speedSymbol' | 'classes'>>;

const AT_LEAST = String.raw`(?:(?:v\p{L}hint\p{L}{1,4}|v\p{L}h\.?|min|luokka\p{L}{0,3})\s)?`;
const OF = String.raw`\p{L}{0,14}[\s:=]{1,3}${AT_LEAST}`;
const COUNT = /(?<![^\s(])(\d{1,3})\s?(?:kpl|kappaletta|rengasta|st|pcs)(?!\p{L})/iu;
const LOAD = new RegExp(
  String.raw`(?<!\p{L})(?:kantavuu|kantoluok|kuormaluok|kuormaindek|kuormitus)${OF}(\d{2,4})(\s?kg)?(?![\d/])`,
  'iu',
);
/** '94 XL': the load before the mark of a reinforced tyre, which is read on its own. */
const REINFORCED_LOAD = /(?<![\d/\p{L},.])((?:[6-9]|1[0-2])\d)\s(?=(?:XL|reinforced|extra load)(?!\p{L}))/iu;
const SPEED = new RegExp(String.raw`(?<!\p{L})nopeus${OF}([HJ-NP-WY])(?![\p{L}\d])`, 'iu');
const WET = labelPhrase(String.raw`m\p{L}rk\p{L}pi`, 'A-E');
const FUEL = labelPhrase(String.raw`(?:polttoaine|vierint\p{L}vast|energia|kulutus)`, 'A-E');
const NOISE = labelPhrase('melu', 'A-C');

/** 'märkäpito A', 'märkäpitoluokka vähintään B', 'A-luokan märkäpito'. */
function labelPhrase(property: string, letters: string): RegExp {
  const before = String.raw`([${letters}])(?:[-\s]?luokan)?\s${property}\p{L}{0,14}`;
  return new RegExp(
    String.raw`(?<![\p{L}\d])(?:${property}${OF}([${letters}])|${before})(?![\p{L}\d])`,
    'iu',
  );
}

/** The meaning of phrases, and the text without them. */
export function readPhrases(text: string): { read: Read; rest: string } {
  const classes: {
    -readonly [Key in keyof NonNullable<Read['classes']>]: NonNullable<Read['classes']>[Key];
  } = {};
  const read: { -readonly [Key in keyof Read]: Read[Key] } = {};
  const take = (pattern: RegExp, apply: (first: string, second: string | undefined) => void) => {
    const match = pattern.exec(rest);
    if (match === null) return;
    apply(match[1] ?? match[2] ?? '', match[2]);
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  };
  let rest = text;
  take(COUNT, (count) => {
    read.count = Number(count);
  });
  take(LOAD, (figure, kilograms) => {
    const isWeight = kilograms !== undefined || Number(figure) > 200;
    const loadIndex = isWeight ? leastLoadIndex(Number(figure)) : Number(figure);
    if (loadIndex !== null) read.loadIndex = loadIndex;
  });
  take(REINFORCED_LOAD, (figure) => {
    read.loadIndex ??= Number(figure);
  });
  take(SPEED, (symbol) => {
    if (speedSymbolKmh(symbol) !== null) read.speedSymbol = symbol.toUpperCase();
  });
  take(WET, (letter) => {
    classes.wetGrip = labelClass(letter);
  });
  take(FUEL, (letter) => {
    classes.fuelEfficiency = labelClass(letter);
  });
  take(NOISE, (letter) => {
    classes.noiseClass = noiseClass(letter);
  });
  return { read: Object.keys(classes).length > 0 ? { ...read, classes } : read, rest };
}

function labelClass(letter: string): LabelClass | undefined {
  return LABEL_CLASSES.find((each) => each === letter.toUpperCase());
}

function noiseClass(letter: string): NoiseClass | undefined {
  return NOISE_CLASSES.find((each) => each === letter.toUpperCase());
}
