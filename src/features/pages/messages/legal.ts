// Finnish texts of the privacy policy and of the accessibility statement.
import { UNCONFIRMED_DAYS } from '../../../platform/contract/mail/notice.ts';
import { UNUSED_MONTHS, UNUSED_NOTICE_DAYS } from '../../customers/customer-limits.ts';
import { RETENTION_MONTHS as FEEDBACK_MONTHS } from '../../feedback/feedback-limits.ts';
import { REMINDER_DAYS } from '../../season/reminder-rules.ts';
import { ALERT_DAYS } from '../../stock-alerts/alert-rules.ts';

export const privacyMessages = {
  title: 'Tietosuojaseloste',
  description: (shop: string) =>
    `Mitä tietoja ${shop} tallentaa sivuston kävijöistä, mihin niitä käytetään, kuinka kauan ne säilyvät ja miten näet ne ja saat ne poistettua.`,
  lead: 'Tallennamme vain sen, mitä palveleminen vaatii, ja poistamme sen ajallaan. Tässä kerrotaan, mitä, miksi ja kuinka kauan.',
  updated: (date: string) => `Päivitetty ${date}.`,
  controllerTitle: 'Kuka tiedoista vastaa',
  controller: (shop: string, company: string) =>
    `Rekisterinpitäjä on ${company === '' || company === shop ? shop : `${company} (${shop})`}.`,
  businessId: 'Y-tunnus',
  contactUs: 'Tietosuoja-asioissa meidät tavoittaa samasta osoitteesta kuin muutenkin:',
  storedTitle: 'Mitä tallennamme',
  storedCaption: 'Tallennettavat tiedot, tarkoitus ja säilytysaika',
  head: { what: 'Tieto', why: 'Miksi', basis: 'Peruste', kept: 'Kuinka kauan' },
  deviceTitle: 'Mitä laitteellesi tallentuu',
  deviceLead:
    'Oma evästeemme on yksi, kaarto_chat (suojatulla yhteydellä __Secure-kaarto_chat). Selaimesi saa sen, kun kysyt avustajalta jotain: se on satunnainen numero, jonka avulla keskustelusi jatkuu eikä kukaan muu pääse siihen. Se säilyy 90 päivää. Selaimesi omaan muistiin tallentuu:',
  deviceHead: { key: 'Nimi', what: 'Mitä ja miksi', kept: 'Kuinka kauan' },
  deviceCaption: 'Selaimen muistiin tallentuvat tiedot',
  measuringTitle: 'Kävijämittaus',
  measured:
    'Jos hyväksyt kävijämittauksen, sivu lataa Google Tag Managerin. Se voi asettaa evästeitä mittausta varten ja kertoa Googlelle, mitä sivuja avaat. Lupaa mainontaan emme pyydä, ja se on Googlelle aina kielletty. Jos kieltäydyt tai et vastaa, mitään ei ladata. Voit muuttaa valintasi milloin tahansa sivun alalaidan kohdasta Evästeasetukset.',
  notMeasured:
    'Kävijämittaus ei ole käytössä, eikä sivusto lataa mittausohjelmia. Siksi emme myöskään pyydä siihen lupaa.',
  viewsCounted:
    'Laskemme omalla palvelimellamme, montako kertaa renkaiden sivuja, kampanjoita ja tuloslistoja avataan päivässä ja mitä rengaskokoja haetaan. Lukuihin ei tallennu mitään kävijästä: ei verkko-osoitetta, ei tunnistetta eikä hakusanoja.',
  clicksCounted:
    'Laskemme, montako kertaa kutakin uutiskirjeen linkkiä on painettu. Linkki on kaikille sama ja kulkee oman palvelimemme kautta, eikä painajasta tallennu mitään. Kirjeissä ei ole seurantakuvia.',
  elsewhereTitle: 'Muut palvelut',
  elsewhere: (isMeasured: boolean, booksElsewhere: boolean) => [
    `Sivut, kuvat ja kirjasimet tulevat omalta palvelimeltamme. Muiden palveluja ei ladata, ennen kuin itse avaat linkin${isMeasured ? ', painat ”Näytä kartta” tai hyväksyt kävijämittauksen' : ' tai painat ”Näytä kartta”'}.`,
    `${booksElsewhere ? 'Ajanvaraus, rahoitushakemus' : 'Rahoitushakemus'}, arvostelut ja kartta ovat muiden palveluja. Kun siirryt niihin tai näytät kartan, niiden omat ehdot pätevät ja ne saavat tietää verkko-osoitteesi.`,
    'Emme myy emmekä luovuta tietojasi markkinointiin.',
  ],
  processors: (names: readonly string[]) =>
    `Tietojasi käsittelevät puolestamme ja ohjeidemme mukaan: ${names.join(', ')}. Palveluntarjoajan nimen ja sijainnin kerromme pyynnöstä.`,
  processorNames: {
    host: 'palvelimen ylläpitäjä',
    mail: 'sähköpostin välittäjä',
    files: 'kuvien tallennuspalvelun tarjoaja',
    model: (host: string) => `kielimallin tarjoaja (${host})`,
    google: 'Google, jos hyväksyt kävijämittauksen',
  },
  reviewsRead: 'Arvostelut haemme Googlelta. Googlelle emme silloin kerro mitään kävijöistä.',
  googleAbroad:
    'Google voi käsitellä kävijämittauksen tietoja myös ETA-alueen ulkopuolella Yhdysvalloissa. Siirto perustuu Euroopan komission päätökseen tietosuojan riittävyydestä (EU–US Data Privacy Framework).',
  modelAbroad:
    'Kielimallin palvelin voi olla ETA-alueen ulkopuolella. Kerromme pyynnöstä, missä se on ja mihin tietojen siirto silloin perustuu.',
  answeredByModel:
    'Avustajan vastaukset valitsee kielimalli liikkeen tiedoista. Sen palveluntarjoaja käsittelee keskustelusi viestit meidän ohjeidemme mukaan. Nimeäsi, verkko-osoitettasi tai selaimesi tietoja emme sille kerro, ellet itse kirjoita niitä viestiin. Jos kysyt kirjautuneena omista renkaistasi, se saa vastausta varten renkaiden tiedot: koon, urasyvyydet, kunnon ja päivät.',
  rightsTitle: 'Oikeutesi',
  rights: [
    'Voit pyytää nähtäväksi, mitä tietoja sinusta on, ja saada ne kopiona.',
    'Voit pyytää korjaamaan virheen tai poistamaan tiedot. Käytössä olevista tiedoista poisto on lopullinen.',
    'Voit vastustaa käsittelyä tai pyytää sen rajoittamista.',
    'Jos olet eri mieltä kanssamme, voit kääntyä tietosuojavaltuutetun puoleen: tietosuoja.fi.',
  ],
  rightsHow: 'Riittää, että otat yhteyttä. Vastaamme kuukauden kuluessa.',
  safetyTitle: 'Miten tiedot suojataan',
  safety: [
    'Yhteys on salattu (https).',
    'Tietoihin pääsee vain henkilökunta omilla tunnuksillaan. Salasanoista säilytetään ainoastaan tiiviste.',
    'Palvelimen lokiin kirjataan virheet ilman nimiä, viestejä ja verkko-osoitteita.',
  ],
  backups: (kept: number) =>
    `Kaikista tiedoista otetaan varmuuskopio joka yö. Kopioita säilytetään ${kept}, joten poistettu tieto häviää viimeisestäkin noin ${kept} vuorokaudessa.`,
} as const;

