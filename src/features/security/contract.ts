// What the owner may know of attempts on the shop's security, and where browsers report what they blocked.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';

const time = z.iso.datetime({ offset: true });
const counted = {
  /** 'auth.wrong_credentials' */
  reason: z.string(),
  /** What people call it. */
  title: z.string(),
  count: z.int().min(1),
};

const securitySchema = z.strictObject({
  /** The last day, newest first. */
  alarms: z.array(z.strictObject({ ...counted, at: time })),
  /** What was counted in the last week by reason, the most frequent first. */
  sums: z.array(z.strictObject({ ...counted, lastAt: time })),
  /** The newest of it by hour and network, at most 200. */
  rows: z.array(
    z.strictObject({
      ...counted,
      /** The beginning of the hour. */
      hour: time,
      /** '192.0.2.0/24'; empty where it is unknown. */
      network: z.string(),
      /** User name of staff; empty for anybody else. */
      who: z.string(),
    }),
  ),
});
export type Security = z.infer<typeof securitySchema>;

export const getSecurity = endpoint('GET /operations/security', {
  access: 'owner',
  summary:
    'Alarms of the last day, and what was counted in the last week: refusals, limits, sign-ins, exports',
  output: securitySchema,
});

/** As CSP Level 2 sends it. Browsers add further fields. */
const policyReport = z.looseObject({
  'csp-report': z.looseObject({
    'document-uri': z.string().optional(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
    'source-file': z.string().nullish(),
  }),
});
/** As the Reporting API sends it. */
const browserReport = z.looseObject({
  type: z.string(),
  url: z.string().optional(),
  body: z
    .looseObject({
      effectiveDirective: z.string().nullish(),
      featureId: z.string().nullish(),
      blockedURL: z.string().nullish(),
      sourceFile: z.string().nullish(),
    })
    .nullish(),
});
export const browserReportsSchema = z.union([policyReport, z.array(browserReport).max(100)]);
export type BrowserReports = z.infer<typeof browserReportsSchema>;

export const postBrowserReports = endpoint('POST /security-reports', {
  access: 'everyone',
  summary:
    "Takes browsers' reports of what the security and permission policies blocked; they are counted only",
  body: browserReportsSchema,
  bodyTypes: ['application/csp-report', 'application/reports+json'],
  output: null,
});
