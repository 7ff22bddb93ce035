// The OpenAPI document made from the declared endpoints, and a page to read it.
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

import { docsPage } from './docs-page.tsx';

export interface DocsOptions {
  version: string;
  /** Origin the API is called at. */
  publicUrl: string;
  stylesheets: readonly string[];
  themeScript: string;
}

/** Call before any route is added. /api/openapi.json is the document, /api/docs the page. */
export async function mountDocs(
  app: FastifyInstance,
  { version, publicUrl, stylesheets, themeScript }: DocsOptions,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kaarto',
        version,
        description: 'Website and back office of an independent Finnish tyre shop.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  let page: string | undefined;
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= docsPage({ document: app.swagger(), stylesheets, themeScript });
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      .send(page);
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
