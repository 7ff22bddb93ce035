// Endpoints of imports: permission, one call each.
import { pageWindow } from '../../../platform/contract/paging.ts';
import { invalid, Problem } from '../../../platform/contract/problem.ts';
import type { Principal } from '../../../platform/server/http/principal.ts';
import { openUpload } from '../../../platform/server/http/read-upload.ts';
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import { applyDryRun, getImport, listImportChanges, listImports, startImport } from '../contract.ts';
import { importMessages } from '../messages-import.ts';
import type { Requester } from './queue-run.ts';
import type { ImportService } from './service.ts';

const RUNS_PER_PAGE = 20;
const CHANGES_PER_PAGE = 50;

export function importRoutes(service: ImportService): BoundRoute[] {
  return [
    route(startImport, async ({ query, principal, request }) => {
      const file = await openUpload(request, {
        ...startImport,
        missing: () => invalid('import.file_missing', importMessages.fileMissing),
        // A list that was cut there is refused: the rest of it would count as vanished.
        tooLarge: () => new Problem('import.too_large', 413, importMessages.tooLarge),
      });
      return service.start({
        fileName: file.fileName,
        file: file.chunks,
        list: query.list,
        isDryRun: query.dryRun ?? false,
        allowWithdraw: query.allowWithdraw ?? false,
        requestedBy: requesterOf(principal),
      });
    }),
    route(listImports, async ({ query, reply }) => {
      const { runs, total } = await service.listRuns(pageWindow(query, RUNS_PER_PAGE));
      reply.header('x-total-count', String(total));
      return runs;
    }),
    route(getImport, ({ params }) => service.getRun(params.id)),
    route(listImportChanges, async ({ params, query, reply }) => {
      const { changes, total } = await service.listChanges(params.id, pageWindow(query, CHANGES_PER_PAGE));
      reply.header('x-total-count', String(total));
      return changes;
    }),
    route(applyDryRun, ({ params, query, principal }) =>
      service.applyDryRun({
        id: params.id,
        isDryRun: query.dryRun ?? false,
        allowWithdraw: query.allowWithdraw ?? false,
        requestedBy: requesterOf(principal),
      }),
    ),
  ];
}

function requesterOf(principal: Principal): Requester {
  return principal.kind === 'staff' ? principal : { accountId: null, username: '' };
}
