// Finnish texts of articles in the back office.
import { NBSP } from '../../../platform/contract/text.ts';
import type { ArticleStatus } from '../contract.ts';
import type { Mark } from '../markup.ts';
import type { ArticleDrawing } from '../pictures.ts';

export const articleListMessages = {
  title: 'Artikkelit',
  lead: 'Artikkelit näkyvät sivustolla osoitteessa /artikkelit ja RSS-syötteessä.',
  create: 'Uusi artikkeli',
  publishedTitle: 'Julkaistut artikkelit',
  pages: 'Julkaistujen artikkelien sivut',
  draftsTitle: 'Luonnokset ja ajastetut',
  draftsPages: 'Luonnosten sivut',
  emptyTitle: 'Artikkeleita ei ole vielä julkaistu',
  emptyBody: 'Kirjoita ensimmäinen. Luonnos tallentuu itsestään, ja julkaiset sen vasta, kun olet valmis.',
  columns: { title: 'Otsikko', date: 'Julkaistu', changed: 'Muutettu', status: 'Tila', actions: 'Toiminnot' },
  untitled: 'Nimetön luonnos',
  open: 'Avaa',
  openLabel: (title: string) => `Avaa uuteen välilehteen: ${title}`,
  remove: 'Poista',
  removeLabel: (title: string) => `Poista: ${title}`,
  removed: (title: string) => `Artikkeli ”${title}” on poistettu.`,
  restored: (title: string) => `Artikkeli ”${title}” on palautettu.`,
  removeFailed: 'Artikkelia ei poistettu',
  restoreFailed: 'Artikkelia ei palautettu',
  loadFailed: 'Artikkeleita ei saatu haettua',
  loadFailedQuoted: (message: string) => `Error: ${message}`,
  noToken: 'No authentication token found',
  fetchFailed: 'Failed to fetch articles',
  published: 'Artikkeli julkaistu onnistuneesti!',
  scheduled: (time: string) => `Artikkeli on ajastettu. Se julkaistaan ${time}.`,
  show: 'Katso sivustolla',
} as const;

export const articleCommandMessages = {
  group: 'Artikkelit',
  /** Other words the command palette finds a new one by. */
  createSynonyms: 'luo blogiartikkeli kirjoita lisää',
} as const;

export const articleStatusNames: Record<ArticleStatus, string> = {
  draft: 'Luonnos',
  scheduled: 'Ajastettu',
  published: 'Julkaistu',
};

export const editorMessages = {
  back: 'Artikkelit',
  newTitle: 'Luo uusi blogiartikkeli',
  editTitle: 'Muokkaa artikkelia',
  loadFailed: 'Artikkelia ei saatu haettua',
  title: 'Otsikko',
  titleHelp: 'Hakutuloksissa otsikosta näkyy noin 60 merkkiä.',
  content: 'Sisältö',
  contentHelp:
    'Väliotsikko: rivin alkuun ##, tai koko rivi tähtien **väliin**. Luettelo: rivin alkuun *. Tyhjä rivi aloittaa uuden kappaleen.',
  keywords: 'Avainsanat',
  keywordsHelp: 'Erota pilkuilla. Samat avainsanat yhdistävät artikkeleita sivun lopussa.',
  summary: 'Tiivistelmä',
  summaryHelp: 'Näkyy otsikon alla, listassa ja hakutuloksissa. Tyhjänä käytämme ensimmäistä kappaletta.',
  picture: 'Kuva',
  pictureAuto: 'Valitaan puolestasi',
  pictureOwn: 'Oma kuva',
  slug: 'Osoite',
  slugHelp: 'Tyhjänä osoite tehdään otsikosta, kun julkaiset. Jos muutat sen myöhemmin, vanha vie uuteen.',
  slugPrefix: '/artikkelit/',
  details: 'Tiivistelmä, kuva ja osoite',
  publishAt: 'Julkaisuaika',
  publishAtBad: 'Julkaisuaika on kesken. Täydennä päivä ja kellonaika tai tyhjennä kenttä.',
  publishAtHelp:
    'Jätä tyhjäksi, jos julkaiset heti. Aika on Suomen aikaa, ja se tallentuu vasta, kun ajastat artikkelin.',
  counts: (words: number, minutes: number) =>
    words === 1
      ? `1${NBSP}sana · ${minutes}${NBSP}min`
      : `${words}${NBSP}sanaa · ${minutes}${NBSP}min lukuaika`,
  preview: 'Esikatselu',
  previewEmpty: 'Teksti näkyy tässä sitä mukaa kuin kirjoitat.',
  previewUntitled: 'Otsikko',
  publish: 'Tallenna ja julkaise',
  schedule: 'Tallenna ja ajasta',
  publishing: 'Julkaistaan…',
  update: 'Tallenna muutokset',
  saving: 'Tallennetaan…',
  withdraw: 'Palauta luonnokseksi',
  withdrawn: 'Artikkeli on nyt luonnos eikä näy enää sivustolla.',
  open: 'Avaa uuteen välilehteen',
  discard: 'Hylkää muutokset',
  unsaved: 'Muutoksia ei ole vielä julkaistu.',
  updated: 'Artikkeli päivitetty!',
  saveFailed: (detail: string) => `Artikkelin tallennus epäonnistui: ${detail}`,
  autosaving: 'Tallennetaan luonnosta…',
  autosaved: (time: string) => `Luonnos tallennettu klo ${time}`,
  autosaveFailed:
    'Luonnosta ei saatu tallennettua. Teksti on tallessa tässä ikkunassa, ja yritämme pian uudelleen.',
  autosaveRefused: (detail: string) => `Luonnosta ei voi tallentaa: ${detail}`,
  leftFailed:
    'Luonnosta ei saatu tallennettua. Teksti on tallessa tässä ikkunassa, kun avaat artikkelin uudelleen.',
  outMeanwhile: 'Joku muu julkaisi artikkelin sillä välin',
  scheduledMeanwhile: 'Joku muu ajasti artikkelin sillä välin',
  pictureUnderWay: 'Kuvaa lähetetään vielä. Tallenna, kun se on perillä, tai keskeytä kuvan lähetys.',
  autosaveOff: 'Luonnos tallentuu itsestään.',
  scheduledFor: (time: string) => `Julkaistaan ${time}.`,
  publishedAt: (time: string) => `Julkaistu ${time}.`,
} as const;

