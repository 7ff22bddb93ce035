// Public API of the audit: the list for staff, and forgetting in time. Writing is a port of the platform on the server.
import { monthsBefore } from '../../../platform/contract/dates.ts';
import { pageWindow } from '../../../platform/contract/paging.ts';
import type { AuditRow } from '../../../platform/server/audit/audit.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { route } from '../../../platform/server/http/routes.ts';
import { retentionJob } from '../../../platform/server/jobs/retention.ts';
import { changedFields, type AuditWords } from '../changed-fields.ts';
import { getAudit, getAuditChoices, type AuditEntry } from '../contract.ts';
import { auditWords } from '../messages.ts';

const DEFAULT_LIMIT = 50;
const RETENTION_MONTHS = 24;

/** `features`: all slices, for what they call their things and fields. */
export function createAuditFeature(
  platform: Platform,
  { features }: { features: readonly Pick<Feature, 'words'>[] },
): { feature: Feature } {
  const { audit } = platform;
  return {
    feature: {
      name: 'audit',
      words: auditWords,
      routes: [
        route(getAudit, async ({ query: { page, limit, ...filter }, principal, reply }) => {
          const { rows, total } = await audit.list(filter, pageWindow({ page, limit }, DEFAULT_LIMIT));
          reply.header('x-total-count', String(total));
          const places = placesOf(features);
          return rows.map((row) => ({
            ...entryOf(row, wordsOf(row.entity, features)),
            network: principal.kind === 'staff' && principal.isOwner ? row.network : '',
            path:
              row.action === 'removed' || !(row.entity in places)
                ? null
                : `${places[row.entity]}${row.entityId}`,
          }));
        }),
        route(getAuditChoices, async () => {
          const choices = await audit.listChoices();
          const { entities: titles } = allWords(features);
          return { ...choices, entityTitles: choices.entities.map((entity) => titles[entity] ?? entity) };
        }),
      ],
      jobs: [
        retentionJob('audit.forget', '40 3 * * *', () =>
          audit.forgetBefore(monthsBefore(platform.clock.now(), RETENTION_MONTHS)),
        ),
      ],
    },
  };
}

/** The words for an entry of one kind: those of its own slice first, where several name a field differently. */
export function wordsOf(entity: string, features: readonly Pick<Feature, 'words'>[]): AuditWords {
  const all = allWords(features);
  const own = features.find(({ words }) => entity in (words?.entities ?? {}))?.words;
  return {
    ...all,
    fields: { ...all.fields, ...own?.fields },
    values: { ...all.values, ...own?.values },
    money: { ...all.money, ...own?.money },
  };
}

/** The audit's own words, shared by several slices, replace those of a slice. */
export function allWords(features: readonly Pick<Feature, 'words'>[]): AuditWords {
  const slices = features.map(({ words }) => words ?? {});
  return {
    entities: Object.fromEntries(slices.flatMap(({ entities }) => Object.entries(entities ?? {}))),
    fields: {
      ...Object.fromEntries(slices.flatMap(({ fields }) => Object.entries(fields ?? {}))),
      ...auditWords.fields,
    },
    values: Object.fromEntries(slices.flatMap(({ values }) => Object.entries(values ?? {}))),
    money: Object.fromEntries(slices.flatMap(({ money }) => Object.entries(money ?? {}))),
  };
}

function placesOf(features: readonly Pick<Feature, 'words'>[]): Readonly<Record<string, string>> {
  return Object.fromEntries(features.flatMap(({ words }) => Object.entries(words?.places ?? {})));
}

function entryOf({ id, at, ...row }: AuditRow, words: AuditWords): Omit<AuditEntry, 'path'> {
  return {
    ...row,
    _id: id,
    at: at.toISOString(),
    entityTitle: words.entities[row.entity] ?? row.entity,
    changes: changedFields(row, words),
  };
}
