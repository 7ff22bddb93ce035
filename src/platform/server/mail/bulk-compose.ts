// One email for many recipients: encoded once, and each recipient's own parts are put in between.
import { headerName, headerText, quotedPrintable } from './quoted-printable.ts';

export interface BulkTemplate {
  from: { name: string; address: string };
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** The placeholder in text and HTML for the recipient's own link. */
  mark: string;
}

export interface PersonalPart {
  /** Letters, digits, `.`, `_` and `-`; becomes the Message-ID with the sender's domain. */
  id: string;
  /** One address in ASCII. */
  to: string;
  date: Date;
  /** Takes the mark's place. */
  url: string;
  /** ASCII, one line each. */
  headers: Readonly<Record<string, string>>;
}

const PLAIN_HEADER = /^[ -~]{1,900}$/;

/** Makes the email of each recipient: lines end in CRLF, ASCII alone. Throws for a header that is no single plain line. */
export function bulkComposer({ from, replyTo, subject, text, html, mark }: BulkTemplate) {
  const boundary = `=_${Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('hex')}`;
  const domain = from.address.split('@').at(-1) ?? 'localhost';
  const head = [
    `From: ${headerName(from.name)} <${plain(from.address)}>`,
    ...(replyTo ? [`Reply-To: <${plain(replyTo)}>`] : []),
    `Subject: ${headerText(subject)}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ].join('\r\n');
  const partHead = (type: string) =>
    `--${boundary}\r\nContent-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`;
  const [plainStart = '', ...plainRest] = text.split(mark).map(quotedPrintable);
  const [htmlStart = '', ...htmlRest] = html.split(mark).map(quotedPrintable);
  // What is alike for all, in bytes; between two pieces comes the recipient's link.
  const begin = Buffer.from(`\r\n${partHead('plain')}${plainStart}`);
  const plainPieces = plainRest.map((piece) => Buffer.from(piece));
  const between = Buffer.from(`\r\n${partHead('html')}${htmlStart}`);
  const htmlPieces = htmlRest.map((piece) => Buffer.from(piece));
  const end = Buffer.from(`\r\n--${boundary}--\r\n`);
  return (personal: PersonalPart): Buffer => {
    const lines = [
      head,
      `Message-ID: <${plain(personal.id)}@${domain}>`,
      `Date: ${personal.date.toUTCString().replace('GMT', '+0000')}`,
      `To: <${plain(personal.to)}>`,
      ...Object.entries(personal.headers).map(([name, value]) => `${plain(name)}: ${plain(value)}`),
    ];
    const plainLink = link(personal.url);
    const htmlLink = link(personal.url.replaceAll('&', '&amp;'));
    return Buffer.concat([
      Buffer.from(`${lines.join('\r\n')}\r\n`),
      begin,
      ...plainPieces.flatMap((piece) => [plainLink, piece]),
      between,
      ...htmlPieces.flatMap((piece) => [htmlLink, piece]),
      end,
    ]);
  };
}

/** On separate lines with soft line breaks: the text around it need not be encoded again. */
function link(url: string): Buffer {
  return Buffer.from(`=\r\n${quotedPrintable(plain(url))}=\r\n`);
}

function plain(text: string): string {
  if (!PLAIN_HEADER.test(text)) throw new Error('A header of an email is no plain line');
  return text;
}
