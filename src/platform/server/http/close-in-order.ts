// How the server leaves: what is under way is answered, every connection ends with its answer, idle ones end at once.
import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

/** So long clients are told with their answers that the connection ends, before it does. */
const FAREWELL_MS = 300;
/** Connections that fall idle while the server closes are ended this often. */
const SWEEP_EVERY_MS = 50;

/**
 * Without the farewell a client that is just sending on a kept-alive connection finds it cut; without the sweep a connection
 * whose request was under way holds the process until its time limit.
 */
export function closeInOrder(app: FastifyInstance): void {
  const { server } = app;
  app.addHook('preClose', async () => {
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    if (!server.listening) return;
    await sleep(FAREWELL_MS);
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
    server.once('close', () => clearInterval(sweep));
  });
}
