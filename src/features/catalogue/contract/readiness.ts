// The call that lists tyres on sale that lack information required by law.
import { z } from 'zod';

import { endpoint } from '../../../platform/contract/endpoint.ts';
import { idSchema } from '../../../platform/contract/ids.ts';

/**
 * label: classes or noise (2020/740; studded tyres have none). number: of the EU's register. snow: the mark that a friction
 * tyre must have. contact: the manufacturer's, or outside the EU of who answers there (2023/988, article 19).
 */
export const MISSING_FACTS = ['label', 'number', 'snow', 'contact'] as const;
export type Lack = (typeof MISSING_FACTS)[number];

export const READINESS_PER_PAGE = 50;

const readinessSchema = z.object({
  /** Tyres on sale, those that lack something, and those that lack each thing. */
  counts: z.object({
    onSale: z.int(),
    lacking: z.int(),
    label: z.int(),
    number: z.int(),
    snow: z.int(),
    contact: z.int(),
  }),
  /** Manufacturers without contact that match the words, most tyres first: adding it completes all their tyres. */
  manufacturers: z.array(z.object({ _id: idSchema, name: z.string(), tyreCount: z.int() })),
  /** Tyres that match the filters; unless one lack is requested, tyres that lack only the contact are left out. */
  total: z.int(),
  rows: z.array(
    z.object({
      _id: idSchema,
      sizeId: idSchema,
      manufacturerId: idSchema,
      /** 'Nokian Hakkapeliitta R5' */
      name: z.string(),
      /** '205/55R16 94R' */
      size: z.string(),
      lacks: z.array(z.enum(MISSING_FACTS)),
    }),
  ),
});
export type Readiness = z.infer<typeof readinessSchema>;

export const getReadiness = endpoint('GET /tires/readiness', {
  access: 'staff',
  summary:
    'Tyres on sale that lack required information, 50 a page, with counts and the manufacturers without a contact',
  query: z.object({
    lacks: z.enum(MISSING_FACTS).optional(),
    /** Part of the manufacturer's or the model's name. */
    q: z.string().trim().max(100).default(''),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  output: readinessSchema,
});
