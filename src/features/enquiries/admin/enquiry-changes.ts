// Changes of an enquiry as its page makes them; apart from the reads, which every view loads for the badge.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { useApiSave } from '../../../platform/browser/api-query.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { showToast, showUndo } from '../../../platform/browser/toasts.ts';
import type { deleteEnquiry, Enquiry, getEnquiries, putEnquiry } from '../contract.ts';
import { inboxMessages as messages } from '../messages-inbox.ts';
import { ENQUIRIES, INBOX_PATH, enquiryQuery, threadQuery } from './enquiry-queries.ts';

export function useRemoveEnquiry(id: string, onRemoved: () => void) {
  const queries = useQueryClient();
  return useApiSave<typeof deleteEnquiry>('DELETE /enquiries/:id', () => ({ params: { id } }), {
    invalidates: ENQUIRIES,
    onSuccess: () => {
      onRemoved();
      for (const { queryKey } of [enquiryQuery(id), threadQuery(id)]) queries.removeQueries({ queryKey });
    },
  });
}

type Handled = Pick<Enquiry, '_id' | 'name' | 'status' | 'assignee'>;

/** Tells who looks after the enquiry and how far it is, and offers to undo that, also once the page is left; a note stays. */
export function useHandlingUndo(onUndone: (saved: Enquiry) => void) {
  const put = useApiSave<typeof putEnquiry, Handled & { version: number }>(
    'PUT /enquiries/:id',
    ({ _id: id, status, assignee, version }) => ({ params: { id }, body: { status, assignee, version } }),
    { invalidates: ENQUIRIES, isReadAfterFailure: true },
  );
  // Awaited: what is passed to `mutate` is not called once the page is left.
  const undo = async (before: Handled, { version }: Enquiry) => {
    try {
      onUndone(await put.mutateAsync({ ...before, version }));
      showToast({ text: messages.undone(before.name), tone: 'ok' });
    } catch (error) {
      const why = error instanceof Error ? error.message : '';
      showToast({ text: `${messages.saveFailed}. ${why}`, tone: 'bad' });
    }
  };
  return (before: Handled, saved: Enquiry) =>
    showUndo(messages.handled(saved), messages.undo, () => void undo(before, saved));
}

/** Opens the new enquiry that has waited longest; the inbox when there is none. */
export function useOpenNext(id: string): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const waiting = await callApi<typeof getEnquiries>('GET /enquiries', {
      query: { status: 'new', order: 'oldest', limit: 2 },
    });
    const next = waiting.find(({ _id }) => _id !== id);
    await navigate(next ? `${INBOX_PATH}/${next._id}` : INBOX_PATH);
  };
}
