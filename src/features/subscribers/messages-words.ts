// What the back office calls what it knows by a key of this slice: things and fields in the audit, jobs, services.
import { subscriberListMessages } from './messages-admin.ts';

export const subscribersWords = {
  entities: {
    subscriber: 'Tilaaja',
    'subscriber-list': 'Tilaajalista',
    'subscriber-import': 'Tilaajien tuonti',
  },
  fields: { imported: 'Tuotuja', skipped: 'Ohitettuja', errors: 'Virheitä' },
  values: { status: subscriberListMessages.statuses },
  jobs: {
    'subscribers.cancellation': 'Uutiskirjeen peruutuskirjeet',
    'subscribers.confirmation': 'Uutiskirjeen vahvistuskirjeet',
    'subscribers.forget': 'Vahvistamattomien tilausten poisto',
  },
} as const;
