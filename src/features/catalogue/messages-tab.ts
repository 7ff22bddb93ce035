// What the tab is called: apart from its other texts, so that these load with its pages alone.
export const catalogueTab = { label: 'Renkaat' } as const;
