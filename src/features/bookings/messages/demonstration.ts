// Words of the demonstration shop's bookings: plainly made up.

export const demonstrationWords = {
  customer: (number: number) => `Esimerkkiasiakas ${number}`,
  phone: '010 000 0000',
  plate: (number: number) => `ESI-${String(number).padStart(3, '0')}`,
  notes: [
    'Lukkopulttien avain on hansikaslokerossa.',
    'Odotan liikkeessä.',
    'Tuon auton jo edellisenä iltana.',
    'Yksi rengas tyhjenee hitaasti, voisitteko katsoa?',
  ],
  /** As the schema names them. */
  usualBays: ['Paikka 1', 'Paikka 2'],
  bays: ['Nosturi 1', 'Nosturi 2', 'Nosturi 3', 'Pikapaikka'],
} as const;
