import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';

import { BAD_SMTP, startBadSmtp, type BadSmtp } from '../../../../test/builders/bad-smtp.ts';
import { startSmtpSink } from '../../../../test/builders/smtp-sink.ts';
import { createBulkSmtp } from './smtp-connection.ts';
import { trySmtp } from './smtp.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

const NEVER = new AbortController().signal;
/** Bounds a hang: an answer that comes is waited for, however busy the machine. */
const LONG = { connectMs: 60_000, commandMs: 60_000, dotMs: 60_000 };
/** Limits for servers that do not answer. */
const SHORT = { ...LONG, commandMs: 300, dotMs: 1_000 };
/** Larger than a socket takes at once, so that an email can be cut within. */
const EMAIL = Buffer.from(`Subject: a\r\n\r\n${`${'x'.repeat(70)}\r\n`.repeat(60_000)}`);

const SHORT_EMAIL = Buffer.from('Subject: a\r\n\r\nb\r\n');

/** The outcome of one email to a server, and whether the final dot was sent by then. */
async function tryOne(url: string, bytes: Uint8Array = EMAIL, times = LONG) {
  const opening = await createBulkSmtp({ url, from: 'posti@example.fi', times }).open(NEVER);
  if (opening.kind !== 'open') return { outcome: opening, wasSent: false, isOpen: false };
  const { connection } = opening;
  open.push(() => connection.close());
  let wasSent = false;
  const outcome = await connection.send({ id: 'a', to: 'lukija@example.fi', bytes }, () => {
    wasSent = true;
  });
  return { outcome, wasSent, isOpen: connection.isOpen };
}

const refused = (stage: string, code: number) => ({ kind: 'refused', stage, code });
const ENDS: Record<BadSmtp, { outcome: object; wasSent?: boolean; isOpen?: boolean }> = {
  'says nothing at all': { outcome: { kind: 'away' } },
  'greets with 421': { outcome: { kind: 'away' } },
  'greets with 554': { outcome: { kind: 'away' } },
  'speaks another language': { outcome: { kind: 'away' } },
  'hangs up after the greeting': { outcome: { kind: 'away' } },
  'does not let us in': { outcome: { kind: 'login', reply: '535 5.7.8 Wrong password' } },
  'refuses the sender': { outcome: refused('sender', 550), isOpen: true },
  'is busy at the recipient': { outcome: refused('recipient', 450), isOpen: true },
  'does not know the recipient': {
    outcome: { ...refused('recipient', 550), enhanced: '5.1.1' },
    isOpen: true,
  },
  'hangs up before the email': { outcome: { kind: 'broken', isMaybeSent: false } },
  'hangs up within the email': { outcome: { kind: 'broken', isMaybeSent: false } },
  'answers before the email is whole': { outcome: refused('content', 554) },
  'finds the email too large': { outcome: refused('content', 552), wasSent: true, isOpen: true },
  'takes the email for junk': { outcome: refused('content', 554), wasSent: true, isOpen: true },
  'hangs up after the dot': { outcome: { kind: 'broken', isMaybeSent: true }, wasSent: true },
  'says nothing after the dot': { outcome: { kind: 'broken', isMaybeSent: true }, wasSent: true },
};

test.each(BAD_SMTP)('a mail server that %s is understood', async (kind) => {
  const server = await startBadSmtp(kind);
  open.push(() => server.close());
  const { wasSent = false, isOpen = false, outcome } = ENDS[kind];
  const isSilent = kind.startsWith('says nothing');
  const tried = isSilent ? tryOne(server.url, SHORT_EMAIL, SHORT) : tryOne(server.url);
  expect(await tried).toMatchObject({ outcome, wasSent, isOpen });
});

test('a server that is not running counts as away', async () => {
  const server = await startBadSmtp(undefined);
  await server.close();
  expect((await tryOne(server.url)).outcome.kind).toBe('away');
});

test('answers in pieces and a sign-in are understood', async () => {
  const server = await startBadSmtp(undefined);
  open.push(() => server.close());
  expect(await tryOne(server.url)).toEqual({
    outcome: { kind: 'accepted', code: 250 },
    wasSent: true,
    isOpen: true,
  });
  expect(server.emails()).toBe(1);
});

