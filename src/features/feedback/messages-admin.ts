// Finnish texts of feedback in the back office.
import type { FeedbackSource } from './contract.ts';
import { formatAverage } from './feedback-rating.ts';

interface Month {
  /** '2026-11'. */
  month: string;
  average: number;
}

const MONTHS = [
  'tammikuu',
  'helmikuu',
  'maaliskuu',
  'huhtikuu',
  'toukokuu',
  'kesäkuu',
  'heinäkuu',
  'elokuu',
  'syyskuu',
  'lokakuu',
  'marraskuu',
  'joulukuu',
];

const yearOf = (month: string): string => month.slice(0, 4);
const nameOf = (month: string): string => MONTHS[Number(month.slice(5)) - 1] ?? month;
/** 'marraskuussa', and the year when it is not clear. */
const inMonth = (month: string, isYearClear: boolean): string =>
  `${nameOf(month)}ssa${isYearClear ? '' : ` ${yearOf(month)}`}`;

function monthlySentence(last: Month, before: Month): string {
  const change = Math.round((last.average - before.average) * 10) / 10;
  const isYearClear = yearOf(last.month) === yearOf(before.month);
  const now = inMonth(last.month, isYearClear);
  const then = inMonth(before.month, isYearClear);
  if (change === 0) return `Keskiarvo pysyi samana: ${now} ${formatAverage(last.average)}`;
  const verb = change > 0 ? 'nousi' : 'laski';
  return `Keskiarvo ${verb} ${formatAverage(Math.abs(change))}: ${now} ${formatAverage(last.average)}, ${then} ${formatAverage(before.average)}`;
}

export const feedbackListMessages = {
  title: 'Palaute',
  lead: 'Lomakkeella annetut arvosanat ja avustajan vastausten peukut. Palaute poistuu kahden vuoden kuluttua.',
  loading: 'Ladataan tilastoja...',
  loadFailed: 'Palautteen lataus epäonnistui',
  average: 'Arvosanojen keskiarvo',
  noAverage: 'Ei arvosanoja',
  all: 'Palautteita',
  rated: 'Arvosanoja',
  thumbsUp: 'Peukku ylös',
  thumbsDown: 'Peukku alas',
  spread: (rated: number, good: number) => `${rated} arvosanasta ${good} on vähintään 8`,
  spreadHead: { rating: 'Arvosana', bar: 'Osuus', count: 'Määrä' },
  /** 'Keskiarvo nousi 0,4: marraskuussa 8,2, lokakuussa 7,8' */
  monthly: monthlySentence,
  monthlyTable: 'Arvosanojen keskiarvo kuukausittain',
  monthlyHead: { month: 'Kuukausi', average: 'Keskiarvo', count: 'Arvosanoja' },
  asTable: 'Näytä taulukkona',
  month: (month: string) => `${nameOf(month)} ${yearOf(month)}`,
  shortMonth: (month: string) => `${Number(month.slice(5))}/${yearOf(month)}`,
  table: 'Annettu palaute',
  columns: {
    at: 'Aika',
    rating: 'Arvosana',
    comment: 'Kommentti',
    source: 'Lähde',
    conversation: 'Keskustelu',
    actions: 'Toiminnot',
  },
  noConversation: '–',
  openConversation: 'Lue keskustelu',
  /** Anything else is shown as it is. */
  sources: { feedback_form: 'Lomake', chat_thumbs: 'Avustajan vastaus' } satisfies Record<
    FeedbackSource,
    string
  >,
  noComment: 'Ei kommenttia',
  pages: 'Palautteen sivut',
  emptyTitle: 'Ei vielä palautetta',
  emptyBody: 'Kävijät antavat palautetta sivun alalaidasta ja peukuilla avustajan vastauksista.',
  openForm: 'Avaa palautelomake',
  remove: 'Poista',
  removeLabel: (at: string) => `Poista palaute ${at}`,
  removeTitle: 'Poistetaanko palaute?',
  removeBody: 'Palaute katoaa luettelosta ja keskiarvosta. Poistoa ei voi perua.',
  removeConfirm: 'Poista palaute',
  removed: (at: string) => `Palaute ${at} on poistettu.`,
} as const;
