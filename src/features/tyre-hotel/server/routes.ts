// The calls of the tyre hotel. Staff see all sets; a customer is checked on every call.
import type { FastifyRequest } from 'fastify';

import { invalid, Problem } from '../../../platform/contract/problem.ts';
import type { Principal } from '../../../platform/server/http/principal.ts';
import { readUpload, type UploadRules } from '../../../platform/server/http/read-upload.ts';
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import * as contract from '../contract/tyre-hotel.ts';
import { hotelErrors as messages } from '../messages/tyre-hotel.ts';
import type { HotelImport } from './import/import-service.ts';
import type { OwnSets } from './own/own-sets.ts';
import type { SetPictures } from './pictures.ts';
import type { TyreSetService } from './service.ts';

export interface HotelServices {
  service: TyreSetService;
  own: OwnSets;
  pictures: SetPictures;
  importer: HotelImport;
}

export function hotelRoutes({ service, own, pictures, importer }: HotelServices): BoundRoute[] {
  const read = (principal: Principal, id: string) =>
    principal.kind === 'customer' ? own.read(principal.customerId, id) : service.read(id);
  return [
    route(contract.getTyreSets, async ({ query, principal, reply }) => {
      if (principal.kind === 'customer') return own.list(principal.customerId);
      const { items, total } = await service.list(query);
      reply.header('x-total-count', String(total));
      return items;
    }),
    route(contract.postTyreSet, ({ body }) => service.storeSet(body)),
    route(contract.getFreeShelf, async () => ({ shelf: await service.findFreeShelf() })),
    route(contract.getTyreSet, ({ params, principal }) => read(principal, params.id)),
    route(contract.putTyreSet, ({ params, body }) => service.change(params.id, body)),
    route(contract.deleteTyreSet, async ({ params }) => {
      await service.remove(params.id);
      return undefined;
    }),
    route(contract.handOutTyreSet, ({ params, body }) => service.handOut(params.id, body.version)),
    route(contract.putBackTyreSet, ({ params, body }) => service.putBack(params.id, body)),
    route(contract.putTyreSetChange, ({ params, body }) => service.setChange(params.id, body)),
    route(
      contract.getTyreSetChecks,
      async ({ params, principal }) => (await read(principal, params.id)).checks,
    ),
    route(contract.postTyreSetCheck, ({ params, body }) => service.addCheck(params.id, body)),
    route(contract.deleteTyreSetCheck, async ({ params }) => {
      await service.removeCheck(params.id, params.checkId);
      return undefined;
    }),
    route(
      contract.getTyreSetPictures,
      async ({ params, principal }) => (await read(principal, params.id)).pictures,
    ),
    route(contract.postTyreSetPicture, ({ params, request }) =>
      pictures.add(params.id, () => readFile(request, contract.postTyreSetPicture)),
    ),
    route(contract.getTyreSetPicture, async ({ params: { id, pictureId }, principal, reply }) => {
      if (principal.kind === 'customer') await own.check(principal.customerId, id);
      const { stream, bytes, type } = await pictures.open(id, pictureId);
      // Sent here, as it is no JSON; no cache may store it.
      reply.headers({
        'content-length': bytes,
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      await reply.type(type).send(stream);
      return undefined;
    }),
    route(contract.deleteTyreSetPicture, async ({ params }) => {
      await pictures.remove(params.id, params.pictureId);
      return undefined;
    }),
    route(contract.importTyreSets, async ({ request }) =>
      importer.importSets(await readFile(request, contract.importTyreSets)),
    ),
  ];
}

async function readFile(
  request: FastifyRequest,
  { upload }: { upload: UploadRules['upload'] },
): Promise<Buffer> {
  const { bytes } = await readUpload(request, {
    upload,
    missing: () => invalid('tyre_set.file_missing', messages.fileMissing),
    tooLarge: () =>
      new Problem('tyre_set.file_too_large', 413, messages.fileTooLarge(upload.maxBytes / 1024 / 1024)),
  });
  return bytes;
}
