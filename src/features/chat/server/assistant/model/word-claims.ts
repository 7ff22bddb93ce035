// What a sentence claims without a number: that something is free, open, allowed, promised, done. Such a claim holds only
// when one line of the shop's records makes it of the same thing, at the same time, and with the same yes or no.
import { fold } from '../words.ts';

/** Kinds of claims, in folded words: a for ä, o for ö. */
const CLAIMS = {
  free: /\bilmai[sn]|maksut(?:ta|on|tom)|veloit|\bgratis\b|\bfree\b|puole(?:en|lla) hin|half price|kaupan paalle|ilman (?:\w+ )?(?:maksu|korvau|kulu|hinta)|\bet(?:te)? maksa|\bei(?:vat)? (?:\w+ )?maksa\b|maksamatta|\bkuluit?ta\b|lahjaks|lahjoit|kylkiai|kaupanteki|(?:yhden|kahden|kolmen|samalla) hin[tn]|\bnothing\b|talon piikkiin|(?:liike|talo) tarjoaa|\btarjoamme|no charge|complimentary|on the house|kostnadsfri|utan kostnad/,
  open: /\bauki\b|\bavoinna\b|\bopen\b|\boppet\b|paivyst|ympari vuorokauden/,
  closed: /\bkiinni\b|\bsuljet(?:tu|ut)\b|\bclosed\b|\bstangt\b/,
  turns: /\bavataan\b|\bavaamme\b|\baukea|\bsuljetaan\b|\bsuljemme\b|\bsulkeu|\bopens\b|\bcloses\b/,
  stock: /varasto|hylly|saatavil|\bin stock\b|loppuunmyy|\blager\b/,
  delivery:
    /toimit(?:amme|etaan|usai|uks|us\b)|kotiinkulj|kotiin\b|kuljetamme|postit|sama(?:na|n) paiva|heti mukaan|\bdeliver|\bship/,
  discount:
    /alennu|alenna|alenne|\bale\b|\balella|halve(?:mm|nn|mp)|tarjoukse(?:ssa|lla)|kuponk|etukood|alekood|alennuskood|\bkoodilla|bonus|hyvaksymme (?:kaikki )?koodi|hinnat? (?:\w+ )?(?:laske|alen|pudo|puto)|\btingi|\btink|\btippu|\bpuoleen\b|neuvoteltav|discount|coupon|voucher|rabatt|half off|\bhintatakuu|\bpuolet\b/,
  guarantee:
    /\btaka(?:an?|amme|avat|at|taan|ttu)\b|\btakau|\btakuu|\bluppa|\blupa(?:a|si|u|uk)|\bluvattu|elinika|elinikai|rahat takaisin|rahasi takaisin|rahanpalau|\bpalautu|\bpalautamme|\bpalautetaan|\bhyvit|\bkorvaa|\bkorvau|vastaamme (?:\w+ )?vahin|\bme maksamme|\bmaksamme\b|\bvaihdamme [^.!?]*\b(?:uusiin|uuteen)|\bsitoud|\bvannon|guarant|warrant|refund|money back|\bpromise|lifetime|\bgaranti|\bgaranter|tillbaka|livstid/,
  promise:
    /\bon (?:[a-z]+ )*(?:sinulle|sinun)\b|\blukittu|syrjaan|\bsaat uude|\bpida(?:n|mme) (?:\w+ )*(?:sinulle|sinua|sinun)|\bvaraamme\b|\bsoitamme\b|\blahetamme\b|\bjarjestamme\b|\bodotamme sinua\b|sinulle on (?:varattu|jatetty)|\bluotamme\b/,
  best: /\bpara(?:s|st)\b|\bparha(?!iten)|\bhalvi[mn]|\bedullisi[mn]|turvallisi[mn]|kestavi[mn]|hiljaisi[mn]|luotetu(?:in|im)|suosituin|suosituim|laadukkai[mn]|voittamat|vertaansa|maailman|ylivoimai|\bbest\b|cheapest|lowest|\bbast\b|billigast/,
  law: /\blaki\b|\blai(?:n|ssa|sta|lla|ton|tto|ttom)|\blakis|pakolli|pakko|\bsalli|\bkielle(?:t|ll)|\bkielto|\bsakko|\bsakon|\bsakot|rangaist|\b(?:saa|saat|voi|voit) (?:[a-z]+ )?(?:ajaa|ajella|kayttaa|pitaa|asentaa|asennuttaa)|\bvaatimu|\bvaadi|\bedellyt|\bon oltava|\bon kaytettava|\btarvitse|\briit(?:a|taa|tava)|poliisi|katsast|mandatory|\b(?:il)?legal|required|allowed|forbidden|\blag(?:en|lig|ligt|krav)|tillat|forbjud|obligator/,
  credit:
    /rahoit|\bluotto|\bluoto|maksuhairi|osamaksu|\beri(?:ssa|na)\b|\bkorko|\bkoroto|\blainaa|instal+ment|jaettuna|kuukaude(?:lle|ssa)|financ|\bcredit|kredit|delbetal/,
  solvency: /maksuhairi|luottotie|luottopaat|ulosot|\bperin|tulorekist|credit check|betalningsanm/,
  safety:
    /turvalli|turvassa|vaarato|\bvaara|kantavuu|kantavuo|kantoluok|kuormalu|nopeuslu|kolari|onnettomuu|\bhenkesi|pelasta|luisu|vakaa(?:mpi|sti)|\bsafe|load index|speed rating|\bsaker/,
  service:
    /moottoripyor|\bmopo|monkij|skootter|kuorma-?auto|traktor|\bbussi|asuntovau|matkailuau|peravau|polkupyor|oljynvaih|\boljyt|\bjarru|iskunvaim|nelipyorasuu|ohjauskul|autopesu|\bhuoll(?:amme|on)|\bhuolto|\bhinau|tiepalve|\bnoudamme|kotikayn|kotipih|kotona|laina-?auto|sijaisauto|tuulilas|\bakku|\bkatsast|motorcycle|\btruck|caravan|odottaessa|jonottamat|ilman jono|ilman ajanvarau/,
  nature:
    /ymparisto|ekologi|hiilineutra|hiilijalan|\bpaasto|saastut|\bluontoa|\bluonno|kestava kehi|vihrea|biohajo|kierratet|\beco|climate|ilmasto|klimat|miljo/,
  harm: /konkurs|\blopettaa|\blopetamme|\bmyrky|vaarallis|\bsyopa|takaisinveto|\bviallis|\bpetos|\brikolli|varkau|varastettu|\birtisan|vanhentun|\bhuono(?:n|ja|in|mpi)?\b|\bsurkea|\bkelvot/,
  wide: /\baina\b|\bkaik|\bkoskaan|\bkukaan|\bjokai|\bikina|tahansa|\btaysin|sataprosent|\balways\b|\bnever\b|\bevery|\balltid\b/,
  done: /\bon matkalla|\b(?:on|ovat|olisi) (?:[a-z]+ ){0,2}(?:varattu|vahvistettu|tehty|tilattu|lahetetty|peruttu|peruutettu|siirretty|hyvaksytty|kirjattu|hyvitetty|palautettu|myonnetty|maksettu|jarjestetty)|\b(?:varaus|tilaus|peruutus|maksu|ostos|ajanvaraus)[a-z]*\b[^.!?]*\b(?:onnistui|vastaanotettu|vahvist|kirjattu|tehty|hyvaksytty|valmis|on voimassa|meni lapi|peruuntu|lahti|lahdossa|lahtee)|your (?:booking|order|appointment|reservation|payment) (?:is|was|has)|\bnahdaan\b|(?:din|er) (?:bokning|bestallning) (?:ar|har)/,
} as const;

