// Finnish texts of choosing a password, loaded only where one is chosen.
export const firstPasswordMessages = {
  title: 'Valitse oma salasana',
  text: 'Nykyisen salasanasi antoi sinulle joku toinen. Vaihda se omaan, jota muut eivät tiedä, niin pääset jatkamaan.',
  signOut: 'Kirjaudu ulos',
} as const;
