// Reports of mail servers on newsletters: an email that came back, or a recipient who called it spam.
import { z } from 'zod';

import { endpoint } from '../../../platform/contract/endpoint.ts';

export const MAX_REPORT_BYTES = 5 * 1024 * 1024;

/** `bounce`: there is no such recipient. `complaint`: the recipient called the email spam. `none`: nothing follows from it. */
export const REPORT_OUTCOMES = ['bounce', 'complaint', 'none'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export const postMailReport = endpoint('POST /newsletters/bounces', {
  access: 'token',
  summary:
    'Takes a mail with a delivery status notification (RFC 3464) or a complaint (RFC 5965) as its server hands it over; the bearer token is BOUNCE_TOKEN',
  upload: { field: 'message', maxBytes: MAX_REPORT_BYTES },
  output: z.strictObject({ outcome: z.enum(REPORT_OUTCOMES) }),
});
