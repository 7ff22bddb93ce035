// Finnish texts of the screens shown instead of a page.

export const errorScreenMessages = {
  error: {
    title: 'Jotain meni pieleen',
    body: 'Sivulla tapahtui virhe. Yritä päivittää sivu.',
    button: 'Päivitä sivu',
  },
  starting: {
    title: 'Hetki vielä',
    body: 'Sivusto käynnistyy tai sen tietokanta on hetken poissa. Sivu päivittyy itsestään.',
    button: 'Päivitä sivu',
  },
} as const;

/** Before the title of a page whose form was refused, so that screen readers announce it first. */
export const refusedFormTitle = (title: string) => `Lomaketta ei lähetetty – ${title}`;
