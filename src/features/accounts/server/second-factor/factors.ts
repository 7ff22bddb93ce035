// One's own second factors: adding an authenticator app and passkeys, recovery codes, removing.
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';

import type { NewPasskey } from '../../../../platform/contract/auth/passkeys.ts';
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import { conflict, invalid, invalidField, notFound } from '../../../../platform/contract/problem.ts';
import { currentStaffName } from '../../../../platform/server/audit/current-actor.ts';
import { codeAddress, newCodeSecret, stepOfCode } from '../../../../platform/server/auth/one-time-codes.ts';
import type { Passkeys, StoredPasskey } from '../../../../platform/server/auth/passkeys.ts';
import { createStepTokens } from '../../../../platform/server/auth/step-tokens.ts';
import { newToken } from '../../../../platform/server/auth/tokens.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { sealText } from '../../../../platform/server/sealed-text.ts';
import { MAX_PASSKEYS, type OwnPasskey, type SecondFactor } from '../../contract-second-factor.ts';
import { secondFactorErrors as errors } from '../../messages-second-factor.ts';
import type { ShopName } from '../new-password.ts';
import type { FactorAct, Notify, NotifyingPlatform } from '../notices.ts';
import type { AccountsTables } from '../store.ts';
import { newRecoveryCodes, recoveryCodeHashes } from './recovery-codes.ts';
import * as store from './store.ts';
import type { PasskeyRow } from './store.ts';

/** Purpose of the key that encrypts secrets of authenticator apps. */
export const APP_KEY = 'accounts.authenticator-app';
/** Time to install an app. */
const ENROLMENT_MS = 15 * MINUTE_MS;

type Tx = Transaction<AccountsTables>;

/** The user whose factors are changed: the one signed in. */
export interface FactorOwner {
  id: string;
  username: string;
}

export function ownFactors(platform: NotifyingPlatform, passkeys: Passkeys, shopName: ShopName) {
  const db = platform.db.$extendTables<AccountsTables>();

  /** Removes with `remove`, unless it is the last factor and one is required. */
  async function removeOne(owner: FactorOwner, act: FactorAct, remove: (tx: Tx) => Promise<void>) {
    await inTransaction(db, async (tx) => {
      await store.lockAccount(tx, owner.id);
      await remove(tx);
      if (!(await store.hasFactor(tx, owner.id))) {
        if (await isRequired(tx, platform)) throw conflict('account.last_factor', errors.lastFactor);
        await store.removeCompanions(tx, owner.id);
      }
      await recordFactor(platform, tx, owner, act);
    });
  }

  return {
    ...appAdditions(platform, shopName),
    ...passkeyAdditions(platform, passkeys, shopName),
    read: async ({ id }: FactorOwner): Promise<SecondFactor> => {
      const app = await store.findApp(db, id);
      return {
        appAddedAt: app?.createdAt.toISOString() ?? null,
        passkeys: (await store.listPasskeys(db, id)).map(passkeyOf),
        canAddPasskey: passkeys.isPossible,
        recoveryCodesLeft: await store.countRecoveryCodes(db, id),
        rememberedDevices: await store.countDevices(db, id, platform.clock.now()),
        requiredFrom: await store.readRequiredFrom(db),
      };
    },
    /** 404 without one, 409 when it is the last and one is required. */
    removeApp: (owner: FactorOwner) =>
      removeOne(owner, 'app-removed', async (tx) => {
        if (!(await store.removeApp(tx, owner.id))) throw notFound('account.no_factor', errors.noFactor);
      }),
    removePasskey: (owner: FactorOwner, id: string) =>
      removeOne(owner, 'passkey-removed', async (tx) => {
        if ((await store.removePasskey(tx, owner.id, id)) === undefined) throw passkeyGone();
      }),
    renamePasskey: async (owner: FactorOwner, id: string, name: string) => {
      const isRenamed = await inTransaction(db, (tx) => store.renamePasskey(tx, owner.id, id, name));
      if (!isRenamed) throw passkeyGone();
    },
    renewRecoveryCodes: (owner: FactorOwner) =>
      inTransaction(db, async (tx) => {
        await store.lockAccount(tx, owner.id);
        if (!(await store.hasFactor(tx, owner.id))) throw conflict('account.no_factor', errors.noFactor);
        await recordFactor(platform, tx, owner, 'codes-renewed');
        return setRecoveryCodes(platform, tx, owner.id);
      }),
    forgetDevices: ({ id }: FactorOwner) => store.removeDevices(db, id),
  };
}

export type OwnFactors = ReturnType<typeof ownFactors>;

/** Adds a factor with `save`; returns the recovery codes with the first factor, null with further ones. */
type Add = (
  owner: FactorOwner,
  act: FactorAct,
  save: (tx: Tx) => Promise<void>,
) => Promise<{ recoveryCodes: string[] | null }>;

function adder(platform: NotifyingPlatform): Add {
  const db = platform.db.$extendTables<AccountsTables>();
  return (owner, act, save) =>
    inTransaction(db, async (tx) => {
      await store.lockAccount(tx, owner.id);
      const isFirst = !(await store.hasFactor(tx, owner.id));
      await save(tx);
      await recordFactor(platform, tx, owner, act);
      return { recoveryCodes: isFirst ? await setRecoveryCodes(platform, tx, owner.id) : null };
    });
}

