// Front door of the audit: the list for staff, and forgetting in time. Writing is a port of the platform.
import { z } from 'zod';

import { pageWindow } from '../../../platform/contract/paging.ts';
import type { AuditRow } from '../../../platform/server/audit/audit.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { route } from '../../../platform/server/http/routes.ts';
import { defineJob } from '../../../platform/server/jobs/jobs.ts';
import type { AnyJob } from '../../../platform/server/jobs/jobs.ts';
import { getAudit, getAuditChoices } from '../contract.ts';
import type { AuditEntry } from '../contract.ts';

const DEFAULT_LIMIT = 50;
const KEPT_MONTHS = 24;

export function createAuditFeature(platform: Platform): { feature: Feature } {
  const { audit } = platform;
  return {
    feature: {
      name: 'audit',
      routes: [
        route(getAudit, async ({ query: { page, limit, ...filter }, reply }) => {
          const { rows, total } = await audit.list(filter, pageWindow({ page, limit }, DEFAULT_LIMIT));
          reply.header('x-total-count', String(total));
          return rows.map(entryOf);
        }),
        route(getAuditChoices, () => audit.listChoices()),
      ],
      jobs: [forgetJob(platform)],
    },
  };
}

function forgetJob({ audit, clock }: Platform): AnyJob {
  return defineJob({
    name: 'audit.forget',
    schema: z.object({}),
    schedule: { cron: '40 3 * * *' },
    run: async ({ log }) => {
      const before = clock.now();
      before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
      const removed = await audit.forgetBefore(before);
      if (removed > 0) log.info({ removed }, 'old audit entries removed');
    },
  });
}

function entryOf({ id, at, entity_id, ...rest }: AuditRow): AuditEntry {
  return { _id: id, at: at.toISOString(), entityId: entity_id, ...rest };
}
