// Finnish texts of the page on financing.

const NB = '\u00A0';

export const financingPageMessages = {
  title: 'Rahoitus',
  headTitle: 'Rahoitus: renkaat ja vanteet osamaksulla',
  description: (shop: string) =>
    `Maksa renkaat, vanteet ja asennus osissa. ${shop} kertoo kuukausierän, todellisen vuosikoron ja kokonaishinnan ennen kuin haet.`,
  heading: 'Renkaat nyt, maksu osissa',
  lead: 'Turvallinen rengas ei aina odota seuraavaa palkkapäivää. Voit jakaa renkaat, vanteet ja asennuksen kuukausieriin, ja näet koko hinnan ennen kuin haet.',
  apply: 'Hae rahoitusta',
  elsewhere: 'Hakemus aukeaa luotonantajan sivulla.',
  calculatorTitle: 'Laske kuukausierä',
  sum: 'Ostoksen summa',
  sumHelp: `Esimerkiksi neljä rengasta asennettuna. 50–10${NB}000${NB}€.`,
  submit: 'Laske',
  sumFault: 'Kirjoita summa numeroina, vähintään 50 ja enintään 10\u00A0000 euroa.',
  perMonth: '/ kk',
  termMonths: (months: number) => `${months} kuukautta`,
  rows: {
    credit: 'Luoton määrä',
    term: 'Maksuaika',
    rate: 'Korko',
    cost: 'Luottokustannukset',
    total: 'Maksat yhteensä',
    trueRate: 'Todellinen vuosikorko',
  },
  stepsTitle: 'Näin haet',
  steps: [
    { title: 'Valitse renkaat', text: 'Verkossa tai tiskillä. Kerromme koko summan asennuksineen.' },
    {
      title: 'Täytä hakemus',
      text: 'Puhelimella tai meillä. Tarvitset pankkitunnukset tai mobiilivarmenteen.',
    },
    {
      title: 'Saat päätöksen',
      text: 'Yleensä saman tien. Luotonantaja tarkistaa luottotiedot ja maksukyvyn.',
    },
    { title: 'Asennamme', text: 'Renkaat alle heti, kun rahoitus on hyväksytty ja renkaat ovat hyllyssä.' },
  ],
  knowTitle: 'Hyvä tietää ennen kuin haet',
  knows: [
    'Luoton hyväksyminen edellyttää, että luottotietosi ovat kunnossa ja olet täysi-ikäinen.',
    'Voit peruuttaa luottosopimuksen 14 päivän kuluessa ilman syytä. Silloin maksat ostoksen muulla tavalla.',
    'Luoton saa maksaa pois etuajassa milloin tahansa.',
    'Jos maksu viivästyy, ota yhteyttä luotonantajaan heti. Uudesta eräpäivästä sopiminen on helpompaa ennen laskua kuin sen jälkeen.',
  ],
  noneTitle: 'Maksutavat',
  noneDescription: (shop: string) => `Näin maksat renkaat, vanteet ja asennuksen: ${shop}.`,
  none: 'Meillä voi maksaa kortilla, käteisellä ja laskulla. Kysy maksutavoista, niin etsimme sinulle sopivan.',
} as const;
