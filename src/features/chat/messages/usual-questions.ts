// Usual questions behind a single word in the second part of a message.

export const usualQuestions = {
  booking: 'Tarvitsenko ajanvarauksen?',
  penalty: 'Voiko saada sakon, jos ajaa kesärenkailla talvella?',
  duration: 'Kuinka kauan renkaanvaihto kestää?',
  durationOf: { repair: 'Kauanko paikkaus kestää?', balancing: 'Kauanko tasapainotus kestää?' },
  snowMark: 'Mikä on vuorenhuippumerkki eli 3PMSF?',
} as const;
