// Finnish texts of calling back: when the shop calls, and the form in the conversation.
import { NBSP } from '../../../platform/contract/text.ts';

export const callBackMessages = {
  today: (time: string) => `Soitamme vielä tänään ennen klo${NBSP}${time}.`,
  later: (day: string, time: string) => `Soitamme ${day} klo${NBSP}${time} jälkeen.`,
  /** While nobody knows when the shop opens next. */
  someTime: 'Soitamme aukioloaikana.',
  /** Takes one of the sentences above. */
  offer: (sentence: string) =>
    `Jätä numerosi, niin ${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`,
  title: 'Jätä soittopyyntö',
  name: 'Nimi',
  phone: 'Puhelin',
  summary: 'Lähetämme liikkeelle myös tämän tiivistelmän keskustelusta:',
  message: 'Soittopyyntö keskustelusta avustajan kanssa.',
  submit: 'Pyydä soittoa',
  submitting: 'Lähetetään...',
  cancel: 'Peruuta',
  sent: 'Kiitos! Soittopyyntö on perillä.',
  tryAgain: 'Yritä uudelleen.',
  refused: 'Soittopyyntöä ei lähetetty',
  privacy: 'Käytämme tietojasi vain tähän asiaan.',
  privacyLink: 'Lue tietosuojaseloste',
} as const;

/** Labels of the summary that the shop gets with a request to call back. */
export const conversationSummaryMessages = {
  asked: 'Kysyi',
  size: 'Rengaskoko',
  shown: 'Näki',
} as const;

/** Days in the sentence 'Lauantaina … olemme auki'. */
export const onDay = {
  ma: 'Maanantaina',
  ti: 'Tiistaina',
  ke: 'Keskiviikkona',
  to: 'Torstaina',
  pe: 'Perjantaina',
  la: 'Lauantaina',
  su: 'Sunnuntaina',
} as const;
export const todayWord = 'Tänään';
export const tomorrowWord = 'Huomenna';
