// `npm run reset-second-factor -- USERNAME`: for the operator, when an owner has lost phone, passkeys and recovery codes.
import { createAccounts } from '../../features/accounts/server/index.ts';
import { createContext } from '../context.ts';
import type { CommandOptions } from './options.ts';

const ANSWERS = {
  reset:
    'The second factor is gone and all sessions have ended. Sign in with the password and add a new one.',
  none: 'This user name has no second factor. Nothing was changed.',
  unknown: 'There is no such user name. Nothing was changed.',
} as const;

/** The exit code: 0 done, 1 nothing was changed, 2 wrong arguments. Works next to a running server. */
export async function resetSecondFactorCommand({ root, settings, args }: CommandOptions): Promise<number> {
  const [username, ...others] = args;
  if (username === undefined || others.length > 0 || username.startsWith('-')) {
    process.stderr.write('Usage: npm run reset-second-factor -- USERNAME\n');
    return 2;
  }
  const context = createContext({ root, settings: { ...settings, logLevel: 'error' }, hasManualJobs: true });
  const { resetSecondFactor } = createAccounts(context.platform, async () => ({
    name: '',
    phone: '',
    salesEmail: '',
    address: { city: '' },
  }));
  try {
    await context.database.ready();
    const outcome = await resetSecondFactor(username);
    process.stdout.write(`${ANSWERS[outcome]}\n`);
    return outcome === 'reset' ? 0 : 1;
  } finally {
    await context.database.close();
  }
}
