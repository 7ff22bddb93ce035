// The Finnish of the list of what tyres on sale lack.
import { formatCount } from '../../../platform/contract/count.ts';
import type { Lack } from '../contract/readiness.ts';

/** The EU and the rest of the European Economic Area, in small letters as staff write them. */
export const EU_COUNTRIES: readonly string[] = [
  'alankomaat',
  'belgia',
  'bulgaria',
  'espanja',
  'irlanti',
  'islanti',
  'italia',
  'itävalta',
  'kreikka',
  'kroatia',
  'kypros',
  'latvia',
  'liechtenstein',
  'liettua',
  'luxemburg',
  'malta',
  'norja',
  'portugali',
  'puola',
  'ranska',
  'romania',
  'ruotsi',
  'saksa',
  'slovakia',
  'slovenia',
  'suomi',
  'tanska',
  'tšekki',
  'unkari',
  'viro',
];

export const readinessMessages = {
  title: 'Myyntivalmius',
  link: 'Myyntivalmius',
  lead: 'Renkaat, joista puuttuu jotain, mikä ostajalle on kerrottava. Valitse puute, niin pääset suoraan täytettävään kenttään.',
  loadFailed: 'Listan lataus epäonnistui',
  search: 'Hae valmistajaa tai mallia',
  filterLabel: 'Puutteet',
  all: 'Kaikki puutteet',
  lacks: {
    label: 'EU-merkinnän luokat',
    number: 'EPREL-numero',
    snow: 'Vuorenhuippumerkki (3PMSF)',
    contact: 'Valmistajan yhteystiedot',
  } satisfies Record<Lack, string>,
  why: {
    label:
      'Polttoainetalous, märkäpito ja melu on näytettävä hinnan lähellä (EU 2020/740). Nastarenkailla ei ole merkintää.',
    number: 'Numerolla löytyvät virallinen merkintä ja tuoteseloste EU-rekisteristä.',
    snow: 'Kitkarenkaassa on oltava vuorenhuippumerkki. Merkitse se vain, kun merkki on renkaan kyljessä.',
    contact:
      'Verkkomyynnissä on kerrottava valmistajan posti- ja sähköinen osoite, ja EU:n ulkopuoliselta valmistajalta vastuuhenkilö EU:ssa (EU 2023/988, 19 artikla).',
  } satisfies Record<Lack, string>,
  contactsMissing: (count: number, tyres: number) =>
    `${count === 1 ? 'Yhden valmistajan' : `${formatCount(count)} valmistajan`} yhteystiedot puuttuvat, ja siksi ${tyres === 1 ? 'yksi rengas ei ole' : `${formatCount(tyres)} rengasta ei ole`} myyntikunnossa.`,
  fillContacts: 'Täydennä valmistajat',
  manufacturer: 'Valmistaja',
  tyres: 'Renkaita myynnissä',
  fill: 'Täydennä',
  fillOf: (name: string) => `Täydennä valmistajan ${name} yhteystiedot`,
  manufacturersCount: (count: number) =>
    count === 1 ? 'Yksi valmistaja' : `${formatCount(count)} valmistajaa`,
  ownWellTitle: 'Renkaiden omissa tiedoissa ei ole puutteita',
  ownWellBody: 'Vain valmistajien yhteystiedot puuttuvat.',
  ready: (ready: number, onSale: number) =>
    `Myyntikunnossa ${formatCount(ready)} / ${formatCount(onSale)} rengasta.`,
  count: (count: number) => (count === 1 ? 'Yksi rengas' : `${formatCount(count)} rengasta`),
  /** Contacts are counted by manufacturer, everything else by tyre. */
  contactChoice: (count: number) =>
    `Valmistajan yhteystiedot (${count === 1 ? 'yksi valmistaja' : `${formatCount(count)} valmistajaa`})`,
  choice: (name: string, count: number) => `${name} (${formatCount(count)})`,
  tyre: 'Rengas',
  missing: 'Puuttuu',
  pages: 'Myyntikuntoisuuden sivut',
  emptyTitle: 'Kaikki on kunnossa',
  emptyBody: 'Myynnissä olevista renkaista ei puutu mitään.',
  nothingTitle: 'Tällä rajauksella ei löydy puutteita',
  clear: 'Poista rajaus',
  register: 'EU-rekisteri',
} as const;
