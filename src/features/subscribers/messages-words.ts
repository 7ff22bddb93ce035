// Finnish labels of what this slice has a key for: entities and fields in the audit log, jobs, outside services.
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
