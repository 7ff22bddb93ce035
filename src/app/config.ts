// The settings: one schema, the sole user of the environment and of `.env`. All problems are reported at once.
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

import { z } from 'zod';

import type { Settings } from '../platform/server/settings.ts';
import {
  commaList,
  databaseUrl,
  filesUrl,
  mailFrom,
  origin,
  secret,
  serviceUrl,
  smtpUrl,
  trustProxy,
  wholeNumber,
  yesOrNo,
} from './setting-values.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown with every bad setting listed in its message, one per line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const PASSWORD_MIN_LENGTH = 10;
const GUESSED_FIRST = new Set([
  'admin',
  'administrator',
  'password',
  'salasana',
  'kaarto',
  '1234567890',
  'changeme',
]);

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a host name')
    .default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  FILES_URL: filesUrl.optional(),
  AWS_ACCESS_KEY_ID: secret(1).optional(),
  AWS_SECRET_ACCESS_KEY: secret(1).optional(),
  DEMO_DATA: yesOrNo.default(true),
  ADMIN_USERNAME: z
    .string()
    .regex(/^[\p{L}\p{N}._@-]{1,64}$/u, 'must be 1 to 64 letters, digits or . _ @ -')
    .default('admin'),
  ADMIN_PASSWORD: secret(PASSWORD_MIN_LENGTH)
    .refine((value) => !GUESSED_FIRST.has(value.toLowerCase()), 'is among the first that are guessed')
    .optional(),
  PROCESS: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  DRAIN_SECONDS: wholeNumber(0, 120).default(0),
  TRUST_PROXY: trustProxy.optional(),
  APP_SECRET: secret(32).optional(),
  APP_SECRET_FORMER: z
    .string()
    .transform(commaList)
    .pipe(z.array(secret(32)))
    .default([]),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom.optional(),
  SMS_URL: serviceUrl.optional(),
  SMS_TOKEN: secret(1).optional(),
  BOUNCE_ADDRESS: z
    .email('must be an address such as palautukset@example.fi')
    .regex(/^[a-z\d._-]{1,25}@/i, 'must have at most 25 letters, digits or . _ - before the @')
    .optional(),
  BOUNCE_TOKEN: secret(16).optional(),
  NEWSLETTER_DOUBLE_OPT_IN: yesOrNo.default(true),
  CORS_ORIGINS: z.string().transform(commaList).pipe(z.array(origin)).default([]),
  METRICS_TOKEN: secret(16).optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container such as GTM-ABC1234')
    .optional(),
  PLACES_API_KEY: secret(10).optional(),
  PLACES_PLACE_ID: z
    .string()
    .regex(/^[\w-]{10,300}$/, 'must be the id of a place, such as ChIJN1t_tDeuEmsRUsoyG83frY4')
    .optional(),
  PLACES_BASE_URL: origin.optional(),
  EPREL_API_KEY: secret(10).optional(),
  EPREL_BASE_URL: origin.optional(),
  CRAWLER_ALLOWED_HOSTS: z
    .string()
    .transform(commaList)
    .pipe(z.array(z.string().regex(/^[\w.-]+:\d{1,5}$|^\[[\da-f:]+\]:\d{1,5}$/i, 'must be hosts with ports')))
    .default([]),
  AI_BASE_URL: serviceUrl.optional(),
  AI_API_KEY: secret(1).optional(),
  AI_MODEL: z.string().max(200, 'must have at most 200 characters').default('default'),
  AI_TOKENS_PER_DAY: wholeNumber(1_000, 999_999_999).default(2_000_000),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: wholeNumber(1, 1000).default(14),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  NODE_ENV: z.string().optional(),
});

type SettingName = Exclude<keyof typeof environmentSchema.shape, 'NODE_ENV'>;

