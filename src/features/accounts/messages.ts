// Finnish texts of staff accounts and signing in.

/** Texts that the server answers with. */
export const accountsMessages = {
  wrongCredentials: 'Käyttäjätunnus tai salasana on väärin.',
  tooManyWrong: (minutes: number) =>
    `Liian monta väärää yritystä. Yritä uudelleen ${minutes === 1 ? 'minuutin' : `${minutes}\u00a0minuutin`} kuluttua.`,
  busy: 'Juuri nyt kirjautuu moni yhtä aikaa. Yritä muutaman sekunnin päästä uudelleen.',
  sessionEnded: 'Istuntosi on päättynyt. Kirjaudu sisään uudelleen.',
  usernameMissing: 'Kirjoita käyttäjätunnus.',
  usernameTooLong: 'Käyttäjätunnus on liian pitkä.',
  passwordMissing: 'Kirjoita salasana.',
  passwordTooLong: 'Salasana on liian pitkä.',
  newPasswordTooShort: (characters: number) => `Salasanassa pitää olla vähintään ${characters} merkkiä.`,
  newPasswordIsUsername: 'Salasana ei voi olla sama kuin käyttäjätunnus.',
  newPasswordIsOld: 'Uusi salasana on sama kuin nykyinen. Valitse toinen.',
  wrongCurrentPassword: 'Nykyinen salasana on väärin.',
} as const;

export const signInMessages = {
  title: 'Kirjaudu hallintaan',
  username: 'Käyttäjätunnus',
  password: 'Salasana',
  submit: 'Kirjaudu',
  submitting: 'Kirjaudutaan…',
  failed: 'Kirjautuminen epäonnistui.',
  /** Quoted from the specification. */
  failedQuoted: 'Login failed',
  showPassword: 'Näytä salasana',
  hidePassword: 'Piilota salasana',
  backToSite: 'Takaisin sivustolle',
} as const;

export const sessionMessages = {
  endedTitle: 'Istunto päättynyt',
  endedText: 'Admin-istuntosi on päättynyt. Kirjaudu sisään uudelleen.',
} as const;

export const passwordMessages = {
  tab: 'Salasana',
  title: 'Vaihda salasana',
  intro: 'Kun vaihdat salasanan, muut laitteet kirjautuvat ulos. Tällä laitteella työ jatkuu.',
  current: 'Nykyinen salasana',
  new: 'Uusi salasana',
  newHelp: (characters: number) => `Vähintään ${characters} merkkiä. Pitkä lause on hyvä salasana.`,
  submit: 'Vaihda salasana',
  submitting: 'Vaihdetaan…',
  done: 'Salasana on vaihdettu. Muut istuntosi on kirjattu ulos.',
} as const;
