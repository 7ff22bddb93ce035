// Asking for a draft: one key for each press, so that a press sent again brings the same draft; leaving lets it be kept.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import type { generateArticle } from '../contract.ts';
import type { Length, Tone } from '../draft-topic.ts';

export interface OrderFields {
  /** With commas between them. */
  keywords: string;
  title: string;
  tone: Tone;
  length: Length;
}

/** A model may think for two minutes. */
const LONGEST_MS = 150_000;

export function useGeneration() {
  const press = useRef({ order: '', key: '' });
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);
  return useMutation({
    networkMode: 'always',
    mutationFn: async (order: OrderFields) => {
      const written = JSON.stringify(order);
      // What failed is asked for again under its key: it may have been written meanwhile.
      if (press.current.order !== written) press.current = { order: written, key: crypto.randomUUID() };
      const control = new AbortController();
      waiting.current = control;
      const answer = await callApi<typeof generateArticle>({
        method: 'POST',
        path: '/blog/generate',
        body: order,
        idempotencyKey: press.current.key,
        signal: control.signal,
        timeoutMs: LONGEST_MS,
      });
      press.current = { order: '', key: '' };
      return answer;
    },
  });
}
