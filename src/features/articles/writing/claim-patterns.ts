// What claims without proof look like, as data. A frame is a list of word groups that occur in one sentence in any order. A group
// lists stems between bars: 'pito' begins a word, 'pito=' is the whole word, '~pito' may end a compound; '!' before a group: none of
// it may occur in the sentence. Words are folded ('ä' as 'a'). A stem may be a small regular expression.
export type Frame = string;

const NOT_ADVICE =
  '!auttavat? (?:\\w+ )?(?:pitamaan|hallitsemaan|pysymaan)|turvaval|turvavyo|turvaistui|varova|varo=|hidast|sovita|~nopeu|muista|tarkist|tarkast|mittaa|kuljetta|ennakoi|kulunu|kuluu|~luok(?:ka|an|assa|at)=|mikaan (?:\\w+ )?(?:reng|valmis)|ei(?:vat)? (?:\\w+ )?(?:takaa|esta|poista|yksin|korvaa|pelasta)=|ei(?:vat)? (?:ole )?(?:aina|koskaan) (?:\\w+ )?turvall|turvallista (?:matkaa|talvea|ajoa|kautta|kesaa|joulua)|turvallisuutesi vuoksi|pultti|pultit|pulttien|paineen|paineet|pitenee|pidempi';
const ABSOLUTE =
  'aina=|koskaan|ikina|taysin|taysi=|taatt|taatu|takaa=|takaamme|takaava|takaat|takuu|varma=|varman|varmasti|varmaa=|sataprosen|100 ?%|taydelli|ehdoit|ehdoton|ehdotto|mahdoto|mahdotto|lupaamme|lupaus|lupaukse|kaikissa|kaikilla|kaikelta|kaikkialla|joka (?:keli|tie|mutk|saa|tilant|metri|paiva|kilometr|pinn|olosuht|kerta|ilma)|jokai|joka ikinen|missaan|poikkeuks|tinkim|koko talv|ympari vuoden|missa tahansa|milla tahansa|kelissa kuin|saassa kuin|kokonaan|lainkaan|riippumat|kavi miten|miten kavi|sokeasti|huolet|murehtim|pelkaamat|itsestaan|historia|kertaheit|tae=|takeena|maksimaali|vankkumat|horjumat|murtumat|pettamat|aukoto|aukoton|ikuisesti|nollari|olipa|oli keli|saalla kuin';
const HOLD =
  'turva(?!llisuusluok)|pito=|pidon=|pitoa=|pidolla|~pito=|pitaa (?:kaikissa|joka|kuin|missa|sinut|jaalla|lumella|vedessa|sokeasti|aina,? (?!olla|\\w+[td]aa?\\b))|pitavat=|perille|pysyt|pysyy|hallinna|hallinta|hallitset|jarrutat|pysahdyt|pysahdys|pysahtyy|suojas';
const CRASH =
  '~kolar|~onnettomuu|~onnettomuus|luisu|vesiliir|sivuluis|ojaan=|ojassa|ulosajo|ulos tielta|tielta=|suist|turma|~risk|vaarat=|vaaran=|vaaroilta|vaaraa=|heitteill|pyoraht';
const NO_MORE =
  'esta(?:a|at|avat|vat|mme)?=|ehkais|poista|pelasta|suojaa|suojel|suojas|valta=|valta(?:t|mme|kaa)=|valty|saasty|katoa|katosi|havia|eliminoi|nollaa=|nollari|unohda|puolit|puoleen|turvaa=|~vapaa|ilman=|et=|emme=|ei(?:vat|ka)? (?:\\w+ ){0,2}(?:voi=|enaa|tule=|synny|tapahdu|satu=|joudu|suistu|luist|luisu|kolar|vesil|onnettom|yllata|uhkaa|pelota|liu)|loppu|jaavat pois|menneisyy|muisto|minimoi|mahdoto';
const SLIPPERY =
  'liuka|liukk|jaata=|jaa=|jaise|jaine|~jaassa=|peilijaa|lumimyr|myrsky|pyry|mustajaa|mustaa jaata|lumi=|lunta=|lumisohj|sohjo|loska|pakka|talvik|talvitie';

const PRODUCT =
  'nailla|nama (?:\\w+ )?(?:renkaat|nastat|kitkat|kumit|pysayt|pita|suoja|pelast)|naiden=|naihin=|talla renka|tama rengas|meidan renka|renkaamme|renkaillamme|renkaistamme|rengas,? (?:joka|jolla|jonka|jota|jossa)|renkaat,? (?:jotka|joilla|joiden)|nastat,? (?:jotka|joilla)|kumi,? joka|uudet renkaat|uusilla renka|uusi rengas|vaihtamalla|hankkimalla|vaihda nyt|vaihda uusiin';

