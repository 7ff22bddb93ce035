// Passkeys as JSON between browser and server (WebAuthn Level 3): the options for a browser, and its answers.
import { z } from 'zod';

/** Longer than any authenticator's answer, short enough to read. */
const MAX_PART_LENGTH = 16_384;
const MAX_ID_LENGTH = 1_400;

const part = z.base64url().min(1).max(MAX_PART_LENGTH);
const credentialId = z.base64url().min(1).max(MAX_ID_LENGTH);

const answer = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  /** Nothing of it is used. */
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

/** A new passkey, as `startRegistration` of the browser part gives it. */
export const newPasskeySchema = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type NewPasskey = z.output<typeof newPasskeySchema>;

/** What a passkey has signed, as `startAuthentication` gives it. */
export const passkeyProofSchema = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.base64url().max(MAX_ID_LENGTH).optional(),
  }),
});
export type PasskeyProof = z.output<typeof passkeyProofSchema>;

const knownPasskeys = z.array(
  z.strictObject({
    id: z.string(),
    type: z.literal('public-key'),
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .optional(),
  }),
);

/** What the browser is to make. */
export const passkeyCreationSchema = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: knownPasskeys,
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** What the browser is to sign; without known passkeys it offers all it has for this site. */
export const passkeyRequestSchema = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: knownPasskeys,
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;
