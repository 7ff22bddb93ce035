// What a sentence claims: every amount, percentage, date, time, phone number, size, number and link in it, each in one form
// however it was written, so that a claim can be looked up among those of the shop's own records.
import { parseSearchQuery } from '../../../../catalogue/search/search-query.ts';
import { formatTyreSize } from '../../../../catalogue/size/tyre-size.ts';
import { fold } from '../words.ts';

/** Begins every claim that nothing can support, such as an amount in words. */
const UNPROVABLE = 'x:';

/** Signs that are not seen, and the many hyphens and spaces, as one; compatibility forms of digits as digits. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
    .replaceAll(/[^\S\n]/gu, ' ');
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const AMOUNT = String.raw`\d{1,3}(?:[ .]\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const EURO = String.raw`(?:,-)?\s*(?:€|eur\b|euro[a-z]*|e\b)`;

const MONTHS = [
  'tammi|jan',
  'helmi|feb',
  String.raw`maalis|march|mar\b`,
  'huhti|apr',
  'touko|may',
  'kesa|jun',
  'heina|jul',
  'elo|aug',
  'syys|sep',
  'loka|oct',
  'marras|nov',
  'joulu|dec',
] as const;
const MONTH = String.raw`((?:${MONTHS.join('|')})[a-z]*)`;

/** What a number measures. Things that are counted (tyres, pieces) have no unit of their own. */
const UNITS = {
  mm: 'mm|millimetr',
  cm: 'cm|senttimetr',
  km: 'km|kilometr',
  min: 'min',
  hour: 'h|tun[tn]',
  year: 'v|vuo[dts]|year',
  month: 'kk|kuukau|month',
  week: 'vk|viiko|viikk|week',
  day: 'pv|paiv|arkipaiv|vuorokau|day|working day',
  inch: "\"|''|tuuma|inch",
  bar: 'bar',
  db: 'db|desibel',
  gram: 'g|gram',
  kilo: 'kg|kilogram|kilo',
} as const;
const UNIT = String.raw`(?:${Object.values(UNITS)
  .map((stems) => stems.split('|').map(stemPattern).join('|'))
  .join('|')})`;

/** Short ones are whole words, stems go on. */
function stemPattern(stem: string): string {
  if (/^\W/.test(stem)) return stem;
  return stem.length <= 2 ? String.raw`${stem}\b` : String.raw`${stem}[a-z]*`;
}

const BIG_NUMBER_WORDS =
  /\b(?:viisi|viide|viite|viitt|kuude|kuutt|kuusi(?:k|t)|(?:yksi|kaksi|kolme|nelja|kuusi)to|[a-z]*(?:seitsem|kahdeksa|yhdeksa|kymmen|tuhan|tuhat|miljoon)|(?:kaksi|kolme|nelja|kuusi)?sata(?:n|a|ne|va)?\b|sada[ns]|sadoi|satoj)[a-z]*/g;
const SMALL_NUMBER_WORD =
  '(?:yksi|yhde|yhte|kaksi|kahde|kahte|kolme|nelja|kuusi|one|two|three|four|five|six|seven|eight|nine|ten)';

/** '1. Kerro koko' but not '1. joulukuuta'. */
const LIST_NUMBER = new RegExp(String.raw`(?:^|\n)\s*[1-9][.)]\s+(?!${MONTH})(?=[a-z*])`, 'g');

const SITE = String.raw`(?:https?:\/\/|www\.)[^\s)\]]+|\b[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:fi|com|net|org|io|eu|info|biz|xyz|app|dev|shop|store|online|site|example|test|ru|se|de|ee|no|me|co|ly|gg)\b(?:\/[^\s)\]]*)?`;

/**
 * The claims of a text, each once: 'eur:4500' in cents, 'pct:12.5', 'date:25.11', 'time:9:00', 'tel:0100000000',
 * 'size:205/55R16', 'n:4', 'n:3:mm', 'tok:r5', 'link:…', 'mail:…'; 'x:…' for what nothing can support.
 */
