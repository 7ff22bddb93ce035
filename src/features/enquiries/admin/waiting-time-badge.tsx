// How long a new enquiry has waited, in red once that is too long.
import { Badge } from '../../../platform/ui/badge.tsx';
import type { Enquiry } from '../contract.ts';
import { inboxMessages as messages } from '../messages-inbox.ts';

/** Nothing of one that somebody has taken. */
export function WaitingTime({ enquiry: { waitedMinutes, isOverdue } }: { enquiry: Enquiry }) {
  if (waitedMinutes === null) return null;
  const text = messages.waited(waitedMinutes);
  return isOverdue ? <Badge tone="bad">{text}</Badge> : <span>{text}</span>;
}
