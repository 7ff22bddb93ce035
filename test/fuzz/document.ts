// The operations of the API as its own description lists them, and whether each takes JSON or a file.
import { z } from 'zod';

/** A JSON schema; what is read of it is checked where it is read. */
export type Schema = Readonly<Record<string, unknown>>;

export interface Parameter {
  name: string;
  in: string;
  schema: Schema;
}

export interface Operation {
  method: string;
  /** With parameters in braces: '/api/tires/sizes/{sizeId}'. */
  path: string;
  parameters: readonly Parameter[];
  body: Schema | undefined;
  takesFile: boolean;
}

const schema = z.record(z.string(), z.unknown());
const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: schema.default({}) })).default([]),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: schema.default({}) })) })
    .optional(),
});
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

export async function readOperations(origin: string): Promise<Operation[]> {
  const { paths } = documentSchema.parse(await (await fetch(`${origin}/api/openapi.json`)).json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(ENDLESS.test(path) ? {} : methods).map(([method, { parameters, requestBody }]) => ({
      method: method.toUpperCase(),
      path: path.startsWith('/api') ? path : `/api${path}`,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      takesFile: TAKES_FILE.test(path) && method === 'post',
    })),
  );
}

/** A stream that nobody can wait for the end of. */
const ENDLESS = /\/admin\/changes$/;

/** Files have no schema in the description. */
const TAKES_FILE = /\/(?:upload|hero-image|imports|import|bounces|pictures)$/;
