// Endpoints of uploaded pictures.
import type { FastifyRequest } from 'fastify';

import { pageWindow } from '../../../platform/contract/paging.ts';
import { invalid, Problem } from '../../../platform/contract/problem.ts';
import { route } from '../../../platform/server/http/routes.ts';
import type { BoundRoute } from '../../../platform/server/http/routes.ts';
import {
  deleteHeroImage,
  deleteMedia,
  listMedia,
  putHeroImageMetadata,
  uploadHeroImage,
  uploadImage,
} from '../contract.ts';
import { mediaMessages as messages } from '../messages.ts';
import { LARGEST_PICTURE_BYTES } from '../picture-limits.ts';
import { changeHeroImage, heroImageOf } from './hero-image.ts';
import type { HeroSettings } from './hero-image.ts';
import type { MediaService, Upload } from './service.ts';

const PER_PAGE = 24;

export function mediaRoutes(service: MediaService, hero: HeroSettings): BoundRoute[] {
  return [
    route(uploadImage, async ({ request }) => ({
      imageUrl: await service.takeIn(() => readUpload(request, uploadImage.upload.field)),
    })),
    route(uploadHeroImage, async ({ request }) => {
      const image = await service.takeIn(() => readUpload(request, uploadHeroImage.upload.field));
      return heroImageOf(await changeHeroImage(hero, { image }));
    }),
    route(deleteHeroImage, async () => {
      await changeHeroImage(hero, { image: '' });
      return undefined;
    }),
    route(putHeroImageMetadata, async ({ body: { metadata } }) =>
      heroImageOf(
        await changeHeroImage(hero, {
          ...(metadata.alt !== undefined && { imageAlt: metadata.alt }),
          ...(metadata.position !== undefined && { imagePosition: metadata.position }),
        }),
      ),
    ),
    route(listMedia, async ({ query: { q, use, ...paging }, reply }) => {
      const { media, total } = await service.list({ q, use }, pageWindow(paging, PER_PAGE));
      reply.header('x-total-count', String(total));
      return media;
    }),
    route(deleteMedia, async ({ params, query }) => {
      await service.remove(params.name, query.force === 'true');
      return undefined;
    }),
  ];
}

/** The one file of the request; it is given up as soon as it is longer than allowed. */
async function readUpload(request: FastifyRequest, field: string): Promise<Upload> {
  const part = await request.file({ limits: { fileSize: LARGEST_PICTURE_BYTES }, throwFileSizeLimit: false });
  if (part?.fieldname !== field) throw invalid('media.missing', messages.missing);
  const chunks: Uint8Array[] = [];
  for await (const chunk of part.file) {
    if (chunk instanceof Uint8Array) chunks.push(chunk);
  }
  if (part.file.truncated) throw new Problem('media.too_large', 413, messages.tooLarge);
  return { fileName: part.filename, bytes: Buffer.concat(chunks) };
}
