// Finnish texts of feedback in the back office.
import type { FeedbackSource } from './contract.ts';

export const feedbackListMessages = {
  tab: 'Palaute',
  title: 'Palaute',
  lead: 'Lomakkeella annetut arvosanat ja avustajan vastausten peukut. Palaute poistuu kahden vuoden kuluttua.',
  /** Specification of the back office, point 2. */
  loading: 'Ladataan tilastoja...',
  loadFailed: 'Palautteen lataus epäonnistui',
  average: 'Arvosanojen keskiarvo',
  noAverage: 'Ei arvosanoja',
  count: 'Palautteita',
  rated: 'Arvosanoja',
  thumbsUp: 'Peukku ylös',
  thumbsDown: 'Peukku alas',
  spread: (rated: number, good: number) => `${rated} arvosanasta ${good} on vähintään 8`,
  spreadHead: { rating: 'Arvosana', bar: 'Osuus', count: 'Määrä' },
  table: 'Annettu palaute',
  columns: {
    at: 'Aika',
    rating: 'Arvosana',
    comment: 'Kommentti',
    source: 'Lähde',
    conversation: 'Keskustelu',
    actions: 'Toiminnot',
  },
  noConversation: '–',
  /** Specification of the back office, point 3; anything else is shown as it is. */
  sources: { feedback_form: 'Lomake', chat_thumbs: 'Peukut' } satisfies Record<FeedbackSource, string>,
  /** Specification of the back office, point 8. */
  noComment: 'Ei kommenttia',
  pages: 'Palautteen sivut',
  emptyTitle: 'Ei vielä palautetta',
  emptyBody: 'Kävijät antavat palautetta sivun alalaidasta ja peukuilla avustajan vastauksista.',
  openForm: 'Avaa palautelomake',
  remove: 'Poista',
  removeLabel: (at: string) => `Poista palaute ${at}`,
  removeTitle: 'Poistetaanko palaute?',
  removeBody: 'Palaute katoaa luettelosta ja keskiarvosta. Poistoa ei voi perua.',
  removeConfirm: 'Poista palaute',
  removed: 'Palaute on poistettu.',
} as const;