const SAFETY: readonly Frame[] = [
  `${PRODUCT} & turva|vaaral|vaarat=|~kolar|~onnettom|luista|luisu|oja=|ojaan|ojassa|liukas|liukk|liukast|pysahty|pysaytt|jarruta|jarrutat|hengis|henki=|henge|elossa|perhe|lapse|lapset|~risk|yllatyk|pelka|pelko|pelkoa|pelat|tiella=|suojati|hallinna|hallinta|hallits|pitavat|pettaa|peta= & !sopi|sovel|tarkoitet|testat|suunnitel|mittaa|saa ajaa|sisaanaj|ajaa sisaan & ${NOT_ADVICE}`,
  'suojele|suojelevat|suojaa|suojaavat|varjele|turvaa & sinu|sinut=|sinua=|teita=|teidat|matkalai|kuljettaj|kyydis',
  `~kolar|~onnettom|luistel|luisut|luisua=|liukastel|vaaranpaik|vaarato|uhka=|uhkaa=|pulaan=|hengis|henki(?!lo)|henkeasi|henkesi|turvassa=|suistu|ojaan=|pelko=|pelkoa=|~riskeja|turvallisem(?:min|pi|paa)=|turvallisin=|turvallisimm & ${NOT_ADVICE}|jos=|kun=|koska=|silla=|kasva|heiken|piden|kulu|vanha|vauri|tyhj|paine|uraa=|merk|mitat|anturi|soita|sattu|varoit|vaikut|hidas|vauht|etaisy|johtu|aiheut|vakuutus=`,
  'mikaan (?:keli|talvi|tie|saa|lumi|pakkanen|maki|jaa|myrsky)= & ei=',
  'selviyd & varm|mista|jokai|kaikis|tahansa|talve',
  `voit luottaa|luota=|luottavai & naihin|renka|pito|jaall|lume|liukk|lapse|lapset|perhe|talve|tiuka & ${NOT_ADVICE}`,
  `ote=|otetta|otteen|~pito=|rengas=|renkaat=|kumi= & ei(?:vat)? (?:\\w+ )?(?:irtoa|luovuta|anna|peta|hellita|katoa) & ote|pito|koskaan|periksi|jaall|liuk|tiuka|keli & ${NOT_ADVICE}`,
  `tottele|vakaa=|vakaana|hallits|hallinna|ohjattav & vaikka|aina=|kaikissa|jaall|liukk|jokaise|tilante & ${NOT_ADVICE}`,
  `perhe|lapse|lapset|lahei|rakkai & luott|varm|huole|rauhas|ansaits|arvoinen & rengas|renka|pito|talve|talvi|matka|takapenk|turva & ${NOT_ADVICE}`,
  'pitavat|pitaa= & sinut|autosi|perheesi|lapsesi & tiella|hengis|turvas|kaistal|elossa|kiinni',
  'kukaan|yksikaan|asiakkaamme|asiakkaista|asiakas & ei=|eivat= & oja|kolar|liuk|liuku|luist|tien paalle|onnettom|suist',
  'turvallisempaa|varmempaa pitoa|parempaa pitoa & ei=|et=|eivat=',
  'kuolem|kuole=|kuolee|loukkaant|vammoi & ei=|et=|ilman=|esta|nolla|pelast|valt',
  `~kolar|~onnettom & puto|laske|pienen|pienem|vahen|vahem|puolit|romah|alene|kutist|minim|harvin & ${NOT_ADVICE}`,
  '~turvaval|nopeusrajoi & unohda|unohta|lyhent|lyhyem|turha|ei(?:vat)? (?:\\w+ )?(?:tarvit|koske) & !ala=|ei saa|kannata|vaara',
  'paikka(?:us|uksen|amme|taan|ttu) & yhta (?:turvalli|hyva|kestava) & uu(?:si|den|tena)',
  'jarrutusmat|~pito=|~pidon & aina=|varmasti|taatusti & riitta & !ei=|vai=',
  'jarrutusmat & kuin (?:kesall|kuival|asfalt)|olemat|minim|ennaty|lyhin=|lyhimm|lyhyin & !moninkert|pitene|pidem',
  `selviat|selviaa|selvitaan & jokais|kaikista|mista|lumi|talve|keli|pyry|hang & ${NOT_ADVICE}`,
  `${HOLD} & ${ABSOLUTE} & ${NOT_ADVICE}`,
  `${CRASH} & ${NO_MORE}|${ABSOLUTE} & ${NOT_ADVICE}`,
  `${SLIPPERY} & unohda|ei tunnu|ei (?:\\w+ ){0,2}ongelm|ei (?:\\w+ ){0,3}pela|pelka|pelat|pelko|historia|nollaa=|nollari|voitat|voittaa|valloit|suojas|selvia|tottele|hallits|ei (?:\\w+ )?hataa|ei (?:\\w+ )?huol|ei enaa|voit luott|pysyt|pitaa sinut|ei (?:\\w+ ){0,2}valia|ei haitt|samantekev|yhdentekev|ei haitt|ei pysay|ei yllat|immuu & ${NOT_ADVICE}`,
  `perhe|lahei|lapse|rakkai|matkustaj & turvas|turvalli|turva=|perille|ehj|suoja|suojel|pelast & ${NOT_ADVICE}`,
  `henke|henki=|hengen|hengis|elamasi|elaman=|ihmishen & pelast|turva|saast|vakuut|pitaa|pysyt|suoj & ${NOT_ADVICE}`,
  'pysyt|pysyy|pysyvat|tuo=|tuovat|paaset|paasee|vie=|vievat & tiella=|kaistalla|kotiin|perille & vaikka|ehj|vain=|turvalli|aina=|varm|taatu|keli',
  'jarrutusmat|pysahtymismat & lyhen|lyhye|puolit|puole|kutist & \\d|metri|prosent|puol|heti=|aina=|varm|kolmann|neljann|viidenn|tuplas & !pitene|~luok(?:ka|an|kien|at)=',
  'pysahty|pysaytt|jarrut & hirv|~varma=|kuin seina|ei hata|hetkessa|ajoissa aina|aina ajoissa|silmanrap',
  'ajaa=|aja=|ajat=|ajamaan & kovaa=|kovempaa|lujaa=|lujempaa|taytta vauhtia|kuin kesalla|nopeammin & !kulu|ala=|enintaan|niin=|enempaa',
  'ei=|et=|eivat=|eika= & peta=|pettaa|pettanyt|voi (?:\\w+ )?epaonnist|luista=|luisu=|liu.?u=|liukastu|liukastel|puhkea|rajah|menet= & !paine|aina=.*turvall|mikaan',
  'luota=|luottaa|luotat|luottav & sokeasti|hengella|hengen|kaikissa|joka (?:keli|tilant)|silmat kiinni',
  'ei=|et= & koskaan|ikina & jaa=|jaat=|juutu|joudu|kaadu|liuu|liukas|kolaroi|petty|petyt',
  `huolet|huoletta|rennosti|murehtim|pelotta|stressi & aja=|ajat=|ajaa=|ajoa=|matka & keli|lume|talve|missa|olosuht|jaall|${SLIPPERY}`,
  'vaaratto|vaaraton|riskito|riskitt|onnettomuuksitta|kolaritta|kolarivap|pettamat|ei (?:\\w+ )?tarvitse (?:\\w+ )?(?:hidast|pelat|varo=|varoa|jannit|huolehti|murehti)|hidastamatta|varomatta|pelkaamatta|sydamentykyt|turvassa (?:kaikissa|joka|aina|kaikelta)|turvallisuus taattu|turvallisuustakuu|turvatakuu|pitotakuu|takuupito|haavoittumat|pommivarma|elossa=|hengissa=|silmat kiinni|silmat ummessa',
];

const MONEY = '\\d ?(?:€|e\\b|eur|%|prosen)';
const FRACTION =
  '~kymp|~satas|~satanen|~sataa=|~sadalla=|puole|puolet|kolmanne|neljanne|viidenne|kymmenes|kymmenyk|satas|satane|sata=|satoja|kymp|kymmeni|kymmenen|kakskyt|vitos|viitos|tonni|roima|reilu|hurja|tuntuva';
const REFERENCE =
  '~normaalihin|~normihin|listahin|suositushin|suositusmyyntihin|ohjehin|ohjevahittais|ovh|svh|lahtohin|entinen hin|entise\\w+ hin|vanha hin|vanha\\w+ hin|aiempi hin|aiempa\\w+ hin|aikaisempi hin|alkuperai\\w+ hin|katalogihin|hinnastohin|myymalahin|viime vuoden hin';

