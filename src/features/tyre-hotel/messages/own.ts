// Finnish texts of a customer's own tyres.
import { NBSP } from '../../../platform/contract/text.ts';
import type { SetSeason } from '../tread-depth.ts';

export const ownMessages = {
  title: 'Omat renkaat',
  loading: 'Haetaan renkaitasi…',
  loadFailed: 'Renkaiden haku epäonnistui',
  retry: 'Yritä uudelleen',
  none: 'Sinulla ei ole renkaita säilytyksessä. Kun jätät renkaat hotelliin tilisi sähköpostiosoitteella, ne näkyvät tässä.',
  hotel: 'Tutustu rengashotelliin',
  staff: 'Olet kirjautunut henkilökuntana. Kirjaudu ulos hallinnasta, niin näet omat renkaasi.',
  stored: (day: string) => `Säilytyksessä ${day} alkaen`,
  returned: (day: string) => `Luovutettu sinulle ${day}`,
  checked: (day: string) => `Mitattu ${day}`,
  notChecked: 'Renkaita ei ole vielä mitattu.',
  next: 'Seuraava vaihto',
  dueNow: {
    summer: 'Kesärenkaat alle nyt',
    friction: 'Kitkarenkaat alle nyt',
    studded: 'Nastat alle nyt',
  } satisfies Record<SetSeason, string>,
  booked: (day: string) => `Aika on varattu: ${day}.`,
  autumn: (law: string, days: string) =>
    `Talvirenkaita vaaditaan ${law} alkaen, kun sää tai keli sitä edellyttää. Vaihdamme jonossa olevien renkaat ${days}.`,
  spring: (law: string, days: string) =>
    `Kesärenkaat voi vaihtaa alle ${law} alkaen, kun keli sallii. Vaihdamme jonossa olevien renkaat ${days}.`,
  /** After the advice of the day, whose day the queue does not wait for. */
  autumnAdvised: (law: string) => `Talvirenkaita vaaditaan ${law} alkaen, kun sää tai keli sitä edellyttää.`,
  /** Once the days of the queue are over. */
  late: {
    autumn: (law: string) =>
      `Talvirenkaita vaaditaan ${law} alkaen, kun sää tai keli sitä edellyttää. Varaa aika pian, jos renkaasi ovat vielä vaihtamatta.`,
    spring: (law: string) =>
      `Kesärenkaat on voinut vaihtaa alle ${law} alkaen. Varaa aika pian, jos renkaasi ovat vielä vaihtamatta.`,
  },
  book: 'Varaa vaihtoaika',
  mentionCode: (code: string) => `Kerro varatessasi sarjan tunnus ${code}, niin renkaasi ovat valmiina.`,
  ask: 'Pyydä vaihtoaikaa',
  asked: 'Pyyntö on lähetetty. Otamme sinuun yhteyttä.',
  askFailed: 'Pyyntöä ei voitu lähettää',
  askMessage: 'Toivon aikaa renkaiden kausivaihtoon.',
  askSummary: (code: string, tyres: string, size: string) =>
    `Rengashotellin sarja ${code}: ${tyres}, ${size}`,
  low: (depth: string, advised: string) => `Ura ${depth}${NBSP}mm, suositus ${advised}${NBSP}mm.`,
  /** '… alk. 456 € asennettuna'. */
  newFrom: (size: string, from: string) => `Uudet ${size} ${from}`,
  offers: (size: string) => `Katso renkaat koossa ${size}`,
  history: 'Aiemmat mittaukset',
  historyRow: (day: string, depths: string) => `${day}: ${depths}`,
  pictureAlt: (day: string) => `Kuva renkaistasi ${day}`,
  pictureFailed: 'Kuvaa ei voitu hakea.',
} as const;
