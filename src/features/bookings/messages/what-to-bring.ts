// Finnish texts of what a customer brings along and where the new tyres are: the same on the booking's page and in its emails.
import { formatWeekdayDate, type IsoDay } from '../../../platform/contract/dates.ts';
import type { BookedService } from '../booking-rules.ts';

const whatToBring: Record<BookedService, string> = {
  fitting: 'Ota asennettavat renkaat mukaan.',
  seasonChange: 'Ota vaihdettavat renkaat mukaan vanteineen.',
  storageWithChange: 'Renkaasi ovat meillä. Sinun tarvitsee tuoda vain auto.',
  balancing: 'Tuo pyörät irrallaan: hinta on irrallisille pyörille. Jos ne ovat autossa, kysy hinta meiltä.',
  repair: 'Tuo auto tai rikkoutunut rengas. Katsomme renkaan ennen kuin työ alkaa.',
  sensor: 'Tuo auto. Anturi opetetaan autolle työn lopuksi.',
  alignment: 'Tuo auto tyhjällä tavaratilalla, jos voit.',
};
const ONLY_CAR = 'Sinun tarvitsee tuoda vain auto.';

const tyres = {
  reserved: 'Renkaat on varattu sinulle.',
  arrives: (day: string) => `Renkaat tulevat tukusta, arviolta ${day}.`,
} as const;

/** What is brought along; new tyres are in the shop. */
export function whatToBringText({
  service,
  productId,
}: {
  service: BookedService;
  productId: string | null;
}): string {
  return productId === null ? whatToBring[service] : ONLY_CAR;
}

interface BookedTyres {
  readonly tyreSource: 'own' | 'supplier' | null;
  readonly arrivesOn: IsoDay | null;
}

/** Where the new tyres are, as far as the shop knows; '' where it does not, and where there are none. */
export function tyreText({ tyreSource, arrivesOn }: BookedTyres, today: IsoDay): string {
  if (tyreSource === 'own') return tyres.reserved;
  return arrivesOn !== null && arrivesOn >= today ? tyres.arrives(formatWeekdayDate(arrivesOn)) : '';
}
