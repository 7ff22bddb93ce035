// Finnish texts of the second factor in the back office, loaded only where it is used.
import { NBSP } from '../../platform/contract/text.ts';

export const secondStepMessages = {
  intro: 'Salasana on oikein. Todista vielä, että tämä olet sinä.',
  code: 'Koodi',
  appHelp: 'Kuusi numeroa puhelimesi todennussovelluksesta.',
  recoveryCode: 'Varakoodi',
  recoveryHelp: 'Yksi niistä kymmenestä koodista, jotka sait käyttöönotossa. Kukin kelpaa kerran.',
  toRecoveryCode: 'Käytä varakoodia',
  toAppCode: 'Käytä sovelluksen koodia',
  withPasskey: 'Käytä pääsyavainta',
  remember: 'Muista tämä selain 30 päivää',
  rememberHelp: 'Silloin tässä selaimessa riittää salasana. Älä valitse tätä yhteisellä koneella.',
  submit: 'Vahvista',
  submitting: 'Vahvistetaan…',
  restart: 'Aloita alusta',
  failed: 'Vahvistus ei onnistunut.',
} as const;

export const secondFactorMessages = {
  title: 'Kaksivaiheinen kirjautuminen',
  intro:
    'Kaksivaiheiseen kirjautumiseen tarvitaan salasanan lisäksi puhelimesi, tietokoneesi tai turva-avain. Pelkkä salasana ei riitä.',
  loadFailed: 'Kaksivaiheisen kirjautumisen tietojen lataus epäonnistui',
  on: 'Käytössä',
  off: 'Ei käytössä',
  /** '1.12.2026' */
  required: (day: string) => `Liike vaatii tätä kaikilta ${day} alkaen.`,
  question: 'Vahvista salasanallasi, niin kukaan muu ei voi muuttaa tätä puolestasi.',
} as const;

export const appMessages = {
  title: 'Todennussovellus',
  text: 'Puhelimen sovellus näyttää kuuden numeron koodin, joka vaihtuu 30 sekunnin välein. Mikä tahansa todennussovellus käy.',
  added: (date: string) => `Lisätty ${date}`,
  add: 'Ota sovellus käyttöön',
  replace: 'Vaihda sovellus',
  replaceTitle: 'Vaihda todennussovellus',
  remove: 'Poista sovellus',
  removeTitle: 'Poista todennussovellus',
  removeBody: 'Sovelluksen koodeilla ei enää kirjauduta. Poista tili myös sovelluksesta.',
  removed: 'Todennussovellus poistettu',
  scan: '1. Lue koodi todennussovelluksella',
  qr: 'QR-koodi todennussovellukseen',
  open: 'Avaa tässä puhelimessa',
  typed: 'Jos et voi lukea kuvaa, kirjoita sovellukseen tämä avain:',
  copy: 'Kopioi avain',
  copied: 'Avain kopioitu',
  confirm: '2. Kirjoita sovelluksen näyttämä koodi',
  code: 'Koodi',
  submit: 'Ota käyttöön',
  done: 'Todennussovellus on käytössä',
} as const;

export const passkeyListMessages = {
  title: 'Pääsyavaimet',
  text: 'Kirjaudut sormenjäljellä, kasvoilla tai laitteen PIN-koodilla. Pääsyavain riittää yksin: salasanaa ei tarvita.',
  impossible: 'Pääsyavaimia voi käyttää, kun sivustolla on oma verkko-osoite.',
  unsupported: 'Tämä selain ei tue pääsyavaimia.',
  add: 'Lisää pääsyavain',
  addTitle: 'Uusi pääsyavain',
  name: 'Pääsyavaimen nimi',
  nameHelp: 'Esimerkiksi Oma puhelin tai Tiskin kone.',
  nameMissing: 'Anna pääsyavaimelle nimi.',
  firstName: 'Oma laite',
  ownPassword: 'Oma salasanasi',
  passwordMissing: 'Kirjoita oma salasanasi.',
  submit: 'Luo pääsyavain',
  submitting: 'Odotetaan laitetta…',
  done: 'Pääsyavain lisätty',
  created: (date: string) => `Lisätty ${date}`,
  used: (date: string) => `käytetty viimeksi ${date}`,
  neverUsed: 'ei vielä käytetty',
  rename: 'Nimeä uudelleen',
  renameOf: (name: string) => `Nimeä pääsyavain ${name} uudelleen`,
  renamed: 'Nimi vaihdettu',
  saveName: 'Tallenna nimi',
  remove: 'Poista',
  removeOf: (name: string) => `Poista pääsyavain ${name}`,
  removeBody: 'Pääsyavaimella ei enää kirjauduta. Poista se myös laitteen salasanoista.',
  removed: (name: string) => `Pääsyavain ${name} poistettu`,
} as const;

