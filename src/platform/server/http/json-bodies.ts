// Bodies sent as JSON: where a call takes none, clients that name the type all the same and send nothing are understood.
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Problem } from '../../contract/problem.ts';
import { malformedJson, unkeepableText, unsupportedMedia } from './problems.ts';

const JSON_TYPE = 'application/json';
/** As browsers send their reports; only calls that name them take them. */
const REPORT_TYPES = ['application/csp-report', 'application/reports+json'];
/** Cheap to test; only a text with an escape or such a name can contain what is refused. */
const SUSPICIOUS = /\\u|toString|valueOf/;

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
        const refusal = !error && SUSPICIOUS.test(body) ? whyRefused(parsed) : undefined;
        if (refusal) done(refusal);
        else done(error, parsed);
      });
    },
  );
}

function isTypeOf({ headers, routeOptions }: FastifyRequest): boolean {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return !REPORT_TYPES.includes(type) || (routeOptions.schema?.consumes?.includes(type) ?? false);
}

/**
 * A text with half a surrogate pair, which PostgreSQL refuses in JSON; or an object that cannot be made a text or compared, as
 * every check of a length would.
 */
function whyRefused(value: unknown): Problem | undefined {
  const left = [value];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === 'string' && !next.isWellFormed()) return unkeepableText();
    if (typeof next === 'object' && next !== null) {
      if (Object.hasOwn(next, 'toString') || Object.hasOwn(next, 'valueOf')) return malformedJson();
      for (const [name, part] of Object.entries(next)) left.push(name, part);
    }
  }
  return undefined;
}