const DISCOUNT: readonly Frame[] = [
  'murto-osa & ~hin(?:ta|nalla|nan|taan)|normaali|€',
  'tarjoushin & !niin kauan|riittaa|naet=|nakyy|nakyvat|loydat|loytyy',
  '\\d[\\d,]* ?(?:€|euroa|euron) (?:\\w+ )?(?:alle|halvem|edullisem|pois=|vahem|alenn|pudot) & !matka',
  'osta=|ostat=|ota=|otat= & kolme=|kaksi=|yhden=|nelja=|toisen & saat=|ilmai|kaupan|maksat|maksa=|paalle & !lainaksi|lainaan',
  'ilmai|veloituks|maksut(?:on|ta|tom|ont)|kaupan|lahjaksi & ~sarja|~sarjan|~renkaat=|rengas=|vanteet=|asennus|asennuk|~vaihdon|~vaihto=|rengashotel|~tasapain|~sailyty & osta|ostaja|jokai|uude|uusi|saat=|lahja|paalle|kun=|tilaa=|tilaat=|varaa=|ensimmai & !vanha|lainaksi|lainaan|kierrat|vastaan|tarkist|kirist|kylmis|peruut|perua|viall|virhe|reklam|kuuluu|sisalty',
  'black (?:friday|week|weekend)|cyber (?:monday|week) & !auki=|avoinna|aukiolo',
  '(?:mega|super|jatti|huippu|hurja|hullu|ennatys|joulu|pommi)tarj|tarjouspommi|hintapomm|superetu|puoli-?ilmai|(?:lahes|melkein) ilmai|poistoon|poistoera|erikoishin|avajaishin|juhlahin|etuhin|hintasota|hintojen lask|halpeni|halpenee|halpenivat|nain (?:halv|halpa|edull)|dumpp|veroton|verovapa|alv-vapa',
  '~hin(?:ta|tansa|taan|nat|nan|noilla|nalla|noin|toja) & kuin (?:\\d|ennen|vanhaan|joskus|viime|muinoin)|luvulla|luvun|vuosien takai|vuoden takai & !sama=|samat=|ennallaan|muuttumat',
  'alv=|alvi|arvonlisavero & pois=|veloitu|me maksamme|maksamme|kaupan|hyvit',
  '~alennusmyyn|(?:syys|talvi|kevat|kesa|joulu|rengas|loppu|super|mega|poisto|varasto|viikonloppu|vanne|jatti)?ale(?:n|ssa|sta|t)?=|~alehin|alennushin|~loppuunmyy|konkurss|~tyhjennys(?:myy|ale|hin)|varastontyhj|~poistohin|~poistomyy|tukkuhin|tukkurihin|tehtaanhin|tehdashin|omakustannu|~ostohin|polkuhin|pilkkahin|superhin|pohjahin|loytohin|halpahin|~romppeet|hintaromah|hintarysa|hintaryn|hintapudot|hintarajah|hinnanpudot|hinnanalenn|hintaale|kampanjahin(?!\\w* (?:nakyy|nakyvat|loyty))|kaupan ?paal|hullu(?:t|jen|illa|ina) paiv|puol(?:een|i|ella|esta) hin|yliviivat|ennatyshalv|ennatysalh|ennatysedull|sisaanostohin|nettohin|henkilokuntahin',
  `${REFERENCE} & \\d|edullisem|halvem|alle=|saast|verra|yliviiv|pois=`,
  '~hin(?:ta|tansa|taan|taa|nat|nan|nasta|noista|toja|taamme|tamme) & laskenut|laski|laskivat|laskee taas|laskettu (?:\\w+ ){0,2}(?:\\d|euro|prosen|kymp|satas)|laskimme|alenn|alensi|alenee|pudot|pudonn|putos|putoa|tippu|tipaht|sukel|syoks|kutist|romaht|puolit|puolet|halpen|halven|poljet|polje|alimmillaan|pohjalukem|ennaty|leikat|leikka|sula=|sulavat|sulanee|alas=|pois=|kuriin|minimiin|pilkka',
  'alin=|alimmillaan|halvin=|halvimm|edullisin=|edullisimm|halvem|edullisem & koskaan|ikina|vuoteen|vuosiin|kaikkien aikojen|historia|viime (?:vuo|vii|kuu|kau|syk|kev)|kuin (?:ennen|eilen|viime|koskaan|aiemmin|aikaisemmin)|aiempaa',
  `saasta|saasto|saastyy rahaa & ${MONEY}|${FRACTION}|selvaa rahaa|pitka penni|pitkan pennin & !polttoain|kulut|rengaspain`,
  '(?:kolmen?|kahden|yhden|\\d) (?:\\w+ )?hinnalla|\\d ?\\+ ?\\d (?:tarj|kaup|kampanj|ilma|etu)|\\d ?\\+ ?1\\b|maksa(?:t|a)? (?:vain )?(?:kolme|kahde|yhde|puole)|ota (?:nelja|kaksi|kolme)\\w* ?,? maksa|(?:ennen|aiemmin|aikaisemmin|norm\\.?) \\d[\\d ,]*(?:€|euro|e\\b)',
  'toinen|toise|kolmas|kolmanne|neljas(?!sa)|neljanne|viides(?!sa)|yhden=|yksi= & ilmai|veloituks|maksut|puoleen|kaupan|lahja & !pult|tarkist|venttiil',
  '(?<![\\w.,])[-–−] ?\\d{1,4} ?(?:%|prosent|€|eur)|\\d[\\d,]* ?(?:%|prosen\\w*) (?:\\w+ )?(?:alennu|pois=|halvem|edullisem|ale=|normaali|tarjou|alle=)|prosen\\w* (?:pois|halvem|alennu|edullisem)',
  `alennu|~tarjou|halve|edullisem & ${MONEY}`,
  `${FRACTION} & ~alennu|etu=|pois=|halvem|halve|edullisem|alemm & !puolelt|toiselta`,
  '(?:ennen|aiemmin|aikaisemmin|norm\\.?|normaalisti|tavallisesti|muuten|muualla|kilpailijan hinta|muiden hinta|naapurin hinta|ketjun hinta|viime \\w+ hinta|viime \\w+|kilpailijalla|naapurilla|naapurissa|ketjulla|isoissa liikkeissa|verkkokaupassa|yleensa|oli|maksoi) (?:\\w+ ){0,2}\\d[\\d ,]*(?:€|euro|e\\b) & nyt=|meilla|meilta|tanaan|vain=|taalta|meidan|tanne|taman & !auki|klo|puhelin',
  'ilmai|kaupan|lahja|veloituks|maksut|saat|hintasi= & arvo=|arvoltaan|arvoinen|arvoise|norm\\.',
  'vain tanaan|tanaan viimeista|vain taman|vain talla|vain huomiseen|vain viikonlop|vain nyt|viimeiset? (?:paiva|tilaisu|mahdoll|tunni)|hinnat nousevat|hinta nousee|ennen hinnankorot|nyt tai ei & ~hin(?:ta|tan|na|no)|€|%|~tarjou|ale=|alennu|halv|edull',
  'hullun|naurettavan|uskomattoman|jarkyttavan|alyttoman|posketto & halv|edull|~hin(?:ta|na|no)',
  'ei valika|valikas|suoraan (?:tehtaalta|maahantuo|tukusta) & ~hin|halv|edull|saast|sinulle',
];

const CREDIT_WORD =
  '~luotto|~luoton(?!anta)|~luotolla|~luotot|~luottoa|~laina(?!ksi|an )|~lainaa=|~lainan|~rahoit|~osamaks|maksuai|~hakemu|eriss|kuukausierissa|maksuerissa';
const NEUTRAL_CREDIT =
  '!edellyt|vaatii|luotonanta|hakemus(?:ta|ksen)? (?:kasit|tehd|lahet)|~ehdot=|~ehdoista|~ehdoissa|~ehdoin|~ehtoja|~ehtojen|tarkist(?:aa|etaan|amme)=|myontaa=|vasta (?:luotto)?paatoksen|sopimu|peruut|rahoitusyhti|lasketaan|maaraytyy|etuajas|ennenaik|takaisin|lainan ottami|maksaa rahaa|eraan maksa|maksutava|voit maksaa|maksutav|maksutap|kortil|viivasty|korkolai|laina-?(?:auto|pyor|reng|renk|kone)|lainata|lainaamme (?!(?:\\w+ )?(?:hin|raha|summa))|luottokort';

