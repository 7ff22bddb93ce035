// Built files (named by their content, cached for a year), and the shipped images, fonts and icons.
import { resolve } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';

const COMMON = { index: false, decorateReply: false, schemaHide: true } as const;

/** Serves dist/site/assets at /assets (compressed ahead at build) and public/ at its own names. */
export async function mountStaticFiles(
  app: FastifyInstance,
  folders: { built: string; shipped: string },
): Promise<void> {
  await app.register(async (files) => {
    // A name that leads out of its folder, or cannot be one, is a file that is not there.
    files.setErrorHandler<FastifyError>((error, _request, reply) => {
      if ((error.statusCode ?? 500) >= 500) throw error;
      reply.callNotFound();
    });
    await files.register(fastifyStatic, {
      ...COMMON,
      root: resolve(folders.built, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    });
    for (const name of ['fonts', 'icons', 'tyres']) {
      await files.register(fastifyStatic, {
        ...COMMON,
        root: resolve(folders.shipped, name),
        prefix: `/${name}/`,
        maxAge: '7d',
      });
    }
  });
}
