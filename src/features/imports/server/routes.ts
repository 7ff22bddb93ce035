// Endpoints of imports: permission, one call each.
import { pageWindow } from '../../../platform/contract/paging.ts';
import { invalid, Problem } from '../../../platform/contract/problem.ts';
import type { Principal } from '../../../platform/server/http/principal.ts';
import { openUpload } from '../../../platform/server/http/read-upload.ts';
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import {
  applyDryRun,
  countImportChanges,
  exportImportChanges,
  getImport,
  listImportChanges,
  listImportLists,
  listImports,
  startImport,
  undoImport,
} from '../contract.ts';
import { importMessages } from '../messages-import.ts';
import { changesCsv } from './changes-csv.ts';
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
    route(listImportLists, () => service.listNames()),
    route(undoImport, ({ params, principal }) => service.undo(params.id, requesterOf(principal).username)),
    route(getImport, ({ params }) => service.getRun(params.id)),
    route(listImportChanges, async ({ params, query, reply }) => {
      const filter = { view: query.view, words: (query.q ?? '').split(/\s+/).filter(Boolean) };
      const window = pageWindow(query, CHANGES_PER_PAGE);
      const { changes, total } = await service.listChanges(params.id, filter, window);
      reply.header('x-total-count', String(total));
      return changes;
    }),
    route(countImportChanges, ({ params }) => service.countChanges(params.id)),
    route(exportImportChanges, async ({ params, reply }) => {
      const all = { offset: 0, limit: Number.MAX_SAFE_INTEGER };
      const { changes } = await service.listChanges(params.id, {}, all);
      reply.type('text/csv; charset=utf-8');
      return changesCsv(changes);
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
