// What a visitor reads for a message of the server.
import { newsletterAlertOtherwise, newsletterAlerts } from './messages.ts';

/** The alert whose words the message contains; otherwise the message itself, or that something went wrong. */
export function alertText(message: string): string {
  const found = newsletterAlerts.find(([words]) => message.includes(words));
  return found?.[1] ?? (message || newsletterAlertOtherwise);
}
