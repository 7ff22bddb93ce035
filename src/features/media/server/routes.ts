// Endpoints of uploaded pictures.
import type { FastifyRequest } from 'fastify';

import { pageWindow } from '../../../platform/contract/paging.ts';
import { invalid, Problem } from '../../../platform/contract/problem.ts';
import { readUpload, type UploadRules } from '../../../platform/server/http/read-upload.ts';
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import {
  deleteHeroImage,
  deleteMedia,
  listMedia,
  putHeroImageMetadata,
  uploadHeroImage,
  uploadImage,
} from '../contract.ts';
import { mediaMessages as messages } from '../messages.ts';
import { changeHeroImage, heroImageOf, type HeroSettings } from './hero-image.ts';
import type { MediaService, Upload } from './service.ts';

const PER_PAGE = 24;

export function mediaRoutes(service: MediaService, hero: HeroSettings): BoundRoute[] {
  return [
    route(uploadImage, async ({ request }) => ({
      imageUrl: await service.add(uploadOf(request, uploadImage)),
    })),
    route(uploadHeroImage, async ({ request }) => {
      const image = await service.add(uploadOf(request, uploadHeroImage));
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

const uploadOf =
  (request: FastifyRequest, { upload }: { upload: UploadRules['upload'] }) =>
  (): Promise<Upload> =>
    readUpload(request, {
      upload,
      missing: () => invalid('media.missing', messages.missing),
      tooLarge: () => new Problem('media.too_large', 413, messages.tooLarge),
    });
