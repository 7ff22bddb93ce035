// The calls of the tyre hotel. Staff see all sets; a customer is asked about on every call.
import type { FastifyRequest } from 'fastify';

import { invalid, Problem } from '../../../platform/contract/problem.ts';
import type { Principal } from '../../../platform/server/http/principal.ts';
import { route } from '../../../platform/server/http/routes.ts';
import type { BoundRoute } from '../../../platform/server/http/routes.ts';
import * as contract from '../contract.ts';
import { hotelErrors as messages } from '../messages.ts';
import type { HotelImport } from './import-service.ts';
import type { OwnSets } from './own-sets.ts';
import type { SetPictures } from './pictures.ts';
import type { HotelDesk } from './service.ts';

export interface HotelServices {
  desk: HotelDesk;
  own: OwnSets;
  pictures: SetPictures;
  importer: HotelImport;
}

export function hotelRoutes({ desk, own, pictures, importer }: HotelServices): BoundRoute[] {
  const read = (principal: Principal, id: string) =>
    principal.kind === 'customer' ? own.read(principal.customerId, id) : desk.read(id);
  return [
    route(contract.getTyreSets, async ({ query, principal, reply }) => {
      if (principal.kind === 'customer') return own.list(principal.customerId);
      const { items, total } = await desk.list(query);
      reply.header('x-total-count', String(total));
      return items;
    }),
    route(contract.postTyreSet, ({ body }) => desk.takeIn(body)),
    route(contract.getTyreSet, ({ params, principal }) => read(principal, params.id)),
    route(contract.putTyreSet, ({ params, body }) => desk.change(params.id, body)),
    route(contract.deleteTyreSet, async ({ params }) => {
      await desk.remove(params.id);
      return undefined;
    }),
    route(contract.handOutTyreSet, ({ params, body }) => desk.handOut(params.id, body.version)),
    route(contract.putBackTyreSet, ({ params, body }) => desk.putBack(params.id, body)),
    route(contract.putTyreSetChange, ({ params, body }) => desk.setChange(params.id, body)),
    route(
      contract.getTyreSetChecks,
      async ({ params, principal }) => (await read(principal, params.id)).checks,
    ),
    route(contract.postTyreSetCheck, ({ params, body }) => desk.addCheck(params.id, body)),
    route(contract.deleteTyreSetCheck, async ({ params }) => {
      await desk.removeCheck(params.id, params.checkId);
      return undefined;
    }),
    route(
      contract.getTyreSetPictures,
      async ({ params, principal }) => (await read(principal, params.id)).pictures,
    ),
    route(contract.postTyreSetPicture, ({ params, request }) =>
      pictures.add(params.id, () => readUpload(request, contract.postTyreSetPicture.upload)),
    ),
    route(contract.getTyreSetPicture, async ({ params: { id, pictureId }, principal, reply }) => {
      if (principal.kind === 'customer') await own.check(principal.customerId, id);
      const { stream, bytes, type } = await pictures.open(id, pictureId);
      // Sent here: it is no JSON. Nothing on the way keeps it.
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
      importer.importSets(await readUpload(request, contract.importTyreSets.upload)),
    ),
  ];
}

/** The one file of the request; it is given up as soon as it is longer than allowed. */
async function readUpload(
  request: FastifyRequest,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<Buffer> {
  const part = await request.file({ limits: { fileSize: maxBytes }, throwFileSizeLimit: false });
  if (part?.fieldname !== field) throw invalid('tyre_set.file_missing', messages.fileMissing);
  const chunks: Uint8Array[] = [];
  for await (const chunk of part.file) {
    if (chunk instanceof Uint8Array) chunks.push(chunk);
  }
  if (part.file.truncated) {
    throw new Problem('tyre_set.file_too_large', 413, messages.fileTooLarge(maxBytes / 1024 / 1024));
  }
  return Buffer.concat(chunks);
}
