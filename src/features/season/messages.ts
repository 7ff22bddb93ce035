// Finnish texts of the season: the advice in a sentence, its page, the strip and the table.
import { NBSP } from '../../platform/contract/text.ts';
import type { Queue } from './season-advice.ts';
import type { Mark } from './season-view.ts';

/** '1 pakkasyö', '4 pakkasyötä' */
const frosts = (count: number) => (count === 1 ? 'yksi pakkasyö' : `${count}${NBSP}pakkasyötä`);
/** 'yhden vuorokauden', '9 vuorokauden' */
const nights = (count: number) => (count === 1 ? 'vuorokauden' : `${count}${NBSP}vuorokauden`);

/** '−3', '0', '12'; what is colder than zero never reads as zero. */
function wholeDegrees(celsius: number): string {
  const whole = celsius < 0 ? Math.min(Math.round(celsius), -1) : Math.round(celsius);
  return `${whole < 0 ? '−' : ''}${Math.abs(whole)}`;
}

export const queueWords: Record<Queue, string> = {
  loose: 'ajat ovat vielä väljiä',
  filling: 'ajat täyttyvät',
  full: 'ajat ovat melkein täynnä',
};

/** The advice in one sentence, without its full stop: the queue may follow. */
export const adviceMessages = {
  winterNow: {
    road: 'Vaihda talvirenkaat alle heti: lähialueen tiet voivat olla liukkaita',
    frost: (morning: string) =>
      `Vaihda talvirenkaat alle heti: pakkasta on luvassa ${morning} vastaisena yönä`,
    tonight: 'Vaihda talvirenkaat alle heti: ensi yöksi on luvassa pakkasta',
    law: (lawDay: string) => `Vaihda talvirenkaat alle heti: niitä voidaan vaatia ${lawDay} alkaen`,
  },
  winterBy: {
    frost: (day: string) => `Vaihda talvirenkaat alle viimeistään ${day}, sillä yöpakkaset alkavat`,
    farFrost: (day: string) =>
      `Vaihda talvirenkaat alle viimeistään ${day}, sillä yöpakkaset näyttävät alkavan`,
    law: (day: string, lawDay: string) =>
      `Vaihda talvirenkaat alle viimeistään ${day}, sillä niitä voidaan vaatia ${lawDay} alkaen`,
  },
  winterWait: {
    mild: (count: number) =>
      `Talvirenkaiden vaihdolla ei ole vielä kiirettä: ${nights(count)} ennusteessa ei ole yöpakkasia`,
    law: (lawDay: string) =>
      `Talvirenkaita voidaan vaatia ${lawDay} alkaen: vaihda ne ennen ensimmäisiä yöpakkasia`,
  },
  winterOn: 'Aja talvirenkailla: niitä on käytettävä, jos sää tai keli sitä edellyttää',
  summerWait: {
    road: 'Pidä talvirenkaat vielä: lähialueen tiet voivat olla liukkaita',
    frost: (count: number) => `Pidä talvirenkaat vielä: ennusteessa on ${frosts(count)}`,
    law: (lastDay: string) => `Pidä talvirenkaat vielä: talvirengaskausi kestää ${lastDay} asti`,
  },
  summerNow: {
    mild: (count: number) =>
      `Kesärenkaat voi jo vaihtaa alle: ${nights(count)} ennusteessa ei ole yöpakkasia`,
    frost: (count: number) =>
      `Kesärenkaat voi jo vaihtaa alle, mutta varo liukkaita aamuja: ennusteessa on vielä ${frosts(count)}`,
    law: (lastDay: string) =>
      `Vaihda kesärenkaat alle, kun yöpakkaset ovat ohi: talvirengaskausi päättyi ${lastDay}`,
  },
  summerOn: (lawDay: string) =>
    `Kesärenkaat ovat nyt oikea valinta. Talvirenkaita voidaan vaatia ${lawDay} alkaen`,
  withQueue: (sentence: string, queue: string) => `${sentence}, ja ${queue}`,
} as const;

