// The account a set belongs to: accounts that match the typed owner, to be chosen by one click, and the chosen one.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, type KeyboardEvent } from 'react';

import { apiQuery } from '../../../platform/browser/api-query.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import type { findCustomers, FoundCustomer, getCustomer } from '../../customers/contract-customer-admin.ts';
import { intakeMessages as messages } from '../messages/admin.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './hotel.module.css';

const MIN_WORDS = 3;

interface FoundCustomersProps {
  /** Part of a name, phone or address. */
  words: string;
  onSelect: (customer: FoundCustomer) => void;
}

/** The accounts that fit the words; nothing while there are none. */
export function FoundCustomers({ words, onSelect }: FoundCustomersProps) {
  const q = useDeferredValue(words.trim());
  const { data } = useQuery({
    ...apiQuery<typeof findCustomers>(['customers'], 'GET /customers', { query: { q } }),
    enabled: q.length >= MIN_WORDS,
    placeholderData: keepPreviousData,
  });
  const found = words.trim().length >= MIN_WORDS ? (data ?? []) : [];
  return (
    <div role="status" className={styles.found}>
      {found.length > 0 && (
        <>
          <p className={`${layout.note} ${styles.small}`}>{messages.accountsFound(found.length)}</p>
          <ul>
            {found.map((customer) => (
              <li key={customer._id}>
                <Button
                  variant="outline"
                  size="small"
                  data-found
                  onKeyDown={walk}
                  onClick={() => onSelect(customer)}
                >
                  {messages.account([customer.name, customer.email, customer.phone])}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Arrow down in a field of the owner goes to the accounts that were found. */
export function focusFirstResult(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return;
  const first = event.currentTarget.querySelector<HTMLElement>('[data-found]');
  if (!first) return;
  event.preventDefault();
  first.focus();
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : -1;
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const all = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-found]') ?? [])];
  all[all.indexOf(event.currentTarget) + step]?.focus();
}

/** The account that the set is in, with the way out of it. */
export function SelectedCustomer({ id, onLeave }: { id: string; onLeave: () => void }) {
  const { data, error } = useQuery(
    apiQuery<typeof getCustomer>(['customers'], 'GET /customers/:id', { params: { id } }),
  );
  return (
    <Notice
      tone={error ? 'warn' : 'info'}
      action={
        <Button variant="outline" size="small" onClick={onLeave}>
          {messages.leaveAccount}
        </Button>
      }
    >
      {data && messages.inAccount([data.name, data.email])}
      {error && messages.accountUnknown}
    </Notice>
  );
}
