import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../../test/app.ts';
import { secondFactorCalls } from '../../../../../test/builders/second-factor.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';

const shop = await startTestApp();
const calls = secondFactorCalls(shop);
afterAll(() => shop.close());

const begin = (token: string) => calls.call('POST', '/admin/confirm/passkey', { token });
const prove = (token: string, body: object) =>
  calls.call('POST', '/admin/confirm/passkey/proof', { token, body });
/** Whether a call that needs confirmation is open: 404 for no such session, else 403. */
const tried = async (token: string) =>
  (await calls.call('DELETE', '/admin/sessions/0199c0de-0000-7000-8000-000000000000', { token })).status;

test('a passkey confirms who is signed in like the password typed again, once for each time', async () => {
  const { token, passkey } = await calls.memberWithPasskey();
  shop.clock.advance(31 * MINUTE_MS);
  expect(await tried(token)).toBe(403);
  const { stepToken, passkey: request } = (await begin(token)).body;
  const proof = { stepToken, passkey: passkey.sign(request) };
  expect((await prove(token, proof)).status).toBe(200);
  expect(await tried(token)).toBe(404);
  expect((await prove(token, proof)).body).toMatchObject({ code: 'account.passkey_refused' });
  shop.clock.advance(30 * MINUTE_MS);
  expect(await tried(token)).toBe(403);
});

test('the passkey of somebody else confirms nothing, and what was begun for it signs nobody in', async () => {
  const [own, other] = [await calls.memberWithPasskey(), await calls.memberWithPasskey()];
  shop.clock.advance(31 * MINUTE_MS);
  const { stepToken, passkey: request } = (await begin(own.token)).body;
  const foreign = { stepToken, passkey: other.passkey.sign(request) };
  expect((await prove(own.token, foreign)).status).toBe(422);
  const proof = { stepToken, passkey: own.passkey.sign(request) };
  expect((await prove(other.token, proof)).status).toBe(422);
  expect((await calls.secondStep(proof)).status).toBe(401);
  expect([await tried(own.token), await tried(other.token)]).toEqual([403, 403]);
  const { token } = await calls.memberWithApp();
  expect((await begin(token)).body).toMatchObject({ code: 'account.no_factor' });
});

test('the use of a passkey that does not count is noted of that passkey alone', async () => {
  const [own, other] = [await calls.memberWithPasskey(), await calls.memberWithPasskey()];
  const { stepToken, passkey: request } = (await begin(own.token)).body;
  const proof = { stepToken, passkey: own.passkey.sign(request, 0) };
  expect((await prove(own.token, proof)).status).toBe(200);
  const used = async (token: string) => {
    const { passkeys } = (await calls.call('GET', '/admin/second-factor', { token })).body;
    return passkeys.map(({ lastUsedAt }: { lastUsedAt: string | null }) => lastUsedAt !== null);
  };
  expect([await used(own.token), await used(other.token)]).toEqual([[true], [false]]);
});
