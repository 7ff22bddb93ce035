// The reference: node:http answering ready bytes from memory, with nothing else around it.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', encoding = 'identity', contentType = 'text/html; charset=utf-8'] = process.argv.slice(2);
const body = readFileSync(file);
const headers = [
  'content-type',
  contentType,
  'content-length',
  String(body.length),
  'etag',
  '"reference"',
  ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
];
const server = createServer((request, response) => {
  if (request.headers['if-none-match'] === '"reference"') {
    response.writeHead(304, ['etag', '"reference"']).end();
  } else response.writeHead(200, headers).end(body);
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
