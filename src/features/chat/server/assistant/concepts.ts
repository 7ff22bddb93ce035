// Which concepts a question mentions: the shop's vocabulary as stems, which match every case, compound and spoken form.
import { foldedWords } from './words.ts';

/** Months as they begin in folded letters, January first. */
export const MONTH_STEMS = 'tammi helmi maalis huhti touko kesa heina elo syys loka marras joulu'.split(' ');

/**
 * Stems in folded letters. 'renka' meets the beginning of a word, '*hotelli' any part of it, '=ura' the whole word, and
 * one with '_' several words in a row, the last of them by its beginning.
 */
const STEMS = {
  tyre: '*dack =tyre =tyres =tire =tires rengas renka gummi kumit =kumeja =kumi *renkaat *renkai *rengasta *renkaita',
  winter: '*talvi talvem talvea winter vinter',
  summer: 'summer sommar *kesar kesaks kesakum =kesa =kesat =kesaa',
  allSeason:
    'ympari_vuo ymparivuo jokasaa joka_saan *allseason all_season nelivuode neljan_vuode vuodenajan kesalla_ja_talv talvella_ja_kesal kesat_talvet allround all_round',
  own: '*renkaani *renkaitani *renkaistani *renkaissani *renkaillani *rengassarjani =nastani =kitkani omat_renkaa omia_renka omista_renka omissa_renka minun_renka minun_talvi minun_kesa mun_renka mun_talvi mun_kesa mun_kitka mun_nasta omat_talvi omat_kesar my_tyre my_tire',
  mine: '=mul =minulla =mulla =minun =mun',
  left: 'jaljel',
  /** The car's wheel bolts; 'pulttijako' is none of them. */
  bolt: '=pultti =pultit =pultin =pulttia pulttie pultte pultei =mutteri =mutterit =mutterin muttere pyoranpul pyoranmut =bolt =bolts',
  loose:
    'loysty loysal loysas loysan loyhal =loysa =loysat =loose =irti =auki auenn aukes aukei puuttuu katke heiluu irtoam =irtoaa irronn',
  wheel: '=pyora =pyorat =pyoran =vanne =rengas =renkaat =wheel =wheels',
  wobble: 'loysty loysal loyhal =loysa =loysat heiluu =loose',
  /** What a car does wrongly after work on it. */
  symptom:
    'vetaa =veta =puoltaa puoltav nitise vinku kolise humise jyrise natise kilise =vinossa ohjauspyora_vino nykii tutise nakutta',
  sidewall: 'kylje kylki kylkee kylkea sidewall',
  bulge: '=patti =patin pattia pullist pahkur pahku =kupla kupru kohoum muhkur bulge kuhmu',
  onCar: '=autossa kiinni_auto kiinni_pyor',
  otherWidth: 'leveam kapeam isommat isompia isommil pienemmat pienempia pienemmil leveem kapeem levee',
  priceMatch:
    'hintatak kilpailij vastaatteko_hin muualla_halv halvemmalla_muu muualla_saa halvemmal_muu saa_muualta toisessa_liik',
  prepay:
    'maksaa_etuk maksetaan_etuk maksaako_etuk maksu_etuk etukateen_maks ennakkomaks ennakkoon_maks maksaa_ennak maksetaan_ennak etumaksu kasiraha varausmaks maksaa_ennen',
  /** An order of the visitor's own, which the assistant does not see. */
  ownOrder:
    'tilasin tilaamani tilaamamme tilaukseni tilauksemme tilausnume tilauksen_til mun_tila minun_tila missa_tilau tilaukseni olen_tilannu oon_tilannu ma_tilasin tilannut_renk viipy renkaani_tul tilatut_renk_ol',
  penalty: 'sakko sakon sakot sakote rikesak virhemaks rangaist',
  /** Vehicles that the shop does not serve and the texts on the law do not name. */
  otherVehicle:
    'mopo monkij traktor moottoripyo motskar =mp kuorma rekka rekan matkailuau asuntoau asuntovau karavaan nelipyoras kevytaut museoau bussi linja_au skootter',
  bring: '=tuoda =tuon =tuonko =tuotu =tuomani',
  enough: 'riitta',
  studded: 'studded dubb *nastar *nastoj *nastoi =nastat =nastoja nastallis nastoit',
  friction: 'studless friction friktion odubb *kitka *kitkoi *kitkoj nastattom',
  change:
    'dackbyte =byta tyre_change tire_change vaiht vaihd *nvaiht *nvaihd *svaiht *svaihd =alle allelait alleheit laitt_alle allelai',
  seasonChange:
    'kausvaih kausi_vaih pyorat_valmi valmiit_vant kausivaih sesonkivaih kevatvaih syysvaih valmiit_pyor valmiiks_vant jo_vant on_vanteil ovat_vanteil vanteineen vanteilla_olev valmiilla_vant pyorienvaih pyoranvaih pyorien_vaih omilla_vant vanteillaan vanteet_on pyorat_alle jo_pyor vanteiltaan renkaat_vanteilla renkaat_vanteilta',
  fitting:
    'vanteillel vanteille rengastyo paalle_vant mount asenn asent *asennu paalle_lai vanteelle rengastyo',
  balancing: 'tarise tarina ratti_tar vatka *tasapain vapise vispaa',
  hotel:
    'leave_my store_my keep_my over_the_winter =storage forvaring *hotelli sailyt sailo varastoin sailos kausisail kesaksi_teil talveksi_teil jattaa_talv jattaa_kesar sailoon sailoo',
  repair:
    '*paikkau =paikka paikkaa paikata paikkaus korja puhki puhje puhkes =naula naulan naulaa rengasrik vuotaa tyhjenee tyhjeni =ruuvi ruuvin *rikko ilmaa_ulos =tyhja =tyhjana =tyhjan paikat puhjen rengasrikk ilma_karkaa vuotav naularenk rengaspaik renkaan_paikka',
  place: 'parkkipaik paikan_paal paikkakun paikalla missapain',
  sensor: '*anturi tpms rengaspainevaroit painevaroit',
  wash: 'pesu pese pesta pyoranpesu renkaanpesu *pesu',
  retighten: 'jalkikaten pultit_jal jalkikiris kirist pulttien_kir kiristetaan kiristaa kiristyksen',
  runFlat: 'runfla run_fla ranfla ran_fla rantfla',
  /** With run-flat tyres: what may replace them, which a search for them does not answer. */
  instead:
    '=tilalle =korvata =korvaa =korvaako =korvaisi =korvaisiko sijaan sijasta tavallis tavallin ei_run',
  recycle: '*kierrat havit vanhat_renka vanhoista_renka vanhoja_renka vanhojen_renk romurenk',
  valve: 'venttiil',
  lockBolt: 'lukkopul lukkomut',
  condition: 'kuntoarv kuntotark kunnon_tark kunnon_arv tarkistat tarkastat kunnossa kuntoa kelpaa kelpaavat',
  pressure: '=ilmaa =ilmat painei paineit *paineet *paineen *paineita =paine rengaspain ilmaa_renk bari',
  price:
    'maksanko laskut how_much =price =prices =cost =costs =kostar =pris =priset =hinta hinto hinna *hinnasto =maksaa maksaak maksaisi maksavat =maksas kustanta =paljonko =paljo paljokohan paljollak =paljoo mitamaksa mita_maks hintaa hintaluok euro *hinta *hinnat hinnal =edullis halvin halvim kallis kallist kalliimp',
  cheap: 'halv halp edulli',
  open: 'aukij aukol mones_asti monesko myohaan myohais opening_ho you_open you_close =closed shop_open ni_opp oppettid oppet stanger =auki aukiol =avoin avoinna =aukik aukio =kiinni sulje sulkeu aukeaa aukee avaat =avataan mihin_asti mihin_saakka monelta palvelett moneen ruokatau lounastau =kii menette_kii =meette =menette paikalla_oll ovet_auki viimeinen_hetki viimeistaan_tulla siella_olla joku_siella siella_joku vielako_sie ketaan_paik joku_paik kiinniol sulkemis aukeette aukeatte',
  closed: '=kiinni =closed suljettu =sulkenut =stangt',
  regular:
    'arkisin =iltaisin =aamuisin viikonloppui yleensa joka_pai pyhina pyhisin =iltasin =aamusin arkena arkisi',
  shopOpen: 'ootteko_auk oletteko_auk liike_auki',
  today: '=today =idag tanaan tanaa =tana tanapaiv taks_paiv talle_paiv taksi_paiv =tanaks =taan',
  now: '=nyt talla_hetk tallahetk',
  tomorrow: '=tomorrow =imorgon huomenn =huomen =huome huomis',
  dayAfter: 'ylihuom',
  weekend: '=weekend viikonlop =vkl',
  monday: 'monday mandag maanant',
  tuesday: 'tuesday tisdag tiista',
  wednesday: 'wednesday onsdag keskivi',
  thursday: 'thursday torsdag torsta',
  friday: 'friday fredag perjant',
  saturday: 'saturday lordag lauant lavantai',
  sunday: 'sunday sondag sunnunt',
  newYear: 'new_year nyars uuden_vuoden uudenvuod uusi_vuo uutenavuo uutena_vuo',
  dayBeforeEve: '*aatonaat',
  eve: '=eve *afton *aatto *aattona *aattoilt',
  after: 'jalkei jalkeen',
  inAWeek: 'viikon_paast viikon_kulut',
  inTwoWeeks: 'kahden_viikon parin_viikon 2_viikon',
  coming: '=ensi =ens =tuleva =tulevana',
  nextWeek: 'ensi_viik seuraavalla_viik ens_viik',
  betweenDays: 'valipaiv uudenvuoden_valis uuden_vuoden_valis',
  epiphany: '=epiphany trettond loppia',
  goodFriday: 'good_friday langfred pitkaperj pitkana_perj',
  maundyThursday: 'kiirastor',
  easter: '=easter =pask paasiai',
  easterSaturday: 'easter_sat paskaft lankalauan paasiaislauan',
  easterSunday: 'easter_sun paskdag paasiaissunn paasiaispaiv',
  easterMonday:
    'easter_mon annandag_pask paasiaismaan toisena_paasiaispaiv toinen_paasiaispaiv 2_paasiaispaiv',
  mayDay: '=vappu =vapun vappuna vapunpaiv vapunaat vappuaat vapuks',
  ascension: 'helator',
  pentecost: 'hellunta',
  midsummer: '=midsummer midsommar juhannu',
  midsummerDay: 'juhannuspaiv',
  allSaints: 'pyhainp',
  independence: 'independence_d sjalvstandighetsd itsenai',
  christmas: '=christmas =jul =joulu joulun =joulua =jouluksi joulupyh',
  christmasEve: 'christmas_eve julaft jouluaat',
  christmasDay: 'christmas_day juldag joulupai',
  boxingDay: 'boxing_day annandag_jul tapanin',
  holiday: 'pyhapai pyhina pyhat juhlapyh arkipyh',
  dog: 'koira koiru hauva hauv =rekku karvakaver',
  atWork: 'toissa toiss paikalla paikal tyovuor',
  petting: 'nami herkku moikka moikat rapsut silit terveh tavata nukku vapaapaiv haukku',
  network: '*ketju verkosto rengasketj rengasverk',
  booking:
    'ajanvar varata varat varau varaa varaisi varaus =varaan aikaa_varat jonott jonoa =jono aika_vaih aika_renk saako_ajan saisko_ajan saisinko_ajan vapaita_aik vapaa_aika ilman_aik vuoronum aikoj vapaat_aj vapaana vapaata =vapaita lahin_aika lahin_vapaa seuraava_aika ensimmainen_aika onko_aikaa loytyyko_aik ajan_vaiht ajan_renk haluan_ajan haluaisin_ajan tarvitsen_ajan tarvitsisin_ajan tarvisin_ajan saanko_ajan aikaisin nopein_aika nopeimm kuinka_pian kuin_pian kuinka_nope kuin_nope kuinka_akk kuin_akk vaihtoaik vaihtoaj asennusaik asennusaj =slot =slots appointm =book =booking =boka bokning =bokad saan_ajan saa_ajan saisin_ajan sais_ajan ajan_saa haluun_ajan =ajan_paikk aika_paikk',
  /** A booking of the visitor's own, which the assistant does not read. */
  ownBooking:
    'varasin varauksen_tie mun_varauks aikani aikaani varaukseni varaustani varauksemme varauksestani mun_aika mun_var minun_var oma_aikani peruuttaa_a peruuttaa_v peruuttaa_r perua_a perua_v perun_a perun_v perunko peruutan peruutus siirtaa_a siirtaa_v siirran_a siirran_v siirto_a siirto_v muuttaa_v muuttaa_ai vaihtaa_ai varaamani varatusta varatun varauksel on_varaus on_varattu oli_varattu oli_varaus mulla_oli_aik minulla_oli_aik mun_ajan mulla_on_aika minulla_on_aika on_mulla_aika on_minulla_aika perumi peruisin perutaan myohast reschedul cancel avboka omboka vahvistusvies varausvahv ajan_siir siirtaa_ajan siirra_ajan ajan_perua ajan_peru perua_ajan ajan_saa_sii siirtaa_aik varattuna jos_en_paase en_paase_paik en_paasekaan oma_varaus omaa_varaus mun_varaus minun_varaus varattu_aika varatun_ajan =perua =peruuttaa varausta_muut varausta_siir varauksen_siir muuttaa_varau siirtaa_varau myohassa perutaanko',
  duration:
    'odotta how_long kauan kauanko kuinka_pitk kuinka_kau kesta kestaak montako_tunt minuut pitkaan odottaes odotell paljonko_aikaa aikaa_men menee_aika nopee_op nopea_op nopee_homm nopea_homm',
  when: 'milloin =koska koskas millon missa_vaihees mihin_menn mihin_aikaan =when =nar',
  allowed:
    '=laki laillis lain laissa sallit sallitt kielle *pakko pakoll tarvii tarvits sakko sakon sakot vaadit vaati vaatii maaray mihin_asti_saa laillin',
  drive: '=ajaa =ajella =kayttaa',
  may: '=voiko =voi =saa =saako =voinko =voiks =saaks =saanko =saax',
  must: 'pitaaks onks_pakko tarviiks =viimeistaan viimeist =pakko pakoll =tarvii tarvits tarvitse pitaako =pitaa vaadit vaati vaatii maaray',
  tread:
    'minimiu uramil =urasyvyys =minimi urasy =uraa =urat =ura uran kulutuspin syvyy syvyi loppuun_kul kuluneet kuluneis pintaa_jaljel mittar millia millin milli =mm',
  sizeHelp:
    'renkaan_koko koko_on koko_pit minka_kokoi mika_size siihen_men which_size rengaskok rengaskoo oikea_koko oikean_ko oikeat_koo mika_koko mika_kok mista_koo koon koot kokoise =kokoa =koosta sopii sopiv kayko_tam kayvat kay_mun kay_minun kay_auto kayvat_mun renkaat_kay renkaat_mun_auto mun_autoon minun_autoon mita_kokoo =kokoo mika_rengas_ minka_koko_',
  findOut: 'mista tiedan tieda selvit loyda loydan naen nakee katso tiedat selvia',
  include: 'sisalt kuuluu mita_hinta =sisaltyy sisaltaa sisaltyyk',
  financing:
    'delbetal avbetal faktura instal monthly_pay kuukausier luottotied maksuhair luottopaat rahoit osamaks luoto luott lainaa kuukausier kuukausimaks maksuaik lyhenn =erissa eriss =korko =koron =korot koroton =korkoa osissa klarna kuukaudes',
  pay: 'maksutap maksutav kortti kortil =mobilepay mobilep kateis kateisel laskul =laskulla maksaa_kort eseteli epassi =visa visalla mastercard lahimaks laskutat',
  whichNumber:
    'mita_numer mihin_numer mika_numer minka_numer puh_nro puhelinnum puhelin_num numero_teil teidan_numer mihin_voi_soit mihin_soit mista_numer',
  contact:
    'yhteys yhteyst puhelin puhelinn numero puhnum sposti sahkop meili =email email =nro puhnro s_post',
  where:
    'osoit osote osott mista_loyty mista_teida missa_oo missa_te missa_ole missa_sij missa_liik missa_on_te missa_toimi missa_pain missas sijait sijaint kartal ajo_ohj miten_sinne missapain where_are address =adress missa_teidan missa_te_ mis_te mis_oo mis_ootte mis_sij mistapain miten_teille miten_paas mista_loydan_te mista_teidat mista_loydan_lii mista_loyda_lii mista_loytyy_te',
  human:
    'esimie esihenk paallik ihmise ihmisel ihminen asiakaspal myyjan myyja oikean_ihm soittakaa soitta soittakaa soittopyy soittaisit takaisinsoit ottakaa_yht ota_yht ottaa_yht en_halua_puhua en_halua_bot en_botil en_bottia puhua_jonk jattaa_num jatan_num en_osaa en_jaksa_bot en_jaksa_puh',
  campaign: 'kampanj tarjou =ale alenn alessa alekood etukoo alennuskoo',
  rims: '*vanteet *vanteita *vanteiden vannetta vanteen vanne pulttijak aluvan alumiinivan peltivan pulttikeh',
  markings:
    'tarkott kertoo offset et_luku et_arvo eu_mer merkkisel pyorimissuun pyorimis_suun rotation *merkin tarkoitta merkits 3pmsf lumihiut huippu alppisymb eu_merk energiamerk meina kirjaim',
  /** When a tyre was made. */
  dot: '=dot dotti dot_ valmistusv',
  made: 'montako_vuot kuinka_monta_vuot vuosimall vuodelta',
  age: 'ikane ikanen ikasen minka_ik =vanha vanhat =ika =ian vanhene vanhentu ikaise vuotta_vanh kuinka_vanh parasta_en',
  services:
    'mita_osaat miten_voit_aut palvelui palvelut =palvelu palveluj mita_teet mita_kaikk mita_tarj tarjoat tarjootte mita_myyt saako_teil mita_muuta',
  delivery:
    'postissa =postilla lahett lahette delivery leverans toimitu toimita toimite toimitt *toimitus postit postin lahetat lahetyk kuljet nettikaup verkkokaup nouto noutaa tilata tilatu tilaan tilauks tilaus saapuu kotiinkul',
  stock:
    'varasto hyllys hyllyst saatav saatavil loytyy loytyyk loytyis onko_teil oisko onks_teil onk_teil onks_teill myytte myytko myyttek tarvits tarviin etsin etsisk haluais haluan ostaa osta =ostaisin saako_teil saisko saiskon saisink tarttee tarttis =onko_noita',
  four: 'nelja neljan neljalle neljasta =sarja sarjan sarjaa setti setin =4',
  fitted: 'asennett asennuks asennettu paalle alle paikalle kaiken_kaik yhteensa kaikkineen avaimet_kat',
  warranty: 'takuu takuut takuun palautu palautta vaihto_oik',
  used: 'kaytetyt kaytetty kaytettyj',
  unserved:
    'elakel opiskelij senior varusmie kanta_asiak vakuut polkupyor pyoran_nast oljynv oljyn_v oljyt moottoripyo motskar =mp kuorma rekan rekka matkailuau asuntoau raskaa monkij jakohih vaihteisto jarru suuntau nelipyoras aurauskul ilmastoin katsast huolto_auto autohuol vuosihuol tuulilas akku akun polkupyo fillari traktor asuntovau karavaan mopo skootter ketjut lumiketj maalau pesu_auto autopesu vahau sahkoautojen_lat latau ohjauskulm pyorankulm akkuja',
  suv: 'cx_5 cx_3 rav4 tiguan qashqai xc60 xc90 xc40 sportage tucson kodiaq karoq outlander duster maastur suv citymaas katumaast',
  van: 'transit transporter vito sprinter hiace ducato vivaro trafic boxer jumper caddy berlingo kangoo crafter pakettiau paku pakuu pakun',
  passenger: 'henkiloau',
  advice: 'suositt suosit kannatta parhai paras parem vertail kumpi millaise',
  /** Since when the shop has been there. */
  founded:
    'firma_on liike_on_ol yritys_on alalla pystyss yrityksen_ika olette_olleet olette_toimin oot_olleet ootte_olleet perustet vuodesta_asti mista_vuodesta toiminut kuinka_vanha_yrit kuinka_vanha_liik kauan_liik kauanko_liik',
  businessId: 'y_tunnu ytunnu yritystunnu business_id yrityksen_nim virallinen_nim',
  socials: 'facebook faceb instagra =insta =some =somessa =somesta tiktok',
  reviews:
    'arvostelu arviot =arvioita asiakasarv google_arv mielta_teista mita_asiak asiakkaat_san tyytyvais suosittelevatko',
  brands:
    'mita_merkk mita_rengasm minka_merkki mitka_merk merkkeja rengasmerkk rengasmerkit mita_valmist edustat which_brand',
  /** Something has just happened on the road: safety before prices. */
  onRoad:
    'moottoritie moottoriti tien_paal tienvarr tien_varr tienposk tien_posk kesken_ajo kesken_mat =matkalla =tiella pientar maantie',
  roadside:
    'got_a_flat flat_on =hinaus hinausa tuutteko tuletteko lahdetteko liikkuva_reng renkaita_koti hinaus hinata =jumissa rengas_puhk rengas_meni renkaan_rajah rengas_rajah tiepalvel flat_tyre flat_tire punktering auttakaa =apua rajahti rengas_rikki',
  mayDrive:
    'voiko_ajaa voinko_ajaa uskaltaako uskallanko saako_ajaa voi_ajaa pystyyko_aj kannattaako_ajaa voiko_silla_aj',
  leave: 'jatan jattaa jattais jatta jatetaan',
  collect: 'hakea =haen haetaan noudan noutaa nouda hakemaan noutona',
  vat: 'alv =veron =verot arvonlis veroineen verollin verotto',
  costs: 'laskut maksanko maksetaan maksetaanko rahasta maksaak =maksaisiko velotat veloitat',
  free: 'ilmai ilmatt maksuto maksutt ilmane ilmas',
  sum: 'yhteensa kokonaishin =yht loppusum kaiken_kaik kaikkineen tekee_yht',
  together: 'kanssa =samalla lisaksi =plus =kera',
  wear: 'kuluu kulunut epatasai sisareun ulkoreun',
  abuse: 'haista paska vittu =vitun perkele saatana idioot =kusi kusip tyhma =paska paskaa',
  yesterday: '=eilen =eilinen',
  shelf: 'hylly heti_mukaan =hyllyssa =heti =varastossa',
  wet: 'markapi marka_pit sateel',
  fuel: 'vierintavast polttoain kulutus',
  mixing: 'etuaksel takaaksel etuakselil sekoitta sekaisin eri_merkki erimerkki =eteen =taakse samassa_auto',
  studLoss: 'irron irtoa irronn puuttu lahtenyt nastaluku',
  snowMark: 'm_s lumihiut 3pmsf vuorenhuip alppisym',
  trailer: 'perakarr karry karryn peravaun trailer',
  /** The number of a car, which `conceptsOf` finds. */
  plate: 'rekisterinumero rekkari rekkarill kilvella rek_nro reknro',
  waiting: 'odotta odotell odottaes',
  walkIn:
    'ilman_aik ilman_ajanv pitaako_vara tarviiko_vara tarvitseeko_vara paikalle_vaan vaan_paikal ilman_varau jos_on_jono suoraan_paikal suoraan_sis ajaa_suoraan vaan_sisaan ajaa_sisaan pitaaks_vara tarviiks_vara tarviks_vara tarvinko_ajan tarviinko_aja tarvitsenko_aja tarviiko_aja tarviiko_aik onko_pakko_vara',
  damage: 'patti pullis kupla halkeam viilto reunakiv kuoppa kuhmu',
  creditCheck: 'luottotied maksuhair',
  warning:
    'rengaspainev painevalo rengasvalo hevosenken varoitusval =valo =valot syttyi syttyn merkkival rengasvalo painevalo',
  seasonDate: 'nastarengaska talvirengaska nastakau talvirengaspak nastarengasp nastarengasai talvirengasai',
  earlier: 'jos_alla nyt_alla alla_on nyt_on autossa_on nykyi alkuperai',
  quiet: 'hilja hiljas hiljai melu meluis desibel',
  greeting:
    '=moi =moikka =hei =heippa =terve =moro =morjens =paivaa =huomenta =iltaa =heissan paivia hyvaa_huom hyvaa_paiv hyvaa_ilt =morjes =tere mita_kuuluu_ miten_menee',
  speaks:
    'puhutteko_kiel puhutteko_eng puhutteko_ruo puhutko_eng puhut_eng englanniks englantia englannin ruotsiks ruotsia',
  thanks: 'kiitos kiitti =kiitoksia kiitost =ok =okei =selva',
  bye: '=heihei nakemiin =moido hei_hei moi_moi',
  identity:
    '*botti *botin *bottia *botille kuka_ole kuka_sina kuka_sa kuka_taalla kuka_siella mika_olet mika_sina tekoaly robot oletko_ihm ootko_ihm ootko_sa ootko_sina oletko_sa ootsa_ihm oletko_sina oletko_oikea ootko_oikea =kone =koneen vastaako_ihm vastaa_ihm =ihminenko onko_siella_ihm onko_taalla_ihm onko_tama_ihm onko_tassa_ihm',
  talkingTo:
    'puhunko keskustelenko juttelenko kirjoitanko kenen_kanssa kenelle_puhu kenelle_kirjoit chattaanko',
  wants:
    'haluan halua haluai haluis =anna antakaa tahdon toivo saanko saisinko saisko saako voinko voisinko voiko voisiko pitaisi yhdista soitta soittak paasenko paasisinko mieluum jaksa',
  complaint:
    'lasku_on laskussa lasku_vaar vaara_lasku huonoo huonost laitoitte asensitte tarisee_vaihd kuka_korvaa naarmu kolhu =valitan valitukse valittaa kuluttaja reklam jatitte_lo pyora_irto pyora_irron rengas_irto teidan_vika laskutitte kahteen_kert =vaihdoitte oo_kuulun ole_kuulun ei_kuulunut huonoa huonoks huonost =valittaa naarmuuntui huono_palv rahat_takais rahani_takais rahoja_takais rahaa_takais vaaran_ko vaarankok vaaran_renk vaarat_renk vaaria_renk vaara_rengas vaarat_koot huonoin surkea kurja pettyn tyytymat en_ole_tyyty en_oo_tyyty emme_ole_tyyty rikoit rikkoit reklam valitu vahingoit vahinko vaurioit naarmutit korvau korvaat tehtiin_vaar tehty_vaar asennettiin_vaar laitettiin_vaar teidan_jalj teijan_jalj =jaljilta hairits ette_kirist en_oo_tyyt jai_loysa huijau huijat lasku_oli laskun_summ teitte_huon',
  compare: 'kumpi kumman parem kannatta =ero =eroa =erot =vai mieluum vertail aanek',
  come: 'ehin ehinko tuun tulisin ajella tulla =tulen =tuun =tuu paase paasis paasen ehdin ehdit ehtii ehtis mahtu mahdu vaihdattam kayda ottaa_auton ottaa_auto',
  /** With a day or work: whether there is time for it. */
  time: '=aikaa =aika =tilaa =vuoro',
  before: '=ennen =before',
  morning: '*aamu =morning =aamulla =aamusta *aamuna',
  afternoon: '*iltapaiv =afternoon',
  evening: '*illalla =illaksi =iltaan =iltaisin =ilta tyopaivan_jalk toiden_jalk =iltasin =iltana =illasta',
  newTyres: '=uudet =uusia =uusien uudet_renk',
  feedback: 'palaute palautett',
  yes: '=kylla =joo =juu =jep =kylla_kiitos =aivan =oikein =niin',
  no: '=ei =en =peruuta =peru =eiku =vaarin',
  more: '=enta entas =entapa =no mites =miten',
} as const satisfies Record<string, string>;

