// The calls of the second factor.
import { Problem } from '../../../../platform/contract/problem.ts';
import { withProof } from '../../../../platform/server/auth/confirmations.ts';
import { clientOf } from '../../../../platform/server/auth/device.ts';
import { bearerToken, type Principal } from '../../../../platform/server/http/principal.ts';
import { route, type BoundRoute } from '../../../../platform/server/http/routes.ts';
import * as api from '../../contract-second-factor.ts';
import { accountsMessages } from '../../messages.ts';
import type { ConfirmOwnPassword } from '../routes.ts';
import type { AccountsService } from '../service.ts';
import type { FactorOwner, OwnFactors } from './factors.ts';
import type { SecondFactorOwner } from './owner.ts';
import type { PasskeyConfirmation } from './passkey-confirmation.ts';
import type { SignInSteps } from './sign-in-steps.ts';

export interface SecondFactorParts {
  steps: SignInSteps;
  factors: OwnFactors;
  owner: SecondFactorOwner;
  confirmation: PasskeyConfirmation;
  service: AccountsService;
  confirmed: ConfirmOwnPassword;
}

export function secondFactorRoutes(parts: SecondFactorParts): BoundRoute[] {
  const { steps, owner, service, confirmation, confirmed } = parts;
  return [
    route(api.takeSecondStep, async ({ body, request, reply }) =>
      withProof(reply, await steps.takeSecondStep(body, clientOf(request), service.startSession)),
    ),
    route(api.beginWithPasskey, () => steps.beginWithPasskey()),
    route(api.beginPasskeyConfirmation, ({ principal }) => confirmation.begin(whoIs(principal).id)),
    route(api.confirmWithPasskey, async ({ principal, body, request, reply }) => {
      await confirmation.check(whoIs(principal).id, body.stepToken, body.passkey);
      const token = bearerToken(request.headers.authorization) ?? '';
      return withProof(reply, await service.noteConfirmed(token, request.ip));
    }),
    ...ownRoutes(parts),
    route(api.getSecondFactorRule, () => owner.readRule()),
    route(api.putSecondFactorRule, ({ body }) => owner.changeRule(body)),
    route(api.resetSecondFactor, async ({ params, body, request, principal }) => {
      await confirmed(request, body);
      await owner.reset(params.id, whoIs(principal).id);
      return undefined;
    }),
  ];
}

function ownRoutes({ factors, confirmed }: SecondFactorParts): BoundRoute[] {
  return [
    route(api.getSecondFactor, ({ principal }) => factors.read(whoIs(principal))),
    route(api.beginApp, async ({ body, request, principal }) => {
      await confirmed(request, body);
      return factors.beginApp(whoIs(principal));
    }),
    route(api.confirmApp, ({ body, principal }) => factors.confirmApp(whoIs(principal), body)),
    route(api.deleteApp, async ({ body, request, principal }) => {
      await confirmed(request, body);
      await factors.removeApp(whoIs(principal));
      return undefined;
    }),
    route(api.beginPasskey, async ({ body, request, principal }) => {
      await confirmed(request, body);
      return factors.beginPasskey(whoIs(principal));
    }),
    route(api.postPasskey, ({ body, principal }) => factors.addPasskey(whoIs(principal), body)),
    route(api.putPasskey, async ({ params, body, principal }) => {
      await factors.renamePasskey(whoIs(principal), params.id, body.name);
      return undefined;
    }),
    route(api.deletePasskey, async ({ params, body, request, principal }) => {
      await confirmed(request, body);
      await factors.removePasskey(whoIs(principal), params.id);
      return undefined;
    }),
    route(api.renewRecoveryCodes, async ({ body, request, principal }) => {
      await confirmed(request, body);
      return { recoveryCodes: await factors.renewRecoveryCodes(whoIs(principal)) };
    }),
    route(api.forgetDevices, async ({ principal }) => {
      await factors.forgetDevices(whoIs(principal));
      return undefined;
    }),
  ];
}

function whoIs(principal: Principal): FactorOwner {
  if (principal.kind !== 'staff') throw new Problem('auth.required', 401, accountsMessages.sessionEnded);
  return { id: principal.accountId, username: principal.username };
}
