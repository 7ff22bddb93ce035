// What the tabs are called: apart from its other texts, so that these load with its pages alone.
export const catalogueTab = { label: 'Renkaat' } as const;
export const offersTab = {
  label: 'Tarjoukset',
  /** Other words the command palette finds it by. */
  synonyms: 'tarjoushinnat ale alennukset',
} as const;
