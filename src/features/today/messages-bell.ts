// Finnish texts of the bell; what it lists the server words.
export const bellMessages = {
  empty: 'Kahteen viikkoon ei ole tullut yhteydenottoja, tuonteja, kirjeitä tai hinnanmuutoksia.',
  newOnes: (count: number) => (count === 1 ? '1 uusi tapahtuma' : `${count} uutta tapahtumaa`),
  isNew: 'Uusi',
} as const;
