// Bodies sent as JSON: where a call takes none, clients that name the type all the same and send nothing are understood.
import type { FastifyInstance } from 'fastify';

const JSON_TYPE = 'application/json';

/** Reads JSON as Fastify does; nothing at all is no body for a call without one, and malformed for any other. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(JSON_TYPE);
  app.addContentTypeParser<string>(JSON_TYPE, { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && request.routeOptions.schema?.body === undefined) done(null);
    else void parse(request, body, done);
  });
}
