// The reference for sending: sockets that push one ready email at a mail server and record nothing.
import { connect } from 'node:net';

const CONNECTIONS = 8;
const SECONDS = 4;

/** Emails of `bytes` bytes that the server accepts in a second, each in a mail transaction of its own, like a newsletter's. */
export async function pushEmails(url: string, bytes: number): Promise<number> {
  const { hostname, port } = new URL(url);
  const line = `${'x'.repeat(74)}\r\n`;
  const email = Buffer.from(`${line.repeat(Math.max(1, Math.round(bytes / line.length)))}.\r\n`);
  const endAt = performance.now() + SECONDS * 1000;
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => push(Number(port), hostname, email, endAt)),
  );
  return counts.reduce((sum, count) => sum + count, 0) / SECONDS;
}

/** How many emails the server accepted until `endAt`. */
function push(port: number, host: string, email: Buffer, endAt: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host, noDelay: true });
    let count = 0;
    let step = 0;
    let text = '';
    // Replies to wait for, and what is sent after them: greeting, EHLO, then MAIL and RCPT, DATA, the email.
    const talk: { lines: number; say: string | Buffer }[] = [
      { lines: 1, say: 'EHLO reference\r\n' },
      { lines: 4, say: 'MAIL FROM:<a@example.fi>\r\nRCPT TO:<b@example.fi>\r\n' },
      { lines: 2, say: 'DATA\r\n' },
      { lines: 1, say: email },
      { lines: 1, say: 'MAIL FROM:<a@example.fi>\r\nRCPT TO:<b@example.fi>\r\n' },
    ];
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      text += String(chunk);
      const now = talk[step];
      if (!now || text.split('\n').length - 1 < now.lines) return;
      text = '';
      if (step === 4) count += 1;
      if (performance.now() >= endAt) {
        socket.destroy();
        resolve(count);
        return;
      }
      socket.write(now.say);
      step = step === 4 ? 2 : step + 1;
    });
  });
}
