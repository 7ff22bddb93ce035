// Finnish texts of the chat window.
import { elative, genitive } from '../../shop-profile/name-cases.ts';

export const chatMessages = {
  name: 'Avustaja',
  open: (name: string) => `Avaa keskustelu: ${name}`,
  minimise: 'Pienennä keskustelu',
  close: 'Sulje keskustelu',
  status: 'Tekoälyavustaja · online',
  welcome: (name: string, shop: string) =>
    `Hei! Olen ${name}, ${genitive(shop)} tekoälyä käyttävä asiakaspalveluassistentti. Miten voin auttaa sinua tänään?`,
  log: 'Keskustelu',
  chips: 'Ehdotuksia',
  chipTexts: (networkName: string, dogName: string) =>
    [
      'Mitä palveluita tarjoatte?',
      'Onko 205/55R16-renkaita varastossa?',
      'Mitkä ovat aukioloajat?',
      'Mitä renkaanvaihto maksaa?',
      dogName === '' ? '' : `Onko ${dogName}-koira tänään töissä?`,
      networkName === '' ? '' : `Mikä on ${networkName}?`,
    ].filter(Boolean),
  typing: (name: string) => `${name} kirjoittaa...`,
  feedback: (name: string) => `Löysitkö ongelman, tai haluatko antaa palautetta ${elative(name)}?`,
  input: 'Kirjoita viesti',
  placeholder: 'Kysy renkaista tai hinnoista',
  send: 'Lähetä',
  stop: 'Keskeytä',
  retry: 'Yritä uudelleen',
  disclaimer: (name: string) => `${name} voi erehtyä. Tarkista tärkeät asiat meiltä.`,
  failed: (message: string) => `Anteeksi, tekninen virhe tapahtui: ${message}`,
  offline: 'yhteys palvelimeen katkesi. Viestisi on tallessa, yritä uudelleen.',
  stopped: 'Vastaus keskeytettiin.',
  confirmSize: (size: string) => `Onko rengaskoko ${size} oikein?`,
  yes: 'Kyllä',
  no: 'Peruuta',
  yesSize: (size: string) => `Kyllä, koko on ${size}`,
  noSize: (size: string) => `Peruuta, koko ei ole ${size}`,
  /** What the two buttons send. */
  yesMessage: 'kyllä',
  noMessage: 'peruuta',
  sources: 'Lähteet',
  actions: 'Seuraavaksi',
  products: 'Renkaat',
  productsShown: (count: number) =>
    count === 1 ? 'Näytössä on 1 rengas hintoineen.' : `Näytössä on ${count} rengasta hintoineen.`,
  good: 'Vastaus auttoi',
  bad: 'Vastaus ei auttanut',
  rated: 'Kiitos arviosta!',
  /** The text of the message that is not shown. */
  feedbackGiven: 'Annan palautetta.',
  ratingLabel: (rating: number) => `Arvosana: ${rating}`,
  dog: (name: string) => `Piirros ${name}-koirasta`,
  dogPhoto: (name: string) => `${name}, liikkeen koira`,
  you: 'Sinä',
  restart: 'Aloita alusta',
} as const;
