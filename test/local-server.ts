// A service of the outside world as a test plays it: on a free port of this machine.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

export interface LocalServer {
  /** '127.0.0.1:<port>' */
  readonly host: string;
  /** 'http://127.0.0.1:<port>' */
  readonly url: string;
  /** Cuts off what is still open. */
  close: () => Promise<void>;
}

export async function startLocalServer(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  const host = `127.0.0.1:${address.port}`;
  return {
    host,
    url: `http://${host}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
