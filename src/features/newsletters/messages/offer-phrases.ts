// Finnish of offer messages: the ready sentences that they are put together from, of several tyres and of one.
import { capitalise, NBSP } from '../../../platform/contract/text.ts';
import type { OfferTone } from './offer.ts';

/** The tyres of a message in the cases that its sentences need. */
export interface TyreWords {
  /** 'talvirenkaat' */
  all: string;
  /** 'talvirenkaita' */
  some: string;
  /** 'talvirenkaiden' */
  ofAll: string;
  /** 'talvirengas' */
  one: string;
  /** 'talvirenkaan' */
  ofOne: string;
}

export const tyreWords = {
  winter: {
    all: 'talvirenkaat',
    some: 'talvirenkaita',
    ofAll: 'talvirenkaiden',
    one: 'talvirengas',
    ofOne: 'talvirenkaan',
  },
  summer: {
    all: 'kesärenkaat',
    some: 'kesärenkaita',
    ofAll: 'kesärenkaiden',
    one: 'kesärengas',
    ofOne: 'kesärenkaan',
  },
  mixed: { all: 'renkaat', some: 'renkaita', ofAll: 'renkaiden', one: 'rengas', ofOne: 'renkaan' },
} as const satisfies Record<string, TyreWords>;

/** Words an offer message may use of its tyres: only what is true. */
export interface OfferWords {
  tyres: TyreWords;
  /** All are of one model, whatever their sizes. */
  isOne: boolean;
  /** Maker and model of the first; null: too long for a subject. */
  name: string | null;
  /** The highest percent that may lawfully be claimed; null: none. */
  percent: number | null;
  /** Some have less than that percent, or none. */
  isHighest: boolean;
  /** Each price is below the lowest of the 30 days before its offer. */
  areLowered: boolean;
  /** '30.11.2026' when every offer ends on that day; null: they end on several, or run as long as stock lasts. */
  lastDay: string | null;
}

type Sentence = (words: OfferWords) => string;

interface Phrases {
  subjects: readonly Sentence[];
  intros: readonly Sentence[];
}

interface TonePhrases {
  several: Phrases;
  one: Phrases;
  greetings: readonly string[];
  closings: readonly string[];
  farewell: string;
}

/** '23 %', or 'jopa 23 %' where not all have it. */
const less = (percent: number, isHighest: boolean) => `${isHighest ? 'jopa ' : ''}${percent}${NBSP}%`;
const nameOf = ({ name, tyres }: OfferWords) => name ?? capitalise(tyres.one);

