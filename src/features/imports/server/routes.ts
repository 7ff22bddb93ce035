// Endpoints of imports: permission, one call each.
import type { MultipartFile } from '@fastify/multipart';

import { pageWindow } from '../../../platform/contract/paging.ts';
import { invalid, Problem } from '../../../platform/contract/problem.ts';
import type { Principal } from '../../../platform/server/http/principal.ts';
import { route } from '../../../platform/server/http/routes.ts';
import type { BoundRoute } from '../../../platform/server/http/routes.ts';
import {
  applyDryRun,
  getImport,
  LARGEST_LIST_BYTES,
  listImportChanges,
  listImports,
  startImport,
} from '../contract.ts';
import { importMessages } from '../messages-import.ts';
import type { ImportService } from './service.ts';

const RUNS_PER_PAGE = 20;
const CHANGES_PER_PAGE = 50;

export function importRoutes(service: ImportService): BoundRoute[] {
  return [
    route(startImport, async ({ query, principal, request }) => {
      const file = await request.file({ limits: { fileSize: LARGEST_LIST_BYTES } });
      if (file?.fieldname !== startImport.upload.field) {
        throw invalid('import.file_missing', importMessages.fileMissing);
      }
      return service.start({
        fileName: file.filename,
        file: wholeFile(file.file),
        list: query.list,
        isDryRun: query.dryRun ?? false,
        allowWithdraw: query.allowWithdraw ?? false,
        requestedBy: accountOf(principal),
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
        requestedBy: accountOf(principal),
      }),
    ),
  ];
}

/** The bytes of an upload. One that was cut at the limit ends in a refusal: the rest of it would count as vanished. */
async function* wholeFile(file: MultipartFile['file']): AsyncGenerator<Uint8Array> {
  yield* file;
  if (file.truncated) throw new Problem('import.too_large', 413, importMessages.tooLarge);
}

function accountOf(principal: Principal): string | null {
  return principal.kind === 'staff' ? principal.accountId : null;
}