function appAdditions(platform: NotifyingPlatform, shopName: ShopName) {
  const { clock, keys } = platform;
  const add = adder(platform);
  const tokens = createStepTokens(platform, {
    purpose: 'accounts.new-app',
    lifetimeMs: ENROLMENT_MS,
    schema: z.strictObject({ accountId: z.string(), secret: z.string() }),
  });
  return {
    beginApp: async ({ id, username }: FactorOwner) => {
      const secret = newCodeSecret();
      const { token: stepToken } = await tokens.issue({ accountId: id, secret });
      const address = codeAddress(secret, { issuer: await shopName(), label: username });
      return { stepToken, secret, address };
    },
    /** 422 for a wrong code, 409 for an enrolment that is too old, used, or another's. */
    confirmApp: async (owner: FactorOwner, { stepToken, code }: { stepToken: string; code: string }) => {
      const started = await tokens.read(stepToken);
      if (started?.accountId !== owner.id) throw enrolmentExpired();
      const lastStep = stepOfCode(started.secret, code.replaceAll(/\s/g, ''), clock.now());
      if (lastStep === undefined) throw invalidField('account.wrong_code', errors.wrongCode, 'code');
      const sealedSecret = sealText(await keys.keyFor(APP_KEY), owner.id, started.secret);
      return add(owner, 'app-added', async (tx) => {
        if (!(await tokens.useUp(tx, stepToken))) throw enrolmentExpired();
        await store.saveApp(tx, { accountId: owner.id, sealedSecret, lastStep }, clock.now());
      });
    },
  };
}

function passkeyAdditions(platform: NotifyingPlatform, passkeys: Passkeys, shopName: ShopName) {
  const db = platform.db.$extendTables<AccountsTables>();
  const add = adder(platform);
  const tokens = createStepTokens(platform, {
    purpose: 'accounts.new-passkey',
    lifetimeMs: ENROLMENT_MS,
    schema: z.strictObject({ accountId: z.string(), challenge: z.string() }),
  });
  return {
    beginPasskey: async (owner: FactorOwner) => {
      if (!passkeys.isPossible) throw conflict('account.passkey_impossible', errors.passkeyImpossible);
      const known = await store.listPasskeys(db, owner.id);
      if (known.length >= MAX_PASSKEYS) {
        throw conflict('account.too_many_passkeys', errors.tooManyPasskeys(MAX_PASSKEYS));
      }
      const challenge = newToken().token;
      const { token: stepToken } = await tokens.issue({ accountId: owner.id, challenge });
      const whose = { id: owner.id, name: owner.username, shopName: await shopName() };
      return { stepToken, passkey: passkeys.creation(challenge, whose, known.map(storedPasskey)) };
    },
    /** 422 when the browser's answer is invalid, 409 for an enrolment that is expired, used, or another user's. */
    addPasskey: async (
      owner: FactorOwner,
      { stepToken, name, passkey }: { stepToken: string; name: string; passkey: NewPasskey },
    ) => {
      const started = await tokens.read(stepToken);
      if (started?.accountId !== owner.id) throw enrolmentExpired();
      const made = await passkeys.verifyNew(started.challenge, passkey);
      if (!made) throw invalid('account.passkey_not_made', errors.passkeyNotMade);
      const createdAt = platform.clock.now();
      const id = newId(createdAt.getTime());
      const row = {
        ...made,
        id,
        accountId: owner.id,
        publicKey: Buffer.from(made.publicKey),
        name,
        createdAt,
      };
      return add(owner, 'passkey-added', async (tx) => {
        if (!(await tokens.useUp(tx, stepToken))) throw enrolmentExpired();
        const isNew = await store.insertPasskey(tx, row);
        if (!isNew) throw conflict('account.passkey_known', errors.passkeyKnown);
      });
    },
  };
}

/** Whether everybody must have a factor by now. */
export async function isRequired(
  db: Kysely<AccountsTables>,
  { clock }: Pick<Platform, 'clock'>,
): Promise<boolean> {
  const from = await store.readRequiredFrom(db);
  return from !== null && from <= helsinkiDay(clock.now());
}

/** Notes what was done in the audit, without anything of the factor itself, and writes about it where there is a way. */
export async function recordFactor(
  { audit, security, notify }: Pick<Platform, 'audit' | 'security'> & { notify?: Notify },
  tx: Kysely<AccountsTables>,
  { id, username }: FactorOwner,
  act: FactorAct,
): Promise<void> {
  const isOwn = act !== 'reset';
  if (act.endsWith('-added') || act === 'codes-renewed') security.record('staff.second_factor_set');
  if (act.endsWith('-removed') || !isOwn) security.record('staff.second_factor_removed');
  if (act === 'code-used') security.record('staff.recovery_code_used', { who: username });
  await audit.record(tx, {
    action: 'changed',
    entity: 'account',
    entityId: id,
    name: username,
    who: act === 'code-used' ? username : undefined,
    after: { secondFactor: act },
  });
  await notify?.(tx, { username, what: act, ...(!isOwn && { by: currentStaffName() }) });
}

export function storedPasskey({ credentialId, publicKey, counter, transports }: PasskeyRow): StoredPasskey {
  return { credentialId, publicKey, counter, transports };
}

async function setRecoveryCodes({ keys }: Platform, tx: Tx, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await store.replaceRecoveryCodes(tx, accountId, await recoveryCodeHashes(keys, accountId, codes));
  return codes;
}

function passkeyOf({ id, name, createdAt, lastUsedAt }: PasskeyRow): OwnPasskey {
  return {
    _id: id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

function enrolmentExpired() {
  return conflict('account.enrolment_expired', errors.enrolmentExpired);
}

function passkeyGone() {
  return notFound('account.passkey_not_found', errors.passkeyGone);
}
