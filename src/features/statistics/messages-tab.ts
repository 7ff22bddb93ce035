// What the tab of the statistics is called: apart from its other texts, so that these load with the page alone.
export const statisticsTab = {
  title: 'Tilastot',
  /** Other words the command palette finds it by. */
  synonyms: 'luvut kävijät haut menetetty myynti katsotuimmat raportti analytiikka',
} as const;
