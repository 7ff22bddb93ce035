// The calls of customers' passkeys.
import { withProof } from '../../../../platform/server/auth/confirmations.ts';
import { clientOf } from '../../../../platform/server/auth/device.ts';
import { route, type BoundRoute } from '../../../../platform/server/http/routes.ts';
import * as api from '../../contract-passkeys.ts';
import type { Profiles } from '../profile.ts';
import { customerOf } from '../routes.ts';
import type { CustomerPasskeys } from './passkeys.ts';
import type { SignUp } from './sign-up.ts';

export function passkeyRoutes(passkeys: CustomerPasskeys, signUp: SignUp, profiles: Profiles): BoundRoute[] {
  return [
    route(api.beginPasskeyLogin, () => passkeys.beginSignIn()),
    route(api.passkeyLogin, async ({ body, request, reply }) => {
      const client = clientOf(request);
      const customer = await passkeys.check(body.stepToken, body.passkey, client.address);
      const session = await signUp.startSession(customer, client);
      return withProof(reply, { ...session, user: await profiles.profileOf(customer) });
    }),
    route(api.listPasskeys, ({ principal }) => passkeys.list(customerOf(principal))),
    route(api.beginPasskey, ({ principal }) => passkeys.begin(customerOf(principal))),
    route(api.postPasskey, async ({ principal, body, request }) => {
      await passkeys.add(customerOf(principal), body, clientOf(request));
      return undefined;
    }),
    route(api.deletePasskey, async ({ principal, params }) => {
      await passkeys.remove(customerOf(principal), params.id);
      return undefined;
    }),
  ];
}
