// User name and password as they are typed; apart from the contract, because every load of the back office brings this.
import { z } from 'zod';

import { accountsMessages as messages } from './messages.ts';

export const MAX_USERNAME_LENGTH = 64;
/** Long enough for any password manager, short enough to hash. */
export const MAX_PASSWORD_LENGTH = 200;

export const usernameSchema = z
  .string(messages.usernameMissing)
  .trim()
  .min(1, messages.usernameMissing)
  .max(MAX_USERNAME_LENGTH, messages.usernameTooLong);
export const passwordSchema = z
  .string(messages.passwordMissing)
  .min(1, messages.passwordMissing)
  .max(MAX_PASSWORD_LENGTH, messages.passwordTooLong);

export const credentialsSchema = z.strictObject({ username: usernameSchema, password: passwordSchema });
export type Credentials = z.infer<typeof credentialsSchema>;
