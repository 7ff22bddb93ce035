// Finnish texts of the home page's lists in the back office: questions, selling points, brands.

export const listMessages = {
  search: 'Etsi listasta',
  save: 'Tallenna muutokset',
  saved: (list: string) => `${list}: muutokset tallennettu. Ne näkyvät sivustolla heti.`,
  failed: 'Tallennus epäonnistui',
  loadFailed: 'Luettelon lataus epäonnistui',
  missing: 'Täytä tämä kenttä.',
  givenLeftOut: 'Luettelo on täynnä. Poista rivi ja lisää tämä kysymys:',
  full: (most: number) => `Luettelossa voi olla enintään ${most} riviä.`,
} as const;

export const faqEditorMessages = {
  title: 'Usein kysyttyä',
  cardText: 'Kysymykset ja vastaukset. Sama vastaus näkyy sivulla ja chatissa.',
  /** Other words the command palette finds it by. */
  synonyms: 'faq ukk',
  lead: 'Etusivulla näkyy kuusi ensimmäistä kysymystä, omalla sivullaan kaikki. Ensimmäisenä on se, jota kysytään eniten.',
  row: (number: number) => `Kysymys ${number}`,
  add: 'Lisää kysymys',
  question: 'Kysymys',
  answer: 'Vastaus',
  ways: 'Kysymystavat',
  waysHelp:
    'Muita tapoja kysyä samaa, yksi rivillä: toisin sanoin, murteella, ruotsiksi tai englanniksi. Näistä avustaja tunnistaa kysymyksen. Sivuilla ne eivät näy.',
} as const;

export const sellingPointsEditorMessages = {
  title: 'Myyntilauseet',
  cardText: 'Etusivun viisi lyhyttä syytä asioida liikkeessä.',
  lead: 'Viisi kohtaa täyttää etusivun rivin. Rahoituskohta näkyy vain, kun liikkeellä on voimassa oleva luottotarjous.',
  row: (number: number) => `Kohta ${number}`,
  add: 'Lisää kohta',
  kind: 'Aihe',
  kinds: {
    language: 'Palvelu suomeksi',
    delivery: 'Toimitus',
    partner: 'Luotettava kumppani',
    financing: 'Rahoitus',
    installation: 'Asennus',
  },
  point: 'Otsikko',
  text: 'Selite',
} as const;

export const brandsEditorMessages = {
  title: 'Merkit',
  cardText: 'Etusivun ja alatunnisteen merkit.',
  lead: 'Neljätoista merkkiä täyttää etusivun seinän. Kirjoita nimi niin kuin valmistaja sen kirjoittaa. Logo on vapaaehtoinen: käytä vain kuvaa, johon sinulla on lupa. Ilman logoa sivulla on nimi.',
  row: (number: number) => `Merkki ${number}`,
  add: 'Lisää merkki',
  name: 'Nimi',
  logo: 'Logo',
  addLogo: 'Lisää logo',
  hasLogo: 'Logo lisätty',
} as const;
