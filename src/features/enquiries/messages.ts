// Finnish texts of enquiries: the forms, what is wrong with them, and what stops them.
import type { EnquiryKind } from './enquiry-kind.ts';

export const enquiryErrors = {
  nameMissing: 'Kirjoita nimesi, niin tiedämme, kenelle vastaamme.',
  nameTooLong: 'Nimi on liian pitkä. Lyhennä se enintään 100 merkkiin.',
  badPhone: 'Tarkista puhelinnumero. Kirjoita se numeroina, tarvittaessa + ja maatunnus edessä.',
  badEmail: 'Tarkista sähköpostiosoite. Sen muoto on nimi@example.fi.',
  phoneMissing: 'Anna puhelinnumero, johon soitamme.',
  contactMissing: 'Anna puhelinnumero tai sähköpostiosoite, niin voimme vastata.',
  messageMissing: 'Kirjoita, miten voimme auttaa.',
  messageTooLong: 'Viesti on liian pitkä. Lyhennä se enintään 2 000 merkkiin.',
  replyMissing: 'Kirjoita vastaus.',
  replyTooLong: 'Vastaus on liian pitkä. Lyhennä se enintään 5 000 merkkiin.',
  noAddress: 'Asiakas ei jättänyt sähköpostiosoitetta. Soita hänelle.',
  tooMany: 'Olet lähettänyt jo monta viestiä. Odota hetki, tai soita meille.',
  tooManyToday: 'Viestejä on tullut tänään poikkeuksellisen paljon. Soita meille, niin autamme heti.',
  notFound: 'Yhteydenottoa ei löytynyt. Se on voitu jo poistaa.',
  stale: 'Joku muu ehti käsitellä yhteydenottoa. Tarkista sen tila ja tallenna uudelleen.',
} as const;

export const enquiryFormMessages = {
  refused: 'Viestiä ei lähetetty',
  name: 'Nimi',
  phone: 'Puhelin',
  phoneHelp: 'Anna puhelin tai sähköposti. Voit antaa molemmat.',
  callHelp: 'Soitamme tähän numeroon.',
  email: 'Sähköposti',
  summary: 'Lähetämme liikkeelle myös laskurin tuloksen:',
  asksOf: 'Kysyt renkaasta:',
  privacy: 'Käytämme tietojasi vain tähän asiaan.',
  privacyLink: 'Lue tietosuojaseloste',
} as const;

interface EnquiryFormTexts {
  title: string;
  lead: string;
  message: string;
  messageHelp: string;
  submit: string;
}

export const enquiryFormTexts: Record<EnquiryKind, EnquiryFormTexts> = {
  rims: {
    title: 'Kysy vanteista',
    lead: 'Kerro auto ja toive. Tarkistamme sopivuuden ja lähetämme hinnan.',
    message: 'Mitä etsit?',
    messageHelp:
      'Auton merkki, malli ja vuosi tai rekisteritunnus, vanteen koko ja väri sekä renkaat, jos tarvitset nekin.',
    submit: 'Lähetä kysely',
  },
  'call-back': {
    title: 'Jätä soittopyyntö',
    lead: 'Kerro lyhyesti asiasi. Soitamme aukioloaikana.',
    message: 'Mistä haluat puhua?',
    messageHelp: 'Voit kertoa myös, mihin aikaan sinulle sopii parhaiten.',
    submit: 'Pyydä soittoa',
  },
  'season-change': {
    title: 'Tuo renkaat hotelliin',
    lead: 'Kerro auto ja toiveaika. Varaamme paikan hyllystä ja ajan vaihdolle.',
    message: 'Auto ja toiveaika',
    messageHelp: 'Auton merkki ja malli, rengaskoko, jos tiedät sen, ja kaksi sinulle sopivaa päivää.',
    submit: 'Lähetä toive',
  },
};
