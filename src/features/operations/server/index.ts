// Public API of operations: how the product runs, for the shop's owner on the server.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { requireConfirmation } from '../../../platform/server/http/principal.ts';
import { route } from '../../../platform/server/http/routes.ts';
import { getOperations, runJob, testService, type Operations } from '../contract.ts';
import { operationsWords } from '../messages.ts';
import { operationsService, type OperationsSources } from './service.ts';

export type { OperationsSources } from './service.ts';

export function createOperations(
  platform: Platform,
  sources: OperationsSources,
): { feature: Feature; getOperations: () => Promise<Operations> } {
  const service = operationsService(platform, sources);
  return {
    getOperations: service.getOperations,
    feature: {
      name: 'operations',
      words: operationsWords,
      routes: [
        route(getOperations, () => service.getOperations()),
        route(runJob, async ({ params: { name }, principal }) => {
          // A backup is a copy of all that customers have entrusted to the shop.
          if (name.startsWith('backups.')) requireConfirmation(principal);
          const started = await service.runJob(name);
          await platform.audit.record(platform.db, {
            action: 'started',
            entity: 'job',
            entityId: name,
            name: started.title,
          });
          return started;
        }),
        route(testService, ({ params, signal }) => service.testService(params.name, signal)),
      ],
    },
  };
}
