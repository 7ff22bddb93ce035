// Built files (named by their content, kept a year), and the shipped pictures, fonts and icons.
import { resolve } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves dist/site/assets at /assets (compressed ahead at build) and public/ at its own names. */
export async function mountStaticFiles(
  app: FastifyInstance,
  folders: { built: string; shipped: string },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(folders.built, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
    schemaHide: true,
  });
  for (const name of ['fonts', 'icons', 'tyres']) {
    await app.register(fastifyStatic, {
      root: resolve(folders.shipped, name),
      prefix: `/${name}/`,
      maxAge: '7d',
      index: false,
      decorateReply: false,
      schemaHide: true,
    });
  }
}
