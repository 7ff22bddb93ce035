// Finnish sentences of what the shop promises its customers.
import { NBSP } from '../../platform/contract/text.ts';

export const promiseSentences = {
  isRetightenedFree: (from: number, to: number) =>
    `Kiristämme pultit uudelleen maksutta, kun olet ajanut ${from}–${to}${NBSP}kilometriä.`,
  takesOldTyresFree: 'Vanhat renkaat otamme vastaan maksutta.',
  checksPressureFree: 'Paineet tarkistamme maksutta aukioloaikana. Siihen ei tarvitse varata aikaa.',
  checksConditionFree: 'Kuntoarvio liikkeessä on maksuton, eikä siihen varata aikaa.',
  worksWithoutBooking: 'Voit tulla myös ilman ajanvarausta.',
  worksWhileYouWait: 'Työ valmistuu yleensä odottaessasi.',
  listsAllPrices: 'Tässä ovat kaikki töidemme hinnat.',
  hasOnePrice: 'Samat hinnat tiskillä, puhelimessa ja verkossa.',
  asksBeforeExtraWork: 'Jos työhön tarvitaan lisäosia, kerromme hinnan ennen kuin aloitamme.',
  hotelCares: 'Hintaan kuuluvat pyörien pesu, urasyvyyden mittaus ja kuntotarkastus.',
  changeMinutes: (duration: string) => `Vaihto kestää noin ${duration}.`,
  oldestFittedYears: (years: number) => `Yli ${years}-vuotiasta rengasta emme asenna.`,
  deliveryDays: (days: string) => `Toimittajan varastosta renkaat tulevat liikkeeseen ${days}.`,
} as const;

/** '2–3 arkipäivää', '1 arkipäivä': how long; '2–3 arkipäivässä': within what. */
export const workingDays = {
  howLong: (days: string) => `${days}${NBSP}${days === '1' ? 'arkipäivä' : 'arkipäivää'}`,
  within: (days: string) => `${days.replace('–', '–\u2060')}${NBSP}arkipäivässä`,
} as const;

/** As the object of 'kestää noin'. */
export const durationWords = (minutes: number): string => {
  if (minutes === 30) return 'puoli tuntia';
  return minutes === 60 ? 'tunnin' : `${minutes}${NBSP}minuuttia`;
};