const CREDIT: readonly Frame[] = [
  'lykka|lykkaa|siirra|siirrat & maksu|lasku|era=|eran=|eraa=|maksamis & !ajan=|aikaa|varau',
  'velaksi|velalla|velkaa=|velka=|velkarah|rahapula|kasirah|maksuvapa|lyhennysvap|maksuloma|maksuhairio|pikalaina|pikaluot|euroakaan|senttiakaan|(?:ei|ilman) (?:\\w+ )?luottotark|pikavip|kulutusluot|joustoluot|rahoitamme|ilman (?:vakuu|takaa|tulotie|paper|tulo)|maksusuunnit|luottoraj|nollakor|~korotto|~koroton|koroitta|korotta=|kuluitta|kulutta=|tilinhoitomaks|klarna|(?:ei (?:tarvitse|tarvi)|et) maksa(?:a)? (?:nyt|heti|viela|mitaan nyt)|maksaa nyt mitaan|maksamatta nyt|lasku(?:lla)? vasta|(?:ei|ilman|vaikka|myos) (?:\\w+ )?luottotie|luottotie\\w+ (?:\\w+ )?(?:ei|eivat|menett|menn|ohi|hukassa|kadonn|huono|puuttu)|menny\\w* luottotie|menetett\\w* luottotie',
  `laina=|lainaa=|lainaamme|lainan=|lainalla|lainat=|lainaraha|luottoa=|luotto=|luotolla|luoton= & ${NEUTRAL_CREDIT}`,
  `${CREDIT_WORD} & aina=|kaikille|kaikki=|kaikkien|jokaise|minuut|heti=|sekun|~varm|taatt|taatu|takuu|takaa|ilmai|ilman=|kulutta|koro|edulli|halv|este=|joustav|nope|jopa|huoletto|huoletta|pankki sanoo|vaikka|hoituu|jarjestyy|ei kysel|kyselem|haluat|helpo|helpp|unelm|heti|hyvaksy(?:mme|taan|tty) & !luottopaato\\w* tekee`,
  'maksa=|maksat=|maksu=|maksun=|maksut=|lasku=|laskun=|laskulla|~erapaiv|makselet|maksele & vasta=|myohem|joskus|sitten=|vaikka (?:vuo|ens|kes|kev|syk|joskus|kuu)|(?:vuoden|kuun|kuukauden|kuukausien|viikon) paasta=|ensi (?:vuo|kuu|kes|kev|syk|tili)|kevaalla=|kesalla=|syksylla=|talvella=|\\w+kuussa=|tilipai|palk|jalkeenpain|kun (?:ehdit|huvit|pyst|sopii|sinulle|rahat|haluat|jaksat|voit|muistat|kerkeat)|silloin,? kun|omaan tahtiin|rauhassa|osissa|eriss|pikkuhil|pienissa|vahitellen & !kassalla|kun tyo|tyon jalk|vasta,? (?:kun (?!ehdi|huvi|pyst|sopi|sinulle|raha|halua|jaksa|voit|muista|kerke)|noud|tyon|vaihd|asennu|palvel|luovut)|maksuton',
  '\\d[\\d,.]* ?(?:€|e|eur\\w*) ?(?:/|per )? ?(?:kk|kuu(?:ssa|kaudessa|kausi)|paivassa|pv|viikossa)=|kuukausimaks|kuukausier|kk-maks|kk-er',
  '~kymp|~satas|vitos|viitos|eurolla|euroa=|euron=|kahvikup|kahvin=|pizzan|lounaan|sentill|hinnalla & kuussa|kuukaude|kuukaus|paivassa|viikossa',
  'pilko|pilkot|jaat=|jaa (?:maksu|hinta|lasku|renka)|paloittel & maksu|osiin|eriin|era=|~hinta|lasku|kuukau|renka',
  'rahat=|rahaa=|rahan= & jarjest|tilille|tilillesi|puuttu|loppu|ei haitt|ei este|ei tarvit|~ilman=|vaikka|vahissa|tiukassa|heti=',
  'tili=|tilisi|palkka|kukkaro|lompak|budjet & tyhj|vaikka|loppu|ei haitt|ei este|odot|vasta',
  'era=|eran=|erat=|maksuera|lyhenny & vasta=|myohem|keva|kesa|ensi|vain|alkaen|pieni',
  'maksuai|maksu-aik & \\d|koroton|korott|haluat|niin paljon|koko=|pitk|vuosi|vuotta|kuukau & !laskun|lasku',
  'ei=|ilman=|nolla & korkoa|korko=|korkoja|korkokul|avausmaks|tilinhoito|luottokul|kuukausikul|rahoituskul',
];

const PRAISED =
  'para(?:s|sta)=|parha(?!iten)\\w*|(?:halv|edullis|suur|laaj|nope|turvallis|hiljais|luotettav|luotetu|tunnetu|suosit(?:u|ell?u)|kokene|palvelev|osaav|ammattitaitois|monipuolis|kattav|kestav|pitav|tyytyvais|taloudellis|laaduk+a|vahv|mukav|ystavallis|tark|moderne|rakastetu|arvostetu|palkitu|halutu|myydy|ostetu|kaytety|vaivattom|pehme|pitkaikais|tehokka|merkittav|innovatiivis|sitke|varm|kehitty(?:n|ne)|edistynei|nautinnollis|miellyttav|pitkaaikais|ahker|rehellis|rehdei|reilu|rehd)(?:in|i[mn]m[ai]\\w*|imp[aiou]\\w*|imm\\w*)=|ykko(?:nen|se|sta|sia|s-?(?:valin|paik|reng|renk|liik|tuot|laa|luok|merk|nimi|osaa|asian|palvelu|suosik|sija|ket))|johtav|huippu|(?!ensimm|enimm|useimm|lahimm|alimm|uusimm|yleisimm|tavallisimm|viimeisimm|keskimm|ylimm|sisimm|myohemm|liukkai|huonoim|kylmim|pimeim|kuumim|heikoim)\\w{3,}imm(?:at|an|i|ass|all|aks)';
const NOT_IN_A_SIZE =
  '!mielestamme|mielestani|koossa=|~luok(?:ka|an|at|assa|kaan|kien)=|hyllyss|keino|tapa=|aika=|viikko=|jono|kiire|sesonki|ruuhka|haku|haun=|jarjest|suodat|suosituin koko|koko on|koot=|kysy=|kannattaa';
const OTHERS =
  '(?:\\w+ )?(?:mikaan|muu|muut|muita|muilla|muiden|muualla|muualta|kukaan|kilpail|naapuri|yksikaan|missaan|mistaan|edes|ketju|isoilla|isot|toiset|toisten|suuret|michelin|nokia|continental|bridgestone|goodyear|pirelli|hankook|dunlop|vianor|euromaster|rengasmarket|merkki|brandi)';

const RIVALS =
  'muualla=|muilla=|muissa=|~ketjuliik|~rengasketj|ketjui(?:ssa|lla|lta)=|isot ketju|~kilpaili|naapuriliik|naapuri(?:ssa|lla|n)=';
const COMPARED =
  '\\d ?(?:€|e\\b|eur)|~sataa=|~sadalla=|~satas|~satane|~kymp|hinta=|hinna|hinno|maksa(?:a|t|vat|isi)=|pyyde|pyyta|veloit|kallii|osataan|osaamme|osaa=|hutil|hosu|hutaist|sinne pain|huolella|huolimat|laatu|laadu|ammattit|kunnolla|tosissaan|oikein=|jonot';

const OTHER_SHOPS = `${RIVALS}|nettikaup|verkkokaup|halpahal|halpaliik|~tavaratal|~marketi|(?:muut|muiden|toiset|isot|isojen|suuret|suurten) (?:\\w+ )?\\w*(?:liikkee|liikkei|ketju|toimij)|halpaketj|vianor|euromaster|rengasmarket|rengascenter|first stop|bestdrive|motonet|biltema|tokmanni|naapuri\\w* (?:liik|verst|poja|kaupp|halli)`;

