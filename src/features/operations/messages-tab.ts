// What the tab is called: apart from its other texts, so that these load with its pages alone.
export const operationsTab = {
  label: 'Ylläpito',
  /** Other words the command palette finds it by. */
  synonyms: 'varmuuskopiot varmuuskopiointi taustatyöt palvelut',
} as const;
