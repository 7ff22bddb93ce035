// Front door of operations: how the product runs, for the shop's owner.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { route } from '../../../platform/server/http/routes.ts';
import { getOperations, runJob, testService } from '../contract.ts';
import { operationsService } from './service.ts';
import type { OperationsSources } from './service.ts';

export function createOperations(platform: Platform, sources: OperationsSources): { feature: Feature } {
  const service = operationsService(platform, sources);
  return {
    feature: {
      name: 'operations',
      routes: [
        route(getOperations, () => service.getOperations()),
        route(runJob, ({ params }) => service.runJob(params.name)),
        route(testService, ({ params, signal }) => service.testService(params.name, signal)),
      ],
    },
  };
}
