// Customers' accounts and cars for everyone else: signing in, the profile, the mailed links, the cars.
import { z } from 'zod';

import { MIN_PASSWORD_LENGTH } from '../../platform/contract/auth/password-length.ts';
import { openSessionSchema } from '../../platform/contract/auth/sessions.ts';
import { endpoint, readOnly } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { MAX_LENGTH, MAX_PASSWORD_LENGTH } from './customer-limits.ts';
import { customerErrors as messages } from './messages.ts';
import { ACCOUNT_READY_PATH, LINK_SENT_PATH, PASSWORD_RESET_PATH } from './paths.ts';

const instant = z.iso.datetime({ offset: true });
const answer = z.strictObject({ message: z.string() });
/** Read by the grammar of addresses where it is used. */
const email = z.string(messages.emailMissing).max(1000);
const name = z
  .string(messages.nameMissing)
  .trim()
  .min(1, messages.nameMissing)
  .max(MAX_LENGTH.name, messages.nameTooLong);
const password = z
  .string(messages.passwordMissing)
  .min(1, messages.passwordMissing)
  .max(MAX_PASSWORD_LENGTH, messages.passwordTooLong);
const newPassword = password.min(MIN_PASSWORD_LENGTH, messages.passwordTooShort(MIN_PASSWORD_LENGTH));
/** Token of a mailed link; checked where it is used. */
const token = z.string().max(200);

export const profileSchema = z.strictObject({
  _id: idSchema,
  /** Always an address that its owner has confirmed. */
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Whether the newsletter comes to `email`. */
  newsletter: z.boolean(),
  /** A new address that waits for its confirmation. */
  pendingEmail: z.string().nullable(),
  /** When the account is removed; null when that was not requested. */
  eraseAt: instant.nullable(),
  createdAt: instant,
  version: z.int32(),
});
export type Profile = z.infer<typeof profileSchema>;

export const register = endpoint('POST /auth/register', {
  access: 'everyone',
  summary: 'Asks for a customer account; the password is chosen by the mailed link. Also as a plain form',
  body: z.strictObject({
    email,
    name,
    /** To be left empty: people do not see the field, robots fill it. */
    website: z.string().max(2000).default(''),
  }),
  output: answer,
  form: { donePath: LINK_SENT_PATH },
});

export const confirm = endpoint('POST /auth/confirm', {
  access: 'token',
  summary:
    'Confirms an address by the token of a mailed link: a new account gets its password, a known one its new address. Also as a plain form',
  body: z.strictObject({
    token,
    password: z.string().max(MAX_PASSWORD_LENGTH, messages.passwordTooLong).default(''),
  }),
  output: answer,
  form: { donePath: ACCOUNT_READY_PATH },
});

export const forgot = endpoint('POST /auth/forgot', {
  access: 'everyone',
  summary: 'Mails a link to choose a new password; answers the same for every address. Also as a plain form',
  body: z.strictObject({ email }),
  output: answer,
  form: { donePath: LINK_SENT_PATH },
});

export const reset = endpoint('POST /auth/reset', {
  access: 'token',
  summary: 'Sets a new password by the token of a mailed link and ends all sessions. Also as a plain form',
  body: z.strictObject({ token, password: newPassword }),
  output: answer,
  form: { donePath: PASSWORD_RESET_PATH },
});

export const credentialsSchema = z.strictObject({ email, password });
export type Credentials = z.infer<typeof credentialsSchema>;

export const login = endpoint('POST /auth/login', {
  access: 'everyone',
  summary: 'Signs a customer in; the token is sent as a bearer header from then on',
  body: credentialsSchema,
  output: z.strictObject({ token: z.string(), expiresAt: instant, user: profileSchema }),
});

export const logout = endpoint('POST /auth/logout', {
  access: 'customer',
  summary: 'Ends the session of the token it is called with',
  output: null,
});

export const confirmPassword = endpoint('POST /auth/confirm-password', {
  access: 'customer',
  summary: 'The password again, which calls that answered 403 auth.confirm take for half an hour',
  body: z.strictObject({ currentPassword: password }),
  output: z.strictObject({ confirmedUntil: instant }),
});

export const getSessions = endpoint('GET /auth/sessions', {
  access: 'customer',
  summary: 'Where the customer is signed in, the session it is called with first',
  output: z.array(openSessionSchema),
});

export const deleteSession = endpoint('DELETE /auth/sessions/:id', {
  access: 'customer',
  needsConfirmation: true,
  summary: "Ends one of the customer's sessions; 404 when it has ended already",
  output: null,
});

