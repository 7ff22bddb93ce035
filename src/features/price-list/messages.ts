// Finnish texts of the price list.
import { NBSP } from '../../platform/contract/text.ts';
import type { Section, PriceUnit } from './price-list.ts';

export const priceListMessages = {
  stale: 'Joku muu ehti muuttaa hinnastoa. Tarkista uudet hinnat ja tallenna uudelleen.',
  invalid: 'Tarkista hinnasto: jokin rivi ei kelpaa.',
  wrongSection: (section: string) => `Tämä palvelu kuuluu osioon ”${section}”. Siirrä rivi sinne.`,
  rimRange: 'Pienin vannekoko on suurempi kuin suurin. Korjaa koot.',
  rimOverlap: 'Toinen rivi koskee jo samoja vannekokoja. Korjaa koot niin, etteivät ne mene päällekkäin.',
  serviceTwice: 'Sama palvelu on hinnastossa jo toisella rivillä. Poista toinen niistä.',
} as const;

export const sectionTitles: Record<Section, string> = {
  fitting: 'Renkaan asennus',
  seasonChange: 'Kausivaihto',
  hotel: 'Rengashotelli',
  balancing: 'Tasapainotus',
  repair: 'Rengaskorjaus',
  sensors: 'Rengaspaineanturit',
  other: 'Muut työt',
};

/** Text under a section's heading. */
export const sectionLeads: Record<Section, string> = {
  fitting:
    'Hinta renkaalta. Irrotamme vanhan renkaan, asennamme uuden vanteelle, tasapainotamme pyörän ja kiinnitämme sen autoon momenttiavaimella.',
  seasonChange: 'Hinta koko autolta. Renkaat ovat valmiiksi vanteilla, mukanasi tai rengashotellissamme.',
  hotel: 'Hinta neljältä pyörältä kaudessa. Kausi kestää siihen asti, kun renkaat taas vaihdetaan.',
  balancing: 'Painot kuuluvat hintaan.',
  repair: 'Katsomme renkaan ensin. Jos paikkaus ei ole turvallinen, sanomme sen ennen kuin työ alkaa.',
  sensors: 'Hinta anturilta, ellei toisin sanota. Anturi pitää opettaa autolle, jotta varoitusvalo sammuu.',
  other: '',
};

export const unitNames: Record<PriceUnit, string> = {
  tyre: 'rengas',
  wheel: 'pyörä',
  set: 'sarja',
  season: 'kausi',
  piece: 'kpl',
};

export const priceTexts = {
  free: 'Maksutta',
  ask: 'Kysy hintaa',
  from: (price: string) => `alk.${NBSP}${price}`,
  per: (unit: string) => `/${NBSP}${unit}`,
  four: (price: string) => `4${NBSP}kpl ${price}`,
  upToRim: (inches: number) => `Enintään ${inches}″`,
  fromRim: (inches: number) => `${inches}″ tai suurempi`,
  rimBetween: (from: number, to: number) => (from === to ? `${from}″` : `${from}–${to}″`),
  anyRim: 'Kaikki koot',
} as const;

export const vehicleNames = {
  passenger: 'Henkilöauto',
  suv: 'Maasturi ja SUV',
  van: 'Pakettiauto',
} as const;

export const priceListPageMessages = {
  home: 'Etusivu',
  title: 'Hinnasto',
  headTitle: 'Hinnasto: renkaanvaihto, asennus, rengashotelli',
  description: (shop: string, change: string | null) =>
    `${shop}: renkaanvaihdon, asennuksen, tasapainotuksen, paikkauksen ja rengashotellin hinnat.${change === null ? '' : ` Kausivaihto ${change}.`} Hinnat sisältävät arvonlisäveron.`,
  lead: 'Töiden hinnat alv mukana.',
  vat: (percent: string) => `Hinnat sisältävät arvonlisäveron ${percent}.`,
  validFrom: (date: string) => `Voimassa ${date} alkaen.`,
  contents: 'Siirry hinnaston osaan',
  service: 'Palvelu',
  rim: 'Vannekoko',
  allVehicles: 'Kaikki autot',
  empty: 'Hinnasto on päivitettävänä. Kysy hintaa puhelimitse.',
  notes: 'Hyvä tietää hinnoista',
  /** Promises that the shop asks before any extra work. */
  surprises:
    'Jos työn aikana löytyy jotain yllättävää, kuten ruostunut pultti tai haljennut vanne, soitamme sinulle ennen kuin jatkamme.',
  ask: 'Etkö löytänyt hintaa?',
  askText: 'Kerro auto ja rengaskoko, niin saat hinnan.',
  call: (phone: string) => `Soita ${phone.replaceAll(' ', NBSP)}`,
  book: 'Varaa aika',
  bookRow: (row: string) => `Varaa aika: ${row}`,
} as const;

export const setPriceMessages = {
  title: 'Mitä neljän renkaan asennus maksaa?',
  rim: 'Vannekoko',
  rimHelp: 'Luku R-kirjaimen jälkeen: 205/55R16',
  vehicle: 'Auto',
  runFlat: 'Run flat -renkaat',
  submit: 'Laske hinta',
  result: (price: string) => `Neljän renkaan asennus maksaa ${price}.`,
  each: (price: string) => `Se on ${price} renkaalta: asennus vanteelle, tasapainotus ja kiinnitys autoon.`,
  ask: 'Tämän koon asennuksen hinnoittelemme tapauskohtaisesti.',
  askText: 'Soita tai tule käymään, niin kerromme hinnan heti.',
} as const;
