// A visitor's text as plain words: small letters without marks, and how near two spellings are.

/** 'Ootteko AUKI lauantäina?' → ['ootteko', 'auki', 'lauantaina']: a and o for their dotted forms, digits as they are. */
export function foldedWords(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Small letters without marks over them; everything else as it was. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Whether one slip of the pen turns one text into the other. */
export function isOneSlipApart(one: string, other: string): boolean {
  if (one === other) return true;
  const start = sharedStart(one, other);
  const [a, b] = [one.slice(start), other.slice(start)];
  if (a.length === b.length) {
    return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
  }
  return a.length > b.length ? a.slice(1) === b : b.slice(1) === a;
}

export function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Words that join others and mean nothing by themselves, in folded letters. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  [
    'lahinna kerro oikea oikeat laittaa usein merkinta kyljen merkinnat tarkistaa raja tarvisin tarvitaan tarviin tarvitsee jokohan teil mulla mul siihen siel niis vaikka haluisin myytteko pitaisi pitas ennenko varten viela vanhaan uuteen omaan autoon saisko saisin loytyyks onks omat omia omien minkalaisia asti mika mita miten kuka missa mista mihin minne milloin kuinka paljonko kauanko onko ovat oletteko voiko voin saako',
    'minun mulla minulla minulle mulle teilla teidan teissa teilta meilla meille etta jotta kanssa sitten paljon vahan',
    'tama tuo nama kun jos niin myos viela mitka mitkahan kokoon koossa koolla kokoisia kokoinen kokosia kokosena',
    'joku jotain jotka joissa jossa siis sellaiset sellainen sellanen onkohan loytyisko olisi olisiko oisko pitaa pitaisi',
    'kiitos moikka terve hinta hinnat teiltako edes ihan vaan vain kaikki noin nyt auton autoon autooni autossa renkaan',
    'juuri nayta nayttakaa nayttaa naytatko niiku niinku niinkun kumia gumit kappaletta tuuman tulee maksamaan menisi samaan tarvis tarttisin tarvitsisin haluaisin kpl have with for the you got',
    'montako kappaletta nelikpl niista niita tekee laitettuna laitettuina laitatte kokoja edessa takana eteen taakse vahintaan parhaal parhaat olla yhteensa vaimon mulle jokin toinen taas jos jo nyt sielta teijan teidan teian nuo noita niihin tohon tahan silla sille milla mille hintaa paljollako',
  ].flatMap((line) => line.split(' ')),
);

export function countOwnWords(text: string): number {
  return foldedWords(text).filter((word) => !EMPTY_WORDS.has(word)).length;
}

/** Conditions that call for winter tyres. */
export const SLIPPERY = /\blu(?:nt|me|mi)|\bjaa(?:ta|ty|ss|ll|n\b)|\bjais|liuka|liukk|pyry|snow/;

/** Tyres that the visitor has. */
export const OWNED = /\bom[ai]t?\b|ostin|ostetu|ostam|muualta|netist|\bmulla on|minulla on|\btuon\b/;
