// What the back office calls what it knows by a key of this slice: things and fields in the audit, jobs, services.
export const accountsWords = {
  entities: { account: 'Käyttäjätunnus', session: 'Hallinta' },
  fields: { username: 'Käyttäjätunnus', password: 'Salasana', isOwner: 'Omistaja' },
  /** What it is stays out of the audit. */
  values: { password: { replaced: 'vaihdettu' } },
  jobs: { 'accounts.forget-sign-ins': 'Vanhojen kirjautumisyritysten poisto' },
} as const;