/** What `.env.example` says of each setting, and the value it shows. */
const explanations: Record<SettingName, { example: string; text: string }> = {
  PORT: { example: '3000', text: 'Where to listen.' },
  HOST: { example: '127.0.0.1', text: 'Address to listen on; 0.0.0.0 for all.' },
  PUBLIC_URL: {
    example: 'http://localhost:3000',
    text: 'Origin of absolute links in emails, sitemap and canonical addresses.',
  },
  DATA_DIR: { example: './data', text: 'Embedded database, images, outbox.' },
  DATABASE_URL: {
    example: 'postgresql://kaarto:secret@localhost:5432/kaarto',
    text: 'PostgreSQL 15 or newer to use; unset starts the embedded PostgreSQL in DATA_DIR.',
  },
  DATABASE_POOL: {
    example: '10',
    text: 'Most connections of one process for requests; jobs, queue and listening take up to 10 more.',
  },
  DATABASE_REPLICA_URL: {
    example: 'postgresql://kaarto:secret@replica:5432/kaarto',
    text: 'A read-only standby of that database for public reads; behind or gone, the first is read.',
  },
  FILES_URL: {
    example: 's3://bucket?endpoint=https://s3.example.fi&region=eu-north-1',
    text: 'An S3-compatible store for images, which may be inside your own network; unset: DATA_DIR/files.',
  },
  AWS_ACCESS_KEY_ID: { example: 'key', text: 'Key of that store, with AWS_SECRET_ACCESS_KEY.' },
  AWS_SECRET_ACCESS_KEY: { example: 'secret', text: 'The other half of that key.' },
  DEMO_DATA: { example: 'true', text: 'Load the demonstration shop into an empty database.' },
  ADMIN_USERNAME: { example: 'admin', text: 'The first administrator, made when there is none.' },
  ADMIN_PASSWORD: {
    example: '',
    text: `At least ${PASSWORD_MIN_LENGTH} characters; unset: generated, stored in DATA_DIR/admin-password.txt and shown once in a terminal.`,
  },
  PROCESS: { example: 'all', text: 'What this process does: web, worker or all.' },
  WEB_CONCURRENCY: {
    example: '1',
    text: 'Processes that answer requests on this machine; with PROCESS=all and more than 1, one more runs the jobs.',
  },
  DRAIN_SECONDS: {
    example: '0',
    text: 'After SIGTERM keep answering this long while /readyz answers 503, for load balancers that poll it.',
  },
  TRUST_PROXY: {
    example: '1',
    text: 'Number of proxies in front of the server, or their addresses; unset: forwarded headers are ignored.',
  },
  APP_SECRET: {
    example: '',
    text: 'At least 32 characters: key for signed links and suppression hashes; unset: generated and stored in the database.',
  },
  APP_SECRET_FORMER: {
    example: '',
    text: 'Earlier values of APP_SECRET, separated by commas: links in emails and hashes made with them stay valid.',
  },
  SMTP_URL: {
    example: 'smtp://user:password@mail.example.fi:587',
    text: 'Mail server; smtps:// for TLS from the start, ?tls=off to send unencrypted; unset: emails become .eml files in DATA_DIR/outbox.',
  },
  MAIL_FROM: {
    example: 'Rengasliike <uutiset@example.fi>',
    text: "Sender of emails, with or without a name; unset: no-reply at PUBLIC_URL's host, under the shop's name.",
  },
  SMS_URL: {
    example: 'https://sms.example.fi/messages',
    text: 'Takes text messages as POST of JSON {"to": "+358…", "text": "…"}; it may be inside your own network; unset: they become .txt files in DATA_DIR/outbox.',
  },
  SMS_TOKEN: { example: '', text: 'Bearer token of that service, if it asks for one.' },
  BOUNCE_ADDRESS: {
    example: 'palautukset@example.fi',
    text: 'Where bounces of newsletters go, each with its own +tag; unset: to MAIL_FROM.',
  },
  BOUNCE_TOKEN: {
    example: '',
    text: 'At least 16 characters: bearer token of the mail server that posts bounces; unset: none are accepted.',
  },
  NEWSLETTER_DOUBLE_OPT_IN: {
    example: 'true',
    text: 'Whether a newsletter subscription must be confirmed by an emailed link; false: it counts at once.',
  },
  CORS_ORIGINS: {
    example: 'https://www.example.fi',
    text: 'Foreign origins that may call the API, separated by commas; unset: none.',
  },
  METRICS_TOKEN: {
    example: '',
    text: 'At least 16 characters: bearer token for /metrics from other than this machine.',
  },
  GTM_ID: {
    example: 'GTM-ABC1234',
    text: 'Google Tag Manager container, loaded only after consent; unset: nothing is measured.',
  },
  PLACES_API_KEY: {
    example: '',
    text: 'Key of the Google Places API (New), with PLACES_PLACE_ID; unset: reviews stay as they are kept.',
  },
  PLACES_PLACE_ID: { example: 'ChIJN1t_tDeuEmsRUsoyG83frY4', text: 'The shop in the Places API.' },
  PLACES_BASE_URL: {
    example: 'https://places.googleapis.com',
    text: 'Another address of the Places API; it may be inside your own network.',
  },
  EPREL_API_KEY: {
    example: '',
    text: "Key of the EU's tyre label register (EPREL); unset: labels are what lists and staff say.",
  },
  EPREL_BASE_URL: {
    example: 'https://eprel.ec.europa.eu',
    text: 'Another address of that register; it may be inside your own network.',
  },
  AI_BASE_URL: {
    example: 'https://api.example.fi/v1',
    text: 'OpenAI-compatible chat completions for the assistant, drafts of articles and offer messages; it may be inside your own network; unset: the built-in ones.',
  },
  AI_API_KEY: { example: '', text: 'Key of that service, if it asks for one.' },
  AI_MODEL: { example: 'default', text: 'Model of that service; it must be able to call tools.' },
  AI_TOKENS_PER_DAY: {
    example: '2000000',
    text: 'What all visitors together may use of that model in a day; beyond it the built-in assistant answers.',
  },
  CRAWLER_ALLOWED_HOSTS: {
    example: 'localhost:8081',
    text: 'Hosts with their port, separated by commas, that price tracking may read although they are in a private network.',
  },
  BACKUP_DIR: {
    example: '/var/backups/kaarto',
    text: 'Folder of the nightly backups, which hold everything; unset: none is made by itself.',
  },
  BACKUP_KEEP: { example: '14', text: 'How many nightly backups are kept.' },
  LOG_LEVEL: { example: 'info', text: 'fatal, error, warn, info, debug, trace or silent.' },
};

