// A passkey in place of the password typed again: who signs in with one alone may not know the password.
import { z } from 'zod';

import type { PasskeyProof } from '../../../../platform/contract/auth/passkeys.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { conflict, invalid } from '../../../../platform/contract/problem.ts';
import type { Passkeys } from '../../../../platform/server/auth/passkeys.ts';
import { createStepTokens } from '../../../../platform/server/auth/step-tokens.ts';
import { newToken } from '../../../../platform/server/auth/tokens.ts';
import { secondFactorErrors as errors } from '../../messages-second-factor.ts';
import type { NotifyingPlatform } from '../notices.ts';
import type { AccountsTables } from '../store.ts';
import { storedPasskey } from './factors.ts';
import { proofCheck } from './sign-in-steps.ts';
import { listPasskeys } from './store.ts';

export function passkeyConfirmation(platform: NotifyingPlatform, passkeys: Passkeys) {
  const db = platform.db.$extendTables<AccountsTables>();
  const proofs = proofCheck(platform, passkeys);
  // Separate tokens: with those of a sign-in a stolen session could start one without the password.
  const tokens = createStepTokens(platform, {
    purpose: 'accounts.confirmation',
    lifetimeMs: 5 * MINUTE_MS,
    schema: z.strictObject({ accountId: z.string(), challenge: z.string() }),
  });
  return {
    /** 409 for an account without passkeys. */
    begin: async (accountId: string) => {
      const known = await listPasskeys(db, accountId);
      if (known.length === 0) throw conflict('account.no_factor', errors.noFactor);
      const challenge = newToken().token;
      const { token: stepToken } = await tokens.issue({ accountId, challenge });
      return { stepToken, passkey: passkeys.request(challenge, known.map(storedPasskey)) };
    },
    /** 422 unless a passkey of the account has signed the challenge; each challenge can be used once. */
    check: async (accountId: string, stepToken: string, passkey: PasskeyProof): Promise<void> => {
      const started = await tokens.read(stepToken);
      const isRight =
        started?.accountId === accountId &&
        (await proofs.accountOf(db, started, { passkey })) !== undefined &&
        (await tokens.useUp(db, stepToken));
      if (!isRight) throw invalid('account.passkey_refused', errors.passkeyNotConfirming);
    },
  };
}

export type PasskeyConfirmation = ReturnType<typeof passkeyConfirmation>;
