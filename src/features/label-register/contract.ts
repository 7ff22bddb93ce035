// The calls about the EU's tyre label register: a look-up, how it answers, and where it disagrees with us.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { LABEL_FIELDS, labelValuesSchema } from './label-values.ts';

export const registerEntrySchema = z.object({
  number: z.string(),
  /** As the register writes them. */
  supplier: z.string(),
  model: z.string(),
  size: z.string(),
  values: labelValuesSchema,
});
export type RegisterEntry = z.infer<typeof registerEntrySchema>;

export const lookUpLabel = endpoint('POST /label-register/lookups', {
  access: 'staff',
  summary:
    "A tyre of the EU's label register by its number or the address in its QR code; our copy of its files follows",
  body: z.strictObject({ text: z.string().max(300) }),
  output: registerEntrySchema,
});

export const getRegisterState = endpoint('GET /label-register', {
  access: 'staff',
  summary: 'Whether the register is in use, how it answers, and how many tyres it disagrees on',
  output: z.object({
    /** 'recorded': development without a key. */
    source: z.enum(['register', 'recorded', 'none']),
    /** A plain sentence; null while it answers. */
    failure: z.string().nullable(),
    answeredAt: z.iso.datetime({ offset: true }).nullable(),
    /** Tyres on sale with a number, and those of them that were checked. */
    numbered: z.int(),
    checked: z.int(),
    disagreements: z.int(),
  }),
});
export type RegisterState = z.infer<typeof getRegisterState.output>;

const disagreementSchema = z.object({
  productId: idSchema,
  sizeId: idSchema,
  /** 'Nokian Hakkapeliitta R5 205/55R16 94R' */
  name: z.string(),
  number: z.string(),
  /** unknown: the register has no such number. other-size: it is another tyre's. */
  kind: z.enum(['values', 'unknown', 'other-size']),
  /** As the register names it; empty when it does not know it. */
  registerName: z.string(),
  fields: z.array(z.enum(LABEL_FIELDS)),
  ours: labelValuesSchema,
  register: labelValuesSchema.nullable(),
  /** Fingerprint of both current values; sent back with the answer. */
  fingerprint: z.string(),
});
export type Disagreement = z.infer<typeof disagreementSchema>;
export const DISAGREEMENTS_PER_PAGE = 20;

export const listDisagreements = endpoint('GET /label-register/disagreements', {
  access: 'staff',
  summary:
    'Tyres of which the register says something else than we do, 20 a page; X-Total-Count gives how many',
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  output: z.array(disagreementSchema),
});

export const settleDisagreement = endpoint('POST /label-register/disagreements/:productId', {
  access: 'staff',
  summary: "Takes the register's values, or keeps ours; 409 when either says something else by now",
  body: z.strictObject({ choice: z.enum(['register', 'own']), fingerprint: z.string().max(100) }),
  output: null,
});
