// A mail server that behaves in one of sixteen bad ways, over a real socket.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export const BAD_SMTP = [
  'says nothing at all',
  'greets with 421',
  'greets with 554',
  'speaks another language',
  'hangs up after the greeting',
  'does not let us in',
  'refuses the sender',
  'is busy at the recipient',
  'does not know the recipient',
  'hangs up before the email',
  'hangs up within the email',
  'answers before the email is whole',
  'finds the email too large',
  'takes the email for junk',
  'hangs up after the dot',
  'says nothing after the dot',
] as const;
export type BadSmtp = (typeof BAD_SMTP)[number];

export interface BadServer {
  readonly url: string;
  /** Emails whose final dot has arrived. */
  readonly emails: () => number;
  close: () => Promise<void>;
}

const ANSWERS: Partial<Record<BadSmtp, Readonly<Record<string, string>>>> = {
  'greets with 421': { greeting: '421 4.3.2 Come back later' },
  'greets with 554': { greeting: '554 5.7.1 Not you' },
  'speaks another language': { greeting: 'HTTP/1.1 400 Bad Request' },
  'does not let us in': { AUTH: '535 5.7.8 Wrong password' },
  'refuses the sender': { MAIL: '550 5.7.1 Not from there' },
  'is busy at the recipient': { RCPT: '450 4.2.1 Later' },
  'does not know the recipient': { RCPT: '550 5.1.1 No such recipient' },
  'finds the email too large': { '.': '552 5.3.4 Too large' },
  'takes the email for junk': { '.': '554 5.7.1 Junk' },
};
/** Where the connection is cut, and where nothing more is sent. */
const CUTS: Partial<Record<BadSmtp, string>> = {
  'hangs up after the greeting': 'EHLO',
  'hangs up before the email': 'DATA',
  'hangs up after the dot': '.',
};
const SILENCES: Partial<Record<BadSmtp, string>> = {
  'says nothing at all': 'greeting',
  'says nothing after the dot': '.',
};

/** Every answer comes in pieces, as slow networks bring them. `kind` undefined is a server that works. */
export async function startBadSmtp(kind: BadSmtp | undefined): Promise<BadServer> {
  let emails = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    talk(socket, kind, () => {
      emails += 1;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port');
  return {
    url: `smtp://posti:salasana@127.0.0.1:${address.port}`,
    emails: () => emails,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function talk(socket: Socket, kind: BadSmtp | undefined, onEmail: () => void): void {
  let rest = '';
  let isData = false;
  let searched = 0;
  const say = async (verb: string, usual: string) => {
    if (kind && SILENCES[kind] === verb) return;
    if (kind && CUTS[kind] === verb) {
      socket.destroy();
      return;
    }
    const text = `${(kind && ANSWERS[kind]?.[verb]) ?? usual}\r\n`;
    socket.write(text.slice(0, 5));
    await wait(1);
    socket.write(text.slice(5));
  };
  const takeLine = async (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO') await say(verb, '250-bad.example\r\n250-AUTH PLAIN LOGIN\r\n250 8BITMIME');
    else if (verb === 'AUTH') await say(verb, '235 2.7.0 In');
    else if (verb === 'DATA') {
      isData = true;
      await say(verb, '354 Go on');
    } else if (verb === 'QUIT') socket.end('221 Bye\r\n');
    else await say(verb, '250 OK');
  };
  const takeData = async () => {
    if (kind === 'hangs up within the email') return socket.destroy();
    if (kind === 'answers before the email is whole') socket.write('554 5.6.0 Enough\r\n');
    const end = rest.indexOf('\r\n.\r\n', searched);
    searched = Math.max(0, rest.length - 5);
    if (end < 0) return undefined;
    isData = false;
    searched = 0;
    rest = rest.slice(end + 5);
    onEmail();
    return say('.', '250 2.0.0 Taken');
  };
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    rest += String(chunk);
    if (isData) {
      void takeData();
      return;
    }
    const lines = rest.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) void takeLine(line);
  });
  void say('greeting', '220 bad.example ESMTP');
}
