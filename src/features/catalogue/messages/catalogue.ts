// Finnish texts of the catalogue.
import { NBSP } from '../../../platform/contract/text.ts';
import type { ProductText } from '../product/product-fields.ts';
import type { VehicleType } from '../size/vehicle-type.ts';

export const productTextNames: Readonly<Record<ProductText, string>> = {
  description: 'Kuvaus',
  designedFor: 'Mihin se on tehty',
};

const PICK_RULE =
  'Ensin kauden renkaat. Kitkarenkaassa pitää olla jääpitomerkintä. Varastossa vähintään neljä.';

export const catalogueMessages = {
  stock: {
    own: 'Heti hyllyssä',
    supplier: 'Toimittajalla',
    none: 'Ei varastossa, kysy toimitusaikaa',
    pieces: (count: number) => `${count}${NBSP}kpl`,
    moreThan: (count: number) => `yli ${count}${NBSP}kpl`,
    withdrawn: 'Ei enää saatavilla',
  },
  askPrice: 'Kysy hintaa',
  seasons: { summer: 'Kesärenkaat', winter: 'Talvirenkaat' },
  winterTypes: { studded: 'Nastarenkaat', friction: 'Kitkarenkaat' },
  vehicleTypes: { passenger: 'Henkilöauto', suv: 'Maasturi ja SUV', van: 'Pakettiauto' },
  noiseClass: (noiseClass: string) => `Luokka ${noiseClass}`,
  rim: (inches: string) => `${inches}″`,
  sorts: {
    recommended: 'Suosittelemme',
    'price-asc': 'Edullisin ensin',
    'price-desc': 'Kallein ensin',
    quiet: 'Hiljaisin ensin',
    wet: 'Paras märkäpito',
    fuel: 'Taloudellisin',
  },
  /** How the default order is made; shown next to it, as the law on rankings requires. */
  recommendedRule:
    'Ensin kauden renkaat: syyskuusta helmikuuhun talvirenkaat, maaliskuusta elokuuhun kesärenkaat. Niistä ensin ne, joita on saatavilla vähintään neljä, ja kitkarenkaista ensin ne, joilla on jääpitomerkki: ilman sitä kitkarengas on tehty Keski-Euroopan talveen. Sitten oma hylly ennen toimittajan varastoa, tavalliset renkaat ennen run flat -renkaita, tarjoukset, liikkeen arvio ja edullisin hinta. Kukaan ei maksa sijoituksesta.',
  picks: {
    cheapest: { title: 'Edullisin', rule: `Halvin. ${PICK_RULE}` },
    best: {
      title: 'Paras valinta',
      rule: `Korkein keskiarvo liikkeen arviosta ja märkäpidosta, tasatilanteessa edullisin. ${PICK_RULE}`,
    },
    quietest: {
      title: 'Hiljaisin',
      rule: `Pienin vierintämelu desibeleinä, tasatilanteessa edullisin. ${PICK_RULE}`,
    },
  },
  suggestionGroups: { sizes: 'Koot', seasons: 'Rengastyypit', models: 'Mallit', manufacturers: 'Merkit' },
  problems: {
    tooManyWithdrawn: (vanishing: number, all: number) =>
      `Listasta puuttuu ${vanishing} tuotetta. Myynnissä niitä on ${all}. Mitään ei muutettu. Tarkista, että lista on kokonainen, tai salli poistuminen.`,
    nothingToImport: 'Listassa ei ole yhtään kelvollista rengasta. Mitään ei muutettu.',
    duplicateEan: (ean: string, line: number) =>
      `EAN ${ean} on jo rivillä ${line}. Sama tuote tuodaan vain kerran.`,
    duplicateNumber: (number: string, line: number) =>
      `Tuotenumero ${number} on jo rivillä ${line}. Sama tuote tuodaan vain kerran.`,
  },
} as const;

/** Vehicle types as the API spells them. */
export const vehicleTypeNames = {
  passenger: 'henkilöauto',
  suv: 'suv',
  van: 'pakettiauto',
} as const satisfies Record<VehicleType, string>;
