// The answer to a mail server that posts a report to the wrong URL.
export const bounceErrors = {
  off: 'Palautuneiden kirjeiden vastaanotto ei ole käytössä.',
  badToken: 'Tunniste puuttuu tai on väärä.',
  missing: 'Lähetä viesti kentässä message.',
  tooLarge: 'Viesti on liian suuri: enintään 5 Mt.',
} as const;