const newsletterRows = (unconfirmedDays: number) => [
  {
    what: 'Uutiskirjeen tilaus: sähköpostiosoite ja päivät, jolloin tilasit, vahvistit ja peruit sen, sekä rengaskoko ja kausi, jos kerroit ne',
    why: 'Lähetämme sinulle uutiskirjeen.',
    basis: 'Suostumuksesi, jonka voit perua milloin tahansa',
    kept: `Niin kauan kuin tilaat. Perutun tilauksen osoitteen poistamme vuoden kuluttua, pyynnöstäsi heti. Vahvistamaton tilaus poistuu itsestään ${unconfirmedDays} päivässä.`,
  },
  {
    what: 'Todiste suostumuksesta: aika, lomake, teksti, jonka luit, ja verkko-osoitteesi ilman loppuosaa',
    why: 'Pystymme näyttämään, että uutiskirje on tilattu.',
    basis: 'Lakisääteinen velvoite',
    kept: 'Yhtä kauan kuin tilauksen tiedot',
  },
  {
    what: 'Tiiviste poistetusta osoitteesta: siitä ei saa selville osoitetta',
    why: 'Poistettu osoite ei palaa listalle vahingossa.',
    basis: 'Oikeutettu etu: poistopyynnön noudattaminen',
    kept: 'Kunnes tilaat uutiskirjeen uudelleen',
  },
  {
    what: 'Uutiskirjeen lähetys: sähköpostiosoite ja tieto siitä, menikö kirje perille',
    why: 'Sama kirje ei tule sinulle kahdesti, ja näemme, jos kirjeet eivät mene perille.',
    basis: 'Suostumus',
    kept: '90 päivää; poistamme osoitteesi heti, kun tietosi poistetaan',
  },
  {
    what: 'Tiiviste osoitteesta, johon linkki on lähetetty',
    why: 'Kukaan ei voi tukkia toisen sähköpostia lomakkeellamme.',
    basis: 'Oikeutettu etu: palvelun turvaaminen',
    kept: '24 tuntia',
  },
  {
    what: 'Verkko-osoite, josta uutiskirje on tilattu tai peruttu',
    why: 'Estämme lomakkeen tukkimisen. Osoitetta ei liitetä tilaukseen.',
    basis: 'Oikeutettu etu: palvelun turvaaminen',
    kept: '24 tuntia',
  },
];

