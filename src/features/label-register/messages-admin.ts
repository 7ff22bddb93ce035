// The Finnish of the label register in the back office.
import { formatDate, helsinkiDay } from '../../platform/contract/dates.ts';
import { NBSP } from '../../platform/contract/text.ts';
import type { LabelField, LabelValues } from './label-values.ts';

export const registerMessages = {
  number: 'EPREL-numero',
  numberHelp: 'Numero tai merkinnän QR-koodin osoite.',
  lookUp: 'Hae EU-rekisteristä',
  lookUpFailed: 'Haku EU-rekisteristä ei onnistunut',
  found: (name: string) => `Rekisterissä: ${name}`,
  alike: 'Tiedot ovat samat kuin rekisterissä.',
  otherSize: (size: string) =>
    `Numero kuuluu toiselle koolle (${size}). Tarkista numero, ennen kuin täytät kentät.`,
  differences: 'Nämä kentät muuttuvat',
  field: 'Tieto',
  ours: 'Nyt',
  register: 'Rekisterissä',
  fill: 'Täytä kentät',
  leave: 'Jätä ennalleen',
  filled: 'Kentät on täytetty. Ne tulevat voimaan, kun tallennat.',
  nothing: '–',
  yes: 'Kyllä',
  no: 'Ei',
  fields: {
    fuelEfficiency: 'Polttoainetalous',
    wetGrip: 'Märkäpito',
    noiseLevel: 'Melu',
    noiseClass: 'Meluluokka',
    hasSnowGrip: 'Vuorenhuippumerkki (3PMSF)',
    hasIceGrip: 'Jääpitomerkki',
    loadIndex: 'Kantavuus',
    twinLoadIndex: 'Kantavuus paripyörin',
    speedSymbol: 'Nopeus',
  },
  page: {
    title: 'EU-rekisteri',
    lead: 'Renkaiden tietoja verrataan EU:n rengasmerkintärekisteriin (EPREL) viikoittain. Tähän kerätään renkaat, joista rekisteri kertoo muuta kuin sivumme.',
    loadFailed: 'Rekisterin tietojen lataus epäonnistui',
    notConnectedTitle: 'EU-rekisteriä ei ole kytketty',
    notConnected:
      'Pyydä palvelimen ylläpitäjää kytkemään rekisteri; ohje hänelle on Ylläpidossa. Sitä ennen sivuilla näkyvät merkinnät, jotka ovat tulleet tukkurin listalta tai jotka olet antanut itse. Kaikki muu toimii kuten ennenkin.',
    recorded: 'Kehityskäytössä rekisterin sijasta vastaavat tallennetut esimerkit.',
    readiness: 'Myyntivalmius',
    noNumbers:
      'Yhdelläkään renkaalla ei ole vielä EPREL-numeroa. Lisää numero renkaan tietoihin, niin vertailu alkaa.',
    waiting: 'Ensimmäinen tarkistus alkaa tunnin sisällä.',
    of: (action: string, name: string) => `${action}: ${name}`,
    failure: 'Rekisteri ei vastannut viimeksi',
    checked: (checked: number, numbered: number) =>
      `Tarkistettu ${checked} / ${numbered} rengasta, joilla on EPREL-numero.`,
    answeredAt: (at: string) => `Rekisteri vastasi viimeksi ${formatDate(helsinkiDay(new Date(at)))}.`,
    count: (count: number) => (count === 1 ? 'Yksi ristiriita' : `${count} ristiriitaa`),
    emptyTitle: 'Ei ristiriitoja',
    emptyBody: 'Tarkistettujen renkaiden tiedot ovat samat kuin rekisterissä.',
    unchecked: { emptyTitle: 'Yhtään rengasta ei ole vielä verrattu', emptyBody: undefined },
    pages: 'Ristiriitojen sivut',
    takeRegister: 'Käytä rekisterin tietoa',
    overwriteStored: 'Pidä omat',
    edit: 'Muokkaa rengasta',
    unknown: (number: string) => `Rekisterissä ei ole rengasta numerolla ${number}. Tarkista numero.`,
    otherSize: (name: string) => `Numero kuuluu toiselle renkaalle: ${name}. Tarkista numero.`,
    taken: (name: string) => `${name}: rekisterin tiedot otettu käyttöön`,
    kept: (name: string) => `${name}: omat tiedot pidetään`,
    settleFailed: 'Valinta ei tallentunut',
  },
} as const;

/** A value of a label as people read it. */
export function labelText(field: LabelField, values: LabelValues): string {
  const value = values[field];
  if (value === null) return registerMessages.nothing;
  if (typeof value === 'boolean') return value ? registerMessages.yes : registerMessages.no;
  return field === 'noiseLevel' ? `${value}${NBSP}dB` : String(value);
}
