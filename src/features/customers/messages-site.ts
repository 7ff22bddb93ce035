// Finnish texts of customers' pages.

export const signInPage = {
  title: 'Kirjaudu sisään',
  own: 'Sinulla on jo tili',
  description: 'Kirjaudu asiakastilillesi tai luo uusi tili.',
  lead: 'Tililläsi ovat omat autosi ja renkaasi: löydät sopivat renkaat yhdellä painalluksella.',
  email: 'Sähköpostiosoite',
  password: 'Salasana',
  submit: 'Kirjaudu sisään',
  submitting: 'Kirjaudutaan…',
  failed: 'Kirjautuminen ei onnistunut',
  noScript: 'Kirjautuminen tarvitsee JavaScriptin. Salli se selaimessasi, niin pääset sisään.',
  register: {
    title: 'Luo tili',
    lead: 'Lähetämme sähköpostiisi linkin, josta pääset valitsemaan salasanan.',
    name: 'Nimi',
    submit: 'Luo tili',
    privacy: 'Tietosuojaselosteesta näet, mitä tallennamme ja kuinka kauan.',
    refused: 'Tiliä ei voitu luoda',
  },
  forgot: {
    title: 'Unohditko salasanasi?',
    lead: 'Kirjoita tilisi sähköpostiosoite, niin lähetämme linkin, josta voit valita uuden salasanan.',
    submit: 'Lähetä linkki',
    refused: 'Linkkiä ei voitu lähettää',
  },
} as const;

export const linkPages = {
  sent: {
    title: 'Katso sähköpostisi',
    description: 'Linkki on lähetetty sähköpostiin.',
    lead: 'Lähetimme sinulle viestin, jossa on linkki. Avaa se, niin pääset jatkamaan. Jos viestiä ei näy, katso myös roskapostista.',
  },
  confirm: {
    title: 'Viimeistele tilisi',
    description: 'Valitse salasana asiakastilillesi.',
    lead: 'Valitse vielä salasana, niin tilisi on valmis.',
    password: 'Salasana',
    submit: 'Ota tili käyttöön',
    refused: 'Tiliä ei voitu ottaa käyttöön',
  },
  email: {
    title: 'Vahvista uusi osoitteesi',
    lead: 'Enää yksi painallus, niin kirjaudut jatkossa tällä sähköpostiosoitteella.',
    submit: 'Vahvista osoite',
  },
  confirmed: {
    title: 'Osoitteesi on vahvistettu',
    description: 'Sähköpostiosoite on vahvistettu.',
    lead: 'Kaikki on valmista. Voit nyt kirjautua sisään.',
  },
  reset: {
    title: 'Valitse uusi salasana',
    description: 'Valitse asiakastilillesi uusi salasana.',
    lead: 'Kun vaihdat salasanan, kirjaudut ulos kaikilta laitteilta ja mahdolliset pääsyavaimesi poistuvat.',
    password: 'Uusi salasana',
    submit: 'Vaihda salasana',
    refused: 'Salasanaa ei voitu vaihtaa',
  },
  changed: {
    title: 'Salasana on vaihdettu',
    description: 'Asiakastilin salasana on vaihdettu.',
    lead: 'Kirjaudu sisään uudella salasanallasi.',
  },
  passwordHelp: (characters: number) => `Vähintään ${characters} merkkiä. Pitkä lause on hyvä salasana.`,
  badTitle: 'Linkki ei enää toimi',
  bad: 'Jos käytit linkin jo, kirjaudu sisään. Muuten pyydä uusi linkki, niin lähetämme sen heti.',
  again: 'Pyydä uusi linkki',
  signIn: 'Kirjaudu sisään',
} as const;

export const accountPage = {
  title: 'Oma tili',
  description: 'Omat tiedot, autot ja renkaat.',
  loading: 'Ladataan tietojasi',
  loadFailed: 'Tietojesi lataus ei onnistunut',
  hello: (name: string) => `Hei, ${name}`,
  signedOut: 'Et ole kirjautuneena',
  signedOutText: 'Kirjaudu sisään, niin näet tietosi, autosi ja renkaasi.',
  signIn: 'Kirjaudu sisään',
  staff: 'Olet kirjautuneena hallintaan',
  staffText: 'Kirjaudu ensin ulos hallinnasta, niin näet oman asiakastilisi.',
  saving: 'Tallennetaan…',
  saved: 'Tallennettu.',
  failed: 'Tallennus ei onnistunut',
  save: 'Tallenna',
  cancel: 'Peruuta',
  conflict: 'Tietoja on muutettu toisella laitteella',
  noScript: 'Oma tili tarvitsee JavaScriptin. Salli se selaimessasi, niin näet tietosi.',
} as const;

