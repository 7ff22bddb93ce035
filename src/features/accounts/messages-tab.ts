// What the tab is called: apart from its other texts, so that these load with its pages alone.
export const accountTab = {
  label: 'Salasana',
  /** Other words the command palette finds it by. */
  synonyms: 'vaihda salasanan vaihto kirjaudu ulos kaikkialta istunnot laitteet',
} as const;
