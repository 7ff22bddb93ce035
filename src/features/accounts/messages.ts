// Finnish texts of staff accounts and signing in.

/** Texts that the server answers with. */
export const accountsMessages = {
  wrongCredentials: 'Käyttäjätunnus tai salasana on väärin.',
  sessionEnded: 'Istuntosi on päättynyt. Kirjaudu sisään uudelleen.',
  usernameMissing: 'Kirjoita käyttäjätunnus.',
  usernameTooLong: 'Käyttäjätunnus on liian pitkä.',
  passwordMissing: 'Kirjoita salasana.',
  passwordTooLong: 'Salasana on liian pitkä.',
  newPasswordTooShort: (characters: number) => `Salasanassa pitää olla vähintään ${characters} merkkiä.`,
  newPasswordIsUsername: 'Salasana ei voi olla sama kuin käyttäjätunnus.',
  newPasswordIsOld: 'Uusi salasana on sama kuin nykyinen. Valitse toinen.',
  wrongCurrentPassword: 'Salasana on väärin.',
  ownPasswordMissing: 'Kirjoita oma salasanasi.',
  usernameTaken: 'Tämä käyttäjätunnus on jo käytössä.',
  accountGone: 'Käyttäjätunnusta ei ole enää.',
  sessionGone: 'Tämä istunto on jo päättynyt.',
  accountStale: 'Joku muu ehti muuttaa tätä käyttäjätunnusta. Tarkista tiedot ja yritä uudelleen.',
  lastOwner: 'Ainakin yhden omistajan pitää jäädä.',
} as const;

export const signInMessages = {
  title: 'Kirjaudu hallintaan',
  username: 'Käyttäjätunnus',
  password: 'Salasana',
  submit: 'Kirjaudu',
  submitting: 'Kirjaudutaan…',
  failed: 'Kirjautuminen epäonnistui.',
  failedQuoted: 'Login failed',
  backToSite: 'Takaisin sivustolle',
  withPasskey: 'Kirjaudu pääsyavaimella',
} as const;

export const sessionMessages = {
  endedTitle: 'Istunto päättynyt',
  endedText: 'Admin-istuntosi on päättynyt. Kirjaudu sisään uudelleen.',
} as const;

export const identityMessages = {
  title: 'Vahvista, että tämä olet sinä',
  body: 'Vahvistus on voimassa puoli tuntia, ja työ jatkuu siitä, mihin jäit.',
  confirm: 'Vahvista ja jatka',
} as const;

export const passwordMessages = {
  title: 'Salasana',
  intro: 'Kun vaihdat salasanan, muut laitteet kirjautuvat ulos. Tällä laitteella työ jatkuu.',
  current: 'Nykyinen salasana',
  new: 'Uusi salasana',
  newHelp: (characters: number) => `Vähintään ${characters} merkkiä. Pitkä lause on hyvä salasana.`,
  submit: 'Vaihda salasana',
  submitting: 'Vaihdetaan…',
  done: 'Salasana on vaihdettu. Muut istuntosi on kirjattu ulos.',
  lost: 'Jos nykyinen salasana ei enää kelpaa, vaihto ehti onnistua ja uusi on jo voimassa.',
} as const;

export const everywhereMessages = {
  title: 'Kirjaudu ulos kaikkialta',
  intro:
    'Jos epäilet, että joku muu käyttää tunnustasi, päätä kaikki istunnot. Sinäkin kirjaudut ulos tältä laitteelta.',
  submit: 'Kirjaudu ulos kaikkialta',
  failed: 'Uloskirjautuminen ei onnistunut.',
} as const;

export const sessionListTexts = {
  title: 'Missä olet kirjautuneena',
  titleOf: (username: string) => `Missä ${username} on kirjautuneena`,
  loadFailed: 'Istuntojen lataus epäonnistui',
  ended: 'Laite on kirjattu ulos',
  endOthers: 'Kirjaudu ulos muualta',
  othersEnded: 'Muut laitteet on kirjattu ulos',
  endAll: 'Kirjaa ulos kaikkialta',
  allEnded: 'Kaikki laitteet on kirjattu ulos',
} as const;

export const accountListMessages = {
  title: 'Käyttäjätunnukset',
  cardText: 'Kuka pääsee hallintaan ja kuka on omistaja.',
  /** Other words the command palette finds it by. */
  synonyms: 'lisää tunnus työntekijä henkilökunta',
  lead: 'Omistaja hallitsee tunnuksia ja varmuuskopioita. Muu on kaikille avoinna.',
  ownersOnly: 'Vain omistaja voi muuttaa käyttäjätunnuksia.',
  loadFailed: 'Käyttäjätunnusten lataus epäonnistui',
  emptyTitle: 'Ei käyttäjätunnuksia',
  owner: 'Omistaja',
  staff: 'Henkilökunta',
  active: 'Käytössä',
  closed: 'Suljettu',
  you: '(sinä)',
  used: (time: string) => `käytetty ${time}`,
  never: 'ei vielä käytetty',
  firstPassword: (time: string, isOver: boolean) =>
    `annettu salasana ${isOver ? 'vanheni' : 'vanhenee'} ${time}`,
  add: 'Lisää tunnus',
  adding: 'Lisätään…',
  addTitle: 'Uusi käyttäjätunnus',
  username: 'Käyttäjätunnus',
  password: 'Salasana',
  passwordHelp: (characters: number) =>
    `Vähintään ${characters} merkkiä. Kerro se käyttäjälle: hän valitsee oman heti kirjauduttuaan. Voimassa viikon.`,
  isOwner: 'Omistaja',
  ownPassword: 'Oma salasanasi',
  closeBody: 'Tunnuksella ei pääse enää kirjautumaan, ja sen istunnot päättyvät heti.',
  openBody: 'Tunnuksella voi taas kirjautua.',
  makeOwnerBody: 'Omistaja hallitsee tunnuksia ja varmuuskopioita.',
  makeStaffBody: 'Tunnus jää henkilökunnalle, mutta ei hallitse enää muiden tunnuksia eikä varmuuskopioita.',
  added: (username: string) => `Tunnus ${username} lisätty`,
  close: 'Sulje tunnus',
  open: 'Avaa tunnus',
  /** What a button does, and to which account. */
  of: (action: string, username: string) => `${action}: ${username}`,
  closedDone: (username: string) => `Tunnus ${username} suljettu`,
  openedDone: (username: string) => `Tunnus ${username} avattu`,
  makeOwner: 'Tee omistajaksi',
  makeStaff: 'Poista omistajuus',
  changed: (username: string) => `Tunnus ${username} päivitetty`,
  sessions: 'Istunnot',
  newPassword: 'Uusi salasana',
  savePassword: 'Aseta salasana',
  passwordSet: (username: string) => `Salasana vaihdettu: ${username}. Vanhat istunnot on kirjattu ulos.`,
  remove: 'Poista tunnus',
  removeBody: 'Tunnus ja sen istunnot poistuvat. Muutosloki säilyy. Poistoa ei voi kumota.',
  removed: (username: string) => `Tunnus ${username} poistettu`,
} as const;
