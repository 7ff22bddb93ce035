// What a mail server hears that brings a report to the wrong place.
export const bounceErrors = {
  off: 'Palautuneiden kirjeiden vastaanotto ei ole käytössä.',
  badToken: 'Tunniste puuttuu tai on väärä.',
  missing: 'Lähetä viesti kentässä message.',
  tooLarge: 'Viesti on liian suuri: enintään 5 Mt.',
} as const;
