// What each column of a wholesaler's list contains, in Finnish, and the import page's text on a list before one is chosen.
import type { ListColumn } from './list-columns.ts';

export const columnWords: Readonly<Record<ListColumn, string>> = {
  number: 'Tukkurin tuotenumero',
  description: 'Koko, kantavuus, nopeus ja malli',
  brandCode: 'Merkin lyhenne',
  brand: 'Merkki',
  group: 'Tuoteryhmän numero',
  groupName: 'Tuoteryhmä, kertoo kesä- ja talvirenkaan',
  width: 'Leveys, mm',
  aspect: 'Profiili, %',
  diameter: 'Vanne, tuumaa',
  service: 'Kantavuus ja nopeus',
  net: 'Ostohinta ilman veroa, €',
  gross: 'Ohjehinta, €',
  available: 'Saldo, myös ”>20”',
  ean: 'EAN-koodi',
  weight: 'Paino, kg',
  fuel: 'EU-merkintä: polttoaine',
  wetGrip: 'EU-merkintä: märkäpito',
  noiseDb: 'EU-merkintä: melu, dB',
  noiseClass: 'EU-merkintä: meluluokka',
  snowGrip: 'Lumipito (3PMSF), J = kyllä',
  iceGrip: 'Jääpito, J = kyllä',
  eprelNumber: 'EPREL-numero',
  eprelUrl: 'EPREL-osoite',
  winterCategory: 'Luokka, 2 = talvirengas',
};

export const sampleMessages = {
  title: 'Tällainen lista käy',
  lead: 'Alussa on rivi, jolla ovat sarakkeiden nimet. Niiden järjestys on vapaa, ja tuntemattomat sarakkeet ohitetaan.',
  formats:
    'CSV- tai tekstitiedosto. Erottimena puolipiste, sarkain, pilkku tai pystyviiva, merkistönä UTF-8, UTF-16 tai Windows-1252.',
  required: 'Pakolliset sarakkeet',
  optional: (count: number) => `Vapaaehtoiset sarakkeet (${count})`,
  columns: { name: 'Sarake', holds: 'Sisältö', example: 'Esimerkki' },
  noExample: '–',
  download: 'Lataa mallilista (CSV)',
  fileName: 'mallilista.csv',
} as const;