/** Words that may refer to the sentence before without naming its subject. */
const WITHOUT_NAMING: ReadonlySet<RegExp> = new Set([
  CLAIMS.open,
  CLAIMS.closed,
  CLAIMS.turns,
  CLAIMS.stock,
  CLAIMS.credit,
]);

/** Never supported: the assistant does nothing for anyone, asks for no secret, names no other firm and no sum in slang. */
const NEVER = {
  deed: /\b(?:varas?in|varaan|peru(?:i?n|utan|utin)|lahet(?:in|an)|tilas?in|tilaan|vahvist(?:an|in)|merkits(?:en|in)|merkka(?:sin|an)|kirja(?:an|sin)|siirran|siirsin|muut(?:in|an)|hyvit(?:an|in)|palaut(?:an|in)|maksoin|soit(?:in|an)|ilmoit(?:in|an)|laitoin|laitan|jarjest(?:in|an)|hoid(?:in|an)|sovin|tallens?in|tallennan|poist(?:in|an)|paivit(?:in|an)|tein|sain|lisas?in|lupa(?:an|sin)|takaan|vannon|aktivoin|hyvaksyn|hyvaksyin|myonnan|myonsin)\b|\bolen\b[^.!?]*\b[a-z]+(?:nut|nyt|llut|rrut|ssut|sst?ut)\b(?! auki)|\bolemme\b[^.!?]*\b[a-z]+(?:neet|lleet|rreet|sseet)\b|\bi(?:'ve| have|'ll| will)?(?: just| now| already)? (?:book(?:ed)?|reserved?|cancel(?:l?ed)?|confirm(?:ed)?|sent|order(?:ed)?|placed|refund(?:ed)?|guarantee|promise)\b|\bjag (?:har )?(?:bokat|bokade|bokar|avbok|bestall|skicka|bekraft|garanter|lovar)/,
  sum: /\bkymp(?:il|in|it|pi)|\bkymppi|\bsata(?:nen|se)|\bsatas|\bsatku|\bviito(?:nen|se)|\bvito(?:nen|se)|\bykko(?:nen|se)|\bkakko(?:nen|se)|\bkolmo(?:nen|se)|\bnelo(?:nen|se)|\bkuto(?:nen|se)|\bkuuto(?:nen|se)|\bseiska|\bkasi(?:lla|n)?\b|\bysi(?:lla|n)?\b|\btonni|\bhuntti|\bdonitsi|\bfemma|\bnolla(?!a\b|n ala)|\bkyba|pikkuraha|\bpenni|\bhilu|\bbucks?\b|\bquid\b|\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)\b|\b(?:tjugo|trettio|fyrtio|femtio|sextio|hundra|tusen)/,
  deal: /\bmaksat\b[^.!?]*\bsaat\b/,
  secret:
    /henkilotunnu|\bhetu|sosiaaliturvatun|\bsotu\b|turvakood|turvaluk|turvaluvu|tarkistenume|\bcvc|\bcvv|salasan|tunnusluk|tunnusluvu|\bpin\b|pin-?kood|pankkitunn|verkkopank|pankkikort|maksukort|\b(?:luotto)?kort(?:tisi|tinne|in)\b|korttinume|korttitie|tilinume|tilitie|\biban\b|syntyma[a-z]*ai|syntymaaj|ajokort|\bpassi(?:n|si|kuva)|(?:vahvistus|tekstiviesti|kertakaytto|kirjautumis)kood|\bsaama[a-z]*si koodi|\bkoodisi\b|kayttajatun|kirjautumistun|social security|password|passcode|card (?:number|details)|credit card|security code|date of birth|bank (?:account|details)|losenord|personnummer|kortnummer|bankkod/,
  otherFirm:
    /\bvianor|euromaster|rengas ?center|first ?stop|best ?drive|rengasmarket|rengasonline|renkaatonline|vannetukku|rengasduo|rengastukku|\bbiltema|\bmotonet|\bprisma|citymarket|\btokmanni|\bpuuilo|autodoc|mekonomen|colmec|point ?s\b|autocare|tirendo|123rengas|kilpailij|\bmuualla (?:myy|maks|teh|saa)|huija|petku|epaluotettav|\bmu(?:ut|issa|ihin|ualla) (?:rengas)?(?:liik|kauppi|kaupo)|\bscam|\bfraud|competitor/,
} as const;

