// Words of the demonstration shop's stored sets: plainly made up.

export const demonstrationWords = {
  owner: (number: number) => `Esimerkkiasiakas ${number}`,
  phone: '010 000 0000',
  note: 'Esittelykaupan sarja.',
  checkNote: 'Etupyörien ulkoreunat ovat kuluneet hieman enemmän.',
  damage: 'Kivi kulutuspinnassa, poistettu.',
} as const;
