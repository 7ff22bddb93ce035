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

type Handling = Partial<Pick<Enquiry, 'status' | 'assignee'>>;

type HandledEnquiry = Pick<Enquiry, '_id' | 'name' | 'status' | 'assignee' | 'version'>;

/** Saves at once who looks after the enquiry and how far it is, and offers to undo it, also once the page is left. */
export function useHandling(enquiry: HandledEnquiry, onSaved: (saved: Enquiry) => void) {
  const { _id: id, name } = enquiry;
  const put = useApiSave<typeof putEnquiry, Handling & { version: number }>(
    'PUT /enquiries/:id',
    (body) => ({ params: { id }, body }),
    { invalidates: ENQUIRIES, isReadAfterFailure: true },
  );
  // Awaited: what is passed to `mutate` is not called once the page is left.
  const undo = async ({ status, assignee }: HandledEnquiry, { version }: Enquiry) => {
    try {
      onSaved(await put.mutateAsync({ status, assignee, version }));
      showToast({ text: messages.undone(name), tone: 'ok' });
    } catch (error) {
      const why = error instanceof Error ? error.message : '';
      showToast({ text: `${messages.saveFailed}. ${why}`, tone: 'bad' });
    }
  };
  return {
    isPending: put.isPending,
    error: put.error,
    save: async (change: Handling): Promise<boolean> => {
      try {
        const saved = await put.mutateAsync({ ...change, version: enquiry.version });
        onSaved(saved);
        showUndo(messages.handled(saved), messages.undo, () => void undo(enquiry, saved));
        return true;
      } catch {
        // Shown in the page as `error`.
        return false;
      }
    },
  };
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
