// The API of customers' passkeys: signing in with one, adding one, removing one.
import { z } from 'zod';

import {
  newPasskeySchema,
  passkeyCreationSchema,
  passkeyProofSchema,
  passkeyRequestSchema,
} from '../../platform/contract/auth/passkeys.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { login } from './contract.ts';

/** Enough for phone, computers and a spare key. */
export const MAX_PASSKEYS = 10;

const stepToken = z.string().max(600);
const instant = z.iso.datetime({ offset: true });

export const beginPasskeyLogin = endpoint('POST /auth/login/passkey', {
  access: 'everyone',
  summary: 'Begins a sign-in of a customer with a passkey: what the browser is to sign',
  output: z.strictObject({ stepToken, passkey: passkeyRequestSchema }),
});

export const passkeyLogin = endpoint('POST /auth/login/passkey/proof', {
  access: 'everyone',
  summary: 'Signs a customer in by what a passkey has signed',
  body: z.strictObject({ stepToken, passkey: passkeyProofSchema }),
  output: login.output,
});

export const customerPasskeySchema = z.strictObject({
  _id: idSchema,
  /** Browser and system that made it: 'Firefox, Windows'; empty when the browser did not send them. */
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type CustomerPasskey = z.infer<typeof customerPasskeySchema>;

export const listPasskeys = endpoint('GET /auth/passkeys', {
  access: 'customer',
  summary: "The customer's passkeys, oldest first, and whether this site can have any",
  output: z.strictObject({ canAdd: z.boolean(), passkeys: z.array(customerPasskeySchema) }),
});

export const beginPasskey = endpoint('POST /auth/passkeys/options', {
  access: 'customer',
  needsConfirmation: true,
  summary: 'Begins a new passkey: what the browser is to make',
  output: z.strictObject({ stepToken, passkey: passkeyCreationSchema }),
});

export const postPasskey = endpoint('POST /auth/passkeys', {
  access: 'customer',
  summary: 'Adds the passkey that was begun; it is named after the browser',
  body: z.strictObject({ stepToken, passkey: newPasskeySchema }),
  output: null,
});

export const deletePasskey = endpoint('DELETE /auth/passkeys/:id', {
  access: 'customer',
  needsConfirmation: true,
  summary: "Removes one of the customer's passkeys",
  output: null,
});
