// Takes a new enquiry from wherever it is listed, with the undo of the inbox.
import { useQuery } from '@tanstack/react-query';

import { RowButton } from '../../../platform/ui/list/row-action.tsx';
import type { Enquiry } from '../contract.ts';
import { inboxMessages as messages } from '../messages-inbox.ts';
import { useHandling } from './enquiry-changes.ts';
import { ownNameQuery } from './enquiry-queries.ts';

interface TakeButtonProps {
  enquiry: Pick<Enquiry, '_id' | 'name' | 'version'>;
  onTaken: () => void;
}

export function TakeButton({ enquiry, onTaken }: TakeButtonProps) {
  const { data: ownName } = useQuery(ownNameQuery);
  const { save, isPending, error } = useHandling({ ...enquiry, status: 'new', assignee: '' }, onTaken);
  if (error) return <span role="alert">{error.message}</span>;
  return (
    <RowButton
      label={messages.takeShort}
      name={messages.takeLabel(enquiry.name)}
      variant="outline"
      isBusy={isPending || ownName === undefined}
      onClick={() => {
        if (ownName !== undefined) void save({ assignee: ownName, status: 'in-progress' });
      }}
    />
  );
}