export const eraseMessages = {
  pending: (day: string) => `Tilisi poistetaan ${day}`,
  pendingText: 'Siihen asti voit vielä perua poiston. Sen jälkeen tietoja ei saa takaisin.',
  keep: 'Peru poisto',
  title: 'Omat tiedot ja tilin poisto',
  export: 'Lataa kaikki tietosi',
  exportText: 'Saat yhdessä tiedostossa kaiken, mitä sinusta on tallennettu.',
  fileName: 'omat-tiedot.json',
  erase: 'Poista tili',
  eraseText:
    'Tili, autosi, yhteydenottosi ja uutiskirjeen tilaus poistuvat viikon kuluttua. Siihen asti voit kirjautua sisään ja perua poiston. Jos renkaitasi on hyllyssämme, säilytämme nimesi ja yhteystietosi, kunnes haet ne.',
  eraseQuestion: 'Poistetaanko tilisi?',
  eraseConsequence:
    'Kirjaudut ulos kaikilta laitteilta. Tili, autosi, yhteydenottosi ja uutiskirjeen tilaus poistuvat viikon kuluttua, ellet peru poistoa sitä ennen.',
  signIn: 'Kirjaudu sisään',
  eraseRequested: 'Tilisi poistetaan viikon kuluttua',
  eraseRequestedText:
    'Lähetimme siitä viestin sähköpostiisi. Jos muutat mielesi, kirjaudu sisään ja peru poisto.',
} as const;

export const profileMessages = {
  title: 'Omat tiedot',
  name: 'Nimi',
  phone: 'Puhelin',
  address: 'Osoite',
  newsletter: 'Haluan uutiskirjeen sähköpostiini',
  newsletterName: 'Uutiskirje',
  signIn: 'Kirjautuminen',
  yes: 'Kyllä',
  no: 'Ei',
  newEmail: 'Uusi sähköpostiosoite',
  changeEmail: 'Vaihda sähköpostiosoite',
  currentEmail: (email: string) => `Kirjaudut osoitteella ${email}.`,
  pendingEmail: (email: string) =>
    `Lähetimme linkin osoitteeseen ${email}. Osoite vaihtuu, kun avaat linkin ja vahvistat sen.`,
  currentPassword: 'Nykyinen salasana',
  forgotten: 'Salasana unohtui? Lähetä linkki',
  linkSent: (email: string) =>
    `Lähetimme linkin osoitteeseen ${email}. Kun valitset siitä uuden salasanan, mahdolliset pääsyavaimesi poistuvat ja kirjaudut sisään uudelleen.`,
  newPassword: 'Uusi salasana',
  changePassword: 'Vaihda salasana',
  passwordChanged: 'Salasana on vaihdettu. Muut laitteet on kirjattu ulos.',
  passwordLost: 'Jos nykyinen salasana ei enää kelpaa, vaihto ehti onnistua ja uusi on jo voimassa.',
} as const;

export const vehicleMessages = {
  title: 'Omat autot',
  empty: 'Lisää autosi',
  emptyText: 'Kun kerrot autosi rengaskoon, löydät sopivat renkaat yhdellä painalluksella.',
  add: 'Lisää auto',
  addTitle: 'Uusi auto',
  editTitle: (name: string) => `Muokkaa: ${name}`,
  edit: 'Muokkaa',
  remove: 'Poista auto',
  removeQuestion: (name: string) => `Poistetaanko ${name}?`,
  removeConsequence: 'Auton tiedot poistuvat tililtäsi. Tarvittaessa voit lisätä ne uudelleen.',
  of: (action: string, name: string) => `${action}: ${name}`,
  name: 'Nimi',
  nameHelp: 'Esimerkiksi Corolla tai perheauto.',
  plate: 'Rekisteritunnus',
  plateHelp: 'Vain sinua varten. Emme hae sillä tietoja mistään.',
  summerSize: 'Kesärenkaiden koko',
  winterSize: 'Talvirenkaiden koko',
  sizeHelp: 'Lukee renkaan kyljessä, esimerkiksi 205/55R16.',
  summer: 'Kesärenkaat',
  winter: 'Talvirenkaat',
  find: 'Renkaat autooni',
  noSize: 'Lisää rengaskoko, niin löydät autoosi sopivat renkaat.',
} as const;

export const signOutMessages = {
  action: 'Kirjaudu ulos',
  question: 'Haluatko varmasti kirjautua ulos?',
  quoted: 'Are you sure you want to log out?',
} as const;

export const identityMessages = {
  title: 'Vahvista, että tämä olet sinä',
  text: 'Kirjoita salasanasi, niin jatketaan. Vahvistus on voimassa puoli tuntia.',
  confirm: 'Vahvista ja jatka',
} as const;

export const passkeyMessages = {
  signIn: 'Kirjaudu pääsyavaimella',
  title: 'Pääsyavaimet',
  text: 'Pääsyavaimella kirjaudut sormenjäljellä, kasvoilla tai laitteen PIN-koodilla. Salasanaa ei silloin tarvita.',
  unsupported: 'Tämä selain ei osaa käyttää pääsyavaimia.',
  add: 'Lisää pääsyavain',
  added: 'Pääsyavain on lisätty. Voit nyt kirjautua sillä.',
  unnamed: 'Pääsyavain',
  created: (day: string) => `Lisätty ${day}`,
  used: (day: string) => `käytetty viimeksi ${day}`,
  neverUsed: 'ei vielä käytetty',
  remove: 'Poista',
  removeOf: (name: string) => `Poista pääsyavain: ${name}`,
  removed: 'Pääsyavain on poistettu. Voit poistaa sen myös laitteesi asetuksista.',
} as const;

export const sessionMessages = {
  title: 'Missä olet kirjautuneena',
  endOthers: 'Kirjaudu ulos muualta',
  ended: 'Laite on kirjattu ulos.',
  othersEnded: 'Muut laitteet on kirjattu ulos.',
} as const;
