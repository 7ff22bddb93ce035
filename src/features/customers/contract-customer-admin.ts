// Customers as staff find them, to put something into their names.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';

export const foundCustomerSchema = z.strictObject({
  _id: idSchema,
  name: z.string(),
  /** Confirmed by its owner. */
  email: z.string(),
  /** As it was typed; may be empty. */
  phone: z.string(),
});
export type FoundCustomer = z.infer<typeof foundCustomerSchema>;

export const findCustomers = endpoint('GET /customers', {
  access: 'staff',
  showsPeople: 'rows',
  summary: 'Customers whose name, address or phone has every one of the words, by name; eight at most',
  query: z.strictObject({ q: z.string().trim().min(2).max(254) }),
  output: z.array(foundCustomerSchema),
});

export const getCustomer = endpoint('GET /customers/:id', {
  access: 'staff',
  showsPeople: 'one',
  summary: 'Whose account it is',
  output: foundCustomerSchema,
});
