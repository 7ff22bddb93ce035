// Finnish labels of what this slice has a key for: entities and fields in the audit log, jobs, outside services.
export const accountsWords = {
  entities: {
    account: 'Käyttäjätunnus',
    session: 'Hallinta',
    'second-factor-rule': 'Kaksivaiheisen kirjautumisen vaatimus',
  },
  fields: {
    username: 'Käyttäjätunnus',
    password: 'Salasana',
    isOwner: 'Omistaja',
    secondFactor: 'Kaksivaiheinen kirjautuminen',
    requiredFrom: 'Vaaditaan kaikilta alkaen',
  },
  /** What they are stays out of the audit. */
  values: {
    password: { replaced: 'vaihdettu' },
    secondFactor: {
      'app-added': 'todennussovellus lisätty',
      'app-removed': 'todennussovellus poistettu',
      'passkey-added': 'pääsyavain lisätty',
      'passkey-removed': 'pääsyavain poistettu',
      'codes-renewed': 'varakoodit uusittu',
      'code-used': 'varakoodi käytetty',
      reset: 'nollattu',
    },
  },
  jobs: {
    'accounts.forget-sign-ins': 'Vanhojen kirjautumisyritysten poisto',
    'accounts.email': 'Henkilökunnan tunnusten sähköpostit',
  },
} as const;