/** The text of `.env.example`. */
export function environmentExample(): string {
  const head = '# Every setting is optional. Copy to .env and uncomment what you change.\n';
  const rows = Object.entries(explanations).map(
    ([name, { example, text }]) => `# ${text}\n# ${name}=${example}\n`,
  );
  return [head, ...rows].join('\n');
}

/**
 * Settings from the environment and, below it, the `.env` file of the working directory.
 * Throws `SettingsError` that lists everything wrong.
 */
export function readSettings(
  environment: Environment = process.env,
  workingDirectory: string = process.cwd(),
): Settings {
  const data = checkedEnvironment(mergeEnvironment(environment, resolve(workingDirectory, '.env')));
  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`;
  return Object.freeze({
    port: data.PORT,
    host: data.HOST,
    publicUrl,
    dataDir: resolve(workingDirectory, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databasePool: data.DATABASE_POOL,
    databaseReplicaUrl: data.DATABASE_REPLICA_URL,
    objectStore: objectStoreOf(data),
    demoData: data.DEMO_DATA,
    adminUsername: data.ADMIN_USERNAME,
    adminPassword: data.ADMIN_PASSWORD,
    processRole: data.PROCESS,
    webConcurrency: data.WEB_CONCURRENCY,
    drainSeconds: data.DRAIN_SECONDS,
    trustProxy: data.TRUST_PROXY ?? false,
    appSecret: data.APP_SECRET,
    formerAppSecrets: Object.freeze(data.APP_SECRET_FORMER),
    smtpUrl: data.SMTP_URL,
    mailFrom: Object.freeze(data.MAIL_FROM ?? { name: undefined, address: noReplyAt(publicUrl) }),
    sms: data.SMS_URL ? { url: data.SMS_URL, token: data.SMS_TOKEN } : undefined,
    bounceAddress: data.BOUNCE_ADDRESS,
    bounceToken: data.BOUNCE_TOKEN,
    newsletterDoubleOptIn: data.NEWSLETTER_DOUBLE_OPT_IN,
    corsOrigins: Object.freeze(data.CORS_ORIGINS),
    metricsToken: data.METRICS_TOKEN,
    tagManagerId: data.GTM_ID,
    places:
      data.PLACES_API_KEY && data.PLACES_PLACE_ID
        ? { apiKey: data.PLACES_API_KEY, placeId: data.PLACES_PLACE_ID, baseUrl: data.PLACES_BASE_URL }
        : undefined,
    labelRegister: data.EPREL_API_KEY
      ? { apiKey: data.EPREL_API_KEY, baseUrl: data.EPREL_BASE_URL }
      : undefined,
    ai: data.AI_BASE_URL
      ? {
          baseUrl: data.AI_BASE_URL,
          apiKey: data.AI_API_KEY,
          model: data.AI_MODEL,
          tokensPerDay: data.AI_TOKENS_PER_DAY,
        }
      : undefined,
    crawlerAllowedHosts: Object.freeze(data.CRAWLER_ALLOWED_HOSTS),
    backup: data.BACKUP_DIR
      ? { folder: resolve(workingDirectory, data.BACKUP_DIR), keep: data.BACKUP_KEEP }
      : undefined,
    logLevel: data.LOG_LEVEL,
    isDevelopment: data.NODE_ENV === 'development',
  });
}

type Data = z.infer<typeof environmentSchema>;

function objectStoreOf(data: Data): Settings['objectStore'] {
  const { FILES_URL: bucket, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = data;
  return bucket && accessKeyId && secretAccessKey ? { ...bucket, accessKeyId, secretAccessKey } : undefined;
}

function checkedEnvironment(environment: Record<string, string>): Data {
  const parsed = environmentSchema.safeParse(environment);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
  if (
    parsed.success &&
    parsed.data.ADMIN_PASSWORD?.toLowerCase() === parsed.data.ADMIN_USERNAME.toLowerCase()
  ) {
    problems.push('ADMIN_PASSWORD must differ from ADMIN_USERNAME');
  }
  if (parsed.success && parsed.data.DATABASE_REPLICA_URL && !parsed.data.DATABASE_URL) {
    problems.push('DATABASE_REPLICA_URL needs DATABASE_URL, the database it is a copy of');
  }
  if (parsed.success && parsed.data.FILES_URL && !objectStoreOf(parsed.data)) {
    problems.push('FILES_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  }
  if (!parsed.success || problems.length > 0) {
    throw new SettingsError(
      `These settings need correcting:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  return parsed.data;
}

function noReplyAt(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return `no-reply@${isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? hostname : 'localhost'}`;
}

/** Pictures are written with the fonts of this folder alone: fontconfig reads the environment at its first text. */
export function writeWithFontsOf(folder: string): void {
  process.env['FONTCONFIG_FILE'] = resolve(folder, 'fonts.conf');
}

/** An empty value is an unset one. */
function mergeEnvironment(environment: Environment, file: string): Record<string, string> {
  const merged: Environment = { ...readEnvironmentFile(file), ...environment };
  return Object.fromEntries(
    Object.keys(environmentSchema.shape).flatMap((name) => {
      const value = merged[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

function readEnvironmentFile(file: string): Environment {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new SettingsError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
