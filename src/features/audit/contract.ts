// What others may know of the audit: entries and the call that lists them.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { pagingQuery } from '../../platform/contract/paging.ts';

const AUDIT_ACTIONS = [
  'created',
  'changed',
  'removed',
  'restored',
  'signed-in',
  'signed-out',
  'signed-out-elsewhere',
  'session-ended',
  'read',
  'exported',
  'tested',
  'started',
] as const;

export const auditEntrySchema = z.strictObject({
  _id: idSchema,
  at: z.iso.datetime({ offset: true }),
  /** User name; empty for the product itself. */
  who: z.string(),
  /** The network it was done from: '192.0.2.0/24'; empty for the product itself, and for who is no owner. */
  network: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** Kind of thing: 'opening-hours'. */
  entity: z.string(),
  entityId: z.string(),
  name: z.string(),
  /** What people call the kind of thing: 'Aukioloajat'. */
  entityTitle: z.string(),
  /** Where in the back office it is; null where it has no page, or is removed. */
  path: z.string().nullable(),
  /** The fields that differ, as they were and as they became. */
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  /** The same in words. */
  changes: z.array(z.strictObject({ field: z.string(), before: z.string(), after: z.string() })),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const filters = { who: z.string().max(64).optional(), entity: z.string().max(64).optional() };

export const getAudit = endpoint('GET /audit', {
  access: 'staff',
  summary: 'Who changed what and when, newest first; X-Total-Count gives how many in all',
  query: z.object({ ...filters, ...pagingQuery(200) }),
  output: z.array(auditEntrySchema),
});

export const getAuditChoices = endpoint('GET /audit/choices', {
  access: 'staff',
  summary: 'The user names and kinds of things that occur in the audit',
  output: z.strictObject({
    who: z.array(z.string()),
    entities: z.array(z.string()),
    /** What people call these, in their order. */
    entityTitles: z.array(z.string()),
  }),
});