const SUPERLATIVE: readonly Frame[] = [
  `${OTHER_SHOPS} & hajoa|hajos|huono|heikko|heikoi|huija|petka|petet|ylihint|kisko|kiskur|hutil|sinne pain|huolimat|hosu|rikko|vanhentu|vanhoja|roskaa|romua|surke|kelvot|valehte|harhaut|nylke|rahast|epaluot|epareh|laiska|amatoor|ammattitaidot|vaarallis|ei(?:vat)? (?:\\w+ )?(?:osaa|valita|tieda|vaivaudu|viitsi|tarkist|kuuntele|ymmarra|palvele|hallitse|pida)=|maksat (?:\\w+ )?(?:liika|turha|tyhjast)|liikaa=|jatta(?:a|vat)=|ala (?:\\w+ )?(?:mene|osta|luota|vie)|kadut & !ostet|todet|tarkista=|katso=|voivat olla|voi olla`,
  `${RIVALS} & me=|meilla|meilta|meidan & ${COMPARED} & !ostet|ostam|hanki|tilat|sama=|samaan=|sama(?:n|t)=`,
  `${RIVALS} & maksa(?:a|vat)=|hinta= & enemman|kalliim|~satas|~kymp|\\d ?(?:€|eur) & !riippu|voi=|kysy|ostet|ostam`,
  `${RIVALS} & (?:meidan|meilla|meilta) (?:eivat|ei|kylla)=`,
  'ei=|et= & toista (?:yhta|saman|vastaav)',
  'kukaan|mikaan|yksikaan & ei=|eivat= & ~mmin=|~mpaa=|~mpi=|yhta (?:hyv|halv|nope|edul|pitk|monip|laaj)|nain (?:hyv|halv|nope|edul|monip|laaj|pitk|hilj)|samaa|vastaavaa',
  'muualta|muualla|muilta|muilla & ei=|et= & nain=|yhta=|saa=|loyd|samaa|vastaavaa & !varast|koossa',
  'muita (?:parem|halvem|edullisem|hiljaisem|kestavam|turvallisem|laadukkaam|taloudellisem|pitavam)|naapuria=|~kilpailijoita=|~kilpailijaa=|toisia= & ~mpi=|~mpia=|~mpaa=|~mmin=|~mmat=|~mman=',
  'asiakkaat|asiakkaamme|kuskit|lukijat|suomalaiset & aanest|valitsi|valinneet|palkits & meidat|parha|ykko|paras',
  `me=|meidat|meita|myymme|tarjoamme|olemme|saat= & paras=|parasta|parhaat=|parhaan=|parhaita|parhaalla & ${NOT_IN_A_SIZE}|autoosi|istuvu|tuloksen|hyodyn`,
  'eniten & luott|myyty|myydy|suosit|ostet|asiakk|tyytyv|kehut',
  `~suomen|suomessa|suomest|suomalais|maailma|markkino|euroop|pohjoism|pohjol|~kaupungi|~kunna(?:n|ssa|lla)|~maakun|alueen|alueel|~seudu|~seutu|lahiseu|alan=|alalla|maan=|maassa|vuoden=|kaikkien|koko \\w{4,}(?:ssa|lla|n)=|~maalla=|~maan=|uudenma|lapin=|kylan=|pitaj|taajama|rengasliikkeista|liikkeista|renkaista|talvirenkaista|kitkarenkaista|nastarenkaista & ${PRAISED} & ${NOT_IN_A_SIZE}`,
  `meilta|olemme|meidan|palvelumme|asentajamme|hintamme|asiakkaamme|liikkeemme|valikoimamme & ${PRAISED} & ${NOT_IN_A_SIZE}`,
  `(?:luotetu|suosit(?:u|ell?u)|tunnetu|palvelev|osaav|ammattitaitois|kokene|arvostetu|rakastetu|myydy|tyytyvais)(?:in\\b|imm)|laajin valik|laajimm|(?:nope|edullis|halv|suur)in (?:renkaan|rengas|palvelu|liike|vaihto|valik|asennus)|(?:turvallis|hiljais|kestav|laaduk+a|pitav|vahv|taloudellis|kestavi)(?:in|imm\\w*) (?:rengas|renka|valinta|malli|kitka|nasta|talvi|kesa|jaapito) & ${NOT_IN_A_SIZE}`,
  '(?<!(?:sinulle|itsellesi|autoosi|autollesi|kayttoosi|mika on) )(?:paras|parasta|parha(?!iten)\\w*) (?:hin(?:ta|na|to)\\w*|\\w*reng(?:as(?!pain)|asta)|\\w*renk|\\w*liike|paikka|mahdolli|asennus|asent|hinta-laatu|mita=|laatu|palvelu|rengas=|renkaat=|valinta|pito=|takuu|jaapito|lumipito|markapito)',
  `(?:halvi|edullisi)[nm]\\w* (?:hin|rengas|renka|sarja)\\w*=(?! (?:hyllyss|valikoima|listal|tassa|meilla)) & ${NOT_IN_A_SIZE}`,
  `luokkansa|luokassaan|sarjassaan|kokoluokkansa|hintaluokkansa & ${PRAISED}|~sin=|~vin=`,
  `~m(?:pi|paa|man|min|malla|mat|pia|maksi|mpi|mille|missa)=|enemman|tuplasti|vahemman & kuin ${OTHERS} & !kulunu`,
  'verrattuna|verrata|vertaa= & muih|kilpail|~merkk|muuhun|muualle & !hintaa|voit vertaa',
  'tuplasti|kaksinkertai|moninkert|kolminkert|(?:kaksi|kolme|viisi|kymmenen|\\d) kertaa & kuin=|muihin & !vuodessa|tunti|jarrutusmat|asfalt',
  'aino(?:a|at|aksi|an)\\w* (?:\\w+ ){0,2}(?:rengas|renka|liike|yrit|malli|kaup|korjaam|merkk|joka|jossa)|ainut\\w* (?:\\w+ )?(?:liike|rengas|paikka)',
  'numero (?:yksi|1)=|n:o 1|nro\\.? 1=|ykko(?:nen|se|sta|sia|s-?(?:valin|paik|reng|renk|liik|tuot|laa|luok|merk|nimi|osaa|asian|palvelu|suosik|sija|ket))|kuningas|muita edella|edella muita|~kilpailijoita edella|askeleen edella|omassa sarjassaan|eri (?:tasolla|luokkaa|sarjas)|vain meil|ainoastaan meil|(?:kukaan|mikaan|yksikaan) muu (?:\\w+ )?(?:reng|liik|ei (?:\\w+ )?(?:myy|vaihd|tarjo|kest|pid|yll|pyst|osaa|palvel))|ei vertaa|loydy vertaa|kenellekaan|kellekaan|meita (?:parem|halvem|nopeam|edullisem)|hinta-laatusuhteeltaan|karkea=|karkinim|ylivoima|lyomat|voittamat|voittamato|ylivert|ainutlaatu|vertaansa|vertaistaan|vertaista=|markkinajoht|paihitt|laudalta|omaa luokkaansa|vailla vertaa|kalpene|taydellinen reng|taydelliset renk|vuoden (?:rengas|renka|liike|rengasl|autoil)|hintatakuu|halvimman hin|edullisimman hin|parhaan hin|hintalupaus|suosikki|maailmanluok|maailmanmest|legendaari|ei voi (?:voittaa|paihittaa|lyoda)|lyoda=|ylitse muiden|ei (?:\\w+ )?enaa parane|kiistat|kiistaton|todistet',
  'muut=|muita=|muiden|muille|~kilpail|kukaan|mikaan|kilpakump|naapuri|toiset= & jaavat (?:\\w+ )?(?:jalk|toise|kauas|varjo|kak)|jaa (?:\\w+ )?(?:jalk|toise|varjo|kak)|toiseksi|varjoon|havia|havis|lyo=|lyomme|ohitta|jyra|ylitta|voitta|voitam|ei(?:vat)? (?:\\w+ )?(?:pysty|pysy|kesta|tarjoa|paase|myy|yll|voita|osaa|parja|palvele|vaihda|hallitse tata)|jaljitel|kopioi|yhta (?:pitk|hyv|halp|edull|nope)|seuraa|matki|kadehti & !mikaan (?:\\w+ )?reng\\w* ei (?:\\w+ )?(?:esta|ole|pida|poista|kesta iku)|pultit',
  'et=|ette=|ei=|eika= & loyd|loyty|saa=|ole=|tule=|tehty|tarvit|keksi & (?:parem|halvem|edullisem|nopeam|luotettavam|kestavam|hiljaisem|turvallisem|laadukkaam|mukavam)paa|halvemmalla|edullisemmin|vertais|toista sam & !~luok(?:ka|an)=|kulunu',
  '~ammattila|ammattikusk|asiantunt|taksi|rallikusk|mestari|suomalais|kaikki (?:kusk|autoil|muut)|autoilijat|insinoor & valinta=|valits|luotta|suosikki|suositt|suositel|ykkos|mukaan=|rakasta|vannovat & !mukaan (?:tule|ott|kannat)',
  'takaamme|varmasti|aina=|tunnetusti|todella|ehdotto|kiistat|tutkitusti|testatusti & halvi[nm]|edullisi[nm]|paras|parha & !autoosi|sinulle',
];

