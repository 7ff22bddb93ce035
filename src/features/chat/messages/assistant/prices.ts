// Answers on prices: rows of the price list, sums and their parts.
import { NB, listed, lowered } from './words.ts';

const countedUnits = { tyre: 'rengasta', wheel: 'pyörää', piece: 'kpl' } as const;
const singleUnits = { tyre: 'rengas', wheel: 'pyörä', piece: 'kpl' } as const;

export const priceMessages = {
  vehicles: { passenger: 'henkilöauto', suv: 'maasturi tai SUV', van: 'pakettiauto' },
  units: {
    tyre: 'renkaalta',
    wheel: 'pyörältä',
    set: 'neljältä pyörältä',
    season: 'kaudelta',
    piece: 'kappaleelta',
  },
  unitIs: (unit: string) => `Hinta on ${unit}.`,
  pricesLead: 'Hinnat hinnastosta, arvonlisävero mukana:',
  priceLine: (title: string, price: string, unit: string) =>
    `* **${title}**: ${price}${unit === '' ? '' : ` ${unit}`}`,
  priceTitle: (title: string, rims: string) => `${title}, ${lowered(rims)}`,
  priceByVehicle: (price: string, vehicle: string) =>
    `${vehicle} ${/\d/.test(price) ? price : lowered(price)}`,
  costsNothing: 'Ei maksa mitään.',
  sidewallNot: 'Ei: kylkeä tai olkapäätä ei paikata, vaan rengas vaihdetaan.',
  vatIncluded: 'Kaikki hintamme sisältävät arvonlisäveron: renkaiden, töiden ja rengashotellin.',
  balancingIncluded: 'Kyllä. Tasapainotus kuuluu asennuksen hintaan.',
  balancingApart: 'Ei: renkaan hinta on pelkän renkaan. Tasapainotus kuuluu asennuksen hintaan.',
  countedVehicle: (count: number, vehicle: string) => (count === 1 ? vehicle : `${count} × ${vehicle}`),
  partName: (title: string, count: number, unit: 'set' | 'tyre' | 'wheel' | 'piece') =>
    unit === 'set'
      ? lowered(title)
      : `${lowered(title)} (${count}${NB}${(count === 1 ? singleUnits : countedUnits)[unit]})`,
  /** Tyres whose price the visitor gave. */
  ownTyres: 'ilmoittamasi renkaat',
  sumLead: (parts: readonly string[], isOfYear = false) =>
    `Yhteensä ${isOfYear ? 'vuodessa ' : ''}${listed(parts)}:`,
  /** A price in addition to the fitting is not a total. */
  additionLead: (parts: readonly string[]) =>
    `Asennuksen hintaan tulee tämän verran lisää, ${listed(parts)}:`,
  notSummed: 'Yhteishinnan lasken, kun kerrot vanteen koon. Tässä on kunkin työn hinta erikseen.',
  times: (count: number, each: string) => `${count} × ${each}`,
  sumLine: (vehicles: readonly string[], sum: string, parts: string) =>
    `* ${listed(vehicles)} **${sum}**${parts === sum ? '' : ` (${parts})`}`,
  /** The same for every vehicle. */
  sharedSumLine: (sum: string, parts: string) => `* **${sum}**${parts === sum ? '' : ` (${parts})`}`,
  /** A part of the sum is a starting price. */
  sumFrom: 'Summa on alkaen-hinta: lopullinen voi olla suurempi, joten kysy se ennen työtä.',
  /** Prices of one band of rim sizes. */
  bandSum: (rims: string, prices: string) => `* ${lowered(rims)}: ${prices}`,
  free: 'maksutta',
  changeNote:
    'Kausivaihto tarkoittaa, että renkaat ovat valmiiksi vanteilla. Kun rengas asennetaan vanteelle, hinta on asennuksen mukainen.',
  /** After an answer according to which the price is agreed upon. */
  noListedPrice: 'Hintaa tälle ei ole hinnastossa: kysy se liikkeestä.',
  noPrice: 'Sille ei ole hintaa hinnastossa. Soita, niin kerromme hinnan heti.',
  allPrices: 'Mitä työtä tarkoitat? Hinnastossa ovat esimerkiksi nämä:',
} as const;
