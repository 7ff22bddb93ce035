import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { SettingsError } from '../platform/server/settings.ts';
import { SECRET_SETTINGS, readSettings } from './config.ts';
import { environmentExample } from './environment-example.ts';

const folder = mkdtempSync(join(tmpdir(), 'kaarto-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

function problemsOf(environment: Record<string, string>): string {
  try {
    readSettings(environment, folder);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}

test('an empty environment gives the documented defaults', () => {
  expect(readSettings({}, folder)).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: join(folder, 'data'),
    databaseUrl: undefined,
    databasePool: 10,
    databaseReplicaUrl: undefined,
    objectStore: undefined,
    demoData: true,
    adminUsername: 'admin',
    adminPassword: undefined,
    processRole: 'all',
    webConcurrency: 1,
    drainSeconds: 0,
    trustProxy: false,
    appSecret: undefined,
    formerAppSecrets: [],
    smtpUrl: undefined,
    mailFrom: { name: undefined, address: 'no-reply@localhost' },
    newsletterDoubleOptIn: true,
    corsOrigins: [],
    crawlerAllowedHosts: [],
    metricsToken: undefined,
    bounceAddress: undefined,
    bounceToken: undefined,
    tagManagerId: undefined,
    places: undefined,
    labelRegister: undefined,
    logLevel: 'info',
    isDevelopment: false,
  });
});

test('the settings cannot be changed afterwards', () => {
  expect(Object.isFrozen(readSettings({}, folder))).toBe(true);
});

test('an empty value counts as unset', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ' }, folder)).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  });
});

test('the public address follows the port unless it is set', () => {
  expect(readSettings({ PORT: '8080' }, folder).publicUrl).toBe('http://localhost:8080');
  expect(readSettings({ PUBLIC_URL: 'https://Kaarto.example/' }, folder).publicUrl).toBe(
    'https://kaarto.example',
  );
});

test('the .env file is read and the environment wins over it', () => {
  const place = mkdtempSync(join(folder, 'env-'));
  writeFileSync(join(place, '.env'), 'PORT=4000\nHOST="0.0.0.0"\n# DEMO_DATA=false\n');
  expect(readSettings({ PORT: '5000' }, place)).toMatchObject({
    port: 5000,
    host: '0.0.0.0',
    demoData: true,
  });
});

test('every bad setting is reported in one list', () => {
  const problems = problemsOf({
    PORT: '99999',
    PUBLIC_URL: 'ftp://x',
    DATABASE_URL: 'mysql://x',
    DEMO_DATA: 'yes',
    ADMIN_PASSWORD: 'short',
    PROCESS: 'both',
    TRUST_PROXY: 'everyone',
    APP_SECRET: 'abc',
    APP_SECRET_FORMER: 'abc',
    CORS_ORIGINS: 'https://ok.example, https://x.example/path',
    METRICS_TOKEN: 'x',
    GTM_ID: 'UA-1',
    LOG_LEVEL: 'loud',
  });
  expect(problems.split('\n')).toHaveLength(14);
  expect(problems).toContain('PORT must be a whole number from 0 to 65535');
  expect(problems).toContain('https://x.example/path');
  expect(problems).not.toContain('short');
});

test.each([
  { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'admin' },
  { ADMIN_USERNAME: 'pirkko.laine', ADMIN_PASSWORD: 'Pirkko.Laine' },
  { ADMIN_PASSWORD: '1234567890' },
])('a password that is guessed first is refused: %o', (environment) => {
  expect(problemsOf(environment)).toContain('ADMIN_PASSWORD');
});

