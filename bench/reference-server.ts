// The reference: node:http answering ready bytes from memory with the headers they were taken with, and nothing else around it.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { z } from 'zod';

const [folder = ''] = process.argv.slice(2);
const body = readFileSync(join(folder, 'body'));
const list = z.array(z.string());
const { etag, whole, unchanged } = z
  .object({ etag: z.string(), whole: list, unchanged: list })
  .parse(JSON.parse(readFileSync(join(folder, 'heads.json'), 'utf8')));
const server = createServer((request, response) => {
  if (etag !== '' && request.headers['if-none-match'] === etag) response.writeHead(304, unchanged).end();
  else response.writeHead(200, whole).end(body);
});
server.maxRequestsPerSocket = 0;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.send?.({ port: address.port });
});
process.on('message', (message) => {
  if (message === 'usage') process.send?.({ usage: process.cpuUsage() });
});
process.on('disconnect', () => process.exit(0));
