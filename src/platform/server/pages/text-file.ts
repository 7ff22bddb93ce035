// A text file with its own address, such as a feed: made once and cached under its tags like a page.
import type { FastifyInstance } from 'fastify';

import type { ByteCache } from './byte-cache.ts';
import { sendAnswer } from './send-answer.ts';

/** Declared by a slice; a fixed path without parameters. */
export interface TextFile {
  path: `/${string}`;
  contentType: string;
  make: () => Promise<{
    body: string;
    tags: readonly string[];
    /** When the text changes by itself. */
    expiresAt?: Date | undefined;
  }>;
}

export interface MountTextFilesOptions {
  files: readonly TextFile[];
  cache: ByteCache;
  headers: Record<string, string>;
  /** Rejects with a 503 problem while the database is not ready. */
  whenReady: () => Promise<void>;
}

export function mountTextFiles(app: FastifyInstance, options: MountTextFilesOptions): void {
  const flatHeaders = Object.entries(options.headers).flat();
  for (const { path, contentType, make } of options.files) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      await options.whenReady();
      const answer = await options.cache.getOrMake(`file ${path}`, request.raw.url, async () => ({
        status: 200,
        contentType,
        isCacheable: true,
        ...(await make()),
      }));
      reply.hijack();
      sendAnswer(request.raw, reply.raw, answer, flatHeaders);
      return reply;
    });
  }
}
