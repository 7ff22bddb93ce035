// Usual questions behind a single word in the second part of a message, or beside its subject.

const booking = 'Tarvitsenko ajanvarauksen?';

export const usualQuestions = {
  booking,
  penalty: 'Voiko saada sakon, jos ajaa kesärenkailla talvella?',
  duration: 'Kuinka kauan renkaanvaihto kestää?',
  durationOf: { repair: 'Kauanko paikkaus kestää?', balancing: 'Kauanko tasapainotus kestää?' },
  durationOfSeveral: 'Kauanko useampi työ samalla käynnillä kestää?',
  beside: {
    otherVehicles: 'Myyttekö moottoripyörän, mönkijän, polkupyörän tai raskaan kaluston renkaita?',
    trailers: 'Myyttekö perävaunun ja asuntovaunun renkaita?',
    rental: 'Kuka vastaa vuokra-auton renkaista?',
    compensation: 'Miten teen reklamaation?',
    ordering: 'Miten tilaan renkaat?',
    storedInsurance: 'Kuka vastaa, jos säilytetyt renkaat varastetaan tai vaurioituvat?',
    insurance: 'Korvaako vakuutus rikkoutuneen renkaan?',
    warranty: 'Mikä takuu renkailla on?',
    waiting: 'Missä voin odottaa työn ajan?',
    delivery: 'Lähetättekö renkaita postissa?',
    oldTyres: 'Mihin vanhat renkaat menevät?',
    invoice: 'Voiko maksaa laskulla?',
    receipt: 'Saako maksun kuitin?',
    returning: 'Voiko renkaat palauttaa?',
    booking,
  },
} as const;
