// What visitors call things that the shop's pages call otherwise, in folded letters: beginnings of words, and words
// that count as asked in addition.

const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:perakarr|karry|karri|trailer)/, 'peravaunu'],
  [/^(?:alv$|alvi)/, 'arvonlisavero'],
  [/^(?:ytunnu|yritystunnu)/, 'tunnus'],
  [/^(?:puhkes|puhkea|puhkei|rajaht)/, 'tyhjenee'],
  [/^(?:moottoriti|maantie|maantiel)/, 'tiella'],
  [/^hevosenken/, 'rengaspaine varoitusvalo'],
  [/^(?:maksuhair|luottohair|luottotied|velkajarj|ulosot)/, 'luotonantaja maksukyky'],
  [/^(?:laina|luot|luoto|osamaks|rahoit)/, 'luotonantaja luottosopimus'],
  [/^(?:perua|perutt|peruut)/, 'peruuttaa'],
  [/^(?:perust|alalla|toiminn)/, 'palvelleet vuodesta'],
  [/^(?:ilmai|ilmaseks|ilmatteeks)/, 'maksutta'],
  [/^(?:maksutta|maksuton)/, 'ilmainen'],
  [/^(?:huoneilm|tarisee|tarina|vispaa|vapisee|nykii)/, 'tarina'],
  [/^(?:vuot|vuoda|tihku)/, 'vuoto karkaa'],
  [/^(?:jalkikir|kirista|kiristy|momentti)/, 'jalkikiristys pultit'],
  [/^(?:vanhen|vanha)/, 'ika vuotias'],
  [/^(?:valmistu|vuosimal)/, 'valmistusaika'],
  [/^(?:19|20)\d\d$/, 'ika vuotias dot'],
  [/^(?:tunnuks|tiedo|tietosuo|gdpr)/, 'tietosuoja'],
  [/^(?:myytt|myytav|valikoim)/, 'myymme'],
  [/^(?:merkk|brandi)/, 'merkit'],
  [/^(?:kylki|kylje)/, 'kylki'],
  [/^(?:sekaisin|sekoit|yhdist)/, 'samat joka yhdistelma'],
  [/^(?:kumit?$|kumei|gumm)/, 'renkaat'],
  [/^(?:havit|kierrat|romut)/, 'kierratys'],
  [/^(?:satsi|setti|setin|sarja|koko$)/, 'nelja neljalta'],
  [/^(?:lisamaks|lisahin|lisa$)/, 'lisahinta'],
  [/^(?:puolt|veta[aem]|vetta|vasemm|oikeal)/, 'puoltaminen'],
  [/^(?:tippu|laske|putoa|puto)/, 'putoaa'],
  [/^(?:koodau|koodat)/, 'opettaminen'],
  [/^(?:helsin|stadi|espoo|vantaa|tampere|turku|turu|keskust)/, 'kaupunkiin'],
  [/^(?:mokki|mokil|maaseu|maalla|sivuti|sorati|korve)/, 'suolaamattomille'],
  [/^(?:pesett|pesu|pese|pesta)/, 'pesu'],
];

/** Spoken words that do not show what is asked, in addition to those that only join others. */
export const QUIET_WORDS: ReadonlySet<string> = new Set(
  [
    'on ovat sita sit mis oli ole olla ollut ollu ku kun ni niin nii se ne sen siita tassa taa noi toi tota mun mul sun sul sulla te ma sa mina sina',
    'me meil teian teidan teiat han oon oot ootte oota onks voiks voisko vois voisi voisin saaks saakohan pitaaks kai joo ei en eiko saa voi vai jos tai ja',
    'ettei mutta mut ehka ois olis haluun haluaisin tarviin tarvin tarvisin tarvii tekee teette hei moi terve moikka kiitti laittaa laitatte onko teilla',
    'oo mitaa mitaan jotai enaa iha sit siin tosta sie mie kans',
    'teil teilta sielta siella mita mitka milla miten miks miksi jotenki aika ihan viel viela jo nyt sitten vaan vain',
  ].flatMap((line) => line.split(' ')),
);

/** Words that count as asked in the place of this one. */
export function synonymsOf(word: string): string[] {
  return SYNONYMS.filter(([start]) => start.test(word)).flatMap(([, others]) => others.split(' '));
}
