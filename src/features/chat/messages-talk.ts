// Finnish texts of the talk with the assistant.

export const talkMessages = {
  status: 'Tekoälyavustaja · online',
  welcome: (name: string, shop: string) =>
    `Hei! Olen ${name}, liikkeen ${shop} tekoälyä käyttävä asiakaspalveluassistentti. Miten voin auttaa sinua tänään?`,
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
  feedback: (name: string) => `Löysitkö ongelman, tai haluatko antaa palautetta ${fromName(name)}?`,
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
  each: 'kpl',
  productsTold: (count: number) =>
    count === 1 ? 'Näytössä on 1 rengas hintoineen.' : `Näytössä on ${count} rengasta hintoineen.`,
  good: 'Vastaus auttoi',
  bad: 'Vastaus ei auttanut',
  rated: 'Kiitos arviosta!',
  /** The text of the message that is not shown. */
  feedbackGiven: 'Annan palautetta.',
  ratingLabel: (rating: number) => `Arvosana: ${rating}`,
  dog: (name: string) => `Piirros koirasta, nimeltä ${name}`,
  dogPhoto: (name: string) => `${name}, liikkeen koira`,
  you: 'Sinä',
  newTalk: 'Aloita alusta',
} as const;

/** The elative of a name: 'Kaartobotti' → 'Kaartobotista', 'Minni' → 'Minnistä' (consonant gradation, vowel harmony). */
export function fromName(name: string): string {
  const weak = name.replace(/([kpt])\1(?=[aeiouyäö]$)/i, '$1');
  return `${weak}${/[aou]/i.test(name) ? 'sta' : 'stä'}`;
}
