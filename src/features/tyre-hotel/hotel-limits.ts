// Limits of the texts, pictures and numbers of stored sets.

export const HOTEL_LIMITS = {
  name: 100,
  phone: 30,
  email: 254,
  plate: 12,
  make: 80,
  shelf: 20,
  note: 1000,
  damage: 200,
  /** Tyres of vans are at 4.5 bar; spare wheels at 4.2. */
  mostPressureBar: 8,
  checks: 60,
  pictures: 20,
  importBytes: 2 * 1024 * 1024,
  importRows: 5000,
  mostChangesPerDay: 500,
} as const;

/** A set that was handed out is removed after two years. */
export const HANDED_OUT_RETENTION_DAYS = 730;
