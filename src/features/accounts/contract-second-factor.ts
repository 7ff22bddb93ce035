// The API of the second factor: the second step of signing in, one's own factors, and what an owner decides about them.
import { z } from 'zod';

import {
  newPasskeySchema,
  passkeyCreationSchema,
  passkeyProofSchema,
  passkeyRequestSchema,
} from '../../platform/contract/auth/passkeys.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { ownPasswordConfirmationSchema, signedInSchema } from './contract.ts';
import { secondFactorErrors as errors } from './messages-second-factor.ts';

export const RECOVERY_CODES = 10;
export const DEVICE_DAYS = 30;
export const MAX_PASSKEY_NAME_LENGTH = 60;
/** Enough for phone, computers and a spare key. */
export const MAX_PASSKEYS = 20;

/** Characters of a code as people type it: 'abcde-fghij', '123 456'. */
const MAX_CODE_LENGTH = 40;
const stepToken = z.string().max(600);
const instant = z.iso.datetime({ offset: true });

export const secondStepSchema = z.strictObject({
  stepToken,
  /** A code of an authenticator app or a recovery code. */
  code: z.string().trim().min(1, errors.codeMissing).max(MAX_CODE_LENGTH, errors.wrongCode).optional(),
  /** Or what a passkey has signed. */
  passkey: passkeyProofSchema.optional(),
  /** Answers a token with which this browser needs the password alone for 30 days. */
  rememberDevice: z.boolean().default(false),
});
export type SecondStep = z.output<typeof secondStepSchema>;

export const takeSecondStep = endpoint('POST /admin/login/second-step', {
  access: 'everyone',
  summary: 'Ends a sign-in that needs more than a password, or that began with a passkey',
  body: secondStepSchema,
  output: signedInSchema.extend({ deviceToken: z.string().optional() }),
});

export const beginWithPasskey = endpoint('POST /admin/login/passkey', {
  access: 'everyone',
  summary: 'Begins a sign-in with a passkey alone: what the browser is to sign',
  output: z.strictObject({ stepToken, expiresAt: instant, passkey: passkeyRequestSchema }),
});

export const beginPasskeyConfirmation = endpoint('POST /admin/confirm/passkey', {
  access: 'staff',
  summary: 'What a passkey is to sign in place of the password typed again; 409 for who has none',
  output: z.strictObject({ stepToken, passkey: passkeyRequestSchema }),
});

export const confirmWithPasskey = endpoint('POST /admin/confirm/passkey/proof', {
  access: 'staff',
  summary: 'A signature of a passkey, which counts like the password typed again',
  body: z.strictObject({ stepToken, passkey: passkeyProofSchema }),
  output: z.strictObject({ confirmedUntil: instant }),
});

