// Finnish texts of newsletters: what is wrong with one, and why it cannot be sent.

export const newsletterErrors = {
  subjectMissing: 'Anna uutiskirjeelle aihe.',
  subjectTooLong: 'Aihe on liian pitkä. Lyhennä se enintään 80 merkkiin.',
  contentMissing: 'Kirjoita uutiskirjeen sisältö.',
  contentTooLong: 'Sisältö on liian pitkä. Lyhennä se enintään 100 000 merkkiin.',
  sendDateMissing: 'Valitse lähetysaika.',
  sendDateBad: 'Tarkista päivämäärä.',
  sendDatePast: 'Lähetysaika on jo mennyt. Valitse tuleva ajankohta.',
  sendDateFixed: 'Ajastetun tai lähetetyn uutiskirjeen lähetysaikaa ei voi muuttaa. Peru ensin ajastus.',
  heroImageForeign: 'Lisää kuva lataamalla se palveluun. Muiden sivustojen kuviin ei voi viitata.',
  statusBad: 'Uutiskirje voidaan tallentaa luonnoksena tai ajastettuna.',
  testAddressMissing: 'Syötä testisähköpostiosoite',
  testAddressBad: 'Syötä kelvollinen sähköpostiosoite.',
  testContentMissing: 'Syötä aihe ja sisältö ennen testilähetystä',
  testTooMany: 'Testiviestejä on lähetetty tunnin sisällä jo 20. Odota hetki ja yritä uudelleen.',
  testTooManyAddresses: 'Testiviestin voi lähettää enintään viiteen osoitteeseen kerralla.',
  testRefused: (to: string, status: number) =>
    `Sähköpostipalvelin ei ottanut vastaan viestiä osoitteeseen ${to} (${status}).${status < 500 ? ' Yritä hetken kuluttua uudelleen.' : ''}`,
  testLogin: 'Sähköpostipalvelin ei hyväksy tunnuksiamme. Pyydä ylläpitoa tarkistamaan ne.',
  testUnreachable: 'Sähköpostipalvelimeen ei saatu yhteyttä. Yritä hetken kuluttua uudelleen.',
  badSize: 'Kirjoita rengaskoko muodossa 205/55R16 tai jätä se tyhjäksi.',
  noneChosen: 'Ei valittuja tilaajia',
  chosenLeft: 'Ei valittuja tilaajia: valitsemasi ovat jo peruneet tilauksensa.',
  noSubscribers: 'Uutiskirjeellä ei ole vielä yhtään tilaajaa.',
  alreadySent: 'Uutiskirje on jo lähetetty.',
  alreadyScheduled: 'Uutiskirje on jo ajastettu. Peru ensin ajastus.',
  notScheduledOrSending: 'Uutiskirjeen lähetys ei ole käynnissä eikä ajastettu.',
  notSending: 'Uutiskirjeen lähetys ei ole käynnissä.',
  notPaused: 'Uutiskirjeen lähetys ei ole tauolla.',
  stillSending: 'Uutiskirjeen lähetys on kesken. Keskeytä se ennen poistamista.',
  nothingUnconfirmed: 'Yhtään vahvistamatonta viestiä ei ole.',
  notFound: 'Uutiskirjettä ei löytynyt. Se on voitu jo poistaa.',
  stale: 'Joku muu ehti muuttaa uutiskirjettä. Tarkista sen tiedot ja tallenna uudelleen.',
} as const;

export const newsletterAnswers = {
  testSent: 'Testiviesti on lähetetty.',
  testFiled:
    'Testiviesti tallennettiin tiedostoksi. Sähköpostia ei ole kytketty, joten se ei lähtenyt kenellekään.',
} as const;
