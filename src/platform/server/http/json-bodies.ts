// Bodies sent as JSON: where a call takes none, clients that name the type all the same and send nothing are understood.
import type { FastifyInstance } from 'fastify';

import { unkeepableText } from './problems.ts';

const JSON_TYPE = 'application/json';
/** Cheap to look for; only a text with such an escape can hold half a sign. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

/** Reads JSON as Fastify does; nothing at all is no body for a call without one, and malformed for any other. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // Nothing is sent as plain text here.
  app.removeContentTypeParser([JSON_TYPE, 'text/plain']);
  app.addContentTypeParser<string>(JSON_TYPE, { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && request.routeOptions.schema?.body === undefined) {
      done(null);
      return;
    }
    void parse(request, body, (error, parsed: unknown) => {
      if (!error && SURROGATE_ESCAPE.test(body) && !isWellFormed(parsed)) done(unkeepableText());
      else done(error, parsed);
    });
  });
}

/** Whether no text in it contains half a surrogate pair, which PostgreSQL refuses in JSON. */
function isWellFormed(value: unknown): boolean {
  const left = [value];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === 'string' && !next.isWellFormed()) return false;
    if (typeof next === 'object' && next !== null) {
      for (const [name, part] of Object.entries(next)) left.push(name, part);
    }
  }
  return true;
}
