// What is picked by hand for the demonstration shop: its front row, its offers, and where manufacturers come from.

/** A tyre by manufacturer, model and size. */
export interface PickedTyre {
  readonly manufacturer: string;
  readonly model: string;
  readonly fullSize: string;
}

export const FRONT_ROW: readonly PickedTyre[] = [
  { manufacturer: 'Nokian', model: 'Hakkapeliitta R5', fullSize: '205/55R16' },
  { manufacturer: 'Michelin', model: 'X-Ice North 4', fullSize: '195/65R15' },
  { manufacturer: 'Continental', model: 'VikingContact 8', fullSize: '215/55R17' },
  { manufacturer: 'Goodyear', model: 'UltraGrip Ice 3', fullSize: '225/45R17' },
  { manufacturer: 'Nokian', model: 'Hakkapeliitta 10', fullSize: '205/55R16' },
  { manufacturer: 'Bridgestone', model: 'Blizzak 6', fullSize: '225/45R17' },
  { manufacturer: 'Hankook', model: 'Winter i*Pike X W429', fullSize: '205/60R16' },
  { manufacturer: 'Michelin', model: 'Primacy 5', fullSize: '225/45R17' },
];

/** An offer on some sizes of a model. `endsInDays` null: as long as stock lasts. */
export interface PickedOffer {
  readonly manufacturer: string;
  readonly model: string;
  readonly percent: number;
  readonly startedDaysAgo: number;
  readonly endsInDays: number | null;
  readonly name: string;
  readonly description: string;
}

export const OFFERS: readonly PickedOffer[] = [
  {
    manufacturer: 'Nokian',
    model: 'Hakkapeliitta R5',
    percent: 12,
    startedDaysAgo: 5,
    endsInDays: 16,
    name: 'Talvikauden avaus',
    description: 'Kitkarenkaat talveen edullisemmin.',
  },
  {
    manufacturer: 'Continental',
    model: 'IceContact 3',
    percent: 15,
    startedDaysAgo: 5,
    endsInDays: 16,
    name: 'Talvikauden avaus',
    description: 'Nastarenkaat liukkaille edullisemmin.',
  },
  {
    manufacturer: 'Goodyear',
    model: 'UltraGrip Ice 3',
    percent: 10,
    startedDaysAgo: 3,
    endsInDays: 11,
    name: 'Kuukauden kitkarengas',
    description: '',
  },
  {
    manufacturer: 'Triangle',
    model: 'SnowLink TWT02',
    percent: 18,
    startedDaysAgo: 8,
    endsInDays: 27,
    name: 'Edulliset kitkat',
    description: 'Talvirenkaat pienemmälle budjetille.',
  },
  {
    manufacturer: 'Michelin',
    model: 'Primacy 5',
    percent: 20,
    startedDaysAgo: 12,
    endsInDays: null,
    name: 'Kesävaraston tyhjennys',
    description: 'Ensi kesän renkaat nyt.',
  },
  {
    manufacturer: 'Nokian',
    model: 'Hakka Green 3',
    percent: 20,
    startedDaysAgo: 12,
    endsInDays: null,
    name: 'Kesävaraston tyhjennys',
    description: 'Ensi kesän renkaat nyt.',
  },
];

/** Where a manufacturer has its head office. */
export const MANUFACTURER_COUNTRIES: Readonly<Record<string, string>> = {
  bridgestone: 'Japani',
  continental: 'Saksa',
  dunlop: 'Japani',
  falken: 'Japani',
  firestone: 'Yhdysvallat',
  fulda: 'Saksa',
  general: 'Yhdysvallat',
  gislaved: 'Ruotsi',
  goodyear: 'Yhdysvallat',
  hankook: 'Etelä-Korea',
  kumho: 'Etelä-Korea',
  maxxis: 'Taiwan',
  michelin: 'Ranska',
  nankang: 'Taiwan',
  nexen: 'Etelä-Korea',
  nokian: 'Suomi',
  pirelli: 'Italia',
  toyo: 'Japani',
  triangle: 'Kiina',
  uniroyal: 'Saksa',
  vredestein: 'Alankomaat',
  yokohama: 'Japani',
};
