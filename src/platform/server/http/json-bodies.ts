// Bodies sent as JSON: where a call takes none, clients that name the type all the same and send nothing are understood.
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { unkeepableText, unsupportedMedia } from './problems.ts';

const JSON_TYPE = 'application/json';
/** As browsers send their reports; only calls that name them take them. */
const REPORT_TYPES = ['application/csp-report', 'application/reports+json'];
/** Cheap to look for; only a text with such an escape can hold half a sign. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

/** Reads JSON as Fastify does; nothing at all is no body for a call without one, and malformed for any other. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // Nothing is sent as plain text here.
  app.removeContentTypeParser([JSON_TYPE, 'text/plain']);
  app.addContentTypeParser<string>(
    [JSON_TYPE, ...REPORT_TYPES],
    { parseAs: 'string' },
    (request, body, done) => {
      if (!isTypeOf(request)) {
        done(unsupportedMedia());
        return;
      }
      if (body === '' && request.routeOptions.schema?.body === undefined) {
        done(null);
        return;
      }
      void parse(request, body, (error, parsed: unknown) => {
        if (!error && SURROGATE_ESCAPE.test(body) && !isWellFormed(parsed)) done(unkeepableText());
        else done(error, parsed);
      });
    },
  );
}

function isTypeOf({ headers, routeOptions }: FastifyRequest): boolean {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return !REPORT_TYPES.includes(type) || (routeOptions.schema?.consumes?.includes(type) ?? false);
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
