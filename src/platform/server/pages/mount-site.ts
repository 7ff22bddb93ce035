// Mounts pages on the server: every page's path, the Finnish 404, and the error screen when rendering fails.
import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { asProblem, unexpectedFailure } from '../http/problems.ts';
import type { CachedResponse } from './byte-cache.ts';
import { errorScreen } from './error-screen.ts';
import { isFirstVisit } from './first-visit.ts';
import { sendResponse } from './send-response.ts';
import type { Site } from './site.ts';

export interface MountSiteOptions {
  site: Site;
  headers: Record<string, string>;
  /** Rejects with a 503 problem while the database is not ready. */
  whenReady: () => Promise<void>;
  stylesheets: readonly string[];
  /** A page was sent to a reader. */
  onSent?: (answer: CachedResponse, headers: IncomingHttpHeaders) => void;
}

/** Registers the pages and takes every address that nothing else answers. */
export async function mountSite(app: FastifyInstance, options: MountSiteOptions): Promise<void> {
  const flatHeaders = Object.entries(options.headers).flat();
  const send = (request: FastifyRequest, reply: FastifyReply, answer: CachedResponse) => {
    reply.hijack();
    sendResponse(request.raw, reply.raw, answer, flatHeaders);
    if (request.method === 'GET') options.onSent?.(answer, request.raw.headers);
  };
  const sendErrorScreen = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = asProblem(error) ?? unexpectedFailure(error, request);
    if (problem.retryAfterS !== undefined) reply.header('retry-after', String(problem.retryAfterS));
    return reply
      .code(problem.status)
      .headers({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
      .send(
        errorScreen({
          stylesheets: options.stylesheets,
          kind: problem.status === 503 ? 'starting' : 'error',
        }),
      );
  };

  // For pages and for everything next to them that has no separate handler.
  app.setErrorHandler(sendErrorScreen);
  await app.register(async (pages) => {
    for (const page of options.site.pages) {
      pages.get<{ Params: Record<string, string> }>(
        page.path,
        { schema: { hide: true } },
        async (request, reply) => {
          await options.whenReady();
          return send(
            request,
            reply,
            await options.site.answer(
              page,
              request.params,
              request.raw.url ?? '/',
              isFirstVisit(request.raw.headers),
            ),
          );
        },
      );
    }
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(404).send();
    try {
      await options.whenReady();
      send(request, reply, await options.site.notFound(request.url));
    } catch (error) {
      sendErrorScreen(error, request, reply);
    }
    return reply;
  });
}
