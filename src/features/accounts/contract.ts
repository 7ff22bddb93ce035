// The API of staff accounts: signing in, the session, one's own password, and the accounts that an owner manages.
import { z } from 'zod';

import { passkeyRequestSchema } from '../../platform/contract/auth/passkeys.ts';
import { MIN_PASSWORD_LENGTH } from '../../platform/contract/auth/password-length.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { MAX_PASSWORD_LENGTH, credentialsSchema, passwordSchema, usernameSchema } from './credentials.ts';
import { accountsMessages as messages } from './messages.ts';

export const staffUserSchema = z.strictObject({
  username: z.string(),
  role: z.literal('admin'),
  isOwner: z.boolean(),
});

const sessionFields = {
  /** When the session ends at the latest; it ends earlier after eight hours without a call. */
  expiresAt: z.iso.datetime({ offset: true }),
  user: staffUserSchema,
  /** The password was chosen by somebody else: the back office requires a new one before anything else. */
  mustChangePassword: z.literal(true).optional(),
  /** Only of who has no second factor although the owner demands one: from then on, or from now on, nothing else can be done. */
  enrolment: z.strictObject({ from: z.iso.date(), isDue: z.boolean() }).optional(),
};

export const sessionSchema = z.strictObject(sessionFields);
export type StaffSession = z.infer<typeof sessionSchema>;

const newPasswordSchema = passwordSchema.min(
  MIN_PASSWORD_LENGTH,
  messages.newPasswordTooShort(MIN_PASSWORD_LENGTH),
);

export const passwordChangeSchema = z.strictObject({
  currentPassword: passwordSchema,
  newPassword: newPasswordSchema,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

const instant = z.iso.datetime({ offset: true });

/** The token is sent as a bearer header from then on. */
export const signedInSchema = z.strictObject({ token: z.string(), ...sessionFields });
export type SignedIn = z.infer<typeof signedInSchema>;

/** The password was right, and the account has a second factor. */
export const secondStepNeededSchema = z.strictObject({
  /** For the second step: signed, of use once. */
  stepToken: z.string(),
  expiresAt: instant,
  hasApp: z.boolean(),
  /** What a passkey is to sign; null without one. */
  passkey: passkeyRequestSchema.nullable(),
});
export type SecondStepNeeded = z.infer<typeof secondStepNeededSchema>;

export const signInSchema = credentialsSchema.extend({
  /** Issued by an earlier second step to this browser, in which the password alone is enough. */
  deviceToken: z.string().max(100).optional(),
});
export type SignInRequest = z.output<typeof signInSchema>;

export const signIn = endpoint('POST /admin/login', {
  access: 'everyone',
  summary: 'Signs a member of staff in; 202 where a second step is needed first',
  body: signInSchema,
  output: z.union([signedInSchema, secondStepNeededSchema]),
  lateStatus: 202,
});

export const signOut = endpoint('POST /admin/logout', {
  access: 'staff',
  isOpenBeforeNewPassword: true,
  isForEnrolment: true,
  summary: 'Ends the session of the token it is called with',
  output: null,
});

export const getSession = endpoint('GET /admin/session', {
  access: 'staff',
  isOpenBeforeNewPassword: true,
  isForEnrolment: true,
  summary: 'Who is signed in and until when',
  output: sessionSchema,
});

export const changePassword = endpoint('PUT /admin/password', {
  access: 'staff',
  isForEnrolment: true,
  isOpenBeforeNewPassword: true,
  summary: "Changes one's own password and ends all other sessions of the account",
  body: passwordChangeSchema,
  output: sessionSchema,
});

export const endSessions = endpoint('POST /admin/logout-everywhere', {
  access: 'staff',
  isOpenBeforeNewPassword: true,
  isForEnrolment: true,
  summary: 'Ends all sessions of the account, the one it is called with too',
  output: null,
});

export const accountSchema = z.strictObject({
  _id: idSchema,
  username: z.string(),
  isOwner: z.boolean(),
  isActive: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Until when the password that an owner gave can be signed in with; null: it is their own. */
  firstPasswordUntil: z.iso.datetime({ offset: true }).nullable(),
  /** When the account last called anything; null when it never has. */
  lastSeenAt: z.iso.datetime({ offset: true }).nullable(),
  createdAt: z.iso.datetime({ offset: true }),
  version: z.int32(),
});
export type StaffAccount = z.infer<typeof accountSchema>;

const readOnly = {
  _id: z.unknown().optional(),
  hasSecondFactor: z.unknown().optional(),
  firstPasswordUntil: z.unknown().optional(),
  lastSeenAt: z.unknown().optional(),
  createdAt: z.unknown().optional(),
};
export const getAccounts = endpoint('GET /admin/accounts', {
  access: 'owner',
  summary: 'All staff accounts by user name',
  output: z.array(accountSchema),
});

/** The password of the signed-in user, so that a stolen session alone cannot change accounts. */
const ownPasswordSchema = z
  .string(messages.ownPasswordMissing)
  .min(1, messages.ownPasswordMissing)
  .max(MAX_PASSWORD_LENGTH);
export const ownPasswordConfirmationSchema = z.strictObject({ currentPassword: ownPasswordSchema });

export const confirmPassword = endpoint('POST /admin/confirm', {
  access: 'staff',
  summary: 'The password again, which calls that answered 403 auth.confirm take for half an hour',
  body: ownPasswordConfirmationSchema,
  output: z.strictObject({ confirmedUntil: z.iso.datetime({ offset: true }) }),
});

/** A new password for somebody else's account. */
export const passwordResetSchema = ownPasswordConfirmationSchema.extend({ password: newPasswordSchema });

export const newAccountSchema = z.strictObject({
  ...ownPasswordConfirmationSchema.shape,
  username: usernameSchema,
  password: newPasswordSchema,
  isOwner: z.boolean().default(false),
});
export type NewAccount = z.output<typeof newAccountSchema>;

export const postAccount = endpoint('POST /admin/accounts', {
  access: 'owner',
  isCreation: true,
  summary: "Adds a staff account; needs the caller's own password",
  body: newAccountSchema,
  output: accountSchema,
});

export const accountChangeSchema = z.strictObject({
  ...ownPasswordConfirmationSchema.shape,
  username: usernameSchema.optional(),
  /** Ends all sessions of the account. */
  password: newPasswordSchema.optional(),
  isOwner: z.boolean().optional(),
  /** False ends all sessions of the account and refuses further sign-ins. */
  isActive: z.boolean().optional(),
  version: z.int32().optional(),
  ...readOnly,
});
export type AccountChange = z.output<typeof accountChangeSchema>;

export const putAccount = endpoint('PUT /admin/accounts/:id', {
  access: 'owner',
  summary: "Changes a staff account; needs the caller's own password. One active owner always remains",
  body: accountChangeSchema,
  output: accountSchema,
});

export const deleteAccount = endpoint('DELETE /admin/accounts/:id', {
  access: 'owner',
  summary:
    "Removes a staff account and its sessions; needs the caller's own password. One active owner always remains",
  body: ownPasswordConfirmationSchema,
  output: null,
});
