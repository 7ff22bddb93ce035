// Finnish texts of the comparison of tyres.
import { NBSP } from '../../../platform/contract/text.ts';
import type { ComparedRow } from '../product/compare-tyres.ts';
import { labelMessages } from './label.ts';
import { productMessages } from './site.ts';

const rows: Readonly<Record<ComparedRow, string>> = {
  fitted: `Asennettuna, 4${NBSP}kpl`,
  price: 'Yksi rengas',
  day: 'Milloin alle',
  season: 'Kausi',
  fuel: labelMessages.fuelName,
  wet: labelMessages.wet,
  noise: labelMessages.noise,
  snow: `${labelMessages.snow} (3PMSF)`,
  ice: labelMessages.ice,
  stars: 'Liikkeen arvio',
  load: 'Kantavuus rengasta kohti',
  speed: 'Suurin nopeus',
  runFlat: 'Run flat',
  weight: 'Paino',
};

export const compareMessages = {
  title: 'Rengasvertailu',
  description:
    'Renkaat rinnakkain: hinta asennettuna, ensimmäinen asennuspäivä, EU-rengasmerkintä, melu ja liikkeen arvio.',
  rows,
  exampleStars: 'Liikkeen arvio (esimerkki)',
  best: 'paras',
  choose: 'Varaa asennus',
  onlyDifferences: 'Näytä vain erot',
  nothing: '–',
  measured: {
    load: (kilograms: number) => `${kilograms}${NBSP}kg`,
    speed: (kmh: number) => `${kmh}${NBSP}km/h`,
    weight: productMessages.rows.weightText,
  },
  stars: (value: number) => value.toLocaleString('fi-FI', { minimumFractionDigits: 1 }),
  noLabel: 'Ei koske nastarenkaita',
  noLabelNote: 'Nastarenkailla ei ole EU-rengasmerkintää.',
  yes: 'On',
  no: 'Ei',
  remove: (name: string) => `Poista vertailusta: ${name}`,
  missing: (count: number) =>
    count === 1
      ? 'Yhtä vertailun rengasta ei löytynyt. Linkki voi olla vanha.'
      : `${count} vertailun rengasta ei löytynyt. Linkki voi olla vanha.`,
  emptyTitle: 'Vertailussa ei ole renkaita',
  emptyBody: 'Valitse rengaslistasta kohta Vertaa, niin näet valitsemasi renkaat tässä rinnakkain.',
  emptyLink: 'Etsi renkaita',
  oneBody: 'Valitse listasta vähintään yksi rengas lisää, niin näet erot.',
  oneLink: (size: string) => `Renkaat koossa ${size}`,
  tick: 'Vertaa',
  tickOf: (name: string) => `Vertaa: ${name}`,
  tray: 'Vertailuun valitut renkaat',
  compare: (count: number) => `Vertaa (${count})`,
  chooseAnother: 'Valitse vielä toinen',
  full: (most: number) => `Vertailuun mahtuu ${most} rengasta.`,
  clear: 'Tyhjennä',
} as const;
