// What the tab is called: apart from its other texts, so that these load with its pages alone.
export const bookingsTab = {
  label: 'Ajanvaraus',
  /** Other words the command palette finds it by. */
  synonyms: 'varaukset kalenteri päivä jonosta keruulista',
  keys: [
    ['N', 'Uusi varaus'],
    ['W', 'Asiakas jonosta'],
    ['B', 'Sulje aika'],
    ['← →', 'Edellinen ja seuraava päivä'],
    ['T', 'Tänään'],
    ['Nuolet', 'Siirrä valittua varausta'],
  ],
} as const;