/** The advice in the fewest words, for its drawing. */
export const adviceLabels = {
  winterNow: 'talvirenkaat heti',
  winterBy: (day: string) => `talvirenkaat viimeistään ${day}`,
  winterWait: { mild: 'ei vielä kiirettä', law: 'talvirenkaat ennen yöpakkasia' },
  winterOn: 'aja talvirenkailla',
  summerWait: 'pidä vielä talvirenkaat',
  summerNow: { now: 'voit jo vaihtaa kesärenkaat', law: 'kesärenkaat, kun yöpakkaset ovat ohi' },
  summerOn: 'nyt on kesärenkaiden aika',
} as const;

export const reasonMessages = {
  farForecast:
    'Ennuste on usean päivän päähän epävarma ja voi muuttua. Katso tämä sivu uudelleen muutaman päivän päästä.',
  stillSummerTonight: 'Jos alla on vielä kesärenkaat, vaihda ne heti: ensi yöksi on luvassa pakkasta.',
  stillSummer: (day: string) =>
    `Jos alla on vielä kesärenkaat, vaihda ne viimeistään ${day}, sillä sitä seuraavana yönä on luvassa pakkasta.`,
  stillSummerRoad:
    'Jos alla on vielä kesärenkaat, älä lähde niillä liikkeelle: lähialueen tiet voivat olla liukkaita. Varaa aika, ja tule vasta, kun tiet eivät ole liukkaat.',
  noSummerTyres:
    'Älä lähde liikkeelle kesärenkailla, jos tie on liukas. Varaa aika, ja tule vasta, kun tiet eivät ole liukkaat.',
  stillSummerMild:
    'Jos alla on vielä kesärenkaat, varaa aika vaihtoon nyt, ennen kuin keli muuttuu liukkaaksi.',
  byLaw: (count: number) => `Yöpakkasia ei näy ${nights(count)} ennusteessa.`,
  noForecast:
    'Sääennustetta ei ole nyt käytössä, joten neuvo perustuu lain päiviin. Katso myös oman alueesi ennuste.',
  summerFrost: (count: number) => `Ennusteessa on silti ${frosts(count)}: varo liukkaita aamuja.`,
  summerRoad: 'Lähialueen tiet voivat silti olla liukkaita: katso keli ennen lähtöä.',
  studsOff:
    'Jos alla on nastat, vaihda ne pois: talvikauden ulkopuolella niillä saa ajaa vain, jos sää tai keli sitä edellyttää.',
  studsLimited:
    'Nastoilla saa nyt ajaa vain, jos sää tai keli sitä edellyttää: vaihda ne heti, kun tiet pysyvät kuivina. Kitkarenkailla saa ajaa.',
  advised: (lawDay: string) => `Tämä on suosituksemme: laki voi vaatia talvirenkaita ${lawDay} alkaen.`,
  mayChange:
    'Kesärenkailla saa ajaa jo nyt, jos sää tai keli ei vaadi talvirenkaita. Ratkaisevaa on koko alueen ja ajomatkan keli, ei yhden tien.',
  /** The day ends in a full stop itself. */
  calmest: (day: string) => `Eniten vapaita aikoja on ${day}`,
  calmestBefore: (day: string) => `Ennen sitä vapaita aikoja on eniten ${day}`,
} as const;

export const lawMessages = {
  studsIn: 'Nastarenkailla saa nyt ajaa.',
  studsOut: 'Nastarenkailla saa nyt ajaa vain, jos sää tai keli sitä edellyttää.',
  winterIn: 'Talvirenkaita voidaan nyt vaatia.',
  winterOut: (firstDay: string) =>
    `Talvirenkaita ei nyt vaadita. Seuraavan kerran niitä voidaan vaatia ${firstDay} alkaen.`,
} as const;