export const tonePhrases: Record<OfferTone, TonePhrases> = {
  formal: {
    several: {
      subjects: [
        ({ tyres }) => `${capitalise(tyres.all)} tarjoushintaan`,
        ({ tyres, percent, isHighest }) =>
          percent === null
            ? `Ajankohtaiset tarjouksemme: ${tyres.all}`
            : `${capitalise(tyres.all)} ${less(percent, isHighest)} edullisemmin`,
      ],
      intros: [
        ({ tyres }) => `olemme koonneet sinulle ${tyres.some}, jotka ovat nyt tarjouksessa.`,
        ({ tyres, areLowered }) =>
          areLowered
            ? `tässä kirjeessä esittelemme ${tyres.some}, joiden hintaa olemme laskeneet.`
            : `tässä kirjeessä esittelemme ${tyres.some}, jotka saat nyt tarjoushintaan.`,
      ],
    },
    one: {
      subjects: [
        (words) => `${nameOf(words)} tarjoushintaan`,
        (words) =>
          words.percent === null
            ? `Ajankohtainen tarjouksemme: ${nameOf(words)}`
            : `${nameOf(words)} nyt ${less(words.percent, words.isHighest)} edullisemmin`,
      ],
      intros: [
        ({ tyres }) => `tässä kirjeessä esittelemme ${tyres.ofOne}, joka on nyt tarjouksessa.`,
        ({ tyres, areLowered }) =>
          areLowered
            ? `tässä kirjeessä esittelemme ${tyres.ofOne}, jonka hintaa olemme laskeneet.`
            : `tässä kirjeessä esittelemme ${tyres.ofOne}, jonka saat nyt tarjoushintaan.`,
      ],
    },
    greetings: ['Hyvä asiakkaamme,', 'Arvoisa asiakas,'],
    closings: [
      'Autamme mielellämme oikean koon valinnassa. Varaa asennusaika tai ota yhteyttä.',
      'Jos mietit, sopiiko rengas autoosi, kysy meiltä. Tarkistamme koon puolestasi.',
    ],
    farewell: 'Ystävällisin terveisin',
  },
  casual: {
    several: {
      subjects: [
        ({ tyres }) => `${capitalise(tyres.some)} tarjouksessa, vilkaise`,
        ({ tyres, percent, isHighest }) =>
          percent === null
            ? `Vilkaise näitä: ${tyres.some} tarjouksessa`
            : `${capitalise(tyres.all)} nyt ${less(percent, isHighest)} halvemmalla`,
      ],
      intros: [
        ({ tyres, areLowered }) =>
          areLowered
            ? `Laskimme ${tyres.ofAll} hintoja ja ajattelimme kertoa siitä sinulle. Tässä ne ovat:`
            : `Meillä on nyt ${tyres.some} tarjouksessa, ja ajattelimme kertoa siitä sinulle. Tässä ne ovat:`,
        ({ tyres }) => `Jos uudet ${tyres.all} ovat olleet mielessä, nyt kannattaa vilkaista näitä.`,
      ],
    },
    one: {
      subjects: [
        (words) => `Vilkaise tätä: ${nameOf(words)} tarjouksessa`,
        (words) =>
          words.percent === null
            ? `Hyvä tarjous: ${nameOf(words)}`
            : `${nameOf(words)} nyt ${less(words.percent, words.isHighest)} halvemmalla`,
      ],
      intros: [
        ({ tyres, areLowered }) =>
          areLowered
            ? `Laskimme yhden ${tyres.ofOne} hintaa ja ajattelimme kertoa siitä sinulle. Tässä se on:`
            : `Meillä on nyt yksi ${tyres.one} tarjouksessa, ja ajattelimme kertoa siitä sinulle. Tässä se on:`,
        ({ tyres }) => `Jos uudet ${tyres.all} ovat olleet mielessä, nyt kannattaa vilkaista tätä.`,
      ],
    },
    greetings: ['Moikka!', 'Hei!'],
    closings: [
      'Etkö ole varma koosta? Laita viestiä, niin katsotaan yhdessä.',
      'Käy liikkeessä tai varaa aika, niin vaihdamme renkaat samalla.',
    ],
    farewell: 'Terveisin',
  },
  exciting: {
    several: {
      subjects: [
        ({ tyres, percent, isHighest }) =>
          percent === null
            ? `Nyt tarjouksessa: ${tyres.all}!`
            : `${capitalise(tyres.all)} nyt ${less(percent, isHighest)} edullisemmin!`,
        ({ tyres, areLowered }) =>
          areLowered
            ? `${capitalise(tyres.ofAll)} hinnat laskivat!`
            : `${capitalise(tyres.some)} nyt tarjoushintaan!`,
      ],
      intros: [
        ({ tyres }) => `Uudet ${tyres.all} saat juuri nyt tarjoushintaan. Katso, löytyykö autollesi sopivat:`,
        ({ tyres }) => `Poimimme valikoimasta ${tyres.some}, jotka ovat nyt tarjouksessa!`,
      ],
    },
    one: {
      subjects: [
        (words) =>
          words.percent === null
            ? `Nyt tarjouksessa: ${nameOf(words)}!`
            : `${nameOf(words)} nyt ${less(words.percent, words.isHighest)} edullisemmin!`,
        (words) => `${nameOf(words)} nyt tarjoushintaan!`,
      ],
      intros: [
        (words) => `${nameOf(words)} on juuri nyt tarjouksessa. Katso tarkemmin:`,
        ({ tyres }) => `Poimimme valikoimasta ${tyres.ofOne}, joka on nyt tarjouksessa!`,
      ],
    },
    greetings: ['Hei, nyt kannattaa katsoa!', 'Hei, meillä on hyviä uutisia!'],
    closings: [
      'Löytyikö autollesi sopiva? Valitse asennusaika samalla.',
      'Löysitkö omasi? Varaa aika, me hoidamme loput.',
    ],
    farewell: 'Nähdään pian',
  },
  urgent: {
    several: {
      subjects: [
        ({ tyres, lastDay }) =>
          lastDay === null
            ? `Vielä ehdit: ${tyres.some} tarjouksessa`
            : `Vain ${lastDay} asti: ${tyres.all} tarjouksessa`,
        ({ tyres, percent, isHighest }) =>
          percent === null
            ? `Ehdi mukaan: ${tyres.some} tarjouksessa`
            : `Ehdi mukaan: ${tyres.all} ${less(percent, isHighest)} edullisemmin`,
      ],
      intros: [
        ({ tyres }) => `Tarjouksessa ovat nyt nämä ${tyres.all}. Tarjoukset eivät jatku loputtomiin.`,
        ({ tyres }) => `Vielä ehdit saada nämä ${tyres.all} tarjoushintaan.`,
      ],
    },
    one: {
      subjects: [
        (words) =>
          words.lastDay === null
            ? `Vielä ehdit: ${nameOf(words)} tarjouksessa`
            : `Vain ${words.lastDay} asti: ${nameOf(words)} tarjouksessa`,
        (words) =>
          words.percent === null
            ? `Ehdi mukaan: ${nameOf(words)} tarjouksessa`
            : `Ehdi mukaan: ${nameOf(words)} nyt ${less(words.percent, words.isHighest)} edullisemmin`,
      ],
      intros: [
        ({ tyres }) => `Tarjouksessa on nyt tämä ${tyres.one}. Tarjous ei jatku loputtomiin.`,
        ({ tyres }) => `Vielä ehdit saada tämän ${tyres.ofOne} tarjoushintaan.`,
      ],
    },
    greetings: ['Hei!', 'Hei, mietitkö uusia renkaita?'],
    closings: ['Varaa renkaat ja asennusaika jo tänään.', 'Älä jää odottelemaan, vaan varaa aika.'],
    farewell: 'Terveisin',
  },
};
