// Development only: the page listens to this server and reloads when it has been restarted.
import type { FastifyInstance } from 'fastify';

export const DEV_SCRIPT = '/dev-reload.js';

const script = `let lost=false;const source=new EventSource('/dev-events');source.onerror=()=>{lost=true};source.onopen=()=>{if(lost)location.reload()};`;

export function mountDevReload(app: FastifyInstance): void {
  app.get(DEV_SCRIPT, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript').send(script),
  );
  app.get('/dev-events', { schema: { hide: true } }, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write('retry: 300\n\n');
    request.raw.once('close', () => reply.raw.end());
  });
}
