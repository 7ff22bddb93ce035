// Finnish texts of the records of conversations: refusals, and the statistics in the back office.

export const conversationErrors = {
  badId: 'Keskustelun tunnus on virheellinen.',
  notFound: 'Keskustelua ei löytynyt. Se on voitu jo poistaa.',
  noQuestion: 'Kysymystä ei löytynyt. Keskustelu on voitu jo poistaa.',
  badPeriod: 'Viimeinen päivä on ennen ensimmäistä. Vaihda päivät.',
  longPeriod: 'Valitse enintään vuoden jakso.',
  tooManyExported: 'Jaksolla on liian monta viestiä yhteen tiedostoon. Valitse lyhyempi jakso.',
  tooMany: 'Keskusteluja on aloitettu monta peräkkäin. Odota hetki.',
  tooManyToday: 'Tänään ei voi aloittaa enempää keskusteluja. Soita meille.',
} as const;

const conversations = (count: number): string => (count === 1 ? '1 keskustelu' : `${count} keskustelua`);

/** Column names and words of the CSV. */
export const conversationExport = {
  head: ['Keskustelu', 'Alkoi', 'Verkko-osoite', 'Aika', 'Puhuja', 'Viesti'],
  speakers: { user: 'Kävijä', assistant: 'Avustaja' },
  file: (from: string, to: string) => `keskustelut-${from}-${to}.csv`,
  fileOfOne: (conversationId: string) => `keskustelu-${conversationId}.csv`,
} as const;

export const conversationMessages = {
  tab: 'Keskustelut',
  title: 'Keskustelut',
  lead: 'Kuinka usein sivustolla keskustellaan ja mitä kysytään. Viestit ja verkko-osoitteen alkuosa poistuvat 90 päivän kuluttua.',
  conversations,
  /** Specification of the back office, points 2 and 8. */
  loading: 'Ladataan tilastoja...',
  empty: 'Ei keskustelutietoja saatavilla.',
  emptyDaily: 'Ei päivittäisiä keskustelutilastoja saatavilla.',
  statsFailed: 'Keskustelutilastojen lataus epäonnistui',
  historyFailed: 'Keskusteluhistorian lataus epäonnistui',
  figures: {
    total: 'Keskusteluja',
    averageRating: 'Palautteen keskiarvo',
    feedbackCount: 'Palautteita',
    none: '–',
  },
  historyTitle: 'Keskusteluhistoria',
  historyPages: 'Keskusteluhistorian sivut',
  historyColumns: { at: 'Alkoi', id: 'Tunnus', address: 'Verkko-osoite', actions: 'Toiminnot' },
  dailyTitle: 'Keskustelut päivittäin',
  dailyColumns: { date: 'Päivä', count: 'Keskusteluja', share: 'Osuus' },
  feedbackTitle: 'Palaute',
  noAddress: '–',
  read: 'Lue',
  readLabel: (at: string) => `Lue keskustelu ${at}`,
  remove: 'Poista',
  removeLabel: (at: string) => `Poista keskustelu ${at}`,
  removeTitle: 'Poistetaanko keskustelu?',
  removeBody: 'Keskustelun viestit katoavat, eikä se näy enää tilastoissa. Poistoa ei voi perua.',
  removeConfirm: 'Poista keskustelu',
  removed: 'Keskustelu on poistettu.',
  back: 'Keskustelut',
  transcriptTitle: (at: string) => `Keskustelu ${at}`,
  transcriptFailed: 'Keskustelun lataus epäonnistui',
  gone: 'Keskustelua ei ole enää. Se on poistettu.',
  facts: { id: 'Tunnus', address: 'Verkko-osoite' },
  nothingSaid: 'Tästä keskustelusta ei ole viestejä.',
  nothingSaidWhy: 'Kävijä avasi keskustelun mutta ei kirjoittanut, tai viestit ovat jo poistuneet.',
  speakers: { user: 'Kävijä', assistant: 'Avustaja' },
} as const;