export function claimsOf(text: string): Set<string> {
  const claims = new Set<string>();
  let rest = plainText(text);
  const take = (pattern: RegExp, claim: (parts: string[]) => readonly string[]) => {
    rest = rest.replaceAll(pattern, (...found: unknown[]) => {
      for (const one of claim(found.map((part) => (typeof part === 'string' ? part : '')))) claims.add(one);
      return ' | ';
    });
  };
  take(/!\[|<|\{\s*"|`/g, () => [`${UNPROVABLE}markup`]);
  take(/\]\(\s*([^)]*)\)?/g, ([, href = '']) => [`link:${href.trim()}`]);
  rest = fold(rest).replaceAll(LIST_NUMBER, '\n');
  take(/\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, ([mail = '']) => [`mail:${mail}`]);
  take(new RegExp(SITE, 'g'), ([site = '']) => [`link:${site.replace(/[.,;:!?]+$/, '')}`]);
  take(/\b[a-z]{2,}:\/?\/?[^\s|]*\/\S*/g, ([href = '']) => [`link:${href}`]);
  takeNumbers(take);
  for (const claim of wordClaims(rest)) claims.add(claim);
  return claims;
}

type Take = (pattern: RegExp, claim: (parts: string[]) => readonly string[]) => void;

function takeNumbers(take: Take): void {
  take(
    /\b(\d{3})\s?\/\s?(\d{2})\s?-?(?:z?r|-)?\s?(\d{2}(?:[.,]5)?)(c?)\b/g,
    ([, width, profile, rim, van]) => [`size:${width}/${profile}r${rim}${van}`],
  );
  take(new RegExp(String.raw`(${AMOUNT})\s*-\s*(${AMOUNT})${EURO}`, 'g'), ([, from = '', to = '']) => [
    euros(from),
    euros(to),
  ]);
  take(new RegExp(String.raw`(${AMOUNT})${EURO}`, 'g'), ([, sum = '']) => [euros(sum)]);
  take(new RegExp(String.raw`€\s*(${AMOUNT})`, 'g'), ([, sum = '']) => [euros(sum)]);
  take(new RegExp(String.raw`(${NUMBER})\s*-?\s*(?:%|prosen[a-z]*|percent)`, 'g'), ([, share = '']) => [
    `pct:${number(share)}`,
  ]);
  take(
    /\b(?:klo|kello[a-z]*)\.?\s*(\d{1,2})(?:[.:](\d{2}))?(?:\s*-\s*(\d{1,2})(?:[.:](\d{2}))?)?(?::[a-z]+)?/g,
    times,
  );
  take(/\b(\d{4})-(\d{2})-(\d{2})\b/g, ([, year, month, day]) => dates(day, month, year));
  take(/(?<!\d)(\d{1,2})\.\s?(0?[1-9]|1[0-2])\.(?:\s?(\d{4}))?/g, ([, day, month, year]) =>
    dates(day, month, year),
  );
  take(new RegExp(String.raw`\b(\d{1,2})\.?\s?${MONTH}(?:\s(\d{4}))?`, 'g'), ([, day, month = '', year]) =>
    dates(day, String(MONTHS.findIndex((stems) => new RegExp(`^(?:${stems})`).test(month)) + 1), year),
  );
  take(/(?<![\d.,])\+?\(?\d[\d\s()-]{5,}\d/g, ([phone = '']) => phoneOrNumbers(phone));
  take(
    new RegExp(String.raw`(${NUMBER})(?:\s*-\s*(${NUMBER}))?\s?-?(${UNIT})`, 'g'),
    ([, from = '', to = '', unit = '']) =>
      [from, to].filter(Boolean).map((value) => `n:${number(value)}:${unitOf(unit)}`),
  );
  take(/\b(?=[a-z\d]*\d)(?=[a-z\d]*[a-z])[a-z\d]+\b/g, ([token]) => [`tok:${token}`]);
  take(/\b(\d{1,2})(?:[.:](\d{2}))?\s*-\s*(\d{1,2})(?:[.:](\d{2}))?\b/g, times);
  take(/\b(\d{1,2})[.:](\d{2})\b/g, times);
  take(new RegExp(NUMBER, 'g'), ([value = '']) => [`n:${number(value)}`]);
}

function wordClaims(rest: string): string[] {
  return [
    ...[...rest.matchAll(BIG_NUMBER_WORDS)].map(([word]) => `word:${word}`),
    // An amount whose number was no digits.
    ...(/€|\beur\b|\beuro|\bsent(?:ti|in)|%|prosen|percent|dollar|\bpound|kruun|[$£¥]/.test(rest)
      ? [`${UNPROVABLE}money`]
      : []),
    ...(new RegExp(
      String.raw`\b(?:klo|kello[a-z]*)\s+${SMALL_NUMBER_WORD}|${SMALL_NUMBER_WORD} o'?clock`,
    ).test(rest)
      ? [`${UNPROVABLE}time`]
      : []),
    ...(/\p{N}/u.test(rest) ? [`${UNPROVABLE}digit`] : []),
    ...(/[^\s|]{60,}/.test(rest) ? [`${UNPROVABLE}blob`] : []),
  ];
}

/** Sizes that a visitor wrote: the only claims of theirs that an answer may repeat. */
export function sizeClaimsOf(text: string): Set<string> {
  const { size } = parseSearchQuery(text);
  const told = [...claimsOf(text)].filter((claim) => /^size:|^tok:r\d{2}$|^n:.+:inch$/.test(claim));
  return new Set([...told, ...(size ? claimsOf(formatTyreSize(size)) : [])]);
}

/** Counts in words up to twelve, as records write them: 'neljän renkaan' supports 'n:4'. */
export function countsInWords(text: string): Set<string> {
  const folded = fold(plainText(text));
  const found = COUNT_STEMS.flatMap((stems, index) =>
    new RegExp(String.raw`\b(?:${stems})[a-z]*`).test(folded) ? [`n:${index + 1}`] : [],
  );
  return new Set(found);
}

const COUNT_STEMS = ['yksi|yhde|yhte|yhta', 'kaksi|kahde|kahta|kahte', 'kolme', 'nelja'] as const;

function euros(sum: string): string {
  const [whole = '', part = ''] = /[.,]\d{1,2}$/.test(sum) ? sum.split(/[.,](?=\d{1,2}$)/) : [sum];
  return `eur:${Number(whole.replaceAll(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'))}`;
}

function number(value: string): string {
  return String(Number(value.replace(',', '.')));
}

function dates(day = '', month = '', year = ''): string[] {
  return [`date:${Number(day)}.${Number(month)}`, ...(year === '' ? [] : [`n:${Number(year)}`])];
}

function times([, fromHour = '', fromMinute = '', toHour = '', toMinute = '']: string[]): string[] {
  const time = (hour: string, minute: string) => `time:${Number(hour)}:${minute.padStart(2, '0')}`;
  return [time(fromHour, fromMinute), ...(toHour === '' ? [] : [time(toHour, toMinute)])];
}

/** Seven digits or more, spaced, are a phone number; fewer are numbers side by side. */
function phoneOrNumbers(written: string): string[] {
  const digits = written.replaceAll(/\D/g, '');
  if (digits.length >= 7) return [`tel:${digits.replace(/^(?:00)?358(?=\d{6})/, '0')}`];
  return (written.match(/\d+/g) ?? []).map((value) => `n:${Number(value)}`);
}

function unitOf(word: string): string {
  const found = Object.entries(UNITS).find(([, stems]) =>
    stems.split('|').some((stem) => new RegExp(`^(?:${stemPattern(stem)})$`).test(word)),
  );
  return found?.[0] ?? word;
}
