// Finnish texts of bringing stored sets in from a file, and the headings and words of such a file.
import { formatCount } from '../../../platform/contract/count.ts';

/** Headings as people write them; the first three and the size must be there. */
export const importColumns = {
  shelf: 'hylly',
  name: 'nimi',
  season: 'kausi',
  size: 'koko',
  phone: 'puhelin',
  email: 'sähköposti',
  plate: 'rekisteri',
  make: 'merkki',
  dot: 'dot',
  rims: 'vanteilla',
  day: 'mitattu',
  'front-left': 've',
  'front-right': 'oe',
  'rear-left': 'vt',
  'rear-right': 'ot',
  note: 'huomautus',
} as const;

export const neededColumns = ['shelf', 'name', 'season', 'size'] as const;

export const importWords = {
  seasons: { kesä: 'summer', kitka: 'friction', nasta: 'studded' },
  yes: ['kyllä', 'k', 'x', '1', 'on'],
  no: ['ei', 'e', '0', ''],
} as const;

export const importErrors = {
  notAList: `Tiedostoa ei voitu lukea. Ensimmäisellä rivillä pitää olla ainakin sarakkeet ${neededColumns.map((column) => importColumns[column]).join(';')}.`,
  empty: 'Tiedostossa ei ole yhtään sarjaa.',
  tooMany: (most: number) => `Tiedostossa on yli ${formatCount(most)} riviä. Tuo se osissa.`,
  unreadable: 'Riviä ei voitu lukea. Tarkista lainausmerkit ja puolipisteet.',
  season: 'Kauden pitää olla kesä, kitka tai nasta.',
  rims: 'Sarakkeessa vanteilla pitää olla kyllä tai ei.',
  day: 'Mittauspäivä puuttuu tai on virheellinen. Kirjoita esimerkiksi 14.10.2026.',
  depth: (column: string) => `Urasyvyys (${column}) ei ole luku väliltä 0–20.`,
  twice: (shelf: string, line: number) => `Hyllypaikka ${shelf} on jo rivillä ${formatCount(line)}.`,
  taken: (shelf: string, code: string) => `Hyllypaikalla ${shelf} on jo sarja ${code}.`,
} as const;

export const importForm = {
  open: 'Tuo CSV',
  title: 'Tuo sarjoja tiedostosta',
  lead: 'Ensimmäisellä rivillä ovat sarakkeiden nimet, sitten sarjat riveittäin:',
  example: `${Object.values(importColumns).join(';')}\nA-12;Anna Asiakas;kitka;205/55R16;010 000 0000;;ABC-123;Nokian Hakkapeliitta R5;2321;kyllä;14.10.2026;6,5;6,5;7;7;`,
  note: 'Hylly, nimi, kausi ja koko tarvitaan aina, samoin puhelin tai sähköposti. Kausi on kesä, kitka tai nasta. Urasyvyydet (ve, oe, vt, ot) ovat millimetrejä.',
  whole: 'Jos yhdelläkin rivillä on virhe, mitään ei tuoda. Näet virheet rivi riviltä.',
  file: 'CSV-tiedosto',
  fileHelp: 'Enintään 2 Mt ja 5 000 riviä.',
  submit: 'Tuo sarjat',
  close: 'Sulje',
  failed: 'Sarjoja ei tuotu',
  done: (count: number) => (count === 1 ? 'Tuotiin 1 sarja.' : `Tuotiin ${formatCount(count)} sarjaa.`),
  errors: (count: number) =>
    count === 1
      ? 'Mitään ei tuotu: 1 rivissä on virhe'
      : `Mitään ei tuotu: ${formatCount(count)} rivissä on virhe`,
  errorLine: (line: number, message: string) => `Rivi ${formatCount(line)}: ${message}`,
  moreErrors: (count: number) => `Lisäksi ${formatCount(count)} muuta. Korjaa ensin nämä.`,
} as const;