/** What the software stores of visitors; every row is a table or a field of the database. */
export const storedRows = (kept: {
  enquiryMonths: number;
  unconfirmedDays: number;
  bookingMonths: number;
}) => [
  {
    what: 'Yhteydenotto: nimi, puhelin, sähköposti, viesti, laskurin tulos tai rengas, jos lähetit sen, ja liikkeen vastaukset',
    why: 'Vastaamme kysymykseesi ja teemme tarjouksen.',
    basis: 'Sopimuksen valmistelu pyynnöstäsi',
    kept: `${kept.enquiryMonths} kuukautta, sitten poisto tapahtuu itsestään. Pyynnöstäsi heti.`,
  },
  {
    what: 'Verkko-osoite, josta yhteydenotto tuli',
    why: 'Estämme lomakkeen tukkimisen. Osoitetta ei liitetä viestiin.',
    basis: 'Oikeutettu etu: palvelun turvaaminen',
    kept: '24 tuntia',
  },
  ...feedbackRows,
  ...newsletterRows(kept.unconfirmedDays),
  ...customerRows,
  ...bookingRows(kept.bookingMonths),
  ...tyreHotelRows,
  ...stockAlertRows,
  ...seasonReminderRows,
  {
    what: 'Verkko-osoite, josta henkilökunnan tunnuksia on kokeiltu tai asiakastiliin on yritetty kirjautua väärällä salasanalla',
    why: 'Estämme salasanojen arvaamisen.',
    basis: 'Oikeutettu etu: palvelun turvaaminen',
    kept: '24 tuntia',
  },
  {
    what: 'Tiiviste verkko-osoitteesta ja laitteesta, joista tilille on kirjauduttu: siitä ei saa selville osoitetta',
    why: 'Pääset tilillesi silloinkin, kun joku arvailee sen salasanaa, ja saat viestin kirjautumisesta uudelta laitteelta.',
    basis: 'Oikeutettu etu: palvelun turvaaminen',
    kept: 'Puoli vuotta viimeisestä kirjautumisesta',
  },
  {
    what: 'Verkko-osoitteen alkuosa (ei koko osoitetta) ja se, montako pyyntöä sieltä on torjuttu tai montako kertaa kirjauduttu',
    why: 'Huomaamme, jos palveluun yritetään murtautua.',
    basis: 'Oikeutettu etu: palvelun turvaaminen',
    kept: '90 päivää',
  },
  {
    what: 'Google-arvostelu: nimi, kuva, tähdet ja teksti, jotka arvostelija on itse julkaissut',
    why: 'Näytämme etusivulla enintään neljä arvostelua niistä, jotka Google valitsee.',
    basis: 'Oikeutettu etu: palvelun esittely',
    kept: 'Kunnes arvostelut haetaan uudelleen, yleensä vuorokauden. Poistettu arvostelu katoaa silloin täältäkin.',
  },
];

const tyreHotelRows = [
  {
    what: 'Rengashotellin sarja: nimi, puhelin, sähköposti ja rekisteritunnus, renkaiden mittaukset, säilytysajat ja kuvat',
    why: 'Säilytämme renkaasi, kerromme niiden kunnosta ja muistutamme vaihdosta. Kuvat näkyvät vain sinulle ja henkilökunnalle.',
    basis: 'Sopimus renkaiden säilytyksestä',
    kept: 'Niin kauan kuin sarja on meillä. Luovutetun sarjan tiedot poistamme kahden vuoden kuluttua, pyynnöstäsi heti.',
  },
];

