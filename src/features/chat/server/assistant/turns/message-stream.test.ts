import { setTimeout as wait } from 'node:timers/promises';

import { expect, test } from 'vitest';

import type { AnswerEvent } from './answer-events.ts';
import { messageStream } from './message-stream.ts';

async function streamed(
  answerEvents: AsyncIterable<AnswerEvent>,
  heartbeatMs?: number,
  events: string[] = [],
): Promise<string[]> {
  for await (const event of messageStream('1', answerEvents, heartbeatMs)) events.push(event);
  return events;
}

test('while nothing comes the stream sends heartbeats', async () => {
  const events: string[] = [];
  const heartbeats = () => events.filter((event) => event === ': \n\n').length;
  async function* slow(): AsyncGenerator<AnswerEvent> {
    yield { type: 'text', text: 'Hei. ' };
    while (heartbeats() < 2) await wait(5);
    yield { type: 'text', text: 'Tervetuloa.' };
  }
  await streamed(slow(), 20, events);
  expect(heartbeats()).toBeGreaterThanOrEqual(2);
  expect(events.filter((event) => event.includes('text-start'))).toHaveLength(1);
  expect(events.at(-1)).toBe('data: [DONE]\n\n');
});

test('an error closes the text, is sent, and is followed by no finish', async () => {
  async function* failing(): AsyncGenerator<AnswerEvent> {
    yield { type: 'text', text: 'Hei. ' };
    yield await Promise.resolve({ type: 'error', message: 'poikki' } as const);
  }
  const types = (await streamed(failing())).map((event) => /"type":"([^"]+)"/.exec(event)?.[1]);
  expect(types).toEqual(['start', 'text-start', 'text-delta', 'text-end', 'error', undefined]);
});

test('whoever stops reading ends the answer', async () => {
  let hasEnded = false;
  async function* endless(): AsyncGenerator<AnswerEvent> {
    try {
      for (;;) yield await Promise.resolve({ type: 'text', text: 'Hei. ' } as const);
    } finally {
      hasEnded = true;
    }
  }
  for await (const event of messageStream('1', endless())) if (event.includes('delta')) break;
  expect(hasEnded).toBe(true);
});