test.each([
  ['2', 2],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('trusted proxies %s are understood', (value, expected) => {
  expect(readSettings({ TRUST_PROXY: value }, folder).trustProxy).toEqual(expected);
});

test.each(['10.0.0.0/33', '1.2.3', 'true', '10.0.0.1/x'])('trusted proxies %s are refused', (value) => {
  expect(problemsOf({ TRUST_PROXY: value })).toContain('TRUST_PROXY');
});

test('.env.example is what the schema says', () => {
  expect(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')).toBe(environmentExample());
});

test('every line of .env.example is a value the schema takes', () => {
  const place = mkdtempSync(join(folder, 'example-'));
  writeFileSync(join(place, '.env'), environmentExample().replaceAll(/^# ([A-Z_]+=)/gm, '$1'));
  expect(readSettings({}, place)).toMatchObject({ trustProxy: 1, corsOrigins: ['https://www.example.fi'] });
});

test('mails come from the address that is set, or from one of the public address', () => {
  const mailFrom = (environment: Record<string, string>) => readSettings(environment, folder).mailFrom;
  expect(mailFrom({ MAIL_FROM: 'Rengasliike <uutiset@example.fi>' })).toEqual({
    name: 'Rengasliike',
    address: 'uutiset@example.fi',
  });
  expect(mailFrom({ MAIL_FROM: 'uutiset@example.fi' })).toEqual({
    name: undefined,
    address: 'uutiset@example.fi',
  });
  expect(mailFrom({ PUBLIC_URL: 'https://www.example.fi' }).address).toBe('no-reply@www.example.fi');
  expect(mailFrom({ PUBLIC_URL: 'http://127.0.0.1:3000' }).address).toBe('no-reply@localhost');
  expect(problemsOf({ MAIL_FROM: 'uutiset', SMTP_URL: 'mail.example.fi' })).toMatch(
    /SMTP_URL.*\n.*MAIL_FROM/,
  );
});

test('sslmode of DATABASE_URL is that of libpq; a replica needs its primary', () => {
  const of = (query: string) =>
    readSettings({ DATABASE_URL: `postgresql://kaarto@db/kaarto${query}` }, folder).databaseUrl;
  expect(of('?sslmode=require')).toBe('postgresql://kaarto@db/kaarto?sslmode=require&uselibpqcompat=true');
  const problem = problemsOf({
    DATABASE_URL: 'postgresql://db/kaarto?sslmode=verify-ca',
    DATABASE_POOL: '1',
    WEB_CONCURRENCY: '0',
  });
  expect(problem).toContain('DATABASE_URL with sslmode=verify-ca needs sslrootcert=FILE too');
  expect(problem).toContain('DATABASE_POOL must be a whole number from 2 to 200');
  expect(problem).toContain('WEB_CONCURRENCY must be a whole number from 1 to 64');
  expect(problemsOf({ DATABASE_URL: 'postgresql://db/kaarto?sslmode=maybe' })).toContain('sslmode');
  expect(problemsOf({ DATABASE_REPLICA_URL: 'postgresql://copy/kaarto' })).toContain('needs DATABASE_URL');
});

test('a database on another machine is encrypted unless sslmode says otherwise, one on this is not', () => {
  const of = (url: string) => readSettings({ DATABASE_URL: url }, folder).databaseUrl;
  expect(of('postgresql://kaarto@db.example.fi/kaarto')).toContain('sslmode=require&uselibpqcompat=true');
  expect(of('postgresql://kaarto@10.0.0.2:5432/kaarto')).toContain('sslmode=require');
  expect(of('postgresql://kaarto@db/kaarto?sslmode=prefer')).toContain('sslmode=require');
  expect(of('postgresql://kaarto@db/kaarto?sslmode=disable')).toContain('sslmode=disable');
  expect(of('postgresql://kaarto@localhost/kaarto?sslmode=prefer')).toContain('sslmode=disable');
  const here = ['localhost:5432', '127.0.0.1', '[::1]:5432', '%2Fvar%2Frun%2Fpostgresql'];
  for (const host of here) {
    expect(of(`postgresql://kaarto@${host}/kaarto`)).toBe(`postgresql://kaarto@${host}/kaarto`);
  }
  expect(of('postgresql:///kaarto?host=/var/run/postgresql')).not.toContain('sslmode');
});

test('each secret may stand in a file of its own, whose line end does not count', () => {
  const place = mkdtempSync(join(folder, 'secrets-'));
  const file = join(place, 'metrics');
  writeFileSync(file, 'a-token-of-twenty-signs\n');
  expect(readSettings({ METRICS_TOKEN_FILE: file }, place).metricsToken).toBe('a-token-of-twenty-signs');
  expect(readSettings({ METRICS_TOKEN_FILE: 'metrics' }, place).metricsToken).toBe('a-token-of-twenty-signs');
  writeFileSync(join(place, '.env'), 'APP_SECRET_FILE=metrics\n');
  expect(() => readSettings({}, place)).toThrow('APP_SECRET must have at least 32 characters');
  writeFileSync(file, '\n');
  expect(readSettings({ METRICS_TOKEN_FILE: file, APP_SECRET_FILE: '' }, place).metricsToken).toBeUndefined();
});

test('a secret given twice, or in a file that cannot be read, is reported without its content', () => {
  const place = mkdtempSync(join(folder, 'secrets-'));
  const file = join(place, 'long');
  const secret = 'smtp://user:password@mail.example.fi';
  writeFileSync(file, secret.repeat(1000));
  const problems = problemsOf({
    SMTP_URL: 'smtp://localhost',
    SMTP_URL_FILE: file,
    BOUNCE_TOKEN_FILE: join(place, 'missing'),
    METRICS_TOKEN_FILE: file,
  });
  expect(problems).toContain('SMTP_URL and SMTP_URL_FILE are both set');
  expect(problems).toContain('BOUNCE_TOKEN_FILE cannot be read (ENOENT)');
  expect(problems).toContain('METRICS_TOKEN_FILE has more than 16384 bytes');
  expect(problems).not.toContain(secret);
});

test('every setting that is a secret by its name may stand in a file', () => {
  const names = [...environmentExample().matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name);
  const secrets = names.filter((name) =>
    /SECRET|PASSWORD|PASSPHRASE|TOKEN$|_KEY$|SMTP_URL|DATABASE_(REPLICA_)?URL/.test(name),
  );
  expect(secrets.length).toBeGreaterThan(10);
  expect(secrets.filter((name) => !SECRET_SETTINGS.some((one) => one === name))).toEqual([]);
});

test('an object store is set by its address and keys; without an address it is Amazon', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'AKIA1', AWS_SECRET_ACCESS_KEY: 'quite-secret' };
  const settings = (FILES_URL: string) => readSettings({ FILES_URL, ...keys }, folder).objectStore;
  const store = { accessKeyId: 'AKIA1', secretAccessKey: 'quite-secret' };
  expect(settings('s3://shop-files?endpoint=http://10.0.0.5:9000&region=garage')).toEqual({
    ...store,
    endpoint: 'http://10.0.0.5:9000',
    bucket: 'shop-files',
    region: 'garage',
  });
  expect(settings('s3://shop-files?region=eu-north-1')?.endpoint).toBe('https://s3.eu-north-1.amazonaws.com');
  expect(problemsOf({ FILES_URL: 's3://shop-files' })).toContain('FILES_URL needs AWS_ACCESS_KEY_ID');
  for (const FILES_URL of [
    '/var/files',
    's3://',
    's3://Shop',
    's3://key:secret@shop',
    's3://shop/folder',
    's3://shop?endpoint=nowhere',
    's3://shop?reg=eu',
    's3://shop?region=a.evil.example/',
  ]) {
    expect(problemsOf({ FILES_URL, ...keys }), FILES_URL).toContain('must be such as s3://bucket');
  }
});
