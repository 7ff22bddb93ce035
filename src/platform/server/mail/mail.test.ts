import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';

import { emailHtml, emailText } from './email.ts';
import type { Mail } from './mail.ts';
import { createOutbox } from './outbox.ts';
import { createSentMarks, type SentMarks } from './sent-marks.ts';
import { createSmtpMailer } from './smtp.ts';

const sender = { name: undefined, address: 'uutiset@example.fi' };
const now = () => new Date('2026-11-21T10:00:00Z');
const never = new AbortController().signal;
const cleanups: (() => Promise<unknown> | void)[] = [];

afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

const mail: Mail = {
  id: 'kirje-1',
  to: 'asiakas@example.fi',
  fromName: 'Kaarto Rengas',
  subject: 'Vahvista tilaus: ääkkösiä ja 1 234,50 €',
  text: 'Hei!\n.piste rivin alussa\nÄäkköset säilyvät.',
  html: '<p>Hei! Ääkköset säilyvät.</p>',
  headers: { 'Auto-Submitted': 'auto-generated' },
};

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kaarto-outbox-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A mail server of this machine; gives what it received. */
async function mailServer(options: SMTPServerOptions = {}): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
    ...options,
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  cleanups.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${port}`, received };
}

async function smtpMailer(url: string, sent?: SentMarks) {
  const marks = sent ?? createSentMarks(join(await temporaryFolder(), 'sent'));
  const mailer = createSmtpMailer({ url, sender, now, sent: marks });
  cleanups.push(() => mailer.close());
  return mailer;
}

test('without a mail server an email becomes one whole file, also when it is sent again', async () => {
  const folder = join(await temporaryFolder(), 'outbox');
  const outbox = createOutbox({ folder, sender, now });
  expect(await outbox.send(mail, never)).toEqual({ kind: 'accepted' });
  await outbox.send(mail, never);
  expect(await readdir(folder)).toEqual(['kirje-1.eml']);
  const read = await PostalMime.parse(await readFile(join(folder, 'kirje-1.eml')));
  expect(read).toMatchObject({
    subject: mail.subject,
    from: { name: 'Kaarto Rengas', address: 'uutiset@example.fi' },
    to: [{ address: 'asiakas@example.fi' }],
    messageId: '<kirje-1@example.fi>',
    date: '2026-11-21T10:00:00.000Z',
  });
  expect(read.text?.trim()).toBe(mail.text);
  expect(read.html?.trim()).toBe(mail.html);
});

test('a mail server gets the email as it was written, to the one address', async () => {
  const { url, received } = await mailServer();
  expect(await (await smtpMailer(url)).send(mail, never)).toEqual({ kind: 'accepted' });
  const read = await PostalMime.parse(received[0] ?? '');
  expect(read.subject).toBe(mail.subject);
  expect(read.text?.trim()).toBe(mail.text);
  expect(read.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

test('an email gone when its process died is not sent again, one refused for now is', async () => {
  const folder = join(await temporaryFolder(), 'sent');
  const { url, received } = await mailServer();
  await (await smtpMailer(url, createSentMarks(folder))).send(mail, never);
  // As another process finds it.
  expect(await (await smtpMailer(url, createSentMarks(folder))).send(mail, never)).toEqual({
    kind: 'accepted',
  });
  expect(received).toHaveLength(1);
  const full = await mailServer({
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done(Object.assign(new Error('no'), { responseCode: 452 })));
    },
  });
  const marks = createSentMarks(folder);
  const second = { ...mail, id: 'kirje-2' };
  await expect((await smtpMailer(full.url, marks)).send(second, never)).rejects.toThrow('452');
  expect([marks.has('kirje-1'), marks.has('kirje-2')]).toEqual([true, false]);
});

test('a permanently refused address is reported as refused, a temporarily refused one is retried', async () => {
  const refusal = (responseCode: number): SMTPServerOptions => ({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
  });
  const gone = await mailServer(refusal(550));
  expect(await (await smtpMailer(gone.url)).send(mail, never)).toEqual({ kind: 'refused', status: 550 });
  const busy = await mailServer(refusal(450));
  await expect((await smtpMailer(busy.url)).send(mail, never)).rejects.toThrow(/450/);
});

test('a mail server that is away or silent is a failed try, aborted with the job', async () => {
  await expect((await smtpMailer('smtp://127.0.0.1:1')).send(mail, never)).rejects.toThrow(/ECONNREFUSED/);
  const silent = await mailServer({ onRcptTo: () => {} });
  const giveUp = AbortSignal.timeout(300);
  await expect((await smtpMailer(silent.url)).send(mail, giveUp)).rejects.toThrow(/abort/i);
});

test('no name, address or subject can add a line of its own to an email', async () => {
  const folder = await temporaryFolder();
  const outbox = createOutbox({ folder, sender, now });
  const evil = 'Aihe\r\nBcc: toinen@example.fi\r\n\r\nteksti';
  await outbox.send({ ...mail, subject: evil, fromName: evil, headers: { 'X-Kaarto': evil } }, never);
  const text = await readFile(join(folder, 'kirje-1.eml'), 'utf8');
  expect(text).not.toMatch(/^Bcc:/im);
  expect((await PostalMime.parse(text)).bcc).toBeUndefined();
  await expect(outbox.send({ ...mail, id: '../kirje' }, never)).rejects.toThrow('id');
});

test('an email says the same as text and as HTML, and shows every text as text', () => {
  const email = {
    shop: 'Rengas & <b>Vanne</b>',
    title: 'Vahvista "tilaus"',
    paragraphs: ['Hei <script>alert(1)</script>'],
    button: { text: 'Vahvista', url: 'https://example.fi/vahvista?tunnus=a&b=c' },
    footer: ['Sait tämän viestin, koska...'],
  };
  expect(emailText(email)).toBe(
    'Vahvista "tilaus"\n\nHei <script>alert(1)</script>\n\nVahvista:\nhttps://example.fi/vahvista?tunnus=a&b=c\n\n-- \nSait tämän viestin, koska...\n',
  );
  const html = emailHtml(email);
  expect(html).toContain('Rengas &amp; &lt;b&gt;Vanne&lt;/b&gt;');
  expect(html).toContain('href="https://example.fi/vahvista?tunnus=a&amp;b=c"');
  expect(html).not.toMatch(/<script|<b>/);
  // Dark where the mail program understands it.
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const [, sheet = ''] = /<style>([\s\S]+)<\/style>/.exec(html) ?? [];
  const names = [...sheet.matchAll(/\.(k-[a-z]+)\{/g)].map(([, name = '']) => name);
  expect(names).not.toHaveLength(0);
  for (const name of names) expect(html).toContain(`class="${name}"`);
});
