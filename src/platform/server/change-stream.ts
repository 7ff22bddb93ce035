// Notifies the open views of staff of what has changed in this process or another, as server-sent events that name topics.
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { MINUTE_MS } from '../contract/durations.ts';
import { getChanges } from '../contract/live/changes.ts';
import type { Platform } from './context.ts';
import { leaveSignal } from './http/close-in-order.ts';
import { route, type BoundRoute } from './http/routes.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Proxies must neither buffer nor compress it; the accelerator has a separate header for that.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;
const HEARTBEAT_MS = 10_000;
/** A comment: clients ignore it, but see that the connection is alive. */
const HEARTBEAT = ':\n\n';
/** Then the client reconnects, and is refused if it may no longer see them. */
const MAX_MS = 5 * MINUTE_MS;

/** The first event names every topic, because changes before the stream was open are unknown. */
export function changesRoute({ pages }: Pick<Platform, 'pages'>): BoundRoute {
  return route(getChanges, async ({ query, reply }) => {
    const wanted = query.topics.split(',');
    const events = new PassThrough();
    const say = (text: string) => {
      if (events.writable) events.write(text);
    };
    const send = (topics: readonly string[]) => say(`data: ${JSON.stringify(topics)}\n\n`);
    const end = () => void events.end();
    leaveSignal(reply).addEventListener('abort', end);
    const stopListening = pages.onChange((tags) => {
      const changed = tags === 'all' ? wanted : wanted.filter((topic) => tags.includes(topic));
      if (changed.length > 0) send(changed);
    });
    const heartbeat = setInterval(() => say(HEARTBEAT), HEARTBEAT_MS);
    const ending = setTimeout(end, MAX_MS);
    reply.hijack();
    for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...HEADERS })) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    send(wanted);
    await pipeline(events, reply.raw).catch(() => undefined);
    stopListening();
    clearInterval(heartbeat);
    clearTimeout(ending);
    return '';
  });
}
