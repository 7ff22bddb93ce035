// Times of day as written and spoken: 'klo 18.30', 'viideltä', 'puoli kuusi', 'seitsemän jälkeen'.
import { normaliseTime } from '../../../../opening-hours/time-of-day.ts';
import { fold } from '../words.ts';

/** The hours from one on as spoken, in folded letters: 'at five', 'until five', 'of five', 'five'. */
const SAID = [
  'yhdelta yhteen yhden yksi yhen',
  'kahdelta kahteen kahden kaksi',
  'kolmelta kolmeen kolmen kolme',
  'neljalta neljaan neljan nelja nelosen',
  'viidelta viiteen viiden viisi viien viis viidelt vitosen viideksi',
  'kuudelta kuuteen kuuden kuusi kuuen kuus kutoselta kutosen kuudeksi',
  'seitsemalta seitsemaan seitsemaa seitseman seittemalta seittemaan seittema seitteman seiskalta seiska seiskan seitsemaksi',
  'kahdeksalta kahdeksaan kahdeksaa kahdeksan kaheksalta kaheksaan kaheksan kasilta kasi kasin kahdeksaksi kaheksaksi',
  'yhdeksalta yhdeksaan yhdeksaa yhdeksan yheksalta yheksaan yheksan ysilta ysi ysin yhdeksaksi yheksaksi',
  'kymmenelta kymmeneen kymmenta kymmenen kympilta kymppi kympin kymmeneksi',
  'yhdeltatoista yhteentoista yhdentoista yksitoista',
  'kahdeltatoista kahteentoista kahdentoista kaksitoista kaheltatoista',
].map((forms) => forms.split(' '));
const NUMBER = String.raw`\d{1,2}(?:[.:]\d{2})?`;
const WORD = SAID.flat().join('|');
const AT = SAID.flatMap((forms) => forms.filter((form) => /(?:lta(?:toista)?|\w{5}ksi)$/.test(form))).join(
  '|',
);

/** What makes a number or a word a time of day; the first that is met counts. */
const TIMES = [
  new RegExp(String.raw`\b(?:klo|kello|kl)\.?\s?(${NUMBER})(?!\d)`),
  new RegExp(String.raw`\b(?:klo|kello)\s(?:puoli?\s)?(${WORD})\b`),
  new RegExp(String.raw`(?<![\d.,/])(\d{1,2}:\d{2})(?!\d)`),
  new RegExp(String.raw`(?<![\d.,/])(${NUMBER}|${WORD})\s(?:asti|saakka|jalkeen?|aikaan?|maissa|mennessa)\b`),
  new RegExp(String.raw`\bennen\s(${NUMBER}|${WORD})(?![\d.])\b`),
  new RegExp(String.raw`\b(?:puoli?|yli|vaille)\s(${WORD})\b`),
  new RegExp(String.raw`\b(${AT})\b`),
] as const;

const SIDES = [
  ['before', /\b(?:ennen|mennessa)\b/],
  ['after', /\b(?:jalke+n?|lahtien|alkaen|eteenpain)\b/],
] as const;

export interface MentionedTime {
  /** '17:30' */
  readonly time: string;
  /** Until then, which the closing time itself meets. */
  readonly isUntil: boolean;
  /** 'Ennen kymmentä', 'neljän jälkeen'. */
  readonly timeSide: 'before' | 'after' | undefined;
}

/** Hours from one to six are those of the afternoon, for the shop sleeps at night. */
export function timeIn(text: string): MentionedTime | undefined {
  const line = fold(text);
  const said = /\bpuolen? ?paivan/.test(line)
    ? '12'
    : TIMES.map((pattern) => pattern.exec(line)?.[1]).find((found) => found !== undefined);
  if (said === undefined) return undefined;
  const spoken = SAID.findIndex((forms) => forms.includes(said)) + 1;
  const time = normaliseTime(spoken > 0 ? String(spoken) : said);
  if (time === undefined) return undefined;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const isEvening =
    hour > 0 && (hour <= 6 || (hour <= 8 && / ?(?:ilta|illal|viela)/.test(line))) && !line.includes('aamu');
  const isHalf = spoken > 0 && new RegExp(String.raw`\bpuoli?\s${said}\b`).test(line);
  const minutes = (hour + (isEvening ? 12 : 0)) * 60 + minute - (isHalf ? 30 : 0) + quarterMinutes(line);
  return {
    time: `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    isUntil: /\b(?:asti|saakka|mennessa)\b/.test(line) || SAID.some(([, until]) => until === said),
    timeSide: SIDES.find(([, words]) => words.test(line))?.[0],
  };
}

/** 'vartin yli viisi', 'varttia vaille yhdeksän' */
function quarterMinutes(line: string): number {
  const side = /\bvart\p{L}+\s(yli|vaille)\b/u.exec(line)?.[1];
  if (side === undefined) return 0;
  return side === 'yli' ? 15 : -15;
}
