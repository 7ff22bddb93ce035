// Finnish texts of a newsletter while it is written: the form, the test, the preview, the choice of a tyre.
import { formatCount } from '../../../platform/contract/count.ts';
import { NBSP } from '../../../platform/contract/text.ts';
import type { ShownAudience } from '../contract/delivery.ts';
import { isEverybody, toPeople } from './audience.ts';

export const newsletterFormMessages = {
  createTitle: 'Luo uusi uutiskirje',
  editTitle: 'Muokkaa uutiskirjettä',
  lookTitle: 'Lähetetty uutiskirje',
  lookNote: 'Hinnat, aukioloajat ja vaihtoneuvo ovat tämän hetken, eivät lähetyshetken.',
  subject: 'Aihe',
  subjectHelp: 'Pidä aihe lyhyenä. Vältä isoja kirjaimia ja erikoismerkkejä.',
  subjectCount: (length: number, longest: number) => `${length}/${longest}`,
  subjectLong: (longest: number) => `Puhelimessa aiheesta näkyy usein vain ${longest} ensimmäistä merkkiä.`,
  heroImage: 'Yläkuva',
  content: 'Sisältö',
  contentHelp:
    'Väliotsikko: rivin alkuun ##. Luettelo: rivin alkuun *. Hakasulkeissa olevat renkaat, aukioloajat ja vaihtoneuvo haetaan kirjeeseen lähetyshetkellä.',
  pictureUnderWay: 'Kuvaa lähetetään vielä. Tallenna, kun se on perillä, tai keskeytä kuvan lähetys.',
  insert: 'Lisää',
  addProduct: 'Rengas',
  pickProduct: 'Lisää rengas kirjeeseen',
  inLetter: 'Kirjeessä',
  alreadyInLetter: (name: string) => `${name} on jo kirjeessä.`,
  tyres: 'Kirjeen renkaat',
  addButton: 'Painike',
  addHours: 'Aukioloajat',
  addSeason: 'Vaihtoneuvo',
  buttonBlock: 'Varaa aika|/ajanvaraus',
  /** How a button is shown in the text. */
  buttonMark: (text: string, address: string) => `Painike: ${text} → ${address}`,
  sendDate: 'Lähetysaika',
  /** `time`: 'ke 25.11.2026 klo 9.00'; left out while there is none. */
  sendDateHelp: (time: string | undefined) =>
    time === undefined
      ? 'Suomen aikaa. Ajastettu kirje lähtee tällöin itsestään.'
      : `Ajastettu kirje lähtee itsestään ${time} Suomen aikaa.`,
  sendDateFixed: 'Ajastetun kirjeen lähetysaikaa ei voi muuttaa. Peru ensin ajastus listalta.',
  recipients: 'Ajastettu kirje lähtee',
  audienceHelp: 'Kauden tai koon mukaan rajaat vastaanottajat listan Lähetä-painikkeesta.',
  saveDraft: 'Tallenna luonnos',
  saveChanges: 'Tallenna muutokset',
  schedule: 'Ajasta lähetys',
  scheduleTo: (audience: ShownAudience) => {
    if (audience.chosenCount !== null) return `Ajasta lähetys ${toPeople(audience.chosenCount)}`;
    return isEverybody(audience) ? 'Ajasta lähetys kaikille' : 'Ajasta lähetys rajatulle joukolle';
  },
  sendChosen: (total: number) => `Lähetä valituille (${total})`,
  cancel: 'Peruuta',
  updating: 'Päivitetään uutiskirjettä...',
  savingDraft: 'Tallennetaan uutiskirjeen luonnosta...',
  scheduling: 'Ajoitetaan uutiskirjeen lähetys...',
  sendingChosen: 'Lähetetään valituille...',
  updated: 'Uutiskirje päivitetty onnistuneesti!',
  draftSaved: 'Uutiskirjeen luonnos tallennettu onnistuneesti!',
  /** A specified text with the newsletter that it is about. */
  named: (text: string, subject: string) => `${text} ”${subject}”`,
  scheduled: (subject: string, time: string) => `Uutiskirje on ajastettu: ”${subject}” lähtee ${time}.`,
  sentToChosen: (total: number, subject: string) => `Lähetys alkoi ${toPeople(total)}: ”${subject}”`,
  saveFailed: 'Tapahtui virhe uutiskirjeen käsittelyssä',
  sendChosenFailed: 'Uutiskirjeen lähettäminen valituille tilaajille epäonnistui',
  fillFirst: 'Täytä aihe ja sisältö ennen lähettämistä',
  mend: 'Tarkista punaisella merkityt kohdat.',
  confirmChosenTitle: 'Lähetetäänkö uutiskirje?',
  confirmChosen: (total: number) => `Kirje lähetetään ${toPeople(total)} nyt. Lähetettyä ei voi perua.`,
  confirmChosenButton: (total: number) => `Lähetä ${toPeople(total)}`,
  leftSaved: (subject: string) => `Luonnos ”${subject}” on tallennettu.`,
  leftUndo: 'Palauta entinen',
  leftUndone: (subject: string) => `Luonnos ”${subject}” on ennallaan.`,
  leftUndoFailed: 'Luonnosta ei palautettu',
  leftFailed:
    'Luonnosta ei saatu tallennettua. Teksti on tallessa tässä ikkunassa, kun avaat kirjeen uudelleen.',
  autosaveOff: 'Luonnos tallentuu itsestään, kun aihe ja sisältö ovat paikallaan.',
  autosaving: 'Tallennetaan luonnosta…',
  autosaved: (time: string) => `Luonnos tallennettu klo ${time}`,
  autosaveFailed: 'Luonnosta ei saatu tallennettua. Yritämme pian uudelleen.',
} as const;