const WISHES = /turvallis(?:ta|ia|in) (?:matk|ajo|kilometr|talv|kes)[a-z]*/g;
const NEGATION =
  /\b(?:en|et|ei|emme|ette|eivat|ala|alkaa|not|no|never|don't|isn't|aren't|inte|ingen|aldrig)\b/;

/** Words that are about nothing in particular. */
const WITHOUT_SUBJECT = new Set(
  `on ovat ole oli olla olemme olet oleva ja tai seka myos se ne sen niiden sita niita tama taman nama han sina sinun sinulla
  sinulle sinua sinulta me meilla meilta meidan meille kun jos niin etta joka jotka jonka kuin vai voi voit saat saa saavat
  tulee liike liikkeemme kauppa klo kello euro euroa eurolla hinta hinnat maksaa maksavat kappale kpl kylla hei no nyt siis
  eli juuri vain viela enaa jo ihan todella hyvin mukaan esimerkiksi the is are am be we you your our and or for of in at it this
  that on to can with from vi du er din det den de ar och i pa`.split(/\s+/),
);
const GENERIC =
  /^(?:ren[gk]a|(?:tammi|helmi|maalis|huhti|touko|kesa|heina|elo|syys|loka|marras|joulu)kuu|auto|tyre|tire|dack|car$|bil)/;
/** These make a claim wider or set its time: the record has to say them too. */
const WIDE_OR_TIMED =
  /^(?:kaik|aina$|jokai|ikui|koskaan|tahansa|mikaan|kuka|nyt$|tanaan|huome|ylihuom|eilen|parhail|(?:maanan|tiis|torst|perjan|lauan|sunnun)tai|keskiviik|viikonlop|arki|joulu|vapp|vapun|juhann|paasi|itsenais|loppiai|uudenvu|uusivu|helator|pyhai|pyhi|yolla|oisin|all$|every|always|any|ever$|never)/;

const DAYS = [
  'maanantai',
  'tiistai',
  'keskiviikko',
  'torstai',
  'perjantai',
  'lauantai',
  'sunnuntai',
] as const;
const SHORT_DAYS = ['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su'] as const;
const TRANSLATED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:monday|mandag)[a-z]*/g, 'maanantai'],
  [/\b(?:tuesday|tisdag)[a-z]*/g, 'tiistai'],
  [/\b(?:wednesday|onsdag)[a-z]*/g, 'keskiviikko'],
  [/\b(?:thursday|torsdag)[a-z]*/g, 'torstai'],
  [/\b(?:friday|fredag)[a-z]*/g, 'perjantai'],
  [/\b(?:saturday|lordag)[a-z]*/g, 'lauantai'],
  [/\b(?:sunday|sondag)[a-z]*/g, 'sunnuntai'],
  [/\b(?:today|idag)\b/g, 'tanaan'],
  [/\b(?:tomorrow|imorgon)\b/g, 'huomenna'],
];

