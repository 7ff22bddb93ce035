// Calls of second factors as a browser and an authenticator app make them.
import { TOTP } from 'otpauth';

import { CONFIRMATION_HEADER } from '../../src/platform/contract/auth/confirmation-header.ts';
import { newId } from '../../src/platform/contract/ids.ts';
import type { TestApp } from '../app.ts';
import { testPasskey, type TestPasskey } from '../authenticator.ts';
import { proven as withProof, type SessionHeaders } from '../session-headers.ts';
import { addStaff, type StaffMember } from './accounts.ts';

let lastAddress = 0;

/** Calls of one application; each from a separate address by default. */
export function secondFactorCalls(shop: TestApp) {
  /** The last proof of each token that its password was typed, as a browser has it in memory. */
  const proofs = new Map<string, SessionHeaders>();
  const sessionOf = (token: string) => proofs.get(token) ?? { authorization: `Bearer ${token}` };

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { token, body, address }: { token?: string; body?: object; address?: string } = {},
  ) {
    lastAddress += 1;
    const answer = await shop.app.inject({
      method,
      url: `/api${path}`,
      headers: token === undefined ? {} : sessionOf(token),
      ...(body !== undefined && { payload: body }),
      remoteAddress: address ?? `198.51.${Math.floor(lastAddress / 250)}.${1 + (lastAddress % 250)}`,
    });
    const result = { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() };
    const proven: string | undefined = token ?? result.body['token'];
    if (proven !== undefined && CONFIRMATION_HEADER in answer.headers) {
      proofs.set(proven, withProof({ authorization: `Bearer ${proven}` }, answer));
    }
    return result;
  }

  const signIn = ({ username, password }: Omit<StaffMember, 'accountId'>, deviceToken?: string) =>
    call('POST', '/admin/login', {
      body: { username, password, ...(deviceToken !== undefined && { deviceToken }) },
    });

  async function tokenOf(member: Omit<StaffMember, 'accountId'>): Promise<string> {
    const { status, body } = await signIn(member);
    if (status !== 200) throw new Error(`Not signed in: ${status}`);
    return body['token'];
  }

  /** The code that an app shows, `steps` times 30 seconds from now. */
  const codeOf = (secret: string, steps = 0): string =>
    new TOTP({ secret }).generate({ timestamp: shop.clock.now().getTime() + steps * 30_000 });

  async function addApp(member: StaffMember, token: string) {
    const begun = await call('POST', '/admin/second-factor/app', {
      token,
      body: { currentPassword: member.password },
    });
    const secret: string = begun.body['secret'];
    const body = { stepToken: begun.body['stepToken'], code: codeOf(secret) };
    const confirmed = await call('POST', '/admin/second-factor/app/confirmation', { token, body });
    return { secret, confirmed };
  }

  async function addPasskey(
    member: StaffMember,
    token: string,
    passkey: TestPasskey = testPasskey({ origin: shop.platform.settings.publicUrl }),
  ) {
    const begun = await call('POST', '/admin/second-factor/passkeys/options', {
      token,
      body: { currentPassword: member.password },
    });
    const { stepToken, passkey: options } = begun.body;
    const body = { stepToken, name: 'Puhelin', passkey: passkey.create(options) };
    return { passkey, added: await call('POST', '/admin/second-factor/passkeys', { token, body }) };
  }

  return {
    call,
    signIn,
    tokenOf,
    codeOf,
    addApp,
    addPasskey,
    secondStep: (body: object, address?: string) =>
      call('POST', '/admin/login/second-step', { body, ...(address !== undefined && { address }) }),
    /** Somebody with an authenticator app whose first code is used up; the recovery codes that came with it. */
    memberWithApp: async (isOwner = false) => {
      const member = await addStaff(shop.platform, { username: `sovellus-${newId().slice(-12)}`, isOwner });
      const token = await tokenOf(member);
      const { secret, confirmed } = await addApp(member, token);
      const recoveryCodes: string[] = confirmed.body['recoveryCodes'];
      return { member, token, secret, recoveryCodes };
    },
    memberWithPasskey: async () => {
      const member = await addStaff(shop.platform, { username: `avain-${newId().slice(-12)}` });
      const token = await tokenOf(member);
      return { member, token, ...(await addPasskey(member, token)) };
    },
  };
}
