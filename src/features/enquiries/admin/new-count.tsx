// How many new enquiries there are, next to the tab's name.
import { useQuery } from '@tanstack/react-query';

import { Badge } from '../../../platform/ui/badge.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import { inboxMessages as messages } from '../messages-inbox.ts';
import { newCountQuery } from './enquiry-queries.ts';

/** Nothing while there are none, or while it is not known. */
export function NewCount() {
  const { data } = useQuery(newCountQuery);
  const items = data?.total ?? 0;
  if (items === 0) return null;
  return (
    <Badge tone="warn">
      <span aria-hidden="true">{items}</span>
      <VisuallyHidden>{messages.newOnes(items)}</VisuallyHidden>
    </Badge>
  );
}