export const testMessages = {
  title: 'Lähetä testi',
  email: 'Testisähköposti',
  help: 'Enintään viisi osoitetta pilkuilla erotettuina.',
  send: 'Lähetä testi',
  sending: 'Lähetetään testiä…',
  noEmail: 'Syötä testisähköpostiosoite',
  noContent: 'Syötä aihe ja sisältö ennen testilähetystä',
  failed: 'Testisähköpostin lähettäminen epäonnistui: ',
  unknown: 'Tuntematon virhe',
} as const;

export const emailPreviewMessages = {
  title: 'Esikatselu',
  moreViews: { dark: 'Tumma', text: 'Pelkkä teksti' },
  frame: 'Kirje sellaisena kuin se lähtee',
  updating: 'Päivitetään…',
  failed: 'Esikatselua ei saatu',
  empty: 'Kirje näkyy tässä sitä mukaa kuin kirjoitat.',
  from: 'Aihe',
  noSubject: '(ei aihetta)',
  checks: 'Tarkistukset',
  size: (kilobytes: number) => `${formatCount(kilobytes)}${NBSP}kt`,
  tooBig: (kilobytes: number) =>
    `${formatCount(kilobytes)}${NBSP}kt. Osa sähköpostiohjelmista katkaisee yli 102${NBSP}kt:n kirjeen.`,
  links: (total: number) => (total === 1 ? '1 linkki' : `${formatCount(total)} linkkiä`),
  alts: (missing: number) => {
    if (missing === 0) return 'Kuvilla on selitteet';
    return missing === 1 ? 'Yhdeltä kuvalta puuttuu selite' : `${missing} kuvalta puuttuu selite`;
  },
  unread: (total: number) =>
    `${total === 1 ? 'Yhdessä kohdassa' : `${total} kohdassa`} on [merkintä], joka jää kirjeeseen sellaisenaan. Tarkista, että se on omalla rivillään ja oikein kirjoitettu.`,
  passed: (day: string) => `Kirje lupaa päivän ${day}, mutta lähtee vasta sen jälkeen.`,
  unsubscribe: 'Peruutuslinkki on mukana',
  lost: (total: number) =>
    total === 1
      ? 'Yhtä rengasta ei enää myydä. Se jää pois kirjeestä.'
      : `${total} rengasta ei enää myydä. Ne jäävät pois kirjeestä.`,
} as const;
