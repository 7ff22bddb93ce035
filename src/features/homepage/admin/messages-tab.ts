// What the tab is called: apart from its other texts, so that these load with its pages alone.
export const homepageTab = { label: 'Etusivu' } as const;
