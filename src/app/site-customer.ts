// Greets a customer who is signed in, wherever the page leads to the account. The page itself says nothing personal.
import { customersMessages } from '../features/customers/messages-greeting.ts';
import { ACCOUNT_PATH } from '../features/customers/paths.ts';
import { adminToken, customerData, customerToken } from '../platform/browser/session-tokens.ts';

/** Signs of a first name that the top bar has room for. */
const LONGEST_SHOWN = 16;

/** An administrator's token goes before a customer's. */
export function greetCustomer(): void {
  const data = customerData();
  if (adminToken() !== null || customerToken() === null) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-account]')) {
    link.href = ACCOUNT_PATH;
    link.textContent = data
      ? customersMessages.hello((data.name.trim().split(/\s/)[0] ?? '').slice(0, LONGEST_SHOWN))
      : customersMessages.account;
  }
}
