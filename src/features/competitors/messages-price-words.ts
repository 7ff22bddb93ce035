// The words Finnish shops put next to an amount of money, as regular expressions over lower-case text.
// `before` words end where the amount begins, `after` words begin where it ends.

export const priceWordsBefore = {
  /** A price that is not the current one: 'norm.', 'ovh', '30 päivän alin hinta' (Consumer Protection Act 2:11 a). */
  reference:
    /(?:\bnorm\.?|normaali(?:hinta|sti)?|\bovh\.?|ohje(?:vähittäis)?hinta|suositus(?:vähittäis)?hinta|\bsvh\.?|ennen|aiemmin|aikaisemmin|(?:vanha|alkuperäinen|edellinen|aiempi) hinta|lähtöhinta|listahinta|alin hinta(?: \(?(?:30 (?:pv|vrk|päivää?n?)|ennen alennusta)\)?)?|(?:30 (?:pv|vrk|päivän)|edeltävän 30 päivän) alin(?: hinta)?|hinta ennen alennusta)[:\s(]*$/,
  saving:
    /(?:säästä(?:t|ö)?|alennus(?:ta)?|etu|hyvitys(?:tä)?|bonus(?:ta)?|lahjakortti|\bale|edullisemmin)[:\s–−-]*$/,
  /** What is paid for something else than the tyre. */
  other:
    /(?:asennus(?:työ|hinta)?|rengastyöt?|renkaanvaihto|vaihtotyö|tasapainoitus|tasapainotus|toimitus(?:kulut|maksu|hinta)?|toimitettuna|rahti|posti(?:kulut|tettuna)?|kuljetus|nouto|kierrätysmaksu|käsittelymaksu|säilytys|rengashotelli|yli|alle|vähintään|enintään|ostoskori|välisumma|luottoraja|tilinhoitomaksu|perustamismaksu|luoton määrä|luottokustannukset|takuu)[:\s]*(?:alk\.?|alkaen)?\s*$/,
  total: /(?:\byht\.?|yhteensä|summa)[:\s]*$/,
  monthly:
    /(?:kk-erä|kuukausierä|kuukausimaksu|kuukaudessa|osamaksu(?:lla|erä)?|erämaksu|lasku)[:\s]*(?:alk\.?|alkaen)?\s*$/,
  untaxed: /(?:alv\.? ?0 ?%|veroton(?: hinta)?|ilman alv(?:\.|:a|ia)?)[:\s]*$/,
  from: /(?:\balk\.?|alkaen)[:\s]*$/,
  /** 'neljä rengasta yhteensä', 'sarjahinta': four of them. */
  setOfFour:
    /(?:sarja(?:hinta|n hinta)?|rengassarja|renkaiden sarja|neljä(?:n)?(?: renkaan| rengasta)?(?: sarja)?|neljälle(?: renkaalle)?)(?:\s*\(4 kpl\))?[:\s]*(?:yht\.?|yhteensä)?[:\s]*$/,
  /** '4 kpl yhteensä' with the number first. */
  setOf: /(\d{1,2})\s*(?:kpl|renkaan (?:hinta|sarja)|rengasta)[:\s=]*(?:yht\.?|yhteensä)?[:\s]*$/,
  /** '4 x ' before the price of one. */
  times: /\d{1,2}\s*(?:kpl\s*)?[x×à@]\s*$/,
} as const;

export const priceWordsAfter = {
  monthly: /^\s*(?:\/\s*)?(?:kk\b|kuukausi|kuukaudessa|mån\b)/,
  one: /^\s*(?:\/\s*)?(?:1\s*)?(?:kpl\b|kappale|rengas\b|renkaalta|per rengas)/,
  setOfFour: /^\s*(?:\/\s*)?(?:sarja|rengassarja|neljä\b|neljältä)/,
  setOf: /^\s*(?:\/\s*|\(\s*|yht\.?\s*)?(\d{1,2})\s*(?:kpl\b|rengasta\b|renkaan\b)/,
  untaxed: /^\s*\(?(?:alv\.? ?0|veroton|ilman alv)/,
  from: /^\s*alkaen/,
  reference: /^\s*\(?(?:norm\.?\b|ovh\b|30 (?:pv|vrk|päivän) alin|alin hinta)/,
  other:
    /^\s*(?:asennus|asennettuna|toimitus|rahti|tilauks|ostoks|alennus|lahjakort|säästö|edullisemmin|bonus|takuu)/,
} as const;