export type Concept = keyof typeof STEMS;

/** By how they are met; beginnings of words by their first letters, for a question is read often. */
const PHRASES: [phrase: string, concept: Concept][] = [];
const PARTS: [part: string, concept: Concept][] = [];
const WHOLE = new Map<string, Concept[]>();
const STARTS = new Map<string, [start: string, concept: Concept][]>();
const FIRST_LETTERS = 2;

for (const [name, stems] of Object.entries(STEMS)) {
  const concept = readConcept(name);
  for (const stem of stems.split(' ')) {
    const text = stem.replace(/^[*=]/, '');
    if (stem.includes('_')) PHRASES.push([` ${text.replaceAll('_', ' ')}`, concept]);
    else if (stem.startsWith('*')) PARTS.push([text, concept]);
    else if (stem.startsWith('=')) WHOLE.set(text, [...(WHOLE.get(text) ?? []), concept]);
    else {
      const first = text.slice(0, FIRST_LETTERS);
      STARTS.set(first, [...(STARTS.get(first) ?? []), [text, concept]]);
    }
  }
}

/** Words that have a stem within them by chance: 'vähintään' is no price, 'asento' is no fitting. */
const LOOKALIKES = /^(?:vahint|esimerk|asento|asenno[nsi])/;

/** Every concept in the text. */
export function conceptsIn(text: string): Set<Concept> {
  const words = foldedWords(text);
  const line = ` ${words.join(' ')} `;
  const found = new Set(PHRASES.flatMap(([phrase, concept]) => (line.includes(phrase) ? [concept] : [])));
  for (const word of words) {
    for (const concept of WHOLE.get(word) ?? []) found.add(concept);
    if (LOOKALIKES.test(word)) continue;
    for (const [part, concept] of PARTS) if (word.includes(part)) found.add(concept);
    for (const [start, concept] of STARTS.get(word.slice(0, FIRST_LETTERS)) ?? []) {
      if (word.startsWith(start)) found.add(concept);
    }
  }
  return found;
}

export function isConcept(name: string): name is Concept {
  return Object.hasOwn(STEMS, name);
}

function readConcept(name: string): Concept {
  if (!isConcept(name)) throw new TypeError(`${name} is no concept`);
  return name;
}
