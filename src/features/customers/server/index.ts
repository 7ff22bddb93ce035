// Front door of customers.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { findById, searchCustomers } from './store.ts';
import type { CustomerTables } from './store.ts';

/** A customer as other slices see one. */
export interface CustomerSummary {
  _id: string;
  name: string;
  email: string;
  /** As it was typed; may be empty. */
  phone: string;
}

export interface CustomersFrontDoor {
  feature: Feature;
  /** `undefined` for one who is not there, or no more. */
  customerById: (id: string) => Promise<CustomerSummary | undefined>;
  /** Customers whose name, address or phone has every one of the words, by name. */
  searchCustomers: (words: string, limit: number) => Promise<CustomerSummary[]>;
}

export function createCustomers(platform: Platform): CustomersFrontDoor {
  const db = platform.db.$extendTables<CustomerTables>();
  return {
    customerById: async (id) => {
      const row = await findById(db, id);
      return row && summaryOf(row);
    },
    searchCustomers: async (words, limit) => {
      const wanted = words.split(/\s+/).filter(Boolean).slice(0, 8);
      return (await searchCustomers(db, wanted, limit)).map(summaryOf);
    },
    feature: { name: 'customers' },
  };
}

function summaryOf({
  id,
  name,
  email,
  phone,
}: Omit<CustomerSummary, '_id'> & { id: string }): CustomerSummary {
  return { _id: id, name, email, phone };
}
