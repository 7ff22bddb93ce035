// Emails by SMTP with the moment known at which the final dot was sent (RFC 5321). One recipient an email, and nothing is
// pipelined around DATA: while the dot is on its way nothing unread may wait here, or the system would reset the line
// when the process dies and the email would be lost.
import type { BulkConnection, BulkEmail, BulkMail, BulkOpening, BulkOutcome, RefusedStage } from './bulk.ts';
import { readSmtpAddress, type SmtpAddress } from './smtp-address.ts';
import { BadSmtpReply, type SmtpReply } from './smtp-replies.ts';
import { SmtpLineLost, SmtpTalk } from './smtp-talk.ts';

/** How long the server may take; RFC 5321, 4.5.3.2, shortened where a person would give up, too. */
export interface SmtpTimes {
  connectMs: number;
  commandMs: number;
  /** For the answer to the final dot: the email may be on its way already, so it is worth waiting. */
  dotMs: number;
}

const TIMES: SmtpTimes = { connectMs: 10_000, commandMs: 120_000, dotMs: 600_000 };
const DOT = Buffer.from('.\r\n');

export interface BulkSmtpOptions {
  /** 'smtp://user:password@host:587?maxConnections=8&rateLimit=20' or 'smtps://…'. */
  url: string;
  /** The envelope's sender. */
  from: string;
  times?: Partial<SmtpTimes>;
}

export function createBulkSmtp({ url, from, times: given }: BulkSmtpOptions): BulkMail {
  const address = readSmtpAddress(url);
  const times = { ...TIMES, ...given };
  return {
    maxConnections: address.maxConnections,
    emailsPerS: address.emailsPerS,
    open: async (signal) => {
      let talk: SmtpTalk | undefined;
      try {
        talk = await SmtpTalk.open(address, times.connectMs, signal);
        const opening = await introduce(talk, address, times, signal);
        if ('reply' in opening) {
          talk.close('QUIT\r\n');
          return opening;
        }
        return { kind: 'open', connection: connectionOver(talk, from, opening.canPipeline, times) };
      } catch (error) {
        talk?.close();
        return { kind: 'away', reason: reasonOf(error) };
      }
    },
  };
}

type Introduced = { canPipeline: boolean } | Extract<BulkOpening, { kind: 'login' }>;

async function introduce(
  talk: SmtpTalk,
  address: SmtpAddress,
  times: SmtpTimes,
  signal: AbortSignal,
): Promise<Introduced> {
  expectCode(await talk.reply(times.commandMs), 220);
  let offers = await hello(talk, address, times);
  if (!address.isSecure && /^STARTTLS$/im.test(offers)) {
    talk.write('STARTTLS\r\n');
    expectCode(await talk.reply(times.commandMs), 220);
    await talk.secure(address, times.commandMs, signal);
    offers = await hello(talk, address, times);
  } else if (!address.isSecure && !address.isClearAllowed) {
    throw new SmtpLineLost('The server offers no TLS (STARTTLS)');
  }
  const refused = address.user === undefined ? undefined : await signIn(talk, address, offers, times);
  // 4yz at the door is about now, not about us.
  if (refused && refused.code < 500) throw new SmtpLineLost(`Sign-in: ${refused.code}`);
  if (refused) return { kind: 'login', reply: lineOf(refused) };
  return { canPipeline: /^PIPELINING$/im.test(offers) };
}

async function hello(talk: SmtpTalk, { ownName }: SmtpAddress, { commandMs }: SmtpTimes): Promise<string> {
  talk.write(`EHLO ${ownName}\r\n`);
  const reply = await talk.reply(commandMs);
  if (reply.code === 250) return reply.text;
  if (reply.code < 500) throw new SmtpLineLost(`EHLO: ${reply.code}`);
  talk.write(`HELO ${ownName}\r\n`);
  expectCode(await talk.reply(commandMs), 250);
  return '';
}

/** The refusal; undefined when we are in. */
async function signIn(
  talk: SmtpTalk,
  { user = '', password }: SmtpAddress,
  offers: string,
  { commandMs }: SmtpTimes,
): Promise<SmtpReply | undefined> {
  const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');
  const kinds = /^AUTH[ =](.*)$/im.exec(offers)?.[1]?.toUpperCase().split(' ') ?? [];
  const isByLogin = kinds.includes('LOGIN') && !kinds.includes('PLAIN');
  const steps = isByLogin
    ? ['AUTH LOGIN', base64(user), base64(password)]
    : [`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`];
  for (const step of steps) {
    talk.write(`${step}\r\n`);
    const reply = await talk.reply(commandMs);
    if (reply.code === 235) return undefined;
    if (reply.code !== 334) return reply;
  }
  throw new SmtpLineLost('The sign-in came to no end');
}