export const passkeySchema = z.strictObject({
  _id: idSchema,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type OwnPasskey = z.infer<typeof passkeySchema>;

export const secondFactorSchema = z.strictObject({
  /** When the authenticator app was added; null without one. */
  appAddedAt: instant.nullable(),
  passkeys: z.array(passkeySchema),
  /** False where the site has no host name, only an IP address. */
  canAddPasskey: z.boolean(),
  recoveryCodesLeft: z.int().min(0),
  /** Browsers in which the password alone is enough for now. */
  rememberedDevices: z.int().min(0),
  /** From when everybody must have a second factor; null: it is optional. */
  requiredFrom: z.iso.date().nullable(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Set when the first factor is added: shown this once. */
const newCodes = z.array(z.string()).length(RECOVERY_CODES);

export const getSecondFactor = endpoint('GET /admin/second-factor', {
  access: 'staff',
  isForEnrolment: true,
  summary: "One's own second factors",
  output: secondFactorSchema,
});

export const beginApp = endpoint('POST /admin/second-factor/app', {
  access: 'staff',
  isForEnrolment: true,
  summary:
    "A new secret for an authenticator app; needs one's own password, and counts once a code of it was sent",
  body: ownPasswordConfirmationSchema,
  output: z.strictObject({
    stepToken,
    /** In base32, to be typed where the QR code cannot be read. */
    secret: z.string(),
    /** Content of the QR code (otpauth://). */
    address: z.string(),
  }),
});

export const appConfirmationSchema = z.strictObject({
  stepToken,
  code: z.string(errors.codeMissing).trim().min(1, errors.codeMissing).max(MAX_CODE_LENGTH, errors.wrongCode),
});

export const confirmApp = endpoint('POST /admin/second-factor/app/confirmation', {
  access: 'staff',
  isForEnrolment: true,
  summary: 'Takes the authenticator app into use with its first code, in place of the one before',
  body: appConfirmationSchema,
  output: z.strictObject({ recoveryCodes: newCodes.nullable() }),
});

export const deleteApp = endpoint('DELETE /admin/second-factor/app', {
  access: 'staff',
  summary:
    "Removes the authenticator app; needs one's own password. The last factor stays where one is required",
  body: ownPasswordConfirmationSchema,
  output: null,
});

export const beginPasskey = endpoint('POST /admin/second-factor/passkeys/options', {
  access: 'staff',
  isForEnrolment: true,
  summary: "What the browser needs for a new passkey; needs one's own password",
  body: ownPasswordConfirmationSchema,
  output: z.strictObject({ stepToken, passkey: passkeyCreationSchema }),
});

const passkeyName = z
  .string()
  .trim()
  .min(1, errors.passkeyNameMissing)
  .max(MAX_PASSKEY_NAME_LENGTH, errors.passkeyNameTooLong);

export const postPasskey = endpoint('POST /admin/second-factor/passkeys', {
  access: 'staff',
  isForEnrolment: true,
  summary: 'Adds the passkey that the browser has made',
  body: z.strictObject({ stepToken, name: passkeyName, passkey: newPasskeySchema }),
  output: z.strictObject({ recoveryCodes: newCodes.nullable() }),
});

export const passkeyRenameSchema = z.strictObject({ name: passkeyName });

export const putPasskey = endpoint('PUT /admin/second-factor/passkeys/:id', {
  access: 'staff',
  summary: "Gives one's own passkey another name",
  body: passkeyRenameSchema,
  output: null,
});

export const deletePasskey = endpoint('DELETE /admin/second-factor/passkeys/:id', {
  access: 'staff',
  summary: "Removes a passkey; needs one's own password. The last factor stays where one is required",
  body: ownPasswordConfirmationSchema,
  output: null,
});

export const renewRecoveryCodes = endpoint('POST /admin/second-factor/recovery-codes', {
  access: 'staff',
  summary: "Ten new recovery codes in place of those before; needs one's own password",
  body: ownPasswordConfirmationSchema,
  output: z.strictObject({ recoveryCodes: newCodes }),
});

export const forgetDevices = endpoint('DELETE /admin/second-factor/devices', {
  access: 'staff',
  // Whose phone is away may have no other way in.
  needsConfirmation: true,
  summary: 'Forgets every browser in which the password alone is enough',
  output: null,
});

export const secondFactorRuleSchema = z.strictObject({
  /** From when everybody must have a second factor; null: it is optional. */
  requiredFrom: z.iso.date(errors.dateMissing).nullable(),
});
export type SecondFactorRule = z.infer<typeof secondFactorRuleSchema>;

export const getSecondFactorRule = endpoint('GET /admin/second-factor-rule', {
  access: 'owner',
  summary: 'From when everybody must have a second factor',
  output: secondFactorRuleSchema,
});

export const putSecondFactorRule = endpoint('PUT /admin/second-factor-rule', {
  access: 'owner',
  needsConfirmation: true,
  summary: 'Decides from when everybody must have a second factor',
  body: secondFactorRuleSchema,
  output: secondFactorRuleSchema,
});

export const resetSecondFactor = endpoint('DELETE /admin/accounts/:id/second-factor', {
  access: 'owner',
  summary: "Removes somebody else's second factors and ends their sessions; needs the caller's own password",
  body: ownPasswordConfirmationSchema,
  output: null,
});
