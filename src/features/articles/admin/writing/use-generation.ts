// Generates a draft. A failed call is retried under the same idempotency key; leaving aborts it, and the server saves the draft.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { z } from 'zod';

import { callApi } from '../../../../platform/browser/api.ts';
import type { generateArticle } from '../../contract.ts';
import { LENGTHS, TONES } from '../../writing/draft-topic.ts';

export const orderSchema = z.object({
  /** Separated by commas. */
  keywords: z.string(),
  title: z.string(),
  tone: z.enum(TONES),
  length: z.enum(LENGTHS),
});
export type OrderFields = z.infer<typeof orderSchema>;

/** A model may think for two minutes. */
const MAX_MS = 150_000;

export function useGeneration() {
  const press = useRef({ order: '', key: '' });
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);
  return useMutation({
    networkMode: 'always',
    mutationFn: async (order: OrderFields) => {
      const written = JSON.stringify(order);
      // A call that failed may have been completed by the server: the same key gets the same draft.
      if (press.current.order !== written) press.current = { order: written, key: crypto.randomUUID() };
      const control = new AbortController();
      waiting.current = control;
      const answer = await callApi<typeof generateArticle>('POST /blog/generate', {
        body: order,
        idempotencyKey: press.current.key,
        signal: control.signal,
        timeoutMs: MAX_MS,
      });
      press.current = { order: '', key: '' };
      return answer;
    },
  });
}
