// Greets a customer who is signed in, wherever the page leads to the account. The page itself contains nothing personal.
import { customersMessages as messages } from '../../features/customers/messages-greeting.ts';
import { ACCOUNT_PATH, SIGN_IN_PATH } from '../../features/customers/paths.ts';
import {
  adminToken,
  CUSTOMER_CHANGED,
  customerData,
  customerToken,
} from '../../platform/browser/session-tokens.ts';

/** Signs of a first name that the top bar has room for. */
const MAX_SHOWN_LENGTH = 16;

/** Shows the name now, and again when it changes or the session ends. An administrator's token comes before a customer's. */
export function greetCustomer(): void {
  showCustomer();
  addEventListener(CUSTOMER_CHANGED, showCustomer);
}

function showCustomer(): void {
  const data = customerData();
  const isSignedIn = customerToken() !== null;
  if (adminToken() !== null) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-account]')) {
    link.href = isSignedIn ? ACCOUNT_PATH : SIGN_IN_PATH;
    link.textContent = isSignedIn ? greeting(data?.name) : messages.signIn;
  }
}

function greeting(name: string | undefined): string {
  const first = (name?.trim().split(/\s/)[0] ?? '').slice(0, MAX_SHOWN_LENGTH);
  return first === '' ? messages.account : messages.hello(first);
}
