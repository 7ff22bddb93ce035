// Finnish texts of the platform itself.

export const holdMessages = {
  held: 'Kauppa on palautettu varmuuskopiosta. Se ei lähetä viestejä eikä hae tietoja muualta, ennen kuin omistaja ottaa sen käyttöön.',
} as const;
