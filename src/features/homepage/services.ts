// The six services of the home page: where each is described in full, and their order.
import type { Service } from '../shop-profile/contract.ts';
import type { ShownSeason } from './season.ts';

export const servicePaths: Record<Service, string> = {
  summerTyres: '/renkaat?type=summer',
  winterTyres: '/renkaat?type=winter',
  tyreHotel: '/rengashotelli',
  specialRims: '/vanteet',
  balancing: '/palvelut/tasapainoitus',
  repair: '/palvelut/korjaustyot',
};

/** The season's tyres first, the other season's right after. */
export function serviceOrder(season: ShownSeason): readonly [Service, ...Service[]] {
  const others = ['tyreHotel', 'specialRims', 'balancing', 'repair'] as const;
  return season === 'winter'
    ? ['winterTyres', 'summerTyres', ...others]
    : ['summerTyres', 'winterTyres', ...others];
}
