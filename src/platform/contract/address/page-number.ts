// The page of a list that an address names.

/** A page number from an address: anything but a whole number from 1 to 100 000 shows page 1. */
export function pageNumber(text: string | undefined): number {
  const page = Number(text ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
