// A change of many prices or stocks: previewed first, then applied exactly as previewed.
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ApiProblem } from '../../../../../platform/browser/api-problem.ts';
import { useCreation } from '../../../../../platform/browser/form/use-creation.ts';
import { showToast } from '../../../../../platform/browser/toasts.ts';
import { sheetMessages } from '../../../messages/sheet.ts';
import { applyChange, previewChange, refreshTyres, undoChange, type SheetChange } from '../sheet-queries.ts';

const messages = sheetMessages.bulk;

/** A change that was made and can be taken back. */
export interface MadeChange {
  readonly id: string;
  readonly changed: number;
}

export function usePriceChange(onMade: (made: MadeChange) => void) {
  const queries = useQueryClient();
  const create = useCreation();
  const trying = useMutation({
    mutationFn: async (change: SheetChange) => ({ change, preview: await previewChange(change) }),
  });
  const seen = trying.data;
  const applying = useMutation({
    mutationFn: async () => {
      if (!seen) return undefined;
      const { _id, changed } = await create((key) => applyChange(seen.change, seen.preview.fingerprint, key));
      await refreshTyres(queries);
      return { id: _id, changed };
    },
    onSuccess: (made) => {
      if (made) onMade(made);
    },
    onError: (error) => {
      // The current effect is shown next to the refusal.
      if (error instanceof ApiProblem && error.code === 'prices.changed' && seen) trying.mutate(seen.change);
    },
  });
  return {
    seen,
    preview: (change: SheetChange) => {
      applying.reset();
      trying.mutate(change);
    },
    apply: () => {
      if (!applying.isPending) applying.mutate();
    },
    /** Drops the preview, as the form has changed. */
    forget: () => {
      trying.reset();
      applying.reset();
    },
    isTrying: trying.isPending,
    isApplying: applying.isPending,
    error: applying.error ?? trying.error,
  };
}

export type PriceChange = ReturnType<typeof usePriceChange>;

/** Undoes a change and reports the result. */
export function useUndoChange(onUndone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const undone = await undoChange(id);
      await refreshTyres(queries);
      return undone;
    },
    onSuccess: ({ changed, skippedCount: skipped }) => {
      const texts = [
        messages.undone(changed - skipped),
        ...(skipped > 0 ? [messages.undoSkipped(skipped)] : []),
      ];
      showToast({ text: texts.join(' '), tone: 'ok', durationMs: 6_000 });
      onUndone();
    },
  });
}
