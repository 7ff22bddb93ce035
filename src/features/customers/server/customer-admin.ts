// Customers as staff search for them.
import type { Kysely } from 'kysely';

import { phoneNumberCore } from '../../../platform/contract/phone-number.ts';
import { notFound } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import { findCustomers, getCustomer } from '../contract-customer-admin.ts';
import { customerErrors as errors } from '../messages.ts';
import { findById, searchCustomers, type CustomerTables } from './store.ts';
import { summaryOf } from './summary.ts';

const MAX_FOUND = 8;
const MAX_WORDS = 8;

export function customerAdminRoutes({ audit }: Platform, db: Kysely<CustomerTables>): BoundRoute[] {
  return [
    route(findCustomers, async ({ query }) => {
      const phone = phoneNumberCore(query.q);
      const words = phone ? [phone] : query.q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
      return (await searchCustomers(db, words, MAX_FOUND)).map(summaryOf);
    }),
    route(getCustomer, async ({ params }) => {
      const row = await findById(db, params.id);
      if (!row) throw notFound('customer.not_found', errors.customerGone);
      // Without the name, which would outlive the account.
      await audit.record(db, { action: 'read', entity: 'customer', entityId: row.id });
      return summaryOf(row);
    }),
  ];
}
