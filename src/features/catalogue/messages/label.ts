// Finnish texts of what is drawn about a tyre: label, noise, season, size, offer, the shop's rating.
import { NBSP } from '../../../platform/contract/text.ts';

/** No-break space between a number and its unit. */

export const labelMessages = {
  title: 'EU-rengasmerkintä',
  fuel: 'Polttoaine\u00ADtalous',
  fuelName: 'Polttoainetalous',
  wet: 'Märkäpito',
  classOnScale: (what: string, letter: string) => `${what}: luokka ${letter}, asteikko A–E`,
  scale: 'asteikko A–E',
  oldClass: (what: string, letter: string) => `${what}: luokka ${letter}, vanha asteikko A–G`,
  oldScale: 'vanha asteikko',
  missing: 'Ei ilmoitettu',
  notStated: 'EU-rengasmerkintää ei ole ilmoitettu.',
  inShort: (parts: readonly string[]) => `EU-merkintä: ${parts.join(', ')}`,
  /** A phone's row leaves out the second part. */
  studdedParts: ['Nasta', 'rengas', ': ei EU-merkintää'],
  missingShort: 'EU-tietoja ei ole',
  studded: 'Nastarenkailla ei ole EU-rengasmerkintää.',
  snow: 'Lumipito',
  ice: 'Jääpito',
  noise: 'Ulkoinen vierintämelu',
  decibels: (db: number) => `${db}${NBSP}dB`,
  noiseWords: (db: number, noiseClass: string | null) =>
    noiseClass === null
      ? `Ulkoinen vierintämelu ${db} desibeliä`
      : `Ulkoinen vierintämelu ${db} desibeliä, luokka ${noiseClass}`,
  noiseClass: 'Meluluokka',
  noiseHelp: `3${NBSP}dB vähemmän puolittaa äänen energian.`,
} as const;

export const seasonMessages = {
  summer: 'Kesä',
  friction: 'Kitka',
  studded: 'Nasta',
  winter: 'Talvi',
  /** After the kind, of a tyre with the mark of ice grip. */
  ice: 'jääpito',
} as const;

export const offerMessages = {
  offer: 'Tarjous',
  percent: (percent: number) => `\u2212${percent}${NBSP}%`,
  percentWords: (percent: number) => `Tarjous, hinnasta pois ${percent} prosenttia`,
} as const;

export const ratingMessages = {
  title: 'Liikkeen arvio',
  exampleTitle: 'Liikkeen arvio (esimerkki)',
  dryGrip: 'Kuivapito',
  wetGrip: 'Märkäpito',
  snowGrip: 'Lumipito',
  iceGrip: 'Jääpito',
  comfort: 'Mukavuus',
  durability: 'Kestävyys',
} as const;

export interface SizeWords {
  code: string;
  widthMm: string;
  aspect: string;
  sideMm: string;
  rimInches: string;
  rimMm: string;
  outerMm: string;
  rollingM: string;
}

export const sizeDiagramMessages = {
  width: 'Leveys',
  aspect: 'Profiili',
  rim: 'Vanne',
  millimetres: (value: string) => `${value}${NBSP}mm`,
  percent: (value: string) => `${value}${NBSP}%`,
  inches: (value: string) => `${value}\u2033`,
  sidewallName: (words: SizeWords) => `Renkaan kylki, jossa lukee ${words.code}`,
  crossSectionName: (words: SizeWords) => `Renkaan ${words.code} poikkileikkaus ja mitat`,
  inWords: (words: SizeWords) =>
    `Renkaan leveys on ${words.widthMm} millimetriä. Kyljen korkeus on ${words.aspect} prosenttia leveydestä eli ${words.sideMm} millimetriä. Vanteen halkaisija on ${words.rimInches} tuumaa eli ${words.rimMm} millimetriä.`,
  results: (words: SizeWords) =>
    `Ulkohalkaisija ${words.outerMm}${NBSP}mm · vierintäkehä n.${NBSP}${words.rollingM}${NBSP}m`,
} as const;

export const tyrePictureMessages = {
  drawing: {
    summer: 'Piirros kesärenkaasta',
    friction: 'Piirros kitkarenkaasta',
    studded: 'Piirros nastarenkaasta',
  },
} as const;
