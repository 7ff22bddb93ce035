// Finnish texts of the claim checker: what is wrong with a claim, and what would mend it.
import type { ArticleClaim, ClaimKind } from '../writing/claim-check.ts';

interface ClaimTexts {
  readonly name: string;
  readonly reason: string;
  readonly mend: string;
}

export const claimTexts: Record<ClaimKind, ClaimTexts> = {
  green: {
    name: 'Ympäristöväite',
    reason:
      'Yleisluonteinen ympäristöväite on kielletty, ellei sitä voi näyttää toteen (direktiivi (EU) 2024/825, sovelletaan 27.9.2026 alkaen).',
    mend: 'Kerro mitattu tieto, esimerkiksi EU-merkinnän luokka, tai jätä sana pois.',
  },
  credit: {
    name: 'Luoton ehdot puuttuvat',
    reason:
      'Kun tekstissä on luoton korko, kuukausierä tai muu hinta, siinä on oltava myös luoton ehdot (kuluttajansuojalaki 7 luku 8 §).',
    mend: 'Kerro luotonantaja, luoton määrä, todellinen vuosikorko ja luottoaika. Pelkkään rahoituksen mainintaan riittää linkki [Rahoitus](/rahoitus).',
  },
  discount: {
    name: 'Alennus ilman vertailuhintaa',
    reason: 'Alennuksen yhteydessä on kerrottava alin hinta alennusta edeltäneiden 30 päivän ajalta.',
    mend: 'Lisää lause ”30 päivän alin hinta …” tai jätä prosentti ja vanha hinta pois.',
  },
  superlative: {
    name: 'Ylivertaisuus ilman näyttöä',
    reason: 'Väite, että jokin on muita parempi, on voitava osoittaa todeksi.',
    mend: 'Kerro, mihin väite perustuu ja kuka on mitannut, tai sano sama ilman vertausta.',
  },
  safety: {
    name: 'Luvattu turvallisuus',
    reason: 'Mikään rengas tai työ ei yksin takaa turvallista matkaa, eikä sitä voi näyttää toteen.',
    mend: 'Kerro mitattu tieto, esimerkiksi märkäpidon luokka, tai sano, mitä rengas auttaa tekemään.',
  },
  promise: {
    name: 'Takuu tai lupaus ilman ehtoja',
    reason: 'Takuusta on kerrottava antaja, sisältö ja kesto, eikä renkaan kestoa voi luvata kilometreinä.',
    mend: 'Kerro, kuka takuun antaa, mitä se kattaa ja kuinka kauan se kestää, tai jätä lupaus pois.',
  },
  misleading: {
    name: 'Harhaanjohtava markkinointi',
    reason:
      'Lain antamaa oikeutta ei saa esittää etuna, viranomaisen suositusta keksiä eikä kiirettä luoda perusteetta (kuluttajansuojalaki 2 luku).',
    mend: 'Kerro asia sellaisena kuin se on: milloin tarjous päättyy ja mitä annat lain lisäksi.',
  },
  test: {
    name: 'Testitulos ilman lähdettä',
    reason: 'Lukija ei voi tarkistaa, mistä testistä on kyse.',
    mend: 'Kerro testin tekijä, vuosi ja rengaskoko, tai lisää linkki testiin.',
  },
  figure: {
    name: 'Luku ilman lähdettä',
    reason: 'Lukija ei näe, mistä luku on peräisin.',
    mend: 'Lisää lähde samaan kappaleeseen tai tekstin loppuun väliotsikon ”Lähteet” alle.',
  },
  law: {
    name: 'Säännös ilman lähdettä',
    reason: 'Teksti kertoo, mitä laki vaatii, mutta ei sitä, mikä laki.',
    mend: 'Mainitse säädös, esimerkiksi tieliikennelaki (729/2018), tai lisää se väliotsikon ”Lähteet” alle.',
  },
  unfinished: {
    name: 'Keskeneräinen kohta',
    reason: 'Kohta on muistutus kirjoittajalle, eikä siitä ole lukijalle iloa.',
    mend: 'Kirjoita kohta valmiiksi tai poista se ennen julkaisua.',
  },
};

export const claimListMessages = {
  title: (count: number) =>
    count === 1 ? 'Yksi väite kannattaa tarkistaa' : `${count} väitettä kannattaa tarkistaa`,
  lead: 'Tarkistus on apuväline, ei laillisuusneuvo. Sinä päätät, mitä julkaistaan.',
  show: 'Näytä tekstissä',
  showNamed: (place: string) => `Näytä tekstissä: ${place}`,
  open: 'Tekstissä on väitteitä, joille ei ole perustetta. Korjaa ne tai vahvista, että julkaiset silti.',
  confirmTitle: 'Julkaistaanko avoimista väitteistä huolimatta?',
  confirmLead: 'Päätös tallentuu muutoslokiin.',
  confirm: 'Julkaise silti',
  cancel: 'Palaa korjaamaan',
} as const;

/** A claim of an article, or of another text by the name of its field. */
export type ClaimPlace = Pick<ArticleClaim, 'field' | 'line'> | { readonly place: string };

/** Where a claim is: 'Otsikko', 'Tiivistelmä', 'Rivi 3', or the name of the field. */
export function claimPlace(claim: ClaimPlace): string {
  if ('place' in claim) return claim.place;
  if (claim.field === 'content') return `Rivi ${claim.line}`;
  return claim.field === 'title' ? 'Otsikko' : 'Tiivistelmä';
}

/** 'Rivi 3, ympäristöväite: ”ekologinen”' */
export function claimLine(claim: ClaimPlace & Pick<ArticleClaim, 'kind' | 'words'>): string {
  return `${claimPlace(claim)}, ${claimTexts[claim.kind].name.toLocaleLowerCase('fi')}: ”${claim.words}”`;
}
