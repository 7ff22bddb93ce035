// Figures of a running product under /metrics.

export interface ProcessFigures {
  /** Resident memory of the process. */
  memoryMiB: number;
  /** JavaScript objects; rises and falls with every collection. */
  heapMiB: number;
  /** MiB that objects use outside the heap: cached responses, files in progress. */
  outsideMiB: number;
  /** 99 of 100 turns of the event loop were late by less, since these figures were read last. */
  delayMs: number;
  /** Answers rendered since the start; cached ones do not count. */
  made: number;
}

export async function readMetrics(url: string): Promise<ProcessFigures> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    memoryMiB: figure('process_resident_memory_bytes') / 2 ** 20,
    heapMiB: figure('nodejs_heap_size_used_bytes') / 2 ** 20,
    outsideMiB: figure('nodejs_external_memory_bytes') / 2 ** 20,
    delayMs: figure('nodejs_eventloop_lag_p99_seconds') * 1000,
    made: figure('kaarto_response_cache_misses_total'),
  };
}
