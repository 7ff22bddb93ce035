// Updates what a view shows when others change it: reads it again when the server reports a change, or by a timer
// where it cannot.
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import type { getChanges } from '../contract/live/changes.ts';
import { ApiProblem } from './api-problem.ts';
import { callStream } from './api.ts';

/** The server sends a heartbeat every ten seconds. */
const SILENCE_MS = 25_000;
const RETRY_MS = 3_000;
/** How often a view reads again what the server does not send it: give it as `refetchInterval`. */
const POLL_MS = 10_000;

/**
 * Reads the queries again whose keys begin like one of `keys` when one of the topics has changed: 'bookings,opening-hours', each a tag that
 * services name after their commit. A browser opens few connections to one server, so a view has one stream, and a hidden one none.
 */
export function useLiveChanges(topics: string, keys: readonly QueryKey[]) {
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  const onChange = useEffectEvent(() => {
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    let shown = new AbortController();
    const follow = () => {
      shown.abort();
      shown = new AbortController();
      if (!document.hidden) void followChanges(topics, shown.signal, { onChange, setLive });
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      shown.abort();
    };
  }, [topics]);
  return { isLive, refetchInterval: isLive ? (false as const) : POLL_MS };
}

interface Follower {
  onChange: () => void;
  setLive: (isLive: boolean) => void;
}

/** Until the signal, or until the server refuses. */
async function followChanges(topics: string, signal: AbortSignal, { onChange, setLive }: Follower) {
  while (!signal.aborted) {
    try {
      const call = { query: { topics }, signal, timeoutMs: SILENCE_MS };
      for await (const text of callStream<typeof getChanges>('GET /admin/changes', call)) {
        setLive(true);
        // A heartbeat is a colon alone; half an event counts as one.
        if (/[^:\n]/.test(text)) onChange();
      }
    } catch (error) {
      if (signal.aborted || (error instanceof ApiProblem && [401, 403].includes(error.status))) return;
      setLive(false);
      await new Promise((resolve) => {
        setTimeout(resolve, RETRY_MS);
      });
    }
  }
}