export const recoveryMessages = {
  title: 'Varakoodit',
  left: (count: number) =>
    count === 1 ? `1${NBSP}käyttämätön koodi` : `${count}${NBSP}käyttämätöntä koodia`,
  text: 'Varakoodilla kirjaudut, jos puhelin tai pääsyavain ei ole käsillä. Jos koodit ovat hukassa, tee uudet.',
  few: 'Varakoodit ovat lopussa. Tee uudet.',
  renew: 'Tee uudet varakoodit',
  renewBody: 'Saat kymmenen uutta koodia. Vanhat lakkaavat kelpaamasta.',
  shownTitle: 'Ota varakoodit talteen',
  shownText:
    'Koodit näytetään vain nyt. Tulosta ne tai kirjoita paperille, ja pidä ne muualla kuin puhelimessa. Kukin koodi kelpaa kerran.',
  print: 'Tulosta koodit',
  paperTitle: (shopName: string) => `Varakoodit: ${shopName}`,
  /** '1.12.2026' */
  paperText: (date: string) =>
    `Hallinnan kaksivaiheinen kirjautuminen, ${date}. Kukin koodi kelpaa kerran. Uudet koodit korvaavat nämä.`,
  copy: 'Kopioi koodit',
  copied: 'Koodit kopioitu',
  done: 'Koodit ovat tallessa',
  unsavedTitle: 'Jäivätkö varakoodit ottamatta talteen?',
  unsavedText:
    'Sivu suljettiin tai ladattiin uudelleen, kun koodit olivat näkyvissä. Samoja koodeja ei voi näyttää toista kertaa. Jos ne eivät ole paperilla, tee uudet.',
} as const;

export const deviceMessages = {
  title: 'Muistetut selaimet',
  count: (count: number) =>
    count === 1 ? 'Yhdessä selaimessa riittää salasana.' : `${count} selaimessa riittää salasana.`,
  none: 'Koodi tai pääsyavain kysytään joka selaimessa.',
  forget: 'Unohda selaimet',
  forgotten: 'Selaimet unohdettu: koodi tai pääsyavain kysytään seuraavalla kerralla',
} as const;

export const enrolmentMessages = {
  dueTitle: 'Ota käyttöön kaksivaiheinen kirjautuminen',
  dueText:
    'Liike vaatii sen kaikilta, jotka käyttävät hallintaa. Valitse tapa, niin pääset jatkamaan. Siihen menee pari minuuttia.',
  signOut: 'Kirjaudu ulos',
  soonTitle: (day: string) => `Kaksivaiheinen kirjautuminen vaaditaan ${day} alkaen`,
  tomorrow: 'huomisesta',
  soonText: 'Ota se käyttöön jo nyt, niin työt eivät keskeydy silloin.',
  soonAction: 'Ota käyttöön',
} as const;

export const ruleMessages = {
  title: 'Kaksivaiheinen kirjautuminen kaikille',
  text: 'Päivästä alkaen hallintaan pääsee vain, kun salasanan lisäksi käytössä on todennussovellus tai pääsyavain. Muilta se pyydetään ensimmäiseksi kirjautuessa. Sitä ennen heitä muistutetaan asiasta.',
  isRequired: 'Vaadi kaikilta',
  from: 'Alkaen',
  dateMissing: 'Anna päivä, josta alkaen sitä vaaditaan.',
  save: 'Tallenna vaatimus',
  saved: 'Vaatimus tallennettu',
  loadFailed: 'Vaatimuksen lataus epäonnistui',
} as const;

export const resetMessages = {
  on: 'kaksivaiheinen kirjautuminen',
  off: 'vain salasana',
  reset: 'Nollaa kaksivaiheinen kirjautuminen',
  body: 'Käytä tätä, kun puhelin tai pääsyavain on kadonnut. Tunnuksen todennussovellus, pääsyavaimet, varakoodit ja istunnot poistuvat, ja hän kirjautuu salasanalla.',
  done: (username: string) => `Kaksivaiheinen kirjautuminen nollattu: ${username}`,
} as const;
