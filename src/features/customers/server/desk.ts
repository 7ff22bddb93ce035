// Customers as staff find them at the desk.
import type { Kysely } from 'kysely';

import { phoneNumberCore } from '../../../platform/contract/phone-number.ts';
import { notFound } from '../../../platform/contract/problem.ts';
import { route } from '../../../platform/server/http/routes.ts';
import type { BoundRoute } from '../../../platform/server/http/routes.ts';
import { findCustomers, getCustomer } from '../contract-desk.ts';
import { customerErrors as errors } from '../messages.ts';
import { findById, searchCustomers } from './store.ts';
import type { CustomerTables } from './store.ts';
import { summaryOf } from './summary.ts';

const MOST_FOUND = 8;
const MOST_WORDS = 8;

export function deskRoutes(db: Kysely<CustomerTables>): BoundRoute[] {
  return [
    route(findCustomers, async ({ query }) => {
      const phone = phoneNumberCore(query.q);
      const words = phone ? [phone] : query.q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
      return (await searchCustomers(db, words, MOST_FOUND)).map(summaryOf);
    }),
    route(getCustomer, async ({ params }) => {
      const row = await findById(db, params.id);
      if (!row) throw notFound('customer.not_found', errors.customerGone);
      return summaryOf(row);
    }),
  ];
}
