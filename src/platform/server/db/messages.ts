// Finnish texts of the database layer.

export const databaseMessages = {
  unavailable: 'Palvelu on hetken poissa käytöstä. Yritä pian uudelleen.',
} as const;
