// Finnish texts of the meter of new passwords, loaded with it.

/** By the score, from 0 to 4. */
export const strengthWords = ['hyvin heikko', 'heikko', 'kohtalainen', 'hyvä', 'vahva'] as const;

/** Why a password is easy to guess, by the library's key. */
export const reasonWords: Readonly<Record<string, string>> = {
  straightRow: 'Vierekkäiset näppäimet on helppo arvata.',
  keyPattern: 'Lyhyet kuviot näppäimistöllä on helppo arvata.',
  simpleRepeat: 'Toistuvat merkit on helppo arvata.',
  extendedRepeat: 'Toistuva merkkijono on helppo arvata.',
  sequences: 'Peräkkäiset merkit on helppo arvata.',
  recentYears: 'Vuosiluvut on helppo arvata.',
  dates: 'Päivämäärät on helppo arvata.',
  topTen: 'Tämä on maailman yleisimpiä salasanoja.',
  topHundred: 'Tämä on hyvin yleinen salasana.',
  common: 'Tämä on yleinen salasana.',
  similarToCommon: 'Tämä muistuttaa yleistä salasanaa.',
  wordByItself: 'Yksi sana on helppo arvata.',
  namesByThemselves: 'Nimi on helppo arvata.',
  commonNames: 'Nimet on helppo arvata.',
  userInputs: 'Liikkeeseen tai sinuun liittyvä sana on helppo arvata.',
};

export const meterMessages = {
  label: 'Salasanan vahvuus',
  strength: (word: string) => `Vahvuus: ${word}.`,
  advice: 'Lisää sanoja: pitkä lause on hyvä salasana.',
} as const;

/** What is tried first of all at a tyre shop. */
export const tradeWords = [
  'kitka',
  'nasta',
  'talvi',
  'kesä',
  'auto',
  'rengas',
  'renkaat',
  'rengasliike',
  'rengashotelli',
  'talvirengas',
  'talvirenkaat',
  'kesärenkaat',
  'nastarengas',
  'vanne',
  'vanteet',
  'kaarto',
] as const;

/** What is chosen most in Finnish; the library's lists have it in other languages. */
export const commonPasswords = ['salasana'] as const;
