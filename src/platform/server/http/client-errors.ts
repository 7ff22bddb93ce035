// What is refused before the router sees it: bytes that are no HTTP, heads that are too large, bodies that never end.
// Node's own answers to them would lack the headers that every answer carries.
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import { httpMessages } from './messages.ts';

const MAX_HEADERS = 100;
/** A body other than an upload is small, so a slower client only occupies a connection. */
const MAX_BODY_MS = 20_000;

const STATUS_OF_ERROR: ReadonlyMap<string, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

function bodyFor(status: number): string {
  const message = status === 408 ? httpMessages.timeout : httpMessages.malformedRequest;
  return JSON.stringify({ message, code: 'request.malformed' });
}

/** Fastify's `clientErrorHandler`: answers what could not be read as a request, and ends the connection. */
export function respondWithoutRequest(
  error: Error & { code?: string; rawPacket?: unknown },
  socket: Duplex,
  flatHeaders: readonly string[],
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const status = STATUS_OF_ERROR.get(error.code ?? '') ?? 400;
  const body = bodyFor(status);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...pairsOf([...flatHeaders, ...headersFor(body)]).map(([name, value]) => `${name}: ${value}`),
  ];
  // After the head of an answer to HEAD a client takes a body for garbage.
  const { rawPacket } = error;
  const isHead = Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, 5) === 'HEAD ';
  socket.end(`${lines.join('\r\n')}\r\n\r\n${isHead ? '' : body}`, () => socket.destroy());
}

/** Answers a request without a host or with too many headers itself, and gives a slow body a limit. */
export function refuseUnfit(
  request: IncomingMessage,
  response: ServerResponse,
  flatHeaders: readonly string[],
): boolean {
  const { rawHeaders, headers, httpVersion } = request;
  if (rawHeaders.length > 2 * MAX_HEADERS) return refuse(response, 431, flatHeaders);
  if (headers.host === undefined && httpVersion === '1.1') return refuse(response, 400, flatHeaders);
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  const isUpload = headers['content-type']?.startsWith('multipart/') ?? false;
  if (hasBody && !isUpload) limitBody(request, response, flatHeaders);
  return false;
}

function limitBody(request: IncomingMessage, response: ServerResponse, flatHeaders: readonly string[]): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (response.headersSent) request.destroy();
    else respondWithoutRequest(new SlowBody(), request.socket, flatHeaders);
  }, MAX_BODY_MS);
  request.once('close', () => clearTimeout(timer));
}

class SlowBody extends Error {
  override readonly name = 'SlowBody';
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

function refuse(response: ServerResponse, status: number, flatHeaders: readonly string[]): true {
  const body = bodyFor(status);
  response.writeHead(status, [...flatHeaders, ...headersFor(body)]).end(body);
  return true;
}

function headersFor(body: string): string[] {
  return [
    'content-type',
    'application/json; charset=utf-8',
    'content-length',
    String(Buffer.byteLength(body)),
    'cache-control',
    'no-store',
    'connection',
    'close',
  ];
}

function pairsOf(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []));
}