export const endOtherSessions = endpoint('POST /auth/logout-elsewhere', {
  access: 'customer',
  needsConfirmation: true,
  summary: "Ends all of the customer's sessions but the one it is called with",
  output: null,
});

export const getProfile = endpoint('GET /auth/profile', {
  access: 'customer',
  summary: 'Who is signed in',
  output: profileSchema,
});

export const profileChangeSchema = z.strictObject({
  ...readOnly(profileSchema),
  /** Accepted from older clients and ignored; every email is in Finnish. */
  language: z.unknown().optional(),
  name: name.optional(),
  phone: z.string().trim().max(MAX_LENGTH.phone, messages.phoneTooLong).optional(),
  address: z.string().trim().max(MAX_LENGTH.address, messages.addressTooLong).optional(),
  newsletter: z.boolean().optional(),
  /** Another address than the present one needs `currentPassword`, and counts once it is confirmed. */
  email: email.optional(),
  currentPassword: password.optional(),
  version: z.int32().optional(),
});
export type ProfileChange = z.output<typeof profileChangeSchema>;

export const putProfile = endpoint('PUT /auth/profile', {
  access: 'customer',
  summary: "Changes the customer's own profile; a new address counts once its owner has confirmed it",
  body: profileChangeSchema,
  output: profileSchema,
});

export const passwordChangeSchema = z.strictObject({ currentPassword: password, newPassword });
export type PasswordChange = z.output<typeof passwordChangeSchema>;

export const putPassword = endpoint('PUT /auth/password', {
  access: 'customer',
  summary: "Changes the customer's own password and ends all other sessions",
  body: passwordChangeSchema,
  output: null,
});

export const deleteProfile = endpoint('DELETE /auth/profile', {
  access: 'customer',
  summary:
    'Asks for the account and all that belongs to it to be removed in a week; needs the password, ends all sessions',
  body: z.strictObject({ currentPassword: password }),
  output: z.strictObject({ eraseAt: instant }),
});

export const cancelAccountErasure = endpoint('POST /auth/keep', {
  access: 'customer',
  summary: 'Takes the wish to be removed back',
  output: profileSchema,
});

export const exportProfile = endpoint('GET /auth/export', {
  access: 'customer',
  needsConfirmation: true,
  summary: 'Everything the shop keeps of the customer, as one JSON file',
  output: z.record(z.string(), z.unknown()),
});

export const vehicleSchema = z.strictObject({
  _id: idSchema,
  customerId: idSchema,
  name: z.string(),
  /** As on the plate, 'ABC-123'; empty when not given. Never looked up. */
  plate: z.string(),
  /** '205/55R16', or empty. */
  summerSize: z.string(),
  winterSize: z.string(),
  createdAt: instant,
  version: z.int32(),
});
export type Vehicle = z.infer<typeof vehicleSchema>;

const size = z.string().max(MAX_LENGTH.size, messages.sizeInvalid).default('');
const vehicleFields = {
  name: z.string().trim().min(1, messages.vehicleNameMissing).max(MAX_LENGTH.name, messages.nameTooLong),
  plate: z.string().trim().max(MAX_LENGTH.plate, messages.plateInvalid).default(''),
  summerSize: size,
  winterSize: size,
};
export const listVehicles = endpoint('GET /vehicles', {
  access: 'person',
  showsPeople: 'rows',
  summary: "A customer's own cars; for staff those of `customerId`, or all",
  query: z.strictObject({ customerId: idSchema.optional() }),
  output: z.array(vehicleSchema),
});

export const newVehicleSchema = z.strictObject({
  ...vehicleFields,
  /** Owner of the car, when staff add it; customers add their own. */
  customerId: idSchema.optional(),
});
export type NewVehicle = z.output<typeof newVehicleSchema>;

export const postVehicle = endpoint('POST /vehicles', {
  access: 'person',
  isCreation: true,
  summary: 'Adds a car; a size that is none answers 422',
  body: newVehicleSchema,
  output: vehicleSchema,
});

export const vehicleChangeSchema = z.strictObject({
  ...readOnly(vehicleSchema),
  ...vehicleFields,
  version: z.int32().optional(),
});
export type VehicleChange = z.output<typeof vehicleChangeSchema>;

export const putVehicle = endpoint('PUT /vehicles/:id', {
  access: 'person',
  showsPeople: 'one',
  summary: 'Changes a car; 404 for one that is not the customer’s',
  body: vehicleChangeSchema,
  output: vehicleSchema,
});

export const deleteVehicle = endpoint('DELETE /vehicles/:id', {
  access: 'person',
  summary: 'Removes a car; 404 for one that is not the customer’s',
  output: null,
});
