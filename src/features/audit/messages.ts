// Finnish texts of the audit.
import { formatCount } from '../../platform/contract/count.ts';

export const auditMessages = {
  title: 'Muutosloki',
  lead: 'Kuka muutti mitä ja milloin. Merkinnät säilyvät kaksi vuotta.',
  who: 'Tekijä',
  everyone: 'Kaikki',
  entity: 'Kohde',
  everything: 'Kaikki kohteet',
  system: 'Järjestelmä',
  fromNetwork: (network: string) => `verkosta ${network}`,
  count: (total: number) => (total === 1 ? '1 merkintä' : `${formatCount(total)} merkintää`),
  pages: 'Muutoslokin sivut',
  emptyTitle: 'Ei vielä merkintöjä',
  emptyBody: 'Kun joku tallentaa muutoksen, se näkyy tässä.',
  nothingTitle: 'Ei merkintöjä näillä rajauksilla',
  clear: 'Tyhjennä rajaukset',
  loadFailed: 'Muutoslokin lataus epäonnistui',
  columns: { at: 'Aika', who: 'Tekijä', what: 'Muutos', actions: 'Toiminnot' },
  open: 'Avaa',
  openLabel: (what: string) => `Avaa: ${what}`,
  field: 'Kenttä',
  before: 'Ennen',
  after: 'Jälkeen',
  nothing: '–',
  ownPicture: 'ladattu kuva',
  yes: 'kyllä',
  no: 'ei',
} as const;

/** Before the kind of thing: 'Muutettu: Kampanja'. */
export const actionWords = {
  created: 'Lisätty',
  changed: 'Muutettu',
  removed: 'Poistettu',
  restored: 'Palautettu',
  'signed-in': 'Kirjauduttu sisään',
  'signed-out': 'Kirjauduttu ulos kaikkialta',
  'signed-out-elsewhere': 'Kirjauduttu ulos muualta',
  'session-ended': 'Istunto päätetty',
  read: 'Luettu',
  exported: 'Viety tiedostoon',
  tested: 'Lähetetty kokeeksi',
  started: 'Käynnistetty',
} as const;

/** Fields that several slices have; each slice has words for its own. */
export const auditWords = {
  fields: {
    title: 'Otsikko',
    content: 'Sisältö',
    confirmedClaims: 'Vahvistetut väitteet',
    openClaims: 'Vahvistamattomat väitteet',
    image: 'Kuva',
    imageUrl: 'Kuva',
    isActive: 'Käytössä',
    status: 'Tila',
    name: 'Nimi',
    description: 'Kuvaus',
    phone: 'Puhelin',
  },
  jobs: {
    'audit.forget': 'Muutoslokin siivous',
  },
} as const;
