import { afterAll, beforeEach, expect, test } from 'vitest';

import { TEST_OWNER } from '../../../../test/app.ts';
import { addStaff, type StaffMember } from '../../../../test/builders/accounts.ts';
import { startMailingShop } from '../../../../test/builders/customers.ts';
import { secondFactorCalls } from '../../../../test/builders/second-factor.ts';
import { DAY_MS } from '../../../platform/contract/durations.ts';

const shop = await startMailingShop({ settings: { securityEmail: 'vastuu@example.fi' } });
const calls = secondFactorCalls(shop);
afterAll(() => shop.close());
beforeEach(() => shop.drainEmails());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

async function signIn({ username, password }: StaffMember, agent = FIREFOX, address = '192.0.2.7') {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username, password },
    headers: { 'user-agent': agent },
    remoteAddress: address,
  });
  return String(answer.json().token);
}

/** Without alarms, which come by themselves where the tests take long. */
async function sent() {
  return (await shop.drainEmails())
    .filter(({ subject }) => !subject?.startsWith('Turvallisuushälytys'))
    .map(({ subject, text = '', to }) => ({ subject, text, to: to?.[0]?.address }));
}

test('a sign-in of staff from another device or network is emailed to the address for security', async () => {
  const member = await addStaff(shop.platform);
  const about = `Kirjautuminen uudelta laitteelta: ${member.username}`;
  await signIn(member);
  await signIn(member, FIREFOX, '192.0.2.99');
  expect(await sent()).toEqual([]);

  await signIn(member, SAFARI);
  const [email, ...others] = await sent();
  expect(others).toEqual([]);
  expect(email).toMatchObject({ subject: about, to: 'vastuu@example.fi' });
  expect(email?.text).toContain('Safari, iPhone\nVerkko 192.0.2.x\n');
  await signIn(member, SAFARI);
  expect(await sent()).toEqual([]);

  await signIn(member, FIREFOX, '198.51.100.4');
  expect((await sent()).map(({ subject }) => subject)).toEqual([about]);
  shop.clock.advance(100 * DAY_MS);
  await signIn(member, SAFARI);
  shop.clock.advance(100 * DAY_MS);
  await signIn(member, SAFARI);
  expect(await sent()).toEqual([]);
  await signIn(member, FIREFOX);
  expect((await sent()).map(({ subject }) => subject)).toEqual([about]);
});

test('a password that staff change, or an owner for them, is reported by email', async () => {
  const member = await addStaff(shop.platform);
  const token = await signIn(member);
  const next = 'kolme hirveä suolla';
  const change = { currentPassword: member.password, newPassword: next };
  expect((await calls.call('PUT', '/admin/password', { token, body: change })).status).toBe(200);
  const subject = `Tunnuksen ${member.username} kirjautumista muutettiin`;
  const [own] = await sent();
  expect(own).toMatchObject({ subject });
  expect(own?.text).toContain('Salasana: vaihdettu\n');
  expect(own?.text).not.toContain('Muuttaja');

  const owner = await calls.tokenOf(TEST_OWNER);
  const body = { currentPassword: TEST_OWNER.password, password: 'neljä hirveä suolla' };
  const path = `/admin/accounts/${member.accountId}`;
  expect((await calls.call('PUT', path, { token: owner, body })).status).toBe(200);
  const [others] = await sent();
  expect(others).toMatchObject({ subject });
  expect(others?.text).toContain(`Muuttaja: ${TEST_OWNER.username}\n`);
  expect(others?.text).not.toContain('hirveä');
});

test('a second factor that is added, removed or reset is reported by email, and a recovery code that was used', async () => {
  const { member, token, recoveryCodes } = await calls.memberWithApp();
  const changes = async () =>
    (await sent()).map(({ text }) => /Kaksivaiheinen kirjautuminen: (.+)/.exec(text)?.[1]);
  expect(await changes()).toEqual(['todennussovellus lisätty']);
  const { body: step } = await calls.signIn(member);
  const used = { stepToken: step['stepToken'], code: recoveryCodes[0] };
  expect((await calls.call('POST', '/admin/login/second-step', { body: used })).status).toBe(200);
  const [mail] = await sent();
  expect(mail?.subject).toBe(`Tunnuksella ${member.username} kirjauduttiin varakoodilla`);
  expect(mail?.text).toContain('Kaksivaiheinen kirjautuminen: varakoodi käytetty\n');
  expect(mail?.text).not.toContain('muutos');
  const owner = await calls.tokenOf(TEST_OWNER);
  const path = `/admin/accounts/${member.accountId}/second-factor`;
  const body = { currentPassword: TEST_OWNER.password };
  expect((await calls.call('DELETE', path, { token: owner, body })).status).toBe(204);
  expect(await changes()).toEqual(['nollattu']);
  expect(token).not.toBe('');
});

test('an account that is added, made an owner, closed or removed is reported by email', async () => {
  const owner = await calls.tokenOf(TEST_OWNER);
  const currentPassword = TEST_OWNER.password;
  const username = 'uusi-omistaja';
  const body = { currentPassword, username, password: 'viisi hirveä suolla', isOwner: true };
  const made = await calls.call('POST', '/admin/accounts', { token: owner, body });
  expect(made.status).toBe(201);
  const [added, ...others] = await sent();
  expect(others).toEqual([]);
  expect(added).toMatchObject({
    subject: 'Käyttäjätunnus uusi-omistaja lisätty omistajaksi',
    to: 'vastuu@example.fi',
  });
  expect(added?.text).toContain(`Muuttaja: ${TEST_OWNER.username}\n`);
  const path = `/admin/accounts/${made.body['_id']}`;
  const subjects = async () => (await sent()).map(({ subject }) => subject);
  const change = async (fields: object) => {
    const answer = await calls.call('PUT', path, { token: owner, body: { currentPassword, ...fields } });
    expect(answer.status).toBe(200);
    return subjects();
  };
  expect(await change({ isOwner: false })).toEqual(['Käyttäjätunnus uusi-omistaja ei ole enää omistaja']);
  expect(await change({ isOwner: true })).toEqual(['Käyttäjätunnus uusi-omistaja tehty omistajaksi']);
  expect(await change({ isOwner: true })).toEqual([]);
  expect(await change({ isActive: false })).toEqual(['Käyttäjätunnus uusi-omistaja suljettu']);
  expect((await calls.call('DELETE', path, { token: owner, body: { currentPassword } })).status).toBe(204);
  expect(await subjects()).toEqual(['Käyttäjätunnus uusi-omistaja poistettu']);
});

test('the rule that everybody must have a second factor is reported by email when it changes', async () => {
  const owner = await calls.tokenOf(TEST_OWNER);
  const rule = async (requiredFrom: string | null) => {
    const answer = await calls.call('PUT', '/admin/second-factor-rule', {
      token: owner,
      body: { requiredFrom },
    });
    expect(answer.status).toBe(200);
    return sent();
  };
  const [required, ...others] = await rule('2030-01-07');
  expect(others).toEqual([]);
  expect(required?.text).toContain('vaaditaan kaikilta 7.1.2030 alkaen.\nMuuttaja:');
  expect(await rule('2030-01-07')).toEqual([]);
  const [lifted] = await rule(null);
  expect(lifted?.subject).toBe('Kaksivaiheisen kirjautumisen vaatimusta muutettiin');
  expect(lifted?.text).toContain('Kaksivaiheista kirjautumista ei enää vaadita.');
});
