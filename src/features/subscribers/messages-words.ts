// What the back office calls what it knows by a key of this slice: things and fields in the audit, jobs, services.
export const subscribersWords = {
  entities: {
    subscriber: 'Tilaaja',
    'subscriber-list': 'Tilaajalista',
    'subscriber-import': 'Tilaajien tuonti',
  },
  fields: { imported: 'Tuotuja', skipped: 'Ohitettuja', errors: 'Virheitä' },
  jobs: {
    'subscribers.cancellation': 'Uutiskirjeen peruutuskirjeet',
    'subscribers.confirmation': 'Uutiskirjeen vahvistuskirjeet',
    'subscribers.forget': 'Vahvistamattomien tilausten poisto',
  },
} as const;
