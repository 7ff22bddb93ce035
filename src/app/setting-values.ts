// What the values of settings may be: each takes the text of the environment and describes in words what it must be.
import { isIP } from 'node:net';

import { z } from 'zod';

export function wholeNumber(min: number, max: number): z.ZodType<number, string> {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

export const yesOrNo = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true');

export const secret = (minLength: number) =>
  z.string().min(minLength, `must have at least ${minLength} characters`);

export const origin = z.string().transform((value, context) => {
  const url = URL.parse(value);
  if (
    url &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username
  ) {
    return url.origin;
  }
  context.addIssue(`must be an origin such as https://www.example.fi, without a path (${value})`);
  return z.NEVER;
});

/** An address with a path, without a slash at the end. */
export const serviceUrl = z.string().transform((value, context) => {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password) {
    return url.href.replace(/\/+$/, '');
  }
  context.addIssue('must be an address such as https://api.example.fi/v1, without a user or a query');
  return z.NEVER;
});

/** Reached over loopback or a socket of the file system. */
function isOnThisMachine({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host === '' || host.startsWith('/') || /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/**
 * The connection to a database on another machine is encrypted unless the address contains `sslmode=disable`. `sslmode` means what it
 * means to PostgreSQL's own programs; the driver left alone checks the name even for 'require'.
 */
export const databaseUrl = z.string().transform((value, context) => {
  const url = URL.parse(value);
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol)) {
    context.addIssue('must be an address such as postgresql://user:password@host:5432/database');
    return z.NEVER;
  }
  const isAway = !isOnThisMachine(url);
  const mode = url.searchParams.get('sslmode') ?? (isAway ? 'require' : null);
  if (mode === null) return value;
  url.searchParams.set('sslmode', mode);
  if (!['disable', 'prefer', 'require', 'verify-ca', 'verify-full'].includes(mode)) {
    context.addIssue('has an sslmode other than disable, prefer, require, verify-ca or verify-full');
    return z.NEVER;
  }
  if (mode === 'verify-ca' && !url.searchParams.has('sslrootcert')) {
    context.addIssue('with sslmode=verify-ca needs sslrootcert=FILE too');
    return z.NEVER;
  }
  // The driver has no 'if the server can': a box on the way could end it in clear text, so only this machine's is not encrypted.
  if (mode === 'prefer') url.searchParams.set('sslmode', isAway ? 'require' : 'disable');
  url.searchParams.set('uselibpqcompat', 'true');
  return url.href;
});

/** 's3://bucket?endpoint=https://…&region=…'; without an endpoint Amazon's own of that region. */
export const filesUrl = z.string().transform((value, context) => {
  const url = URL.parse(value);
  const region = url?.searchParams.get('region') || 'us-east-1';
  const endpoint = origin.safeParse(
    url?.searchParams.get('endpoint') || `https://s3.${region}.amazonaws.com`,
  ).data;
  const unknown = [...(url?.searchParams.keys() ?? [])].filter((key) => !/^(endpoint|region)$/.test(key));
  const isPlain = /^s3:\/\/[a-z\d][a-z\d.-]{1,61}[a-z\d]\/?(\?|$)/.test(value) && unknown.length === 0;
  if (url && isPlain && endpoint !== undefined && /^[a-z\d-]+$/.test(region)) {
    return { endpoint, bucket: url.hostname, region };
  }
  context.addIssue('must be such as s3://bucket?endpoint=https://s3.example.fi&region=eu-north-1');
  return z.NEVER;
});

export const smtpUrl = z.string().refine((value) => {
  const url = URL.parse(value);
  const isKnown = [null, 'off'].includes(url?.searchParams.get('tls') ?? null);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && isKnown;
}, 'must be an address such as smtp://user:password@mail.example.fi:587, with ?tls=off to send unencrypted');

/** 'shop@example.fi' or 'Shop <shop@example.fi>'. */
export const mailFrom = z.string().transform((value, context) => {
  const [, quoted, inBrackets] = /^([^<>]*)<([^<>]+)>$/.exec(value) ?? [];
  const name = quoted?.trim().replaceAll(/^"|"$/g, '');
  const address = (inBrackets ?? value).trim();
  if (z.email().max(254).safeParse(address).success) return { name: name || undefined, address };
  context.addIssue('must be an address such as shop@example.fi or Shop <shop@example.fi>');
  return z.NEVER;
});

export const trustProxy = z.string().transform((value, context): number | string[] => {
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const addresses = commaList(value);
  if (addresses.every(isProxyAddress)) return addresses;
  context.addIssue('must be the number of proxies, or their addresses separated by commas');
  return z.NEVER;
});

export function commaList(value: string): string[] {
  return value.split(',').flatMap((part) => part.trim() || []);
}

function isProxyAddress(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', prefix] = value.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}
