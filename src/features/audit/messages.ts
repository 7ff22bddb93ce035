// Finnish texts of the audit.

export const auditMessages = {
  title: 'Muutosloki',
  lead: 'Kuka muutti mitä ja milloin. Merkinnät säilyvät kaksi vuotta.',
  who: 'Tekijä',
  everyone: 'Kaikki',
  entity: 'Kohde',
  everything: 'Kaikki kohteet',
  system: 'Järjestelmä',
  count: (total: number) => (total === 1 ? '1 merkintä' : `${total} merkintää`),
  pages: 'Muutoslokin sivut',
  emptyTitle: 'Ei vielä merkintöjä',
  emptyBody: 'Kun joku tallentaa muutoksen, se näkyy tässä.',
  nothingTitle: 'Ei merkintöjä näillä rajauksilla',
  clear: 'Tyhjennä rajaukset',
  loadFailed: 'Muutoslokin lataus epäonnistui',
  columns: { at: 'Aika', who: 'Tekijä', what: 'Muutos' },
  fields: (count: number) => (count === 1 ? '1 kenttä' : `${count} kenttää`),
  field: 'Kenttä',
  before: 'Ennen',
  after: 'Jälkeen',
  nothing: '–',
  yes: 'kyllä',
  no: 'ei',
} as const;

/** Before the kind of thing: 'Muutettu: Kampanja'. */
export const actionWords = {
  created: 'Lisätty',
  changed: 'Muutettu',
  removed: 'Poistettu',
  restored: 'Palautettu',
} as const;

/** What kinds of things are called; one that is not here is shown by its key. */
export const entityWords: Readonly<Record<string, string>> = {
  'opening-hours': 'Aukioloajat',
  'homepage-settings': 'Etusivun sisältö',
  faq: 'Kysymykset ja vastaukset',
  'selling-points': 'Myyntivaltit',
  brands: 'Merkit',
  'shop-profile': 'Liikkeen tiedot',
  'price-list': 'Hinnasto',
  'pricing-rules': 'Hinnoittelusäännöt',
  enquiry: 'Yhteydenotto',
  account: 'Käyttäjätunnus',
  campaign: 'Kampanja',
  article: 'Artikkeli',
  manufacturer: 'Valmistaja',
  'tyre-size': 'Rengaskoko',
  product: 'Rengas',
  offer: 'Tarjous',
  import: 'Tuonti',
  media: 'Kuva',
  newsletter: 'Uutiskirje',
  subscriber: 'Tilaaja',
};
