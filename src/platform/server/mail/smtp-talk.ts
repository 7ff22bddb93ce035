// The connection to a mail server: bytes out, replies in, each with a timeout. The commands are in smtp-connection.ts.
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectSecure } from 'node:tls';

import type { SmtpAddress } from './smtp-address.ts';
import { smtpReplies, type SmtpReply } from './smtp-replies.ts';

/** The connection is lost, or was never made. */
export class SmtpLineLost extends Error {
  override readonly name = 'SmtpLineLost';
}

interface Waiter {
  resolve: (reply: SmtpReply) => void;
  reject: (error: Error) => void;
}

export class SmtpTalk {
  #socket: Socket;
  #replies = smtpReplies();
  #arrived: SmtpReply[] = [];
  #waiter: Waiter | undefined;
  #end: Error | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.#listen(socket);
  }

  /** Connects; with TLS, once the certificate is accepted. Throws `SmtpLineLost`. */
  static async open(address: SmtpAddress, withinMs: number, signal: AbortSignal): Promise<SmtpTalk> {
    const { host, port, isSecure } = address;
    const socket = isSecure
      ? connectSecure({ port, ...tlsOptions(address) })
      : connectPlain({ host, port, noDelay: true });
    await connected(socket, isSecure ? 'secureConnect' : 'connect', withinMs, signal);
    socket.setNoDelay(true);
    return new SmtpTalk(socket);
  }

  get isOpen(): boolean {
    return this.#end === undefined && this.#arrived.length === 0;
  }

  /** Continues in TLS. Whatever came before it unencrypted is not trusted (RFC 3207). */
  async secure(address: SmtpAddress, withinMs: number, signal: AbortSignal): Promise<void> {
    if (this.#arrived.length > 0 || !this.#replies.isBetween) throw new SmtpLineLost('Spoke before TLS');
    const plain = this.#socket;
    plain.removeAllListeners('data');
    plain.removeAllListeners('close');
    const secured = connectSecure({ socket: plain, ...tlsOptions(address) });
    await connected(secured, 'secureConnect', withinMs, signal);
    this.#replies = smtpReplies();
    this.#socket = secured;
    this.#listen(secured);
  }

  /** One line, or several at once. Fails when an unexpected reply has arrived. */
  write(lines: string): void {
    if (this.#arrived.length > 0) this.#lose(new SmtpLineLost(`Spoke unasked: ${this.#arrived[0]?.code}`));
    if (this.#end) throw this.#end;
    this.#socket.write(lines, 'latin1');
  }

  /** Calls `onTaken` when the system has taken the last byte; that may be never, so the reply is awaited at the same time. */
  writeAll(parts: readonly Uint8Array[], onTaken: () => void): void {
    if (this.#end) throw this.#end;
    const socket = this.#socket;
    socket.cork();
    for (const [at, part] of parts.entries()) {
      socket.write(part, (error) => {
        if (!error && at === parts.length - 1) onTaken();
      });
    }
    socket.uncork();
  }

  /** The next reply. Throws when the line is lost or the time is up, which ends the line. */
  async reply(withinMs: number): Promise<SmtpReply> {
    const arrived = this.#arrived.shift();
    if (arrived) return arrived;
    if (this.#end) throw this.#end;
    const timer = setTimeout(() => this.#lose(new SmtpLineLost('No reply in time')), withinMs);
    try {
      return await new Promise<SmtpReply>((resolve, reject) => {
        this.#waiter = { resolve, reject };
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** `last` is sent without waiting for an answer. */
  close(last = ''): void {
    if (this.#end) return;
    this.#end = new SmtpLineLost('Closed by us');
    this.#socket.end(last);
    const timer = setTimeout(() => this.#socket.destroy(), 1000);
    timer.unref();
    this.#socket.once('close', () => clearTimeout(timer));
  }

  #listen(socket: Socket): void {
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => this.#take(String(chunk)));
    socket.on('error', (error) => this.#lose(new SmtpLineLost(error.message)));
    socket.on('close', () => this.#lose(new SmtpLineLost('The server closed the connection')));
  }

  #take(chunk: string): void {
    try {
      this.#arrived.push(...this.#replies.push(chunk));
    } catch (error) {
      this.#lose(error instanceof Error ? error : new SmtpLineLost('Not a reply'));
      return;
    }
    const next = this.#waiter && this.#arrived.shift();
    if (!next) return;
    const waiter = this.#waiter;
    this.#waiter = undefined;
    waiter?.resolve(next);
  }

  #lose(error: Error): void {
    this.#end ??= error;
    this.#socket.destroy();
    this.#waiter?.reject(error);
    this.#waiter = undefined;
  }
}

function tlsOptions({ host, isCertificateChecked }: SmtpAddress) {
  // Numbers are no names: RFC 6066 forbids them here.
  const isName = !/^[\d.]+$|:/.test(host);
  return { rejectUnauthorized: isCertificateChecked, host, ...(isName && { servername: host }) };
}

async function connected(
  socket: Socket,
  event: 'connect' | 'secureConnect',
  withinMs: number,
  signal: AbortSignal,
): Promise<void> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (error: Error) => reject(new SmtpLineLost(error.message));
      limit.addEventListener('abort', () => fail(new Error('No connection in time')), { once: true });
      socket.once(event, () => {
        socket.removeListener('error', fail);
        resolve();
      });
      socket.once('error', fail);
      socket.once('close', () => fail(new Error('The connection was closed')));
    });
  } catch (error) {
    socket.on('error', () => undefined);
    socket.destroy();
    throw error;
  }
}
