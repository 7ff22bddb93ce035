// Finnish texts of bringing in subscribers from a file, and the headings of such a file.
import { formatCount } from '../../platform/contract/count.ts';

/** Headings by which a column is known: as people write it, as our own export does, and in English. Each column must be there. */
export const importColumns = {
  email: ['sähköposti', 'sähköpostiosoite', 'email'],
  consentText: ['suostumus', 'consenttext'],
  consentAt: ['suostumus annettu', 'consentat'],
  source: ['lähde', 'missä', 'source'],
} as const;

const heading = Object.values(importColumns)
  .map(([name]) => name)
  .join(';');

export const importErrors = {
  missing: 'Valitse CSV-tiedosto ensin.',
  tooLarge: 'Tiedosto on liian suuri. Suurin sallittu koko on 2 Mt.',
  notAList: `Tiedostoa ei voitu lukea. Ensimmäisellä rivillä pitää olla sarakkeet ${heading}.`,
  tooMany: (most: number) => `Tiedostossa on yli ${formatCount(most)} riviä. Tuo se osissa.`,
} as const;

/** Why a line of the file was not brought in. */
export const importLineErrors = {
  unreadable: 'Riviä ei voitu lukea. Tarkista lainausmerkit ja puolipisteet.',
  email: 'Sähköpostiosoite puuttuu tai on virheellinen.',
  consentText: 'Suostumuksen teksti puuttuu (suostumus).',
  consentAt:
    'Suostumuksen aika puuttuu tai on virheellinen (suostumus annettu). Kirjoita esimerkiksi 25.11.2025.',
  future: 'Suostumuksen aika on tulevaisuudessa (suostumus annettu).',
  source: 'Suostumuksen lähde puuttuu (lähde). Kerro, missä lupa annettiin.',
  badSign: 'Rivillä on merkki, jota ei voi tallentaa. Kirjoita rivi uudelleen.',
  tooLong: 'Suostumuksen teksti tai lähde on liian pitkä.',
} as const;

function lines(count: number): string {
  return count === 1 ? '1 rivi' : `${formatCount(count)} riviä`;
}

export const importForm = {
  open: 'Tuo CSV',
  title: 'Tuo tilaajia tiedostosta',
  lead: 'Jokaiselta riviltä tarvitaan todiste suostumuksesta: mihin lupa annettiin, milloin ja missä. Kaksi ensimmäistä riviä ovat esimerkiksi:',
  example: `${heading}\nanna@example.fi;Haluan uutiskirjeen;3.5.2026;Myymälän lomake`,
  skipNote:
    'Muut sarakkeet, kuten nimi, ohitetaan. Uutiskirjeen peruneet ja poistetut osoitteet eivät palaa tuonnissa.',
  file: 'CSV-tiedosto',
  fileHelp: 'Enintään 2 Mt ja 20 000 riviä.',
  promise: 'Jokainen tiedostossa oleva on itse pyytänyt uutiskirjettämme',
  promiseMissing: 'Vahvista, että tiedoston osoitteet ovat itse pyytäneet uutiskirjettä.',
  submit: 'Tuo tilaajat',
  close: 'Sulje',
  failed: 'Tilaajia ei tuotu',
  doneTitle: (imported: number) => {
    if (imported === 0) return 'Uusia tilaajia ei tullut';
    return imported === 1 ? 'Tuotiin 1 tilaaja' : `Tuotiin ${formatCount(imported)} tilaajaa`;
  },
  skipped: (count: number) =>
    `Ohitettiin ${lines(count)}: osoite tilaa jo, on perunut tai poistettu, tai se on tiedostossa kahdesti.`,
  errors: (count: number) =>
    count === 1 ? '1 rivissä oli virhe' : `${formatCount(count)} rivissä oli virhe`,
  errorLine: (line: number, message: string) => `Rivi ${formatCount(line)}: ${message}`,
  moreErrors: (count: number) => `Lisäksi ${lines(count)}. Korjaa ensin nämä ja tuo tiedosto uudelleen.`,
} as const;
