// What words of a question speak of: the shop's vocabulary as stems, so that every case, compound and spoken form is met.
import { beginsNearly, foldedWords } from './words.ts';

/**
 * Stems in folded letters. 'renka' meets the beginning of a word, '*hotelli' any part of it, '=ura' the whole word, and
 * one with '_' several words in a row, the last of them by its beginning.
 */
const STEMS = {
  tyre: 'rengas renka gummi kumit =kumeja =kumi *renkaat *renkai *rengasta *renkaita',
  winter: '*talvi talvem talvea winter',
  summer: 'summer *kesar kesaks kesakum =kesa =kesat =kesaa kesall',
  allSeason: 'ympari_vuo ymparivuo jokasaa *allseason',
  own: '*renkaani *renkaitani *renkaistani *renkaissani *renkaillani *rengassarjani =nastani =kitkani omat_renkaa omia_renka omista_renka omissa_renka minun_renka minun_talvi minun_kesa mun_renka mun_talvi mun_kesa mun_kitka mun_nasta omat_talvi omat_kesar my_tyre my_tire',
  mine: '=minulla =mulla =minun =mun',
  left: 'jaljel',
  bring: '=tuoda =tuon =tuonko =tuotu =tuomani',
  enough: 'riitta',
  studded: '*nastar *nastoj *nastoi =nastat =nastoja nastallis nastoit',
  friction: '*kitka nastattom',
  change: 'vaiht vaihd *nvaiht *nvaihd *svaiht *svaihd =alle allelait alleheit',
  seasonChange:
    'kausivaih sesonkivaih kevatvaih syysvaih valmiit_pyor valmiiks_vant vanteilla_olev valmiilla_vant',
  fitting: 'asenn asent *asennu paalle_lai vanteelle rengastyo',
  balancing: '*tasapain tarise tarina vapise vispaa',
  hotel: '*hotelli sailyt sailo varastoin sailos kausisail',
  repair:
    'paikka paikkau paikkaa paikata paikkaus korja puhki puhje puhkes =naula naulan naulaa rengasrik vuotaa tyhjenee tyhjeni =ruuvi ruuvin *rikko ilmaa_ulos',
  place: 'parkkipaik paikan_paal paikkakun paikalla missapain',
  sensor: '*anturi tpms rengaspainevaroit painevaroit',
  wash: 'pesu pese pesta pyoranpesu renkaanpesu',
  retighten: 'jalkikiris kirist pulttien_kir',
  runFlat: 'runfla run_fla',
  recycle: '*kierrat havit vanhat_renka vanhoista_renka vanhoja_renka vanhojen_renk romurenk',
  valve: 'venttiil',
  lockBolt: 'lukkopul lukkomut',
  condition: 'kuntoarv kuntotark kunnon_tark kunnon_arv tarkistat tarkastat kunnossa kuntoa kelpaa kelpaavat',
  pressure: '*paineet *paineen *paineita =paine rengaspain ilmat ilmaa_renk bari',
  price:
    'how_much =price =prices =hinta hinto hinna *hinnasto =maksaa maksaak maksaisi maksavat =maksas kustanta =paljonko =paljo paljokohan paljollak =paljoo mitamaksa mita_maks hintaa hintaluok euro *hinta *hinnat hinnal =edullis halvin halvim',
  cheap: 'halv edullis halvim',
  open: 'opening_ho are_you_open =auki aukiol =avoin avoinna =aukik aukio =kiinni sulje sulkeu aukeaa aukee avaat =avataan mihin_asti mihin_saakka monelta mones palvelett moneen',
  shopOpen: 'ootteko_auk oletteko_auk liike_auki',
  today: 'tanaan tanaa =tana tanapaiv',
  now: '=nyt talla_hetk tallahetk',
  tomorrow: 'huomen huome',
  dayAfter: 'ylihuom',
  weekend: 'viikonlop =vkl',
  monday: 'maanant',
  tuesday: 'tiista',
  wednesday: 'keskivi',
  thursday: 'torsta',
  friday: 'perjant',
  saturday: 'lauant lavantai',
  sunday: 'sunnunt',
  newYear: 'uuden_vuoden_paiv uudenvuod uusi_vuo uutenavuo uutena_vuo',
  newYearsEve: 'uudenvuodenaat uuden_vuoden_aat uudenvuoden_aat',
  dayBeforeEve: 'aatonaat',
  epiphany: 'loppia',
  goodFriday: 'pitkaperj',
  easterMonday: 'paasia paasiai',
  mayDay: '=vappu =vapun vappuna vapunpaiv',
  ascension: 'helator',
  midsummerEve: 'juhannu',
  allSaints: 'pyhainp',
  independence: 'itsenai',
  christmasEve: '=joulu jouluaat joulun joulua jouluna =aattona',
  christmas: 'joulupai',
  boxingDay: 'tapanin',
  holiday: 'pyhapai pyhina pyhat juhlapyh arkipyh',
  dog: 'koira koiru hauva hauv =rekku karvakaver',
  atWork: 'toissa toiss paikalla paikal tyovuor',
  network: '*ketju verkosto rengasketj rengasverk',
  booking:
    'ajanvar varata varat varau varaa varaisi varaus =varaan aikaa_varat jonott jonoa =jono aika_vaih aika_renk saako_ajan saisko_ajan saisinko_ajan vapaita_aik vapaa_aika vuoronum',
  duration: 'kauan kauanko kuinka_pitk kuinka_kau kesta kestaak montako_tunt minuut pitkaan odottaes odotell',
  when: 'milloin =koska koskas millon missa_vaihees mihin_menn',
  allowed:
    '=ajaa =ajella =saako saaks saanko =laki laillis lain laissa sallit sallitt kielle *pakko pakoll tarvii tarvits sakko sakon sakot vaadit vaati vaatii maaray mihin_asti_saa',
  tread:
    'urasy =uraa =urat =ura uran kulutuspin syvyy syvyi loppuun_kul kuluneet kuluneis pintaa_jaljel mittar millia millin milli =mm',
  sizeHelp:
    'rengaskok rengaskoo oikea_koko oikean_ko oikeat_koo mika_koko mika_kok mista_koo minka_kok koon koot kokoise =koko =kokoa =koosta sopii sopiv kayko_tam kayvat',
  findOut: 'mista tiedan tieda selvit loyda loydan naen nakee katso tiedat selvia',
  include: 'sisalt kuuluu mita_hinta =sisaltyy sisaltaa sisaltyyk',
  financing:
    'rahoit osamaks luoto luott lainaa kuukausier kuukausimaks maksuaik =erissa eriss =korko =koron =korot koroton =korkoa osissa klarna',
  pay: 'maksutap maksutav kortti kortil =mobilepay mobilep kateis kateisel laskul =laskulla maksaa_kort eseteli epassi',
  contact: 'yhteys yhteyst puhelin puhelinn numero puhnum sposti sahkop meili =email email',
  where: 'osoit missa =mis sijait sijaint kartal ajo_ohj miten_sinne missapain',
  human:
    'ihmise ihmisel ihminen asiakaspal myyjan myyja oikean_ihm soittakaa soitta soittakaa soittopyy soittaisit takaisinsoit ottakaa_yht ota_yht ottaa_yht puhua_jonk jattaa_num jatan_num',
  campaign: 'kampanj tarjou =ale alenn alessa alekood etukoo alennuskoo',
  rims: '*vanteet *vanteita *vanteiden vannetta vanteen vanne pulttijak aluvan alumiinivan peltivan pulttikeh',
  markings:
    '*merkin tarkoitta merkits 3pmsf lumihiut huippu alppisymb =dot dotti valmistusv eu_merk energiamerk',
  age: '=vanha vanhat =ika =ian vanhene vanhentu ikaise vuotta_vanh kuinka_vanh parasta_en',
  services:
    'palvelu palveluita mita_teet mita_kaikk mita_tarj tarjoat tarjootte mita_myyt saako_teil mita_muuta',
  delivery:
    'toimit *toimitus postit postin lahetat lahetyk kuljet nettikaup verkkokaup nouto noutaa tilata tilauks tilaus saapuu',
  stock:
    'varasto hyllys hyllyst saatav saatavil loytyy loytyyk loytyis onko_teil oisko onks_teil onk_teil onks_teill myytte myytko myyttek tarvits tarviin etsin etsisk haluais haluan ostaa osta =ostaisin saako_teil saisko saiskon saisink tarttee tarttis',
  four: 'nelja neljan neljalle neljasta =sarja sarjan sarjaa setti setin =4',
  fitted: 'asennett asennuks asennettu paalle alle paikalle kaiken_kaik yhteensa kaikkineen avaimet_kat',
  warranty: 'takuu takuut takuun reklam palautu palautta vaihto_oik',
  used: 'kaytetyt kaytetty kaytettyj',
  unserved:
    'perakarr oljynv oljyn_v oljyt jarru suuntau nelipyoras aurauskul ilmastoin katsast huolto_auto autohuol vuosihuol tuulilas akku akun moottoripyo motskar =mp polkupyo fillari traktor kuorma rekan rekka matkailuau asuntoau karavaan mopo skootter peravaun karry ketjut lumiketj maalau pesu_auto autopesu vahau sahkoautojen_lat latau',
  suv: 'maastur suv citymaas katumaast',
  van: 'pakettiau paku pakuu pakun',
  passenger: 'henkiloau',
  advice: 'suositt suosit kannatta parhai paras parem vertail kumpi millaise',
  quiet: 'hiljai melu meluis desibel',
  greeting: '=moi =moikka =hei =heippa =terve =moro =morjens =paivaa =huomenta =iltaa =heissan',
  thanks: 'kiitos kiitti =kiitoksia kiitost =ok =okei =selva',
  bye: '=heihei nakemiin =moido hei_hei moi_moi',
  identity: 'botti =botin kuka_ole mika_olet tekoaly robotti oletko_ihm ootko_ihm oletko_sina kone',
  feedback: 'palaute palautett',
  yes: '=kylla =joo =juu =jep =kylla_kiitos =aivan =oikein =niin',
  no: '=ei =en =peruuta =peru =eiku =vaarin',
  more: '=enta entas =entapa =no mites =miten',
} as const satisfies Record<string, string>;

