// How the mail server is reached, read from SMTP_URL as nodemailer reads it for single emails.
import { hostname } from 'node:os';

export interface SmtpAddress {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise it is started as soon as the server offers it. */
  isSecure: boolean;
  user: string | undefined;
  password: string;
  /** False trusts any certificate: '?tls.rejectUnauthorized=false'. */
  isCertificateChecked: boolean;
  /** Only on this machine, or with '?tls=off': elsewhere one line taken out on the way would show passwords and emails. */
  isClearAllowed: boolean;
  /** '?maxConnections=', 1 to 50. */
  maxConnections: number;
  /** Emails a second: '?rateLimit='. */
  emailsPerS: number | undefined;
  /** How we introduce ourselves: '?name='. */
  ownName: string;
}

const DEFAULT_CONNECTIONS = 8;
const MAX_CONNECTIONS = 50;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i;

export function readSmtpAddress(text: string): SmtpAddress {
  const url = new URL(text);
  const isSecure = url.protocol === 'smtps:' || url.searchParams.get('secure') === 'true';
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  const connections = whole(url.searchParams.get('maxConnections'));
  return {
    host,
    port: Number(url.port) || (isSecure ? 465 : 587),
    isSecure,
    user: url.username === '' ? undefined : decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    isCertificateChecked: url.searchParams.get('tls.rejectUnauthorized') !== 'false',
    isClearAllowed: LOOPBACK.test(host) || url.searchParams.get('tls') === 'off',
    maxConnections: Math.min(connections ?? DEFAULT_CONNECTIONS, MAX_CONNECTIONS),
    emailsPerS: whole(url.searchParams.get('rateLimit')),
    ownName: url.searchParams.get('name') ?? ownName(),
  };
}

/** What nodemailer needs to know to do as we do. */
export function nodemailerAddress(text: string): { url: string; requireTLS: boolean } {
  const url = new URL(text);
  url.searchParams.delete('tls');
  const { isSecure, isClearAllowed } = readSmtpAddress(text);
  return { url: url.href, requireTLS: !isSecure && !isClearAllowed };
}

function whole(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

function ownName(): string {
  const name = hostname();
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(name) ? name : '[127.0.0.1]';
}