export const seasonPageMessages = {
  title: 'Milloin renkaat vaihtoon?',
  headTitle: 'Milloin renkaat vaihtoon? Laki, keli ja ajat juuri nyt',
  description: (city: string) =>
    `Pitääkö renkaat vaihtaa nyt${city === '' ? '' : ` (${city})`}? Mitä laki sanoo tänään, milloin yöpakkaset alkavat ja milloin vaihtoon ehtii.`,
  answer: (day: string) => `Vastaus tänään ${day}`,
  book: 'Varaa aika vaihtoon',
  prices: 'Katso hinnat',
  whyTitle: 'Mihin vastaus perustuu',
  whyLead: (place: string) =>
    place === '' ? 'Seuraavat kymmenen päivää.' : `${place}, seuraavat kymmenen päivää.`,
  lawTitle: (day: string) => `Mitä laki sanoo ${day}`,
  roadTitle: 'Tiet lähellä',
  roadLead: 'Lähimpien tiesääasemien viimeisin mittaus. Muilla teillä keli voi olla toinen.',
  example:
    'Esimerkkisää: tämä on esittelyliike, ja sen sää ja keli ovat keksittyjä. Laki ja päivämäärät ovat oikeita.',
  noWeather: 'Sää- ja kelitietoja ei ole nyt käytössä. Laki ja liikkeen ajat pitävät silti paikkansa.',
  noForecast: 'Ennustetta ei ole nyt saatu.',
  sources: {
    road: 'Tiesää: Fintraffic / digitraffic.fi',
    forecast: 'Ennuste: Ilmatieteen laitoksen avoin data',
    licence: 'Lisenssi CC BY 4.0',
    changed: 'Olemme poimineet tiedoista lähimmät tiesääasemat ja öiden alimmat lämpötilat.',
  },
  more: 'Lue laista tarkemmin: Hyvä tietää',
} as const;

export const stripMessages = {
  label: (advice: string) => `Kymmenen päivän aikajana: laki, öiden alin lämpötila ja vapaat ajat. ${advice}`,
  advice: (label: string) => `Neuvo: ${label}`,
  today: 'tänään',
  law: 'Laki',
  lawOn: 'talvirenkaat, jos keli vaatii',
  lawOff: 'talvirenkaita ei vaadita',
  nights: 'Seuraavan yön alin lämpötila',
  forecast: (place: string) => ['Ennuste: ', place, place && ', ', 'Ilmatieteen laitos'].join(''),
  exampleForecast: 'Esimerkkisää',
  zero: '0°',
  frost: 'pakkasta',
  shortDegrees: (celsius: number) => `${wholeDegrees(celsius)}°`,
  load: 'Liikkeen ajoista varattu, %',
  shortPercent: (share: number) => `${Math.round(share * 100)}`,
  closed: 'kiinni',
  noNights: 'Ennustetta ei ole',
  table: 'Samat tiedot taulukkona',
  head: { day: 'Päivä', law: 'Laki', night: 'Yön alin', load: 'Varattu' },
  markedDay: { by: 'viimeistään', now: 'heti' } satisfies Record<Mark, string>,
  lawOnShort: 'jos keli vaatii',
  lawOffShort: 'ei vaadita',
  none: 'ei tietoa',
  degrees: (celsius: number) => `${wholeDegrees(celsius)}${NBSP}°C`,
  percent: (share: number) => `${Math.round(share * 100)}${NBSP}%`,
} as const;

export const roadMessages = {
  head: {
    station: 'Tiesääasema',
    surface: 'Tien pinta',
    road: 'Tien lämpötila',
    air: 'Ilman lämpötila',
    at: 'Mitattu',
  },
  surface: {
    dry: 'kuiva',
    moist: 'kostea',
    wet: 'märkä',
    frost: 'kuurassa',
    snow: 'luminen',
    ice: 'jäinen',
    slush: 'sohjoinen',
  },
  none: 'ei tietoa',
  distance: (km: number) => `${km.toLocaleString('fi-FI', { maximumFractionDigits: 0 })}${NBSP}km`,
  measured: (clock: string, isOld: boolean) => (isOld ? `${clock}, vanha: ei vaikuta vastaukseen` : clock),
  oldForecast: (clock: string) => `Ennuste on haettu viimeksi ${clock}, uudempaa ei ole saatu.`,
  forecastAt: (clock: string) => `Ennuste on haettu ${clock}.`,
} as const;

/** The short advice on other pages. */
export const shortMessages = {
  more: 'Milloin renkaat vaihtoon?',
  example: 'Esimerkkisää.',
} as const;

export const badgeMessages = {
  title: 'Päivän vastaus toiselle sivustolle',
  lead: 'Onko liikkeellä toinen sivusto? Liitä sinne päivän vastaus kuvana. Kuva vaihtuu itsestään, eikä siinä ole skriptiä.',
  alt: 'Milloin renkaat vaihtoon? Päivän vastaus',
  note: (place: string, day: string) => [place, day].filter(Boolean).join(', '),
  exampleNote: 'Esimerkkisää: esittelyliike',
} as const;
