// What the tab is called: apart from its other texts, so that these load with its pages alone.
export const accountTab = {
  label: 'Kirjautuminen',
  /** Other words the command palette finds it by. */
  synonyms:
    'salasana vaihda salasanan vaihto kirjaudu ulos kaikkialta istunnot laitteet pääsyavain varakoodit kaksivaiheinen',
} as const;
