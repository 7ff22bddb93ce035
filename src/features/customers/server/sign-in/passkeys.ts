// Passkeys of customers: one signs in without a password, and is added or removed after it.
import { z } from 'zod';

import type { NewPasskey, PasskeyProof } from '../../../../platform/contract/auth/passkeys.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import { conflict, invalid, notFound } from '../../../../platform/contract/problem.ts';
import { createAttempts } from '../../../../platform/server/auth/attempts.ts';
import { describeClient, type Client } from '../../../../platform/server/auth/device.ts';
import { createPasskeys } from '../../../../platform/server/auth/passkeys.ts';
import { createStepTokens } from '../../../../platform/server/auth/step-tokens.ts';
import { newToken } from '../../../../platform/server/auth/tokens.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { MAX_PASSKEYS, type CustomerPasskey } from '../../contract-passkeys.ts';
import { customerErrors as errors } from '../../messages.ts';
import { findCustomer } from '../profile.ts';
import type { CustomerRow } from '../store.ts';
import type { Notify } from './notices.ts';
import * as store from './passkeys-store.ts';

const STEP_MS = 5 * MINUTE_MS;

export interface CustomerPasskeyParts {
  shopName: () => Promise<string>;
  notify: Notify;
}

export function customerPasskeys(platform: Platform, { shopName, notify }: CustomerPasskeyParts) {
  const { clock } = platform;
  const db = platform.db.$extendTables<store.PasskeyTables>();
  const passkeys = createPasskeys(platform.settings);
  const tokens = createStepTokens(platform, {
    purpose: 'customers.new-passkey',
    lifetimeMs: STEP_MS,
    schema: z.strictObject({ customerId: z.string(), challenge: z.string() }),
  });
  return {
    ...passkeySignIn(platform),
    list: async (customerId: string) => ({
      canAdd: passkeys.isPossible,
      passkeys: (await store.listPasskeys(db, customerId)).map(passkeyOf),
    }),
    /** 409 where there are too many, or can be none. */
    begin: async (customerId: string) => {
      if (!passkeys.isPossible) throw impossible();
      const known = await store.listPasskeys(db, customerId);
      if (known.length >= MAX_PASSKEYS) {
        throw conflict('customer.too_many_passkeys', errors.tooManyPasskeys(MAX_PASSKEYS));
      }
      const { email: name } = await findCustomer(platform, customerId);
      const challenge = newToken().token;
      const { token: stepToken } = await tokens.issue({ customerId, challenge });
      const whose = { id: customerId, name, shopName: await shopName() };
      return { stepToken, passkey: passkeys.creation(challenge, whose, known) };
    },
    /** 422 when the browser's answer is invalid, or its challenge has expired or belongs to another customer. */
    add: async (customerId: string, step: { stepToken: string; passkey: NewPasskey }, client: Client) => {
      const begun = await tokens.read(step.stepToken);
      const isOwn = begun?.customerId === customerId;
      const made = isOwn ? await passkeys.verifyNew(begun.challenge, step.passkey) : undefined;
      if (!made) throw invalid('customer.passkey_not_made', errors.passkeyNotMade);
      const createdAt = clock.now();
      const row = {
        ...made,
        id: newId(createdAt.getTime()),
        customerId,
        publicKey: Buffer.from(made.publicKey),
        name: describeClient(client).device,
        createdAt,
      };
      await inTransaction(db, async (tx) => {
        if (!(await tokens.useUp(tx, step.stepToken)) || !(await store.insertPasskey(tx, row))) {
          throw invalid('customer.passkey_not_made', errors.passkeyNotMade);
        }
        await notify(tx, { customerId, what: 'passkey' });
      });
      platform.security.record('customer.passkey_added');
    },
    /** 404 for one that is not the customer's. */
    remove: async (customerId: string, id: string) => {
      if (await store.removePasskey(db, customerId, id)) return;
      throw notFound('customer.passkey_not_found', errors.passkeyGone);
    },
  };
}

export type CustomerPasskeys = ReturnType<typeof customerPasskeys>;

/** A sign-in in which the passkey identifies the customer. */
function passkeySignIn(platform: Platform) {
  const { clock } = platform;
  const db = platform.db.$extendTables<store.PasskeyTables>();
  const passkeys = createPasskeys(platform.settings);
  const tokens = createStepTokens(platform, {
    purpose: 'customers.sign-in',
    lifetimeMs: STEP_MS,
    schema: z.strictObject({ challenge: z.string() }),
  });
  // Nothing is hashed, so nobody waits for a place.
  const attempts = createAttempts(platform.db, clock, (work) => work());

  async function ownerOf(stepToken: string, proof: PasskeyProof): Promise<CustomerRow | undefined> {
    const begun = await tokens.read(stepToken);
    const known = await store.findPasskey(db, proof.id);
    if (!begun || !known) return undefined;
    const counter = await passkeys.verifyProof(begun.challenge, proof, known);
    if (counter === undefined || !(await tokens.useUp(db, stepToken))) return undefined;
    return store.recordPasskeyUse(db, known.id, counter, clock.now());
  }

  return {
    beginSignIn: async () => {
      if (!passkeys.isPossible) throw impossible();
      const challenge = newToken().token;
      const { token: stepToken } = await tokens.issue({ challenge });
      return { stepToken, passkey: passkeys.request(challenge) };
    },
    /** The customer whose passkey has signed; 422 when it has not, 429 after too many attempts. */
    check: async (stepToken: string, proof: PasskeyProof, address: string): Promise<CustomerRow> => {
      const trial = { accountKey: `customer passkey ${proof.id}`, address };
      const customer = await attempts.run(trial, () => ownerOf(stepToken, proof));
      if (!customer) throw invalid('customer.passkey_refused', errors.passkeyRefused);
      return customer;
    },
  };
}

function passkeyOf({ id, name, createdAt, lastUsedAt }: store.PasskeyRow): CustomerPasskey {
  return {
    _id: id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

function impossible() {
  return conflict('customer.passkey_impossible', errors.passkeyImpossible);
}
