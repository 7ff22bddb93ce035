// The second step of a sign-in: whether one is needed, and whether a code or a passkey is right.
import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { PasskeyProof } from '../../../../platform/contract/auth/passkeys.ts';
import { DAY_MS, MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { Problem, conflict, invalidField } from '../../../../platform/contract/problem.ts';
import { createAttempts } from '../../../../platform/server/auth/attempts.ts';
import type { Client } from '../../../../platform/server/auth/device.ts';
import { stepOfCode } from '../../../../platform/server/auth/one-time-codes.ts';
import type { Passkeys } from '../../../../platform/server/auth/passkeys.ts';
import { createStepTokens, type StepTokens } from '../../../../platform/server/auth/step-tokens.ts';
import { newToken, sha256, tokenHash } from '../../../../platform/server/auth/tokens.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { openText } from '../../../../platform/server/sealed-text.ts';
import { DEVICE_DAYS, type SecondStep } from '../../contract-second-factor.ts';
import type { SecondStepNeeded } from '../../contract.ts';
import { secondFactorErrors as errors } from '../../messages-second-factor.ts';
import type { NotifyingPlatform } from '../notices.ts';
import type { ProvenSession } from '../sessions/sessions.ts';
import { listAccounts, type AccountRow, type AccountsTables } from '../store.ts';
import { APP_KEY, recordFactor, storedPasskey } from './factors.ts';
import { possibleHashes } from './recovery-codes.ts';
import * as store from './store.ts';

/** Long enough to fetch the phone. */
const STEP_MS = 5 * MINUTE_MS;

/** A sign-in in progress: the account (unknown until a passkey names it) and the challenge that a passkey signs. */
const startedSchema = z.strictObject({
  accountId: z.string().optional(),
  challenge: z.string(),
  /** Mark of the password hash: replacing the password meanwhile ends the sign-in. */
  passwordMark: z.string().optional(),
});
type StartedSignIn = z.output<typeof startedSchema>;

/** Begins a session; nothing when the password was replaced meanwhile. */
type StartSession = (account: AccountRow, client: Client) => Promise<ProvenSession | undefined>;

export function signInSteps(platform: NotifyingPlatform, passkeys: Passkeys) {
  const { clock } = platform;
  const db = platform.db.$extendTables<AccountsTables>();
  const tokens = createStepTokens(platform, {
    purpose: 'accounts.sign-in',
    lifetimeMs: STEP_MS,
    schema: startedSchema,
  });
  const prove = stepProof(platform, tokens, passkeys);
  // Nothing is hashed, so nobody waits for a place.
  const attempts = createAttempts(platform.db, clock, (work) => work());

  async function begin(started: StartedSignIn) {
    const { token, expiresAt } = await tokens.issue(started);
    return { stepToken: token, expiresAt: expiresAt.toISOString() };
  }

  return {
    /** What the person must do after the right password; nothing where it is enough. */
    secondStep: async (account: AccountRow, deviceToken = ''): Promise<SecondStepNeeded | undefined> => {
      const app = await store.findApp(db, account.id);
      const known = await store.listPasskeys(db, account.id);
      if (!app && known.length === 0) return undefined;
      const device = tokenHash(deviceToken);
      if (device && (await store.isKnownDevice(db, account.id, device, clock.now()))) return undefined;
      const challenge = newToken().token;
      const passwordMark = markOf(account);
      return {
        ...(await begin({ accountId: account.id, challenge, passwordMark })),
        hasApp: app !== undefined,
        passkey: known.length === 0 ? null : passkeys.request(challenge, known.map(storedPasskey)),
      };
    },
    /** A sign-in in which the passkey identifies and verifies the user, so no password is needed. */
    beginWithPasskey: async () => {
      if (!passkeys.isPossible) throw conflict('account.passkey_impossible', errors.passkeyImpossible);
      const challenge = newToken().token;
      return { ...(await begin({ challenge })), passkey: passkeys.request(challenge) };
    },
    /** 401 when the sign-in is too old or used, 422 for a wrong code or passkey, 429 after too many. */
    takeSecondStep: async (step: SecondStep, client: Client, start: StartSession) => {
      const started = await tokens.read(step.stepToken);
      if (!started) throw expired();
      // Passkeys that identify their account have their own count: nobody guesses a signature.
      const accountKey = `second step ${started.accountId ?? step.passkey?.id ?? ''}`;
      const account = await attempts.run({ accountKey, address: client.address }, () => prove(started, step));
      if (!account) {
        platform.security.record('staff.second_factor_failed');
        throw refusal(step);
      }
      const session = await start(account, client);
      if (!session) throw expired();
      if (!step.rememberDevice) return session;
      return { ...session, deviceToken: await rememberDevice(db, account.id, clock.now()) };
    },
  };
}

/** Who has proven themselves: a right proof uses up the sign-in, and one that is used up or void takes no proof. */
function stepProof(platform: NotifyingPlatform, tokens: StepTokens<StartedSignIn>, passkeys: Passkeys) {
  const db = platform.db.$extendTables<AccountsTables>();
  const proofs = proofCheck(platform, passkeys);
  return ({ passwordMark, ...started }: StartedSignIn, step: SecondStep): Promise<AccountRow | undefined> =>
    inTransaction(db, async (tx) => {
      if (!(await tokens.useUp(tx, step.stepToken))) throw expired();
      if (started.accountId !== undefined && passwordMark !== undefined) {
        const account = await findActive(tx, started.accountId);
        if (account && markOf(account) !== passwordMark) throw expired();
      }
      const proven = await proofs.accountOf(tx, started, step);
      if (!proven) await tokens.giveBack(tx, step.stepToken);
      return proven;
    });
}

export type SignInSteps = ReturnType<typeof signInSteps>;

/** A new token of a browser in which the password alone is enough for a while. */
async function rememberDevice(
  db: Kysely<AccountsTables>,
  accountId: string,
  createdAt: Date,
): Promise<string> {
  const { token, hash } = newToken();
  const expiresAt = new Date(createdAt.getTime() + DEVICE_DAYS * DAY_MS);
  await store.insertDevice(db, { tokenHash: hash, accountId, createdAt, expiresAt });
  return token;
}

export function proofCheck(platform: NotifyingPlatform, passkeys: Passkeys) {
  const { clock, keys } = platform;
  type Db = Kysely<AccountsTables>;

  async function isRightAppCode(db: Db, accountId: string, code: string): Promise<boolean> {
    const app = await store.findApp(db, accountId);
    const secret = app && openText(await keys.keysFor(APP_KEY), accountId, app.sealedSecret);
    const step = secret === undefined ? undefined : stepOfCode(secret, code, clock.now());
    return step !== undefined && store.takeStep(db, accountId, step);
  }

  async function isRightRecoveryCode(db: Db, account: AccountRow, code: string): Promise<boolean> {
    const hashes = await possibleHashes(keys, account.id, code);
    if (!(await store.takeRecoveryCode(db, account.id, hashes))) return false;
    await recordFactor(platform, db, account, 'code-used');
    return true;
  }

  async function accountOfPasskey(db: Db, { accountId, challenge }: StartedSignIn, proof: PasskeyProof) {
    const passkey = await store.findPasskey(db, proof.id);
    if (!passkey || (accountId !== undefined && passkey.accountId !== accountId)) return undefined;
    const counter = await passkeys.verifyProof(challenge, proof, storedPasskey(passkey));
    if (counter === undefined) return undefined;
    const isNoted = await store.recordPasskeyUse(db, passkey.id, counter, clock.now());
    return isNoted ? findActive(db, passkey.accountId) : undefined;
  }

  return {
    /** Who has proven themselves; a code counts once. */
    accountOf: async (
      db: Db,
      started: StartedSignIn,
      { code, passkey }: Pick<SecondStep, 'code' | 'passkey'>,
    ): Promise<AccountRow | undefined> => {
      if (passkey) return accountOfPasskey(db, started, passkey);
      if (started.accountId === undefined || code === undefined) return undefined;
      const account = await findActive(db, started.accountId);
      const digits = code.replaceAll(/\s/g, '');
      const isAppCode = /^\d{6}$/.test(digits);
      const isRight =
        account !== undefined &&
        (await (isAppCode ? isRightAppCode(db, account.id, digits) : isRightRecoveryCode(db, account, code)));
      return isRight ? account : undefined;
    },
  };
}

async function findActive(db: Kysely<AccountsTables>, id: string): Promise<AccountRow | undefined> {
  const [account] = await listAccounts(db, id);
  return account?.isActive ? account : undefined;
}

function markOf({ passwordHash }: AccountRow): string {
  return sha256(passwordHash).toString('base64url').slice(0, 22);
}

function expired(): Problem {
  return new Problem('auth.sign_in_expired', 401, errors.signInExpired);
}

function refusal({ code, passkey }: SecondStep): Problem {
  if (passkey) return invalidField('account.passkey_refused', errors.passkeyRefused, 'passkey');
  if (code === undefined) return invalidField('account.code_missing', errors.codeMissing, 'code');
  // Digits alone are meant as a code of the app, however many.
  const message = /^[\d\s]+$/.test(code) ? errors.wrongCode : errors.wrongRecoveryCode;
  return invalidField('account.wrong_code', message, 'code');
}
