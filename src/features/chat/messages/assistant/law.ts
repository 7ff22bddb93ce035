// Answers on the law and on the marks on a tyre, applied to the visitor's tyre.
import { NB, lowered } from './words.ts';

export const lawMessages = {
  law: {
    studsIn: 'Kyllä.',
    studsByStreet:
      'Kadulla voi olla nastarenkaiden kielto: sen kertoo liikennemerkki, joka ratkaisee. Luetteloa kielletyistä kaduista meillä ei ole, joten tarkista ne kaupungilta.',
    studsNotRequired: 'Ei: nastat eivät ole pakolliset, ja talvirenkaaksi käy myös kitkarengas.',
    studsOut: 'Vain jos sää tai keli sitä edellyttää.',
    mustIn: 'Kyllä, jos sää tai keli sitä edellyttää.',
    mustOut: 'Ei.',
    summerIn: 'Vain jos keli ei vaadi talvirenkaita.',
    summerOut: 'Kyllä.',
    summerUntil: 'Kesärenkailla saa ajaa niin kauan kuin keli ei vaadi talvirenkaita.',
    frictionAlways: 'Kyllä: laki rajaa käyttöajan vain nastarenkaille.',
    notCovered:
      'Suoraa vastausta tähän minulla ei ole. Alla on, mitä laki sanoo rengaskaudesta: tarkista loput Traficomin ohjeista tai kysy meiltä.',
    frictionAnyTime: 'Nastattomille talvirenkaille laki ei anna päivää, jona ne pitää vaihtaa pois.',
    snowMark: 'Nastattomaan talvirenkaaseen pelkkä M+S ei riitä: siinä on oltava vuorenhuippumerkki.',
    trailer: `Kyllä, jos perävaunun kokonaismassa on yli 750${NB}kg ja sää tai keli sitä edellyttää.`,
    trailerMark: (from: string) =>
      `Perävaunussa M+S riittää vielä: vuorenhuippumerkki vaaditaan siinä ${from} alkaen.`,
    abroad: 'Tuntemani säännöt koskevat vain Suomea, joten toisen maan sääntöä en voi vahvistaa.',
    abroadRules: 'Tarkista säännöt matkakohteen viranomaiselta ennen lähtöä.',
    onlyFinland: (rule: string) => `Suomessa: ${lowered(rule)}.`,
    tyre: { winter: 'talvirenkaaseen', summer: 'kesärenkaaseen' },
    tooThin: (tyre: string, depth: string, least: string) =>
      `${depth} ei riitä ${tyre}: laki vaatii vähintään ${least}.`,
    belowAdvice: (tyre: string, depth: string, least: string, advised: string) =>
      `${depth} riittää ${tyre} lain mukaan (raja ${least}), mutta suosituksemme on ${advised}. Vaihda pian.`,
    deepEnough: (tyre: string, depth: string, advised: string) =>
      `${depth} riittää ${tyre}: suosituksemme on vähintään ${advised}.`,
  },
  slippery: {
    duty: 'Kun tiellä on lunta tai jäätä tai liukkautta on odotettavissa, talvirenkaat vaaditaan 1.11.–31.3., eikä kesärenkailla saa ajaa.',
    studs: 'Luminen tai jäinen keli oikeuttaa käyttämään nastarenkaita muulloinkin kuin 1.11.–31.3.',
  },
  trailerMass: (kg: number, isHeavy: boolean) =>
    `Jos perävaunun kokonaismassa on ${kg}${NB}kg, talvirenkaita ${isHeavy ? 'vaaditaan' : 'ei vaadita'}: raja on 750${NB}kg.`,
  marks: {
    size: (size: string, [width = 0, aspect = 0, rim = 0]: readonly number[]) =>
      `${size}: leveys ${width}${NB}mm, kyljen korkeus ${aspect}${NB}% leveydestä, vanne ${rim} tuumaa.`,
    load: (index: number, kilos: number) =>
      `Kantavuusluokka ${index}: yksi rengas kantaa ${kilos}${NB}kg, akselin kaksi ${(2 * kilos).toLocaleString('fi-FI')}${NB}kg ja neljä yhteensä 4 × ${kilos} = ${(4 * kilos).toLocaleString('fi-FI')}${NB}kg.`,
    axle: (kg: number, isEnough: boolean) =>
      `${isEnough ? 'Riittää' : 'Ei riitä'}, kun akselille on merkitty ${kg.toLocaleString('fi-FI')}${NB}kg: akselin kaksi rengasta ${isEnough ? 'kantavat sen' : 'eivät kanna sitä'}.`,
    speed: (symbol: string, kmh: number) => `Nopeusluokka ${symbol}: enintään ${kmh}${NB}km/h.`,
    reinforced: 'XL: vahvistettu rengas, joka kantaa enemmän kuin samankokoinen tavallinen.',
    made: (code: string, week: number, year: number, age: number) =>
      `${code}: rengas on valmistettu viikolla ${week} vuonna ${year}, joten se on ${age < 1 ? 'alle vuoden' : `noin ${age}${NB}${age === 1 ? 'vuoden' : 'vuotta'}`} ${age > 1 ? 'vanha' : 'ikäinen'}.`,
    madeIn: (year: number, age: number) =>
      age < 1
        ? `Vuoden ${year} rengas on uusi.`
        : `Vuoden ${year} rengas on noin ${age}${NB}${age === 1 ? 'vuoden ikäinen' : 'vuotta vanha'}.`,
    tooOld: (years: number) => `Se on yli ${years} vuotta vanha: vaihda rengas, vaikka uraa olisi jäljellä.`,
    ageing: (years: number) =>
      `Se on yli ${years} vuotta vanha: ikä ei estä ajamista, mutta tarkistuta kunto joka kausi.`,
    young: 'Iän puolesta rengasta voi käyttää, kun ura ja kunto ovat hyvät.',
    loadTwin: (index: number, kilos: number) =>
      `Kantavuusluokka ${index} vinoviivan jälkeen: rengas kantaa paripyöränä ${kilos}${NB}kg.`,
    loadTooLow: (offered: string, required: string) =>
      `Ei: kantavuus ${offered} on pienempi kuin ${required}, eikä kantavuus saa olla pienempi kuin auton papereissa.`,
    loadEnough: (offered: string, required: string) =>
      `Kantavuus ${offered} riittää, kun papereissa on ${required}.`,
    kilos: (index: number, kilos: number) => `${index} (${kilos}${NB}kg)`,
    kmh: (symbol: string, kmh: number) => `${symbol} (${kmh}${NB}km/h)`,
    speedTooLow: (offered: string, required: string) =>
      `Nopeusluokka ${offered} on pienempi kuin ${required}: kesärenkaassa se ei kelpaa, talvirenkaassa kelpaa, kun raja on merkitty kuljettajan näkyviin.`,
    speedEnough: (offered: string, required: string) =>
      `Nopeusluokka ${offered} riittää, kun papereissa on ${required}.`,
  },
  penaltySum: 'Sakon summaa emme tiedä: sen kertoo poliisi.',
  markingsText:
    'Kyljen merkinnät kertovat koon, kantavuuden, nopeusluokan ja iän. Vuorenhuippumerkki (3PMSF) kertoo, että rengas on testattu lumella. Selitämme jokaisen merkinnän sivullamme.',
} as const;
