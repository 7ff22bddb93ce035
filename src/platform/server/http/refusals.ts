// Requests that were refused: counted by reason for the metrics, and logged when there are many.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';

import { problemCodeOf } from './problems.ts';

const REFUSED = new Set([401, 403, 429]);
/** A wrong password of who is signed in is an error of its field, 422. */
const WRONG_PASSWORD = /\.wrong_password$/;
/** Codes of sign-ins, the same for staff and customers. */
const GUESSED = /^auth\.(?=wrong_credentials$|too_many_attempts$|busy$)/;
/** Refusals for one reason within a minute that are no accident. */
const MANY = 20;
const WINDOW_MS = 60_000;

/**
 * One line a minute for each reason at most, however many requests are refused. Each is reported to `onRefused`, guesses at
 * customers' passwords under separate reasons: they are no attack on the back office.
 */
export function countRefusals(
  app: FastifyInstance,
  registry: Registry,
  now: () => number,
  onRefused: (code: string, address: string) => void,
): void {
  const refused = new Counter({
    name: 'kaarto_refused_requests_total',
    help: 'API requests answered 401, 403 or 429, or with a wrong password, by the code of the problem',
    labelNames: ['code'],
    registers: [registry],
  });
  const windows = new Map<string, { since: number; count: number }>();
  app.addHook('onResponse', async (request, reply) => {
    const code = problemCodeOf(reply);
    if (code === undefined || !(REFUSED.has(reply.statusCode) || WRONG_PASSWORD.test(code))) return;
    refused.inc({ code });
    onRefused(isOfCustomer(request) ? code.replace(GUESSED, 'customer.') : code, request.ip);
    const known = windows.get(code);
    const current = known && now() - known.since < WINDOW_MS ? known : { since: now(), count: 0 };
    current.count += 1;
    windows.set(code, current);
    if (current.count === MANY) {
      app.log.warn({ code, count: MANY }, 'many requests were refused within a minute, see /metrics');
    }
  });
}

function isOfCustomer({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return url.startsWith('/api/auth/');
}
