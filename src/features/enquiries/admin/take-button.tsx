// Takes a new enquiry from wherever it is listed, with the undo of the inbox.
import { useQuery } from '@tanstack/react-query';

import { useApiSave } from '../../../platform/browser/api-query.ts';
import { RowButton } from '../../../platform/ui/list/row-action.tsx';
import type { Enquiry, putEnquiry } from '../contract.ts';
import { inboxMessages as messages } from '../messages-inbox.ts';
import { useHandlingUndo } from './enquiry-changes.ts';
import { ENQUIRIES, ownNameQuery } from './enquiry-queries.ts';

interface TakeButtonProps {
  enquiry: Pick<Enquiry, '_id' | 'name' | 'version'>;
  onTaken: () => void;
}

export function TakeButton({ enquiry, onTaken }: TakeButtonProps) {
  const { data: ownName } = useQuery(ownNameQuery);
  const offerUndo = useHandlingUndo(onTaken);
  const { mutate, isPending, error } = useApiSave<typeof putEnquiry, string>(
    'PUT /enquiries/:id',
    (assignee) => ({
      params: { id: enquiry._id },
      body: { assignee, status: 'in-progress', version: enquiry.version },
    }),
    {
      invalidates: ENQUIRIES,
      isReadAfterFailure: true,
      onSuccess: (saved) => {
        offerUndo({ ...enquiry, status: 'new', assignee: '' }, saved);
        onTaken();
      },
    },
  );
  if (error) return <span role="alert">{error.message}</span>;
  return (
    <RowButton
      label={messages.takeShort}
      name={messages.takeLabel(enquiry.name)}
      variant="outline"
      isBusy={isPending || ownName === undefined}
      onClick={() => {
        if (ownName !== undefined) mutate(ownName);
      }}
    />
  );
}
