// A mail server that takes emails and remembers them: real sockets, small and quick.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface ReceivedEmail {
  /** The return path. */
  from: string;
  to: string;
  /** As it came, dots undone. */
  raw: string;
}

export interface SmtpSink {
  readonly url: string;
  /** Emails whose final dot has arrived, in their order. */
  readonly emails: ReceivedEmail[];
  readonly connections: () => number;
  close: () => Promise<void>;
}

export interface SmtpSinkOptions {
  /** 'name:password' in the address of the server, which then requires a sign-in. */
  user?: string;
  /** Between the final dot and the answer. */
  answerAfterMs?: number;
  /** Answers instead of 250; by verb ('EHLO', 'MAIL', 'RCPT', 'DATA', '.'), undefined for the usual one. */
  answer?: (verb: string, line: string, email: number) => string | undefined;
  /** Called when an email's final dot has arrived. */
  onEmail?: (email: ReceivedEmail) => void;
  /** Emails are counted but not remembered. */
  isForgetful?: boolean;
  port?: number;
  /** Connections that the product may open at once. */
  maxConnections?: number;
}

const END = '\r\n.\r\n';

export async function startSmtpSink(options: SmtpSinkOptions = {}): Promise<SmtpSink> {
  const emails: ReceivedEmail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    talk(socket, options, emails);
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port');
  return {
    url: `smtp://${options.user ? `${options.user}@` : ''}127.0.0.1:${address.port}${options.maxConnections ? `?maxConnections=${options.maxConnections}` : ''}`,
    emails,
    connections: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function talk(socket: Socket, options: SmtpSinkOptions, emails: ReceivedEmail[]): void {
  let rest = '';
  let from = '';
  let to = '';
  let isData = false;
  let count = 0;
  const say = (verb: string, line: string, usual: string) => {
    const text = options.answer?.(verb, line, count) ?? usual;
    if (text === 'close') socket.destroy();
    else if (text !== 'silent') socket.write(`${text}\r\n`);
    return text;
  };
  const takeEmail = async (raw: string) => {
    const email = { from, to, raw: raw.replaceAll(/^\.\./gm, '.') };
    options.onEmail?.(email);
    emails.push(options.isForgetful ? { ...email, raw: '' } : email);
    count += 1;
    if (options.answerAfterMs) await wait(options.answerAfterMs);
    if (!socket.destroyed) say('.', '', '250 2.0.0 Taken');
  };
  const takeLine = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') {
      to = '';
      from = /<(.*)>/.exec(line)?.[1] ?? '';
    }
    if (verb === 'RCPT') {
      const isTaken = say(verb, line, '250 OK').startsWith('2');
      if (isTaken) to = /<(.*)>/.exec(line)?.[1] ?? '';
      return;
    }
    if (verb === 'EHLO') say(verb, line, '250-sink\r\n250-AUTH PLAIN\r\n250-PIPELINING\r\n250 8BITMIME');
    else if (verb === 'AUTH') say(verb, line, '235 In');
    else if (verb === 'QUIT') socket.end('221 Bye\r\n');
    else if (verb === 'DATA') {
      isData = say(verb, line, to === '' ? '554 No valid recipients' : '354 Go on').startsWith('354');
    } else say(verb, line, '250 OK');
  };
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    rest += String(chunk);
    for (;;) {
      const end = isData ? rest.indexOf(END) : rest.indexOf('\r\n');
      if (end < 0) return;
      const part = rest.slice(0, isData ? end + 2 : end);
      rest = rest.slice(end + (isData ? END.length : 2));
      if (!isData) takeLine(part);
      else {
        isData = false;
        void takeEmail(part);
      }
    }
  });
  say('220', '', '220 sink ESMTP');
}
