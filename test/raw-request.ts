// Requests as they go over the wire: nothing unpacked, no header added.
import { request } from 'node:http';
import { connect } from 'node:net';

export interface RawResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

export function requestRaw(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/**
 * Sends bytes to a server and returns its output until the server ends the connection, it has sent what `until`
 * looks for, or `withinMs` are over.
 */
export function sendRaw(
  url: string,
  bytes: Buffer | string,
  withinMs = 300,
  until?: RegExp,
): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
    const end = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    const timer = setTimeout(end, withinMs);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (until?.test(Buffer.concat(chunks).toString('latin1'))) end();
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.write(bytes);
  });
}
