// Finnish texts of the platform itself.

export const holdMessages = {
  held: 'Kauppa on palautettu varmuuskopiosta. Siitä ei lähde viestejä ennen kuin omistaja ottaa sen käyttöön.',
} as const;
