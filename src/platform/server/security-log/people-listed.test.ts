import { request as httpRequest } from 'node:http';

import Fastify, { type FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';

import { testClock } from '../clock.ts';
import type { Principal } from '../http/principal.ts';
import { createPeopleGuard } from './people-listed.ts';

const security = { record: vi.fn<() => void>() };
const guardPeople = createPeopleGuard({ clock: testClock('2026-11-21T12:00:00+02:00'), security });

/** A session that has read too much without its password. */
function readerOf(mayRead: (people: readonly string[], address: string) => Promise<boolean>): Principal {
  return {
    kind: 'staff',
    accountId: '1',
    username: 'tiski',
    isOwner: false,
    pending: 'confirmation',
    mayRead,
  };
}

test('who hangs up before the answer reads nobody and is no error; who waits is refused', async () => {
  const mayRead = vi.fn<(people: readonly string[], address: string) => Promise<boolean>>();
  mayRead.mockResolvedValue(false);
  const check = (request: FastifyRequest) =>
    guardPeople({ showsPeople: 'one' }, readerOf(mayRead), request).then(
      () => 'passed over',
      (error: unknown) => Object(error).code,
    );
  const outcomes: string[] = [];
  const app = Fastify();
  const arrived = Promise.withResolvers<void>();
  const checked = Promise.withResolvers<void>();
  const answer = async (request: FastifyRequest) => {
    const isGivenUp = request.headers['x-hangs-up'] !== undefined;
    arrived.resolve();
    if (isGivenUp) await new Promise((resolve) => request.socket.once('close', resolve));
    outcomes.push(await check(request));
    checked.resolve();
    return {};
  };
  app.get('/customers/:id', (request) => answer(request));
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/customers/c1`;
  const given = httpRequest(url, { headers: { 'x-hangs-up': 'yes' } }).on('error', () => {});
  given.end();
  await arrived.promise;
  given.destroy();
  await checked.promise;
  expect(mayRead).not.toHaveBeenCalled();
  await (await fetch(url)).text();
  expect(outcomes).toEqual(['passed over', 'auth.confirm']);
  expect(mayRead).toHaveBeenCalledExactlyOnceWith(['c1'], '127.0.0.1');
  await app.close();
});
