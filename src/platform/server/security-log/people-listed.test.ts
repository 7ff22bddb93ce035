import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

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
  const mayRead = vi.fn(async () => false);
  const check = (request: FastifyRequest) =>
    guardPeople({ showsPeople: 'one' }, readerOf(mayRead), request).then(
      () => 'passed over',
      (error: unknown) => Object(error).code,
    );
  const outcomes: string[] = [];
  const app = Fastify();
  const arrived = Promise.withResolvers<void>();
  const checked = Promise.withResolvers<void>();
  app.get('/customers/:id', async (request) => {
    if (request.headers['x-hangs-up']) {
      arrived.resolve();
      await new Promise((resolve) => request.socket.once('close', resolve));
    }
    outcomes.push(await check(request));
    if (request.headers['x-hangs-up']) checked.resolve();
    return {};
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/customers/c1`;
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
