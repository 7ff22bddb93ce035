// Paging of lists (API): page from 1, a limit above the maximum is lowered, less than 1 or no integer is refused.
import { z } from 'zod';

/** The longest page of a list of people. */
export const MAX_PEOPLE = 200;

/** Query fields for a list; `max` is the largest limit. Both absent: the complete list (up to 1 000 rows). */
export function pagingQuery(max: number) {
  return {
    page: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .transform((limit) => Math.min(limit, max))
      .optional(),
  };
}

/** Rows to skip and to take; neither page nor limit given: the first 1 000. */
export function pageWindow(
  query: { page?: number | undefined; limit?: number | undefined },
  defaultLimit: number,
) {
  if (query.page === undefined && query.limit === undefined) return { offset: 0, limit: 1000 };
  const limit = query.limit ?? defaultLimit;
  return { offset: ((query.page ?? 1) - 1) * limit, limit };
}
