// Finnish labels of what this slice has a key for: entities and fields in the audit log, jobs, outside services.
/** What people call a list whose name says nothing: that of an import without a name. */
export const listNames: Readonly<Record<string, string>> = { oletus: 'Päälista' };

export const importsWords = {
  entities: { 'pricing-rules': 'Hinnoittelusäännöt', import: 'Rengaslistan tuonti' },
  places: { import: '/admin/tuonti/' },
  fields: {
    defaultMarginPercent: 'Oletuskate (%)',
    list: 'Lista',
    created: 'Uusia',
    updated: 'Muuttui',
    unchanged: 'Ennallaan',
    withdrawn: 'Poistui myynnistä',
    errorCount: 'Hylättyjä rivejä',
    restored: 'Palautettuja renkaita',
    leftCount: 'Ennalleen jätettyjä',
  },
  values: { list: listNames },
  jobs: {
    'imports.forget-files': 'Vanhojen tuontitiedostojen poisto',
    'imports.run': 'Hinnaston tuonti',
    'imports.undo': 'Tuonnin kumoaminen',
  },
} as const;

/** Separate from the texts of its pages, as every view of the back office loads the tab. */
export const importsTab = {
  label: 'Tuonti',
  /** Other words the command palette finds it by. */
  synonyms: 'kate katteet hinnoittelu tukkurin hinnasto',
} as const;
