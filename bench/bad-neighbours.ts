// In a separate process: a language model that starts an answer and never continues, and shops whose pages never end.
import { createServer } from 'node:http';
import { setInterval as every } from 'node:timers';

const PIECE = '<p>Talvirengas 205/55R16 <span class="hinta">99,00 €</span></p>'.repeat(500);
const PIECE_EVERY_MS = 20;

const server = createServer((request, response) => {
  request.resume();
  if (request.url?.startsWith('/v1/')) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': \n\n');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  const dripping = every(() => {
    if (response.writableLength < 1_000_000) response.write(PIECE);
  }, PIECE_EVERY_MS);
  response.once('close', () => clearInterval(dripping));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
process.on('disconnect', () => process.exit(0));