const bookingRows = (months: number) => [
  {
    what: 'Ajanvaraus: nimi, puhelin, sähköposti ja rekisteritunnus, työ, renkaat, hinta ja lisätiedot',
    why: 'Varaamme sinulle ajan ja renkaat, vahvistamme ajan ja muistutamme siitä. Varausta pääsee katsomaan ja muuttamaan linkillä, joka on vain sinulla.',
    basis: 'Sopimus: olet itse varannut ajan',
    kept: `${months} kuukauden ajan käynnistä. Sitten jää vain tieto työstä ja ajasta. Pyynnöstäsi poistamme tietosi heti.`,
  },
  {
    what: 'Paikka jonossa täydelle päivälle: nimi, sähköposti ja toivottu työ',
    why: 'Tarjoamme sinulle ajan, jos sellainen vapautuu.',
    basis: 'Suostumuksesi: voit poistua jonosta sähköpostin linkistä',
    kept: 'Jonon päivään asti',
  },
  {
    what: 'Verkko-osoite, josta aikoja on varattu',
    why: 'Estämme lomakkeen tukkimisen. Osoitetta ei liitetä varaukseen.',
    basis: 'Oikeutettu etu: palvelun turvaaminen',
    kept: '24 tuntia',
  },
];

const customerRows = [
  {
    what: 'Asiakastili: sähköpostiosoite, nimi, puhelin, osoite ja salasanan tiiviste',
    why: 'Voit hoitaa asioitasi verkossa, ja tunnemme sinut liikkeessä.',
    basis: 'Sopimus: olet itse tehnyt tilin',
    kept: `Kunnes poistat tilin. Poisto tapahtuu viikon kuluttua pyynnöstäsi, jotta voit vielä perua sen. Tilin, jota ei ole käytetty ${UNUSED_MONTHS} kuukauteen, poistamme itse. Kerromme siitä sähköpostilla ${UNUSED_NOTICE_DAYS} päivää ennen.`,
  },
  {
    what: 'Autosi: nimi, rekisteritunnus ja rengaskoot, jos kerroit ne. Rekisteritunnuksella ei haeta tietoja mistään',
    why: 'Löydät autoosi sopivat renkaat yhdellä painalluksella.',
    basis: 'Sopimus: olet itse lisännyt ne tilillesi',
    kept: 'Kunnes poistat auton tai tilin',
  },
  {
    what: 'Tieto siitä, missä olet kirjautuneena: tunnisteen tiiviste, ajat, laitteen tyyppi ja verkko-osoitteen alkuosa',
    why: 'Pysyt kirjautuneena, näet missä olet kirjautuneena ja voit kirjautua ulos muualta.',
    basis: 'Sopimus',
    kept: '30 päivää viimeisestä käynnistä, enintään puoli vuotta',
  },
  {
    what: 'Pääsyavaimesi julkinen osa, laitteen tyyppi ja käytön ajat, jos lisäsit pääsyavaimen',
    why: 'Kirjaudut ilman salasanaa. Julkisella osalla ei pääse tilillesi.',
    basis: 'Sopimus: olet itse lisännyt sen tilillesi',
    kept: 'Kunnes poistat pääsyavaimen tai tilin, tai vaihdat salasanan sähköpostiin tulleesta linkistä',
  },
  {
    what: 'Sähköpostiosoite ja verkko-osoite, josta tilin linkkiä on pyydetty',
    why: 'Linkki toimii vain kerran, eikä kukaan voi tukkia toisen sähköpostia lomakkeellamme.',
    basis: 'Oikeutettu etu: palvelun turvaaminen',
    kept: 'Kaksi vuorokautta',
  },
];