const ENDLESS =
  'elinik|elinia|eliniak|ikui|ikiaik|loputon|loputto|rajaton|rajatto|elamanmitt|elinkaar|kayttoian|kayttoika|loppuelam|lopun ik|ehdoton|ehdotto|(?:koko|renkaan) ian|ikuisest|ei (?:\\w+ )?(?:vanhene|lopu|paaty|raukea)';
const MANY_KM =
  '(?<![\\d,])(?:[3-9]\\d|\\d{3})[\\s.]?000 ?(?:km|kilom)|(?<![\\d,])(?:[3-9]\\d|\\d{3}) ?(?:tkm|tuhat\\w* (?:km|kilom))|(?:sata|sadan|satojen|(?:kolme|nelja|viisi|kuusi|seitseman|kahdeksan|yhdeksan)kymmen\\w*) ?tuha\\w* (?:\\w+ )?(?:km|kilom)|~satatuha|~sadantuha';

/** Guarantees without stated conditions or proof: for ever, money back, a number of kilometres. */
const PROMISE: readonly Frame[] = [
  'takaamme|lupaamme|~varmasti|taatusti & katsastu & lapi|hyvaks',
  `~takuu|takaamme & ${ENDLESS} & !ei(?:ka)? (?:\\w+ )?(?:ole|tarkoita|tunne|kata|anna)=`,
  '(?:eliniks|elinik|elinkaar|iki|ikuisuus|tyytyvaisyys|tyytyvaisyyden|rahat-takaisin|raha|kilometri|kulutus|kestavyys|palautus|mieliala|mieltymys)\\w{0,8}takuu|tyytyvaisyy\\w* (?:taat|takaa)',
  'raha=|rahat|rahasi|rahan|ostohin|kauppahin|hinnan=|summa|euro(?:t|si)=|joka sent & takaisin|palautam|palautet|hyvitam & ~takuu|~lupau|lupaam|ilman (?:\\w+ )?(?:kysym|selity|perustel)|(?:ei|emme) kys|kyselem|jos=|jollet|ellet|mikali|aina=|kaikki=|heti=|tyytyv|miellyt|halvem & !peruut|peruu|reklam|virhe|~vika|viall|lain|pant(?:ti|in)|kuitti|lahjakort',
  `${MANY_KM} & ajat=|ajaa=|ajetaan|ajavat|riitta|lupa|takaa|taat|varma|~takuu|~kestoi|~kestoa|rengas|~renka|~reng|~sarja|nailla|talla=|~kumi|jopa=|paaset & !mittari|katsast|ajettu|vuodessa|vuosit|valein|huolto|jakohih|luvata|riippu|vaihtele|harvoin`,
];

const RIGHTS =
  '(?:palautus|peruutus|peruuttamis|reklamaatio|vaihto)-?oik|palautusai|virhevastu|korjaamme (?:\\w+ )?(?:virhee|viallis)|oikeu\\w* (?:\\w+ )?(?:reklam|perua|peruut|palaut|valitt|hyvity|korja)|lakisaat|(?:perua|peruuttaa|palauttaa) (?:\\w+ ){0,3}(?:14|neljantoista|kahden viikon|kahdessa viikossa)|(?:14|neljantoista) (?:paiv|pv|vrk|vuorok)\\w* (?:\\w+ )?(?:palaut|peruut)|kuluttajansuoj';
const AUTHORITIES =
  'traficom|trafi=|trafin=|poliisi|liikenneturva|autoliit|autoalan|kuluttajavirasto|kuluttaja-asiam|kuluttajaliit|kilpailu- ja|kkv|viranomai|tukes|verottaj|verohal|~ministeri|valtio(?!neuvoston as)|~pelastuslait|katsast|vakuutusyht|tulli=';
const ENDORSED =
  'suosit|hyvaksy|sertifio|valtuut|luottaa|luottavat|kehu|palkits|palkinn|valitsee|valitsi|auktoriso|siunaa|takaa=|takana';
const NOT_ENDORSED =
  '!merkki|merkint|tyyppi|~maan=|~moottori|muutoskats|ei=|eivat=|asetu|lomak|kun=|jos=|painei|urasyvyy|jokaiselle|kerran|ennen kuin';

