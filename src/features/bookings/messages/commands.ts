// Finnish texts of the bookings in the command palette.

export const bookingCommandMessages = {
  group: 'Ajanvaraus',
  create: 'Uusi varaus',
  createSynonyms: 'luo lisää varaa aika',
  today: 'Ajanvaraus tänään',
  statistics: 'Ajanvarauksen tilastot',
  statisticsSynonyms: 'kuormitus käyttöaste',
} as const;