export type Concept = keyof typeof STEMS;

interface Stem {
  readonly concept: Concept;
  readonly kind: 'start' | 'part' | 'whole' | 'phrase';
  readonly text: string;
}

const ALL: readonly Stem[] = Object.entries(STEMS).flatMap(([name, stems]) =>
  stems.split(' ').map((written): Stem => {
    const concept = readConcept(name);
    if (written.includes('_')) return { concept, kind: 'phrase', text: plainPhrase(written) };
    if (written.startsWith('*')) return { concept, kind: 'part', text: written.slice(1) };
    if (written.startsWith('=')) return { concept, kind: 'whole', text: written.slice(1) };
    return { concept, kind: 'start', text: written };
  }),
);

/** Shorter words are too like each other for a guess. */
const LEAST_GUESSED = 6;

/** Words that look like a slip of one of the stems and are none. */
const NO_SLIPS: ReadonlySet<string> = new Set(['kaverin', 'varmasti', 'paikkansa', 'tuotteet', 'vaihtoehto']);

/** Everything that the text speaks of. A word that means nothing as it stands is read as the slip of one that does. */
export function conceptsIn(text: string): Set<Concept> {
  const words = foldedWords(text);
  const line = ` ${words.join(' ')} `;
  const found = new Set<Concept>();
  for (const { concept, kind, text: phrase } of ALL) {
    if (kind === 'phrase' && line.includes(` ${phrase}`)) found.add(concept);
  }
  for (const word of words) {
    const hits = ALL.filter((stem) => isMet(stem, word));
    const read = hits.length > 0 ? hits : slipsOf(word);
    for (const { concept } of read) found.add(concept);
  }
  return found;
}

function isMet({ kind, text }: Stem, word: string): boolean {
  if (kind === 'phrase') return false;
  if (kind === 'whole') return word === text;
  return kind === 'part' ? word.includes(text) : word.startsWith(text);
}

function slipsOf(word: string): Stem[] {
  if (word.length < LEAST_GUESSED || /\d/.test(word) || NO_SLIPS.has(word)) return [];
  return ALL.filter(
    ({ kind, text }) =>
      (kind === 'start' || kind === 'part') &&
      text.length >= LEAST_GUESSED - 1 &&
      // Hardly anybody slips on the first letter.
      text[0] === word[0] &&
      beginsNearly(word, text),
  );
}

function plainPhrase(written: string): string {
  return written.replace(/^=/, '').replaceAll('_', ' ');
}

function isConcept(name: string): name is Concept {
  return Object.hasOwn(STEMS, name);
}

function readConcept(name: string): Concept {
  if (!isConcept(name)) throw new TypeError(`${name} is no concept`);
  return name;
}