/** What the law already gives sold as a benefit, an authority's recommendation, and haste without a reason. */
const MISLEADING: readonly Frame[] = [
  // Health and faultlessness that nobody has measured, and offers that run out within the hour.
  'stressi|verenpai|~sary|~saryt|~kivut|unettom & vahen|alen|havia|poist|helpot|katoa|laske|paran',
  'virheettom & aina|taatu|varm|lupaa|jokai',
  'tarjous & raukea|paatty & tunnin|minuuti|tunnissa',
  // Rights that the law gives, withheld or sold as a favour.
  'alennettu|alennetui|alennuks|poistoer|~tarjoustuot|~tarjousrenk|~alerenk & ei=|emme=|eivat= & reklam|virhevast|oikeu|virheist|vaihdeta',
  '(?:ei|emme|eivat|eika) (?:\\w+ ){0,2}(?:virhevast|reklamaati\\w* (?:\\w+ )?(?:kasitel|ottaa|oteta|hyvaks)|reklamoida|palauttaa viallis|hyvitysta viallis)|ei(?:vat)? (?:\\w+ )?(?:reklamaatio|virhevastuu)\\w* & !jos=|ennen=|kuitenkaan|tarvit|vaikuta|vahen|rajoit|poista|poistu|kumoa|menet',
  '~takuu & raukea|raukee|ei ole voimassa|menet & kuitti|kuitit|kuittia',
  'virheelli|viallis & korva|korvau|hyvit & ~etu=|~etuna=|~etuja=|lahja|bonus|kaupan paalle',
  'palautu|palauttaa|peruuttaa|peruutus & ei onnistu|ei voi=|ei ole mahdollis|ei hyvaksyta|ei oteta & verkko|tilat|tilau & !asennet|kaytet|ajet|noudet',
  // Customers' praise that nobody can show.
  'kaikki=|jokainen=|joka ikinen|kaikkien= & asiakas=|asiakkaa|asiakkai & tyytyv|kehu|ylista|suosittele|tahte & !kysy|haluam|tavoit|toivo|palaut',
  `${RIGHTS} & ~etu=|~etuna=|~etuja=|~etuna|etumme|etusi|etunasi|bonu|kaupan paalle|lahja|vain meil|vain meid|saat=|annamme|tarjoamme|lupaamme|lupaukse|ainutlaat|ylpe|poikkeuksel|palvelulupau|kanta-asiak|ekstra|extra|ilman lisahin|hemmot|erikois & !(?<!\\d)(?:[2-9]\\d|1[5-9]|\\d{3}) ?(?:paiv|pv|vrk)|lisaksi (?:valmist|annamme)|lain muk|laki antaa|kuukauden=`,
  `${AUTHORITIES} & ${ENDORSED} & meita|meidat|meihin|meidan|~liike=|~liiketta|~liikket|~liikkee|~liikkei|palvelu|nait[ai]|naihin|talle|~renka|~reng(?:as|asta)=|merkkia|malli|asennu|valikoima|~hotelli & ${NOT_ENDORSED}`,
  `${AUTHORITIES} & (?:suosittelem|hyvaksym|valtuuttam|sertifioim|palkitsem|luottam|tarkastam|valitsem)(?:a|aa|at|an|ia|iin|illa)=|kumppani|virallinen|valinta=|suosikk & ${NOT_ENDORSED}`,
  '(?:virallis\\w*|viranomais\\w*) (?:suosit|hyvaksyt)\\w* (?:\\w+ )?(?:liik|reng|renk|kump|palvel)',
  `(?:enaa|vain) \\w+ (?:minuut|tunti|tunnin|tuntia)\\w* (?:\\w+ )?(?:aikaa|jaljella|tarttu)|vain tanaan|(?:ainoastaan|enaa) tanaan|tanaan viimeis|vain nyt=|nyt tai ei koskaan|viimeis(?:et|ia|ten) (?:\\w+ )?(?:kappale|era|reng|renka|sarja|paika|mahdoll|tilaisuu|tunni)|viimeinen (?:\\w+ )?(?:tilaisuu|mahdolli)|(?:vied|menevat|menev|lahte)\\w* (?:\\w+ )?kasista|kiirehdi=|kiiruhda|pida kiire|kannattaa kiirehtia|toimi (?:heti|nyt|nopea|ripea|pian)|iske heti|(?:osta|tilaa|tartu|varaa) (?:\\w+ ){0,2}(?:nyt,? |heti,? )?ennen kuin (?:on liian|lop|muut|naapuri|kaik|joku|ne lop)|ennen kuin on (?:liian )?myoh|huomenna (?:\\w+ ){0,3}(?:liian )?myoha|(?:enaa|vain) (?:\\w+ )?(?:muutama|muutamia|pari|kourallinen|\\d+|yksi|kaksi|kolme|nelja|viisi) (?:\\w+ ){0,2}jalje|jaljella (?:on )?(?:enaa|vain)|enaa (?:muutama|pari|yksi|kaksi|kolme|nelja|viisi|\\d+) (?:sarja|kappal|reng|paikk|aika)|(?:pian|kohta) (?:\\w+ )?(?:liian )?myoha|(?:seuraavan|viimeisen|yhden) (?:tunni|minuut)|tilaisuus ei|ala eparoi|huomenna (?:\\w+ )?ei(?:vat)? (?:enaa|ole)|(?<!\\b(?:kun|tai|jos|ellei) )(?:paikat|paikkoja|ajat|renkaat|sarjat|varasto|era|erat) (?:\\w+ )?(?:loppuvat|loppuu(?!n)|tyhjenee|hupenee|hupenevat)|loppuu kesken|rajoitet\\w* (?:era|maara)(?!\\w*:? ?\\d)|ala (?:missaa|myohasty|jaa (?:ilman|paitsi))|(?:hinta|hinnat) nouse\\w* (?:\\w+ )?(?:huomen|pian|yolla|maanan)|kello (?:tikittaa|kay=)|aika loppuu|tilaisuus (?:menee|meni) ohi & !klo|kello \\d|auki|avoinna|suljet|kiinni|asiakas=|varoitusval|vuota|tyhjana|vauri|tarin|uraa|urasyv|suoja-?aika|ei tarvitse`,
];

const NATURE =
  'luonto=|luontoa|luonnonvar|ilmastonmuut|~vesisto|itamer|luonnon=|luonnolle|luontoon|luontomme|ymparisto=|~ymparisto(?:a|n|on|lle|mme)=|ilmasto(?:a|n|lle|on)?=|maapallo|planee|metsien|jarvien|tulevien sukupol|lastemme tulev|aitimaa|aiti maa';
const GREEN: readonly Frame[] = [
  'puhdas=|puhdasta|puhtaa|puhtaam & luonno|luonto|ilma=|ilmaa=|ajoa|ajami|ymparist|tulevai|omatunt|omallatun & !vante|reng|pesu',
  'istut|kylvamme & puu=|puun=|puuta=|puita|puut=|metsa|taime & !piha|nurmi|pensas',
  `${NATURE} & kiitt|saast|kuormit|kuorma|rasit|kunnioit|suojel|ystav|ehdoilla|hyvaksi|puolesta|parem|parha|parhaaks|rakast|arvost|hellii|hella|teko=|palvelus=|palveluks|edella=|puhdas|puhta|kevy|lempe|pelast|vaikutu|haitt|haita|jalkea=|jalki=|hyvinvo|tulevai|valinta=|valitse|huomioi|ajattele|oma=|vahem|vahent|saalii|saastei|sopusoin|eduksi|hyva=|hyvaa=|hyvat=|torju|hillit|taistel & !kuulu|kierratyspist|eivat luontoon|ei luontoon`,
  '~(?:ymparisto|ilmasto|luonto|luonnon)(?:ystav|myota|vastuu|tietoi|teko|tekoja|tarra|arvo|kuormi|neutraal|positii|muka|sertifi|merkitty|saast|viisa|paasto)|~ekologi|~ekoteko|ekoreng|ekorenk|ekoval|eko=|ekotehok|ekoystav|~hiilineutr|~hiilinega|~hiilivap|~hiiliviisa|~hiilijalanj|~hiilijalj|(?:\\w*paastot|\\w*saasteet)(?:on|ont|tom|to)|~nollapaas|vahapaas|biohaj|biopohj|uusiutuv|myrkyt(?:on|ont|tom)|luonnonmuka|uusiokum|uusiomater|kierratyskum|kierratysmater|saastuttamat|ei(?:vat)? saastuta|jalanjal|vihrein=|vihreimm|omatunto|omallatunn|kestavan kehity|kestavaa kehity|kestava kehity|ilmastoviisa|ymparistomerk|vihre(?:am[mp]\\w*(?: \\w+)?|impi|impia|asti=|illa arvoilla|at arvot)|vihrea\\w* (?:valin|vaihtoeh|~?reng|~?renk|tuot|ajami|ajatte|liikkumi|liike|liiketo|yrity|energia|sahko|siirtym|tekni|teko|materiaal|kumi|tulevai|logisti|palvelu|lupaus|polku|talvi|vaihto|kuljetu)|kierratet\\w+ (?:materiaal|kumi|raaka|renka|pakkau|tuot|muov|oljy)|kestav(?:a|aa|an) (?:valin|vaihtoeh)|puhtaam\\w+ (?:huomi|tulevai|ilma|luonto|maailma|ajami|omatun|liikku)|puhdas (?:luonto|omatun|tulevai)',
  'paasto|hiili=|hiilta & nolla|ei=|ilman=|kompens|pienenna|vahem|vahent|pienem|alhais|katoa|leikka|puolit|hyvit|poista|loppu|neutr',
  'kompensoimme|kompensoitu|lahjoitamme & ~paast|~hiili|jokai|metsa|luonn|meri=|meren',
  'mikromuov & ei=|ilman=|vahem|vapaa|eika=|vahent',
  'kierratettav & taysin|kokonaan|sataprosen|100|reng|renkaa|renkaat|pakkau|materiaal & !kaytet|vanha|vante',
  'taysin|sataprosen|kokonaan|100 ?% & luonno|kierratet(?!aan)|biohaj|uusiutuv|vihre|ekolog|luonnolli & !kierratetaan',
  'kestav(?:a|aa|an|at|ia|ien|asti|in)= & kehit|liikkumi|kulutt|tuotan|tuotet|ratkaisu|tulevai|elamantapa|arvo',
  'vastuulli & valin|~tuot|reng|renka|kulutt|ajami|autoil|liikku|toimin|hankin|luonn|ymparist|liike|yrity|kumppan',
];