function connectionOver(
  talk: SmtpTalk,
  from: string,
  canPipeline: boolean,
  times: SmtpTimes,
): BulkConnection {
  let isUsable = true;
  const end = (outcome: BulkOutcome): BulkOutcome => {
    isUsable = false;
    talk.close();
    return outcome;
  };
  return {
    get isOpen() {
      return isUsable && talk.isOpen;
    },
    send: async (email, onSent) => {
      let isMaybeSent = false;
      try {
        const refused = await sendEnvelope(talk, email.returnPath ?? from, email.to, canPipeline, times);
        if (refused) return refused.code === 421 ? end(refused) : await resetAfter(talk, refused, times);
        talk.write('DATA\r\n');
        const go = await talk.reply(times.commandMs);
        if (go.code !== 354) return end(refusal('content', go));
        talk.writeAll([stuffed(email), DOT], () => {
          isMaybeSent = true;
          onSent();
        });
        const answer = await talk.reply(times.dotMs);
        // An answer before the dot was sent: the rest would be read as commands.
        if (!isMaybeSent || answer.code === 421) return end(outcomeOf(answer));
        return outcomeOf(answer);
      } catch (error) {
        return end({ kind: 'broken', isMaybeSent, reason: reasonOf(error) });
      }
    },
    close: () => {
      isUsable = false;
      talk.close('QUIT\r\n');
    },
  };
}

/** Sends MAIL FROM and RCPT TO; returns the refusal, if any. */
async function sendEnvelope(
  talk: SmtpTalk,
  from: string,
  to: string,
  canPipeline: boolean,
  { commandMs }: SmtpTimes,
): Promise<Refusal | undefined> {
  if (!/^[!-;=?-~]+$/.test(to)) throw new BadSmtpReply('Not an address for the wire');
  const rcptTo = `RCPT TO:<${to}>\r\n`;
  talk.write(`MAIL FROM:<${from}>\r\n${canPipeline ? rcptTo : ''}`);
  const sender = await talk.reply(commandMs);
  if (!canPipeline) {
    if (sender.code >= 300) return refusal('sender', sender);
    talk.write(rcptTo);
  }
  // Pipelined, both answers come whatever the first one is; 421 closes the line.
  if (sender.code === 421) return refusal('sender', sender);
  const recipient = await talk.reply(commandMs);
  if (sender.code >= 300) return refusal('sender', sender);
  return recipient.code < 300 ? undefined : refusal('recipient', recipient);
}

async function resetAfter(talk: SmtpTalk, refused: Refusal, { commandMs }: SmtpTimes): Promise<BulkOutcome> {
  try {
    talk.write('RSET\r\n');
    expectCode(await talk.reply(commandMs), 250);
  } catch {
    talk.close();
  }
  return refused;
}

type Refusal = Extract<BulkOutcome, { kind: 'refused' }>;

function refusal(stage: RefusedStage, reply: SmtpReply): Refusal {
  // 2yz and 3yz where another was due: no such server is understood, but it may be another time.
  const code = reply.code >= 400 ? reply.code : 451;
  return { kind: 'refused', stage, code, enhanced: reply.enhanced, reply: lineOf(reply) };
}

function outcomeOf(answer: SmtpReply): BulkOutcome {
  return answer.code < 300 ? { kind: 'accepted', code: answer.code } : refusal('content', answer);
}

/** A dot that begins a line is doubled (RFC 5321, 4.5.2); the email ends with a complete line. */
function stuffed({ bytes }: BulkEmail): Uint8Array {
  const email = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!email.subarray(-2).equals(Buffer.from('\r\n'))) throw new BadSmtpReply('An email without an end');
  if (email[0] !== 0x2e && !email.includes('\n.')) return email;
  return Buffer.from(email.toString('latin1').replaceAll(/^\./gm, '..'), 'latin1');
}

function expectCode(reply: SmtpReply, code: number): void {
  if (reply.code !== code) throw new SmtpLineLost(lineOf(reply));
}

/** One line for people and logs. */
function lineOf({ code, text }: SmtpReply): string {
  return `${code} ${text.replaceAll(/[^ -~\u00A0-\u00FF]+/g, ' ')}`.slice(0, 300);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
