import { setTimeout as wait } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { messageStream } from './message-stream.ts';
import type { Telling } from './telling.ts';

async function streamed(told: AsyncIterable<Telling>, heartbeatMs?: number): Promise<string[]> {
  const events: string[] = [];
  for await (const event of messageStream('1', told, heartbeatMs)) events.push(event);
  return events;
}

test('while nothing comes the stream shows that it is alive', async () => {
  async function* slow(): AsyncGenerator<Telling> {
    yield { type: 'text', text: 'Hei. ' };
    await wait(70);
    yield { type: 'text', text: 'Tervetuloa.' };
  }
  const events = await streamed(slow(), 20);
  expect(events.filter((event) => event === ': \n\n').length).toBeGreaterThanOrEqual(2);
  expect(events.filter((event) => event.includes('text-start'))).toHaveLength(1);
  expect(events.at(-1)).toBe('data: [DONE]\n\n');
});

test('a fault closes the text, is told, and is followed by no finish', async () => {
  async function* faulty(): AsyncGenerator<Telling> {
    yield { type: 'text', text: 'Hei. ' };
    yield await Promise.resolve({ type: 'fault', message: 'poikki' } as const);
  }
  const types = (await streamed(faulty())).map((event) => /"type":"([^"]+)"/.exec(event)?.[1]);
  expect(types).toEqual(['start', 'text-start', 'text-delta', 'text-end', 'error', undefined]);
});

test('whoever stops reading ends the telling', async () => {
  let hasEnded = false;
  async function* endless(): AsyncGenerator<Telling> {
    try {
      for (;;) yield await Promise.resolve({ type: 'text', text: 'Hei. ' } as const);
    } finally {
      hasEnded = true;
    }
  }
  for await (const event of messageStream('1', endless())) if (event.includes('delta')) break;
  expect(hasEnded).toBe(true);
});
