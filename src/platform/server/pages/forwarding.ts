// Redirects to addresses looked up for each request; never cached.
import type { FastifyInstance } from 'fastify';

/** Declared by a slice. */
export interface Forwarding {
  /** With one parameter, `:token`. */
  path: `/${string}/:token`;
  /**
   * The full address it redirects to; undefined when there is none. `isVisit` is false when nobody has followed it yet:
   * requested by HEAD, or by a browser that prefetches pages.
   */
  find: (token: string, isVisit: boolean) => Promise<string | undefined>;
}

export interface MountForwardingsOptions {
  features: readonly { forwardings?: readonly Forwarding[] }[];
  /** Rejects with a 503 problem while the database is not ready. */
  whenReady: () => Promise<void>;
}

const IN_ADVANCE = /prefetch|prerender|preview/i;
const PURPOSE_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

export function mountForwardings(app: FastifyInstance, options: MountForwardingsOptions): void {
  for (const { path, find } of options.features.flatMap(({ forwardings = [] }) => forwardings)) {
    app.get<{ Params: { token: string } }>(path, { schema: { hide: true } }, async (request, reply) => {
      await options.whenReady();
      const isInAdvance = PURPOSE_HEADERS.some((name) =>
        IN_ADVANCE.test(String(request.headers[name] ?? '')),
      );
      const address = await find(request.params.token, request.method === 'GET' && !isInAdvance);
      if (address === undefined) return reply.callNotFound();
      return reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .redirect(address, 302);
    });
  }
}
