// Finnish texts of a field that one file is chosen in.

export const fileMessages = {
  choose: 'Valitse tiedosto',
  change: 'Vaihda tiedosto',
  dropHere: 'tai pudota se tähän',
  dropNow: 'Pudota tiedosto tähän',
} as const;