/** A sentence, or a line of the records, by what it claims without numbers. */
export interface Saying {
  readonly text: string;
  /** The patterns of their kinds. */
  readonly claims: readonly RegExp[];
  readonly words: readonly string[];
  readonly isNegative: boolean;
  /** Of a kind that is never supported. */
  readonly isNever: boolean;
}

export function sayingOf(plain: string): Saying {
  const text = namedDays(fold(plain)).replaceAll(WISHES, ' ');
  return {
    text,
    claims: Object.values(CLAIMS).filter((claim) => claim.test(text)),
    words: wordsOf(text),
    isNegative: NEGATION.test(text),
    isNever: Object.values(NEVER).some((pattern) => pattern.test(text)),
  };
}

/** Of a line of the records: each of its sentences, with the words of all of it. */
export function sayingsOf(line: string, sentences: readonly string[]): Saying[] {
  const { words } = sayingOf(line);
  return sentences.map((sentence) => ({ ...sayingOf(sentence), words }));
}

/** Whether a line of the records makes this claim of the same thing. */
export function supportsWords(line: Saying, said: Saying, claim: RegExp): boolean {
  if (line.text.includes(said.text.trim())) return true;
  if (!line.claims.includes(claim) || line.isNegative !== said.isNegative) return false;
  const isInLine = (word: string) => line.words.some((other) => isSameWord(word, other));
  const wide = said.words.filter(isWideOrTimed);
  const others = said.text.replaceAll(new RegExp(`[a-z]*(?:${claim.source})[a-z]*`, 'g'), ' ');
  const subject = wordsOf(others).filter(isSubject);
  if (subject.length === 0 && !WITHOUT_NAMING.has(claim)) return false;
  return wide.every(isInLine) && 2 * subject.filter(isInLine).length >= subject.length;
}

function wordsOf(text: string): string[] {
  return text.match(/[a-z]{2,}/g) ?? [];
}

function isWideOrTimed(word: string): boolean {
  return WIDE_OR_TIMED.test(word);
}

function isSubject(word: string): boolean {
  return word.length > 2 && !WITHOUT_SUBJECT.has(word) && !GENERIC.test(word) && !isWideOrTimed(word);
}

/** 'vanhat' and 'vanhoja': but for three letters at the end of the shorter the same, four of them at the least. */
function isSameWord(one: string, other: string): boolean {
  const needed = Math.max(Math.min(4, one.length), Math.min(one.length, other.length) - 3);
  return one.slice(0, needed) === other.slice(0, needed);
}

/** 'ma-pe 9-17' names its five days, '22.11.2026' its own; days of other languages in Finnish. */
function namedDays(folded: string): string {
  const days = SHORT_DAYS.join('|');
  const ranges = folded.replaceAll(
    new RegExp(String.raw`\b(${days})\s?-\s?(${days})\b`, 'g'),
    (_, from: string, to: string) =>
      DAYS.slice(
        SHORT_DAYS.findIndex((day) => day === from),
        SHORT_DAYS.findIndex((day) => day === to) + 1,
      ).join(' '),
  );
  const single = ranges.replaceAll(
    new RegExp(String.raw`(?<!\d\s?)\b(${days})\b(?=\.?\s*(?:klo\s*)?\d)`, 'g'),
    (_, short: string) => DAYS[SHORT_DAYS.findIndex((day) => day === short)] ?? short,
  );
  const dated = single.replaceAll(/(\d{1,2})\.(\d{1,2})\.(\d{4})/g, (date, day, month, year) => {
    const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    return `${date} ${DAYS[(at.getUTCDay() + 6) % 7] ?? ''}`;
  });
  return TRANSLATED.reduce((text, [pattern, day]) => text.replaceAll(pattern, day), dated);
}