const feedbackRows = [
  {
    what: 'Palaute: arvosana tai peukku, kommentti ja aika. Keskustelussa annettuun liittyy keskustelun tunnus',
    why: 'Näemme, missä onnistumme ja mitä korjata. Nimeä tai osoitetta emme kysy emmekä tallenna.',
    basis: 'Oikeutettu etu: palvelun kehittäminen',
    kept: `${FEEDBACK_MONTHS} kuukautta, sitten poisto tapahtuu itsestään. Pyynnöstäsi heti.`,
  },
  {
    what: 'Verkko-osoite, josta palaute tuli',
    why: 'Estämme lomakkeen tukkimisen. Osoitetta ei liitetä palautteeseen.',
    basis: 'Oikeutettu etu: palvelun turvaaminen',
    kept: 'Enintään kaksi tuntia',
  },
  {
    what: 'Keskustelu avustajan kanssa: viestisi, vastaukset, alkamisaika ja verkko-osoitteen alkuosa. Selaimen evästeestä tallentuu vain tiiviste. Vastauksia omista renkaistasi emme tallenna',
    why: 'Keskustelu jatkuu siitä, mihin jäi, ja näemme, mihin kysymyksiin emme osanneet vastata.',
    basis: 'Oikeutettu etu: palvelun kehittäminen',
    kept: '90 päivää. Sen jälkeen jää vain tieto siitä, milloin keskustelu alkoi. Jos opetimme kysymyksesi avustajalle, sen sanat jäävät ilman tietoa kysyjästä. Pyynnöstäsi poistamme keskustelun heti.',
  },
  {
    what: 'Tiiviste verkko-osoitteesta, josta avustajalta on kysytty, ja kuinka paljon',
    why: 'Yksi kävijä ei voi käyttää avustajaa loppuun muilta. Tiivistettä ei liitetä keskusteluun.',
    basis: 'Oikeutettu etu: palvelun turvaaminen',
    kept: 'Enintään kaksi vuorokautta',
  },
  {
    what: 'Verkko-osoite, josta keskustelu on aloitettu',
    why: 'Estämme palvelun tukkimisen. Osoitetta ei liitetä keskusteluun.',
    basis: 'Oikeutettu etu: palvelun turvaaminen',
    kept: 'Enintään kaksi tuntia',
  },
];

const stockAlertRows = [
  {
    what: 'Saatavuusilmoitus: sähköpostiosoite ja rengas, jota odotat',
    why: 'Kerromme sinulle, kun rengasta on neljä kappaletta.',
    basis: 'Suostumuksesi: voit perua ilmoituksen sähköpostin linkistä',
    kept: `Kunnes ilmoitus on lähetetty tai peruttu, enintään ${ALERT_DAYS} päivää. Vahvistamaton pyyntö ${UNCONFIRMED_DAYS} päivää.`,
  },
  {
    what: 'Verkko-osoite, josta saatavuusilmoitusta on pyydetty, ja osoite, johon sitä on pyydetty',
    why: 'Estämme lomakkeen väärinkäytön.',
    basis: 'Oikeutettu etu: palvelun turvaaminen',
    kept: 'Enintään vuorokauden',
  },
];

const seasonReminderRows = [
  {
    what: 'Muistutus renkaanvaihdosta: sähköpostiosoite ja kumpi vaihto on tulossa',
    why: 'Muistutamme sinua kerran, kun renkaat kannattaa vaihtaa.',
    basis: 'Suostumuksesi: voit perua muistutuksen sähköpostin linkistä',
    kept: `Kunnes muistutus on lähetetty tai peruttu, enintään ${REMINDER_DAYS} päivää. Vahvistamaton pyyntö ${UNCONFIRMED_DAYS} päivää.`,
  },
  {
    what: 'Verkko-osoite, josta muistutusta renkaanvaihdosta on pyydetty, ja osoite, johon sitä on pyydetty',
    why: 'Estämme lomakkeen väärinkäytön.',
    basis: 'Oikeutettu etu: palvelun turvaaminen',
    kept: 'Enintään vuorokauden',
  },
];