test('dots that begin a line arrive as they were, and emails follow each other on one connection', async () => {
  const sink = await startSmtpSink();
  open.push(() => sink.close());
  const opening = await createBulkSmtp({ url: sink.url, from: 'posti@example.fi' }).open(NEVER);
  if (opening.kind !== 'open') throw new Error('No connection');
  open.push(() => opening.connection.close());
  const emails = ['.\r\n', 'a: b\r\n\r\n.\r\n..\r\n.c\r\n', 'a: b\r\n\r\nc.\r\n'];
  for (const text of emails) {
    const outcome = await opening.connection.send(
      { id: 'a', to: 'a@example.fi', bytes: Buffer.from(text) },
      () => undefined,
    );
    expect(outcome.kind).toBe('accepted');
  }
  expect(sink.emails.map(({ raw }) => raw)).toEqual(emails);
  expect(sink.connections()).toBe(1);
});

test('an address with signs of the wire is not said to the server', async () => {
  const sink = await startSmtpSink();
  open.push(() => sink.close());
  const opening = await createBulkSmtp({ url: sink.url, from: 'posti@example.fi' }).open(NEVER);
  if (opening.kind !== 'open') throw new Error('No connection');
  const to = 'a@example.fi>\r\nRCPT TO:<b@example.fi';
  const outcome = await opening.connection.send(
    { id: 'a', to, bytes: Buffer.from('a\r\n') },
    () => undefined,
  );
  expect(outcome).toMatchObject({ kind: 'broken', isMaybeSent: false });
  expect(sink.emails).toEqual([]);
});

/** A mail server with a certificate that nobody has signed; its port. */
async function secureServer(options: SMTPServerOptions): Promise<{ port: number; received: string[] }> {
  const received: string[] = [];
  const server = new SMTPServer({
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      password === 'sala sana' ? done(null, { user: username }) : done(new Error('Wrong')),
    onData: (stream, { secure }, done) => {
      stream.resume();
      stream.on('end', () => {
        received.push(secure ? 'in TLS' : 'in the clear');
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(address !== null && typeof address === 'object' ? address.port : 0);
    });
  });
  open.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port, received };
}

test.each([
  ['smtp', false],
  ['smtps', true],
])(
  'by %s an email goes in TLS, with a sign-in, and only to a server that is trusted',
  async (scheme, secure) => {
    const { port, received } = await secureServer({ secure });
    const url = `${scheme}://posti:sala%20sana@127.0.0.1:${port}`;
    const small = Buffer.from('Subject: a\r\n\r\nb\r\n');
    expect((await tryOne(url, small)).outcome.kind).toBe('away');
    expect(await tryOne(`${url}?tls.rejectUnauthorized=false`, small)).toMatchObject({
      outcome: { kind: 'accepted' },
      wasSent: true,
    });
    expect(received).toEqual(['in TLS']);
    const wrong = `${scheme}://posti:x@127.0.0.1:${port}?tls.rejectUnauthorized=false`;
    expect((await tryOne(wrong, small)).outcome.kind).toBe('login');
  },
);

test('neither password nor email goes unencrypted to another machine unless configured', async () => {
  const { port, received } = await secureServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
  // This machine by a name that does not show it.
  const elsewhere = `smtp://posti:sala%20sana@[::ffff:127.0.0.1]:${port}`;
  const small = Buffer.from('Subject: a\r\n\r\nb\r\n');
  expect((await tryOne(elsewhere, small)).outcome).toEqual({
    kind: 'away',
    reason: 'The server offers no TLS (STARTTLS)',
  });
  await expect(trySmtp(elsewhere)).rejects.toThrow(/STARTTLS/);
  expect(received).toEqual([]);
  for (const smtpUrl of [`${elsewhere}?tls=off`, `smtp://posti:sala%20sana@127.0.0.1:${port}`]) {
    expect((await tryOne(smtpUrl, small)).outcome.kind).toBe('accepted');
    await trySmtp(smtpUrl);
  }
});