/** A reduction of a service alone: the lowest price of 30 days is told of goods. */
export const SERVICE_REDUCED: Frame =
  '~asennuksesta=|~asennuksista=|~tasapainotuksesta=|~vaihdosta=|~sailytyksesta=|~rengashotellista=|~suuntauksesta=|~paikkauksesta=|~korjauksesta=|~pesusta=|~tyosta=|~palveluista= & !~renkai|~renkaa(?:t|lla|lle|sta)=|~rengas(?:ta)?=|~vante|~vanne|~sarja|tuot|kaikki|kaikesta|kaikista|valikoima';

export const CLAIM_FRAMES = {
  safety: SAFETY,
  discount: DISCOUNT,
  credit: CREDIT,
  superlative: SUPERLATIVE,
  green: GREEN,
  promise: PROMISE,
  misleading: MISLEADING,
} as const;

/** A mention of credit among its terms or other ways to pay promises nothing. */
export const CREDIT_TERMS_NAMED: Frame = `${NEUTRAL_CREDIT.slice(1)} & !\\d ?(?:€|eur|%|prosen|kk|kuuk)|nolla|ilman (?:kul|koro|luotto|vakuu|rah)|ei (?:kul|koro|luotto)|heti=|aina=|korott|kaikille|jokais|ilmai`;

/** The rules of law as they are: staff need no source for what 'Hyvä tietää' states with its sources. */
export const TRUE_RULES: readonly Frame[] = [
  'myyja|liike=|liikkee & vastaa & virhe & lain|laki & !ei=|emme=',
  '~rengasmerki|eu-?merki & pakolli & !ei=|eivat=|nasta',
  'talvireng|talvirenk|nastareng|nastarenk|nastoilla|nastoja & 1\\. ?11\\.|marrasku & 31\\. ?3\\.|maalisku & keli|saa tai|saan=|olosuht|edellyt|muulloin',
  'talvireng|talvirenk & pakolli|kaytett|oltava|kaytta|vaadi|vaati & keli|olosuht|saa=.*edell & jos=|edellyt|vaati & !(?:loka|joulu|tammi|helmi|huhti|touko|syys)kuu|(?<!\\d)(?!1\\. ?11|31\\. ?3)\\d{1,2}\\. ?\\d{1,2}\\.|ei saa|aina=|riippumat|ei(?:vat)? ole',
  'nasta|nasto & saa=|sallit & jos=|mikali & keli|saa= & edellyt|vaati & !ei saa|eivat saa|kielle|pakoll|kaytettav',
  'nasta|nasto & saa=|sallit & (?<!\\d)31\\. ?3|maalisku & keli|olosuht & !ei saa|eivat saa|kielle|pako?ll|kaytettav',
  'nasta & saa=|sallit|~kausi & (?<!\\d)1\\. ?11|marrasku & (?<!\\d)31\\. ?3|maalisku & !ei saa|eivat saa|kielle|pakko|pakolli|vain=|ainoastaan|kaytettav|riippumat',
  'kuluttaj|verkko|~etamyyn|~etakau|~kotimyyn|nettitil & peruut|palaut & (?<!\\d)14 ?(?:paiv|pv|vrk|vuorok)|neljantoista & oikeu|voi=|saa=|lain & !ei=|eivat=|aina=|liikkee',
  'liikkee|myymala|kivijalka & laki=|lain= & ei= & perua|peruu|palaut',
  '~takuu|oikeuks & ei= & rajoit|poista|korvaa|vaikut|vahenn & lakisaat|virhevast|oikeuks',
  'talvi|~talvirenka & 3(?:,0)? ?(?:mm|mill)|kolmen? mill & ~ura|~urissa|~urien|~syvyy|uraa & !(?<![\\d,])(?:[24-9]|1(?!,6)|\\d\\d) ?mm',
  'kesa & 1,6 ?(?:mm|mill) & ~ura|~syvyy|uraa',
  'nastatto|kitkareng|kitkarenk & 3pmsf|vuorenhuip|lumihiutale|huippumerk',
  'm\\+s & ei= & riita|riittaa|kelpaa',
];

/** What a sentence denies is not claimed by it. 'Emme peri korkoa' and 'Kukaan ei myy halvemmalla' are no such denials. */
export const DENIALS = [
  // A question about tyres in general, such as the title of a published answer.
  /(?<=^[^\p{L}]*)(?:mi(?:ka|ten|lloin|ssa|sta)|mitka|kuinka|voi(?:ko|vatko)|ovatko|onko|kannattaako|pitaako|saako|riittaako)\b(?!.*\b(?:meilta|meilla|meidan|suomen|markkin\w*|tama|nama|alennu\w*|tarjou\w*|sinu\w*|saat|mista saa)\b).*\?/gu,
  /\bpar(?:as|haan?|haiden) \w+ (?:\w+ )?riippu\w*/g,
  /\b(?:emme|en) (?:(?:voi|halua|aio|silti|myoskaan|kuitenkaan) )?(?:vaita|vaittaa|kutsu|kutsua|lupaa|luvata|takaa|taata|mainosta|vertaa|verrata)\b[^,;:]*(?:, ett[ae]\w*[^,;:]*)*/g,
  // What was not measured is not claimed, unless something better was not measured either.
  /\b(?:emme|en) ole (?:\w+ )?(?:laske|mitan|selvitta|tutki|arvioi|teetta|hake|testan|vertail)[nl]eet\b(?![^.]*\w+mp(?:aa|ia|i)\b)[^,;:]*/g,
  /\b(?:emme|en) ole (?!(?:\w+ )?\w+neet\b|vain|pelk|ainoastaan)[^,;:]*/g,
  /(?<=^|[,;:])(?=[^,;:]*(?:alennu|\bale(?:ja|a)?\b|tarjou|kampanj|luott?o(?!t(?:ark|ie))|laina|osamaks|rahoit|takuu|kuukausier))(?![^,;:]*(?:\d|\w(?:mpaa|mpi|mpia)\b|\b(?:este|ongelm|virhevast|reklam|kiinni|ennen|koskaan|ikina|nain|muu|toista|vain|kukaan|mikaan|yksikaan|kilpail|vastaav|vertais|tallais|kork|koro|kulu[jt])))[^,;:]*\b(?:emme|ei|eika) (?:\w+ )?(?:myy|myyda|tarjoa|tarjota|myonna|myonneta|jarjesta|jarjesteta|pida|anna|anneta|ole|kayta)\b[^,;:]*/g,
  // What drivers do themselves to get the best out of a tyre: no superlative about the tyre.
  /\bparha(?:an|imman|immat|at) (?:[\w-]+ ){1,3}?(?:saat|saavutat|saa|saadaan),? (?:(?:vasta|vain|aina|silloin),? )?(?:kun|jos)\b(?![^.]*\b(?:meil|meid|naill|nais|nama|osta|valits|hanki|asioi|tulet|varaat))(?<!\bhin\w* (?:\w+ )?(?:saat|saa),? (?:kun|jos))/g,
  /\b\w+(?:in|s) (?:\w+ ){0,2}ei(?:vat)? (?:ole )?(?:aina|valttamatta|automaattisesti|itsestaan)\b[^,;:]*/g,
  /\b(?!mikaan|kukaan)\w+ ei tee (?:\w+ )?[^,;:]*/g,
  /\btakuu\w* (?:\w+ )?ei (?:koske|kata|korvaa|kuulu)\b[^,;:]*/g,
  /\b(?:yksikaan|mikaan) (?:\w+ )?(?:\w*renga\w*|nasta\w*|kuvio|valmist\w+|laite) ei (?:voi )?(?:poista|esta|takaa|taata|korvaa|korvata|pelasta|tee)a?\b[^,;:]*/g,
];
