// Finnish texts of the queue of pictures.

export const filesMessages = {
  busy: 'Kuvia käsitellään juuri nyt monta. Odota hetki ja yritä uudelleen.',
} as const;
