// The file in which those who find a weakness read whom to contact (RFC 9116).
import { DAY_MS } from '../../../platform/contract/durations.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { TextFile } from '../../../platform/server/pages/text-file.ts';
import { CONTACT_PATH } from '../../pages/paths.ts';
import type { SecuritySources } from './watch.ts';

const PATH = '/.well-known/security.txt';
/** The standard recommends less than a year. */
const VALID_DAYS = 180;

export function securityTxt(
  { settings, clock }: Pick<Platform, 'settings' | 'clock'>,
  { shop }: SecuritySources,
): TextFile {
  return {
    path: PATH,
    contentType: 'text/plain; charset=utf-8',
    make: async () => {
      const { profile, tags } = await shop();
      const email = settings.securityEmail ?? profile.salesEmail;
      const now = clock.now().getTime();
      const today = Math.floor(now / DAY_MS) * DAY_MS;
      const lines = [
        ...(email === '' ? [] : [`Contact: mailto:${email}`]),
        `Contact: ${settings.publicUrl}${CONTACT_PATH}`,
        `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
        'Preferred-Languages: fi, en',
        `Canonical: ${settings.publicUrl}${PATH}`,
      ];
      return { body: `${lines.join('\n')}\n`, tags, expiresAt: new Date(today + DAY_MS) };
    },
  };
}
