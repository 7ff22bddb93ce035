// Serves the files of pictures and documents: the type comes from the name that we gave, and nothing in them can run.
import type { FastifyInstance } from 'fastify';

import { FILES_PATH, stemOf } from '../../contract/pictures/uploaded-picture.ts';
import { FilesError, type Files } from './files.ts';
import { documentEnding } from './shop-document.ts';

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};
const DOCUMENT_TYPES = { svg: 'image/svg+xml', pdf: 'application/pdf' } as const;

const NOTHING_RUNS = "default-src 'none'; sandbox";
/** An SVG contains its own styles and images. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

function typeOf(name: string): string | undefined {
  const document = documentEnding(name);
  if (document) return DOCUMENT_TYPES[document];
  return stemOf(name) === undefined ? undefined : TYPES[name.slice(name.lastIndexOf('.') + 1)];
}

export function mountFiles(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { name: string } }>(
    `${FILES_PATH}:name`,
    { schema: { hide: true } },
    async ({ params: { name }, headers }, reply) => {
      const type = typeOf(name);
      if (type === undefined) return reply.callNotFound();
      const etag = `"${name}"`;
      const file = await openUnlessAway(files, name);
      if (file === 'away') {
        return reply.code(503).headers({ 'retry-after': '10', 'cache-control': 'no-store' }).send();
      }
      if (!file) return reply.callNotFound();
      reply.headers({
        etag,
        // A name is given once: another picture has another name.
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': type === DOCUMENT_TYPES.svg ? DRAWING_POLICY : NOTHING_RUNS,
        // A sheet is handed over to be opened elsewhere.
        ...(type === DOCUMENT_TYPES.pdf && { 'content-disposition': `attachment; filename="${name}"` }),
        // Letters show them, too.
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (headers['if-none-match'] === etag) {
        file.stream.destroy();
        return reply.code(304).send();
      }
      return reply.type(type).header('content-length', file.bytes).send(file.stream);
    },
  );
}

async function openUnlessAway(files: Files, name: string) {
  try {
    return await files.open(name);
  } catch (error) {
    if (error instanceof FilesError) return 'away' as const;
    throw error;
  }
}