/** What the pages store in the browser; every row is a key of its storage. */
export const deviceRows = [
  {
    key: 'cookie-consent',
    what: 'Tieto siitä, että olet nähnyt ilmoituksen evästeistä, ja vastauksesi kävijämittaukseen, jos sitä kysyttiin',
    kept: 'Kunnes muutat sen tai tyhjennät selaimen tiedot',
  },
  {
    key: 'newsletter-popup-shown',
    what: 'Tieto siitä, että uutiskirjettä on jo ehdotettu',
    kept: 'Kunnes tyhjennät selaimen tiedot',
  },
  {
    key: 'newsletter-popup-last-shown',
    what: 'Milloin uutiskirjettä viimeksi ehdotettiin, jotta emme kysy viikkoon uudelleen',
    kept: 'Kunnes tyhjennät selaimen tiedot',
  },
  {
    key: 'pendingQuestion',
    what: 'Etusivulta valitsemasi kysymys, kunnes keskustelu avautuu',
    kept: 'Hetken: poistuu, kun keskustelu alkaa',
  },
  {
    key: 'pendingConversationId',
    what: 'Sen keskustelun tunnus, jonka kysymys aloittaa',
    kept: 'Hetken: poistuu, kun keskustelu alkaa',
  },
  {
    key: 'kaarto-chat',
    what: 'Keskustelusi avustajan kanssa, jotta se jatkuu seuraavalla sivulla',
    kept: 'Kunnes suljet välilehden',
  },
  {
    key: 'kaarto-chat-open',
    what: 'Tieto siitä, onko keskustelu auki',
    kept: 'Kunnes suljet välilehden',
  },
  {
    key: 'kaarto-compare',
    what: 'Vertailuun valitsemasi renkaat',
    kept: 'Kunnes poistat valinnat tai suljet välilehden',
  },
  {
    key: 'campaigns-closed',
    what: 'Etusivun kampanjat, jotka olet sulkenut, jotta ne eivät tule uudelleen esiin',
    kept: 'Kunnes suljet seuraavat kampanjat tai tyhjennät selaimen tiedot',
  },
  {
    key: 'customerToken',
    what: 'Tunniste, jolla pysyt kirjautuneena asiakastilillesi',
    kept: 'Kunnes kirjaudut ulos tai istunto päättyy',
  },
  {
    key: 'customerData',
    what: 'Nimesi, jotta sivu voi tervehtiä sinua, kun olet kirjautuneena',
    kept: 'Kunnes kirjaudut ulos tai istunto päättyy',
  },
  { key: 'theme', what: 'Valitsemasi vaalea tai tumma ulkoasu', kept: 'Kunnes tyhjennät selaimen tiedot' },
] as const;

export const accessibilityMessages = {
  title: 'Saavutettavuus',
  headTitle: 'Saavutettavuusseloste',
  description: (shop: string) =>
    `Miten ${shop} on tehnyt verkkosivunsa kaikille sopiviksi, mitä on testattu ja miten kerrot puutteesta.`,
  lead: 'Sivusto on tarkoitettu kaikille. Jos jokin ei toimi, kerro siitä, niin korjaamme sen.',
  updated: (date: string) => `Seloste on päivitetty ${date}.`,
  levelTitle: 'Miten sivusto täyttää vaatimukset',
  level:
    'Sivusto täyttää WCAG 2.2 -ohjeiston A- ja AA-tasojen vaatimukset osittain. Mikä ei täyty, on lueteltu alla. Arvion olemme tehneet itse.',
  doneTitle: 'Mitä olemme tehneet',
  done: [
    'Sivut luetaan ja lomakkeet lähetetään myös ilman JavaScriptiä.',
    'Kaikki toimii näppäimistöllä, ja kohdistus näkyy aina.',
    'Tekstin ja taustan ero on vähintään 4,5:1 sekä vaaleassa että tummassa ulkoasussa.',
    'Mikään tieto ei ole pelkän värin varassa. Piirroksissa on sama asia sanoina.',
    'Liike vähenee, kun laitteesi pyytää sitä.',
    'Painikkeet ja linkit ovat tarpeeksi suuria sormelle.',
    'Jokainen sivu käydään läpi automaattisella tarkistuksella vaaleana ja tummana ennen julkaisua.',
  ],
  gapsTitle: 'Tiedossa olevat puutteet',
  gaps: (booksElsewhere: boolean) => [
    'Rengasvalmistajien tuoteselosteet (PDF) ja viralliset merkintäkuvat eivät ole saavutettavia. Merkinnän tiedot on kerrottu tekstinä renkaan sivulla.',
    `${booksElsewhere ? 'Ajanvaraus, rahoitushakemus' : 'Rahoitushakemus'}, arvostelut ja kartta ovat muiden palveluja, joiden saavutettavuuteen emme voi vaikuttaa. Samat asiat hoituvat puhelimitse ja tiskillä.`,
    'Vanteiden ja renkaiden piirrosten tekstit ovat pieniä puhelimen näytöllä. Sama tieto on tekstinä piirroksen vieressä.',
  ],
  feedbackTitle: 'Kerro puutteesta',
  feedback:
    'Kerro, millä sivulla ja mitä yritit tehdä. Vastaamme kahden viikon kuluessa ja autamme asiassasi heti muulla tavalla.',
  authorityTitle: 'Valvonta',
  authority:
    'Jos et ole tyytyväinen vastaukseemme, voit ottaa yhteyttä Liikenne- ja viestintävirasto Traficomiin, joka valvoo digitaalisten palvelujen saavutettavuutta: saavutettavuusvaatimukset.fi.',
} as const;
