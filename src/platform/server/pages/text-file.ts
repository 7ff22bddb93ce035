// A text file with its own address, such as a feed: made once and cached under its tags like a page.
import type { FastifyInstance } from 'fastify';

import type { ByteCache } from './byte-cache.ts';
import { sendResponse } from './send-response.ts';

/** Declared by a slice. */
export interface TextFile {
  path: `/${string}`;
  contentType: string;
  /** Readable with the address alone: never cached. */
  isPrivate?: boolean;
  /** Other sites may show it as a picture. */
  isForOtherSites?: boolean;
  /** undefined: there is no such file. */
  make: (params: Readonly<Record<string, string>>) => Promise<MadeText | undefined>;
}

interface MadeText {
  body: string;
  tags: readonly string[];
  /** When the text changes by itself. */
  expiresAt?: Date | undefined;
}

export interface MountTextFilesOptions {
  files: readonly TextFile[];
  cache: ByteCache;
  headers: Record<string, string>;
  /** Rejects with a 503 problem while the database is not ready. */
  whenReady: () => Promise<void>;
}

export function mountTextFiles(app: FastifyInstance, options: MountTextFilesOptions): void {
  for (const { path, contentType, isPrivate = false, isForOtherSites = false, make } of options.files) {
    const shared = { 'cross-origin-resource-policy': 'cross-origin' };
    const flatHeaders = Object.entries({ ...options.headers, ...(isForOtherSites && shared) }).flat();
    app.get<{ Params: Record<string, string> }>(path, { schema: { hide: true } }, async (request, reply) => {
      await options.whenReady();
      const key = `file ${path} ${JSON.stringify(request.params)}`;
      const answer = await options.cache.getOrMake(key, request.raw.url, async () => {
        const made = await make(request.params);
        return {
          status: made ? 200 : 404,
          contentType,
          isCacheable: made !== undefined && !isPrivate,
          ...(isPrivate && { headers: { 'cache-control': 'no-store' } }),
          ...(made ?? { body: '', tags: [] }),
        };
      });
      reply.hijack();
      sendResponse(request.raw, reply.raw, answer, flatHeaders);
      return reply;
    });
  }
}
