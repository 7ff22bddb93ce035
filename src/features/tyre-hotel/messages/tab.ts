// What the tab is called: apart from its other texts, so that these load with its pages alone.
export const tyreHotelTab = {
  label: 'Rengashotelli',
  /** Other words the command palette finds it by. */
  synonyms: 'tarrat tulosta tarra',
} as const;
