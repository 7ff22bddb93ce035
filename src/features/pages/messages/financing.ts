// Finnish texts of the page on financing.
import { NBSP } from '../../../platform/contract/text.ts';

export const financingPageMessages = {
  title: 'Rahoitus',
  headTitle: 'Rahoitus: renkaat ja vanteet osamaksulla',
  description: (shop: string) =>
    `Voit maksaa renkaat, vanteet ja asennuksen erissä. ${shop} kertoo kuukausierän, todellisen vuosikoron ja kokonaishinnan ennen kuin haet.`,
  heading: 'Maksa renkaat erissä',
  lead: 'Voit maksaa renkaat, vanteet ja asennuksen myös erissä. Luotonantaja tekee päätöksen, ja näet koko hinnan ennen kuin haet.',
  apply: 'Hae rahoitusta',
  elsewhere: 'Hakemus aukeaa luotonantajan sivulla.',
  calculatorTitle: 'Laske kuukausierä',
  sum: 'Ostoksen summa',
  sumHelp: `Esimerkiksi neljä rengasta asennettuna. 50–10${NBSP}000${NBSP}€.`,
  submit: 'Laske',
  sumError: 'Kirjoita summa numeroina, vähintään 50 ja enintään 10\u00A0000 euroa.',
  perMonth: '/ kk',
  stepsTitle: 'Näin haet',
  steps: [
    { title: 'Valitse renkaat', text: 'Verkossa tai tiskillä. Kerromme koko summan asennuksineen.' },
    { title: 'Täytä hakemus', text: 'Luotonantajan sivulla, omalla puhelimellasi tai tiskillämme.' },
    { title: 'Saat päätöksen', text: 'Luotonantaja arvioi maksukykysi ja tekee päätöksen.' },
    { title: 'Asennamme', text: 'Sovimme asennuksesta, kun päätös on tehty.' },
  ],
  knowTitle: 'Hyvä tietää ennen kuin haet',
  knows: [
    'Lainaa maksetaan takaisin joka kuukausi. Laske ennen hakemista, mahtuuko erä menoihisi koko maksuajan.',
    'Voit peruuttaa luottosopimuksen 14 päivän kuluessa ilman syytä. Silloin maksat ostoksen muulla tavalla.',
    'Luoton saa maksaa pois etuajassa milloin tahansa.',
    'Jos maksu viivästyy, ota yhteyttä luotonantajaan heti. Uudesta eräpäivästä sopiminen on helpompaa ennen laskua kuin sen jälkeen.',
  ],
  noneTitle: 'Maksutavat',
  noneDescription: (shop: string) => `Kysy, miten voit maksaa renkaat, vanteet ja asennuksen: ${shop}.`,
  none: 'Kysy maksutavoista, niin etsimme sinulle sopivan.',
} as const;
