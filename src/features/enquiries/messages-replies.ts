// Finnish texts of answers to enquiries: the email, the texts to begin with, and the thread in the back office.
import type { EnquiryReply } from './contract.ts';

const time = (clock: string): string => clock.replace(/^0/, '').replace(':00', '').replace(':', '.');

export const replyMessages = {
  subject: (shop: string) => `Vastaus yhteydenottoosi – ${shop}`,
  title: 'Vastaus yhteydenottoosi',
  asked: (day: string) => `Kirjoitit meille ${day}:`,
  hours: (week: string) => `Olemme auki ${week}.`,
  closedOn: (day: string) => `Poikkeus: ${day} olemme suljettuna.`,
  openOn: (day: string, open: string, close: string) =>
    `Poikkeus: ${day} olemme auki klo ${time(open)}–${time(close)}.`,
  booking: (url: string) => `Voit varata ajan täällä: ${url}`,

  threadTitle: 'Vastaukset',
  none: 'Ei vielä vastauksia.',
  byline: (author: string, at: string) => [author, at].filter(Boolean).join(', '),
  states: {
    sending: 'Lähdössä. Sähköposti lähtee, kun postipalvelin ottaa sen vastaan.',
    sent: 'Lähetetty',
    refused: 'Vastaanottajan palvelin ei ottanut vastausta. Tarkista osoite tai soita.',
    'handed-over': 'Avattu omaan sähköpostiohjelmaan. Täältä ei näe, lähtikö vastaus.',
    unsure: 'Kauppa palautettiin varmuuskopiosta kesken lähetyksen. Tarkista asiakkaalta, tuliko vastaus.',
  } satisfies Record<EnquiryReply['state'], string>,
  failed: 'Vastausten lataus epäonnistui',
  text: 'Vastaus',
  textHelp: (answersTo: string) =>
    answersTo === ''
      ? 'Asiakas saa vastauksen liikkeen osoitteesta ja näkee alla oman viestinsä.'
      : `Asiakas saa vastauksen liikkeen osoitteesta ja näkee alla oman viestinsä. Hänen vastauksensa tulee osoitteeseen ${answersTo}, ei tähän.`,
  send: 'Lähetä vastaus',
  handOver: 'Avaa sähköpostiohjelmassa',
  notConnectedTitle: 'Sähköpostia ei ole kytketty',
  notConnected:
    'Vastaus ei lähde täältä. Se tallentuu tähän ja avautuu omassa sähköpostiohjelmassasi, josta lähetät sen itse.',
  noAddress: 'Asiakas ei jättänyt sähköpostiosoitetta. Soita hänelle.',
  sendFailed: 'Vastausta ei lähetetty',
  sent: (name: string) => `Vastaus lähtee: ${name}`,
  handedOver: (name: string) => `Vastaus tallennettu: ${name}`,
  canned: 'Valmiit tekstit',
  cannedHours: 'Aukioloajat',
  cannedPrice: 'Neljän renkaan hinta',
  cannedBooking: 'Ajanvarauslinkki',
  pickTyre: 'Mistä renkaasta kerrotaan hinta?',
  quoteFailed: 'Hintaa ei voitu hakea',
} as const;
