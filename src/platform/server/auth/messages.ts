// Finnish texts of signing in, for staff and for customers.

export const authMessages = {
  tooManyWrong: (minutes: number) =>
    `Liian monta väärää yritystä. Yritä uudelleen ${minutes === 1 ? 'minuutin' : `${minutes}\u00a0minuutin`} kuluttua.`,
  busy: 'Juuri nyt kirjautuu moni yhtä aikaa. Yritä muutaman sekunnin päästä uudelleen.',
} as const;