export const markNames: Record<Mark, string> = {
  heading: 'Väliotsikko',
  bold: 'Lihavointi',
  list: 'Luettelo',
  link: 'Linkki',
};

export const writingMessages = {
  linkText: 'linkin teksti',
  addPicture: 'Lisää kuva',
  pictureText: 'Kerro, mitä kuvassa näkyy',
  toolbar: 'Muotoilu',
  uploading: (percent: number) => `Lähetetään kuvaa, ${percent}${NBSP}%`,
} as const;

export const drawingNames: Record<ArticleDrawing, string> = {
  'first-snow': 'Ensilumi',
  'tread-pair': 'Kitka ja nasta',
  label: 'Märkä tie',
  gauge: 'Painemittari',
  electric: 'Kuiva tie',
  groove: 'Urasyvyys',
};

export const generatorMessages = {
  open: 'Kirjoita luonnos avainsanoista',
  openHelp:
    'Saat luonnoksen, joka perustuu liikkeen omiin tietoihin: lakiin, hinnastoon, aukioloaikoihin ja valikoimaan.',
  writeSelf: 'Kirjoita itse',
  title: 'Luonnos avainsanoista',
  keywords: 'Avainsanat',
  keywordsHelp: 'Erota pilkuilla, tärkein ensin. Esimerkiksi: talvirenkaat, 205/55R16.',
  keywordsMissing: 'Anna vähintään yksi avainsana.',
  ownTitle: 'Artikkelin otsikko',
  ownTitleHelp: 'Tyhjänä otsikkoa ehdotetaan puolestasi.',
  tone: 'Sävy',
  tones: { professional: 'Asiallinen', casual: 'Rento', educational: 'Opettava' },
  length: 'Pituus',
  lengths: { short: 'Lyhyt, noin 300 sanaa', medium: 'Keskipitkä, noin 600', long: 'Pitkä, noin 1 000' },
  generate: 'Kirjoita luonnos',
  generating: 'Kirjoitetaan…',
  wait: 'Tähän voi mennä minuutti. Jos lähdet sivulta, valmis teksti jää luonnoksiin.',
  failed: 'Blogin generointi epäonnistui. Yritä uudelleen.',
  review: 'Tarkista luonnos',
  isDraft: {
    'built-in':
      'Luonnos on koottu liikkeen tiedoista ja valmiista teksteistä. Lue se läpi, lisää oma kokemuksesi ja poista turha ennen julkaisua.',
    model:
      'Luonnoksen kirjoitti kielimalli liikkeen tiedoista. Tarkista jokainen väite ja luku ennen julkaisua.',
  },
  isKept: 'Tämä teksti on jo luonnoksissa.',
  notes: 'Huomaa nämä',
  discard: 'Hylkää',
  discarded: 'Luonnos on hylätty.',
  takeBack: 'Palauta luonnos',
  choose: 'Mitä luonnoksella tehdään?',
  edit: 'Muokkaa',
  publish: 'Tallenna ja julkaise',
  publishing: 'Julkaistaan…',
} as const;
