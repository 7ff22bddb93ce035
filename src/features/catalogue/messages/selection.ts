// Finnish texts of what is done with tyres chosen in the sheet.

const NBSP = '\u00A0';
const tyres = (count: number) =>
  count === 1 ? '1 rengas' : `${count.toLocaleString('fi-FI')}${NBSP}rengasta`;

export const selectionMessages = {
  withdraw: 'Poista myynnistä',
  tooMany: (most: number) => `Valitse enintään ${most} rengasta.`,
  withdrawTitle: (count: number) => `Poistetaanko ${tyres(count)} myynnistä?`,
  withdrawText:
    'Renkaat poistuvat hausta ja niiden tarjoukset päättyvät. Tukkurin lista ei palauta niitä myyntiin. Voit kumota poiston heti sen jälkeen.',
  withdrawConfirm: (count: number) => `Poista ${tyres(count)}`,
  withdrawn: (count: number) => `Myynnistä poistettu: ${tyres(count)}`,
  restored: (count: number) => `Palautettu myyntiin: ${tyres(count)}`,
  undo: 'Kumoa',
  undoFailed: 'Kumoaminen epäonnistui',

  offer: 'Tarjous…',
  offerTitle: 'Tarjous valituille',
  scope: (count: number) => `Tarjous koskee: ${tyres(count)}.`,
  percent: 'Alennus',
  percentHelp: 'Prosentteina renkaan nykyisestä hinnasta.',
  percentWrong: 'Kirjoita luku väliltä 1–90, esimerkiksi 10.',
  until: 'Viimeinen päivä',
  untilHelp: 'Jätä tyhjäksi, jos tarjous jatkuu niin kauan kuin varastoa riittää.',
  failed: 'Tarjousta ei voitu tehdä',
  willBe: (count: number) =>
    count === 0 ? 'Yksikään rengas ei tule tarjoukseen.' : `Tarjoukseen tulee: ${tyres(count)}.`,
  claimable: (count: number) => `Yliviivattu hinta näkyy: ${tyres(count)}.`,
  notClaimable: (count: number) =>
    `Ilman yliviivattua hintaa: ${tyres(count)}. Alin hinta 30 edelliseltä päivältä ei ole tarjoushintaa korkeampi.`,
  skipped: (count: number) => `Jää pois: ${tyres(count)}.`,
  skippedRow: (product: string, message: string) => `${product}: ${message}`,
  columns: { tyre: 'Rengas', price: 'Hinta', offer: 'Tarjous', claim: 'Sivulla' },
  claim: (percent: number | null) => (percent === null ? 'vain hinta' : `−${percent}${NBSP}%`),
  apply: (count: number) =>
    `Tee ${count === 1 ? 'tarjous' : `${count.toLocaleString('fi-FI')}${NBSP}tarjousta`}`,
  applied: (count: number) => `Tarjouksessa nyt: ${tyres(count)}`,
  ended: (count: number) => `Tarjous kumottu: ${tyres(count)}`,
} as const;
