// Front door of staff accounts.
import { createPasswords } from '../../../platform/server/auth/passwords.ts';
import type { Passwords } from '../../../platform/server/auth/passwords.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import type { Authenticate } from '../../../platform/server/http/principal.ts';
import { ensureFirstOwner, forgetPassword } from './first-owner.ts';
import type { StartLog } from './first-owner.ts';
import { accountKeeping } from './keeping.ts';
import { accountsRoutes } from './routes.ts';
import { accountsService } from './service.ts';

export interface Accounts {
  /** The principal of a staff token, looked up anew for every request: a session that ended lets nobody in. */
  authenticate: Authenticate;
  /** Makes the first administrator when there is none; to be called once the database is migrated. */
  ensureFirstOwner: (log: StartLog) => Promise<void>;
  feature: Feature;
}

/** `passwords` is shared by all who hash in this process: its places are the machine's. */
export function createAccounts(platform: Platform, passwords: Passwords = createPasswords()): Accounts {
  const service = accountsService(platform, {
    passwords,
    onPasswordReplaced: (oldPassword) => forgetPassword(platform.settings.dataDir, oldPassword),
  });
  return {
    authenticate: service.authenticate,
    ensureFirstOwner: (log) => ensureFirstOwner(platform, passwords, log),
    feature: { name: 'accounts', routes: accountsRoutes(service, accountKeeping(platform, passwords)) },
  };
}
