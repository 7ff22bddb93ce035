// What is done with the chosen tyres: off sale and on offer, each with its undo, also once the sheet is left.
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { callApi } from '../../../../../platform/browser/api.ts';
import { useCreation } from '../../../../../platform/browser/form/use-creation.ts';
import { showToast, showUndo } from '../../../../../platform/browser/toasts.ts';
import type {
  endSelectedOffers,
  offerSelected,
  previewSelectedOffer,
  restoreSelected,
  withdrawSelected,
} from '../../../contract/selection.ts';
import { selectionMessages as messages } from '../../../messages/editing.ts';
import type { PriceRounding } from '../../../price/price-change.ts';
import { refreshTyres, type SheetSelection } from '../sheet-queries.ts';

/** Many rows take their time. */
const LONG_MS = 60_000;

export interface ChosenTyres {
  readonly selection: SheetSelection;
  readonly count: number;
  /** What was chosen is done with. */
  readonly onDone: () => void;
}

export interface SelectedOffer {
  readonly selection: SheetSelection;
  readonly percent: number;
  readonly rounding: PriceRounding;
  readonly endDate: string | null;
}

const showTrouble = ({ message }: Error) =>
  showToast({ text: `${messages.undoFailed}: ${message}`, tone: 'bad', durationMs: 6_000 });

export function useWithdraw(onDone: () => void) {
  const queries = useQueryClient();
  const undo = useMutation({
    mutationFn: async (ids: string[]) => {
      const answer = await callApi<typeof restoreSelected>('POST /tires/selection/restore', {
        body: { ids },
        timeoutMs: LONG_MS,
      });
      await refreshTyres(queries);
      return answer;
    },
    onSuccess: ({ restored }) => showToast({ text: messages.restored(restored), tone: 'ok' }),
    onError: showTrouble,
  });
  return useMutation({
    mutationFn: async (selection: SheetSelection) => {
      const answer = await callApi<typeof withdrawSelected>('POST /tires/selection/withdraw', {
        body: { selection },
        timeoutMs: LONG_MS,
      });
      await refreshTyres(queries);
      return answer;
    },
    onSuccess: ({ ids }) => {
      showUndo(messages.withdrawn(ids.length), messages.undo, () => undo.mutate(ids));
      onDone();
    },
  });
}

export function usePreviewOffer() {
  return useMutation({
    mutationFn: async (sent: SelectedOffer) => ({
      sent,
      preview: await callApi<typeof previewSelectedOffer>('POST /tires/selection/offer-preview', {
        body: sent,
        timeoutMs: LONG_MS,
      }),
    }),
  });
}

export function useOffer(onDone: () => void) {
  const queries = useQueryClient();
  const create = useCreation();
  const undo = useMutation({
    mutationFn: async (made: { ids: string[]; at: string }) => {
      const answer = await callApi<typeof endSelectedOffers>('POST /tires/selection/end-offers', {
        body: made,
        timeoutMs: LONG_MS,
      });
      await refreshTyres(queries);
      return answer;
    },
    onSuccess: ({ ended }) => showToast({ text: messages.ended(ended), tone: 'ok' }),
    onError: showTrouble,
  });
  return useMutation({
    mutationFn: async (body: SelectedOffer) => {
      const made = await create((idempotencyKey) =>
        callApi<typeof offerSelected>('POST /tires/selection/offer', {
          body,
          idempotencyKey,
          timeoutMs: LONG_MS,
        }),
      );
      await refreshTyres(queries);
      return made;
    },
    onSuccess: (made) => {
      showUndo(messages.applied(made.ids.length), messages.undo, () => undo.mutate(made));
      onDone();
    },
  });
}
