// Names out of lists that shout: 'HAKKAPELIITTA R5 SUV' → 'Hakkapeliitta R5 SUV', 'NOKIAN' → 'Nokian'.

/** Words that manufacturers spell in their own way. */
const KNOWN_WORDS: ReadonlyMap<string, string> = new Map(
  [
    'EcoContact IceContact PremiumContact SportContact UltraContact VikingContact WinterContact AllSeasonContact',
    'ContiContact VanContact BluResponse EcoControl SportControl MultiControl EfficientGrip UltraGrip CrossClimate',
    'WinterCraft WinGuard WinSpike IceLink SnowLink ReliaX SporteX WinterX RainExpert RainSport WinterExpert',
    'AllSeasonExpert BluEarth iceGUARD GSi iON evo i*cept i*Pike EcoRun WinterPeak EuroWinter RoadHawk WinterHawk',
    'WinterForce SUV NXT AT HT EV iZ3 iG50 iG55 iG60 iG65 iG70 Eco Eco2 Pro',
  ]
    .flatMap((words) => words.split(' '))
    .map((word) => [word.toUpperCase(), word]),
);

/** First parts of names that manufacturers write together. */
const KNOWN_BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^E[ .]PRIMACY\b/i, 'e.Primacy'],
  [/^N[ ']BLUE\b/i, "N'Blue"],
  [/^N[ ']FERA\b/i, "N'Fera"],
  [/^N[ ']PRIZ\b/i, "N'Priz"],
];

const KNOWN_MANUFACTURERS: ReadonlyMap<string, string> = new Map(
  ['BFGoodrich', 'GT Radial', 'iLink', 'LingLong', 'WestLake', 'GoodRide'].map((name) => [
    name.toUpperCase(),
    name,
  ]),
);

/** A model's name as its manufacturer writes it; words with small letters in them are left as they are. */
export function modelName(text: string): string {
  const beginning = KNOWN_BEGINNINGS.find(([pattern]) => pattern.test(text));
  if (beginning === undefined) return titleWords(text);
  const [pattern, written] = beginning;
  return `${written}${titleWords(text.replace(pattern, ''))}`;
}

function titleWords(text: string): string {
  return text.replaceAll(/[^\s]+/g, titleWord);
}

function titleWord(word: string): string {
  const known = KNOWN_WORDS.get(word.toUpperCase());
  if (known !== undefined) return known;
  return word.replaceAll(/[\p{L}\p{N}]+/gu, titlePart);
}

/** 'ICE' → 'Ice'; codes stay: one or two letters, anything with a digit, anything without a vowel. */
function titlePart(part: string): string {
  const known = KNOWN_WORDS.get(part.toUpperCase());
  if (known !== undefined) return known;
  const isCode = part.length <= 2 || /\p{N}/u.test(part) || !/[AEIOUY]/i.test(part.normalize('NFD'));
  if (isCode || part !== part.toUpperCase()) return part;
  return `${part.charAt(0)}${part.slice(1).toLowerCase()}`;
}

/** A manufacturer's name as it is known here: 'NOKIAN TYRES' → 'Nokian', 'BFGOODRICH' → 'BFGoodrich'. */
export function manufacturerName(text: string): string {
  const bare = text
    .replaceAll(/\s+/g, ' ')
    .replace(/ (?:tyres?|tires?|renkaat|reifen)$/i, '')
    .trim();
  return KNOWN_MANUFACTURERS.get(bare.toUpperCase()) ?? titleWords(bare);
}
