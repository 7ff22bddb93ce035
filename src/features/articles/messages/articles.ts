// Finnish texts of articles: what is wrong with one, and the public pages. The back office has its own file.
import { NBSP } from '../../../platform/contract/text.ts';

export const articleErrors = {
  titleMissing: 'Otsikko on pakollinen. Lisää otsikko ennen julkaisua.',
  contentMissing: 'Sisältö on pakollinen. Generoi tai kirjoita sisältö ennen julkaisua.',
  titleTooLong: 'Otsikko on liian pitkä. Lyhennä se enintään 150 merkkiin.',
  contentTooLong:
    'Teksti on liian pitkä. Lyhennä se enintään 100 000 merkkiin tai jaa se kahdeksi artikkeliksi.',
  summaryTooLong: 'Tiivistelmä on liian pitkä. Lyhennä se enintään 300 merkkiin.',
  keywordTooLong: 'Avainsana on liian pitkä. Lyhennä se enintään 60 merkkiin.',
  tooManyKeywords: 'Avainsanoja on liikaa. Jätä enintään 20.',
  badPicture: 'Kuvaa ei löydy. Valitse piirros tai oma kuvatiedosto.',
  badSlug:
    'Osoitteessa saa olla pieniä kirjaimia a–z, numeroita ja väliviivoja, enintään 80 merkkiä. Jokin sana voi olla varattu sivustolle.',
  slugTaken: 'Toisella artikkelilla on tai on ollut sama osoite. Valitse toinen.',
  publishAtPast: 'Julkaisuaika on jo mennyt. Valitse tuleva aika tai julkaise heti.',
  alreadyPublic: 'Artikkeli on jo julkaistu. Palauta se luonnokseksi, jos haluat ajastaa sen uudelleen.',
  incomplete: 'Artikkelista puuttuu vielä jotain.',
  claimsOpen:
    'Tekstissä on väitteitä, joille ei ole perustetta. Korjaa ne tai vahvista, että julkaiset silti.',
  keywordsMissing: 'Anna vähintään yksi avainsana.',
  generationFailed: 'Blogin generointi epäonnistui. Yritä uudelleen.',
  generationUnderWay: 'Artikkelia kirjoitetaan jo. Odota hetki.',
  generationKeyReused: 'Samalla tunnuksella on jo pyydetty toista artikkelia.',
  tooManyGenerated: 'Tunnissa voi generoida kymmenen artikkelia. Yritä myöhemmin uudelleen.',
  notFound: 'Artikkelia ei löytynyt. Se on voitu jo poistaa.',
  stale: 'Joku muu ehti muuttaa artikkelia. Tarkista hänen versionsa ja tallenna uudelleen.',
  signInNeeded: 'Luonnokset näkyvät vain henkilökunnalle. Kirjaudu ensin sisään.',
  forbidden: 'Luonnokset näkyvät vain henkilökunnalle.',
} as const;

/** A place where a picture is used. */
export const pictureUseText = (title: string) => `Artikkeli: ${title || 'nimetön luonnos'}`;

export const articlePageMessages = {
  home: 'Etusivu',
  title: 'Artikkelit',
  headTitle: 'Artikkelit renkaista, keleistä ja ajamisesta',
  headTitlePage: (page: number) => `Artikkelit, sivu ${page}`,
  description: (shop: string) =>
    `${shop} kirjoittaa renkaista niin kuin niistä puhutaan tiskillä: talvirenkaat, merkinnät, paineet ja kuluminen. Lyhyesti ja lähteineen.`,
  lead: 'Vastauksia kysymyksiin, joita kuulemme tiskillä. Kirjoitamme sen, minkä tiedämme, ja kerromme, mistä se on peräisin.',
  listLabel: 'Artikkelit uusimmasta vanhimpaan',
  pages: 'Artikkelien sivut',
  empty: 'Artikkeleita ei ole vielä',
  emptyText: 'Ensimmäinen on työn alla. Sitä odotellessa lyhyet vastaukset löydät Hyvä tietää -sivulta.',
  goodToKnow: 'Hyvä tietää renkaista',
  feed: 'Tilaa artikkelit RSS-syötteenä',
  minutes: (minutes: number) => `${minutes}${NBSP}min lukuaika`,
  published: (date: string) => `Julkaistu ${date}`,
  updated: (date: string) => `Päivitetty ${date}`,
  contents: 'Tässä artikkelissa',
  related: 'Lue seuraavaksi',
  all: 'Kaikki artikkelit',
  helpTitle: 'Jäikö jotain kysyttävää?',
  helpText: 'Kerro auto ja rengaskoko, niin katsomme asian kanssasi.',
  contact: 'Ota yhteyttä',
  search: 'Hae renkaita',
  call: (phone: string) => `Soita ${phone.replaceAll(' ', NBSP)}`,
} as const;
