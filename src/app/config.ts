// The settings: one schema, the sole user of the environment and of `.env`. All problems are reported at once.
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

import { z } from 'zod';

import { MIN_PASSWORD_LENGTH } from '../platform/contract/auth/password-length.ts';
import { SettingsError, type Settings } from '../platform/server/settings.ts';
import { readSecretFiles } from './secret-files.ts';
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

const PASSPHRASE_MIN_LENGTH = 16;
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
  ADMIN_PASSWORD: secret(MIN_PASSWORD_LENGTH)
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
  SECURITY_EMAIL: z.email('must be an address such as turva@example.fi').max(254).optional(),
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
  WEATHER_SERVICES: yesOrNo.default(false),
  DIGITRAFFIC_BASE_URL: origin.optional(),
  FMI_BASE_URL: origin.optional(),
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
  BACKUP_PASSPHRASE: secret(PASSPHRASE_MIN_LENGTH).optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  NODE_ENV: z.string().optional(),
});

/** Each may also be given as the name of a file: `SMTP_URL_FILE`. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'ADMIN_PASSWORD',
  'APP_SECRET',
  'APP_SECRET_FORMER',
  'SMTP_URL',
  'SMS_TOKEN',
  'BOUNCE_TOKEN',
  'METRICS_TOKEN',
  'PLACES_API_KEY',
  'EPREL_API_KEY',
  'AI_API_KEY',
  'BACKUP_PASSPHRASE',
] as const satisfies readonly (keyof typeof environmentSchema.shape)[];

export type SettingName = Exclude<keyof typeof environmentSchema.shape, 'NODE_ENV'>;

/**
 * Settings from the environment and, below it, the `.env` file of the working directory.
 * Throws `SettingsError` that lists everything wrong.
 */
export function readSettings(
  environment: Environment = process.env,
  workingDirectory: string = process.cwd(),
): Settings {
  const merged = { ...readEnvironmentFile(resolve(workingDirectory, '.env')), ...environment };
  const withFiles = readSecretFiles(merged, SECRET_SETTINGS, workingDirectory);
  const data = checkedEnvironment(knownSettings(withFiles.environment), withFiles.problems);
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
    securityEmail: data.SECURITY_EMAIL,
    sms: data.SMS_URL ? { url: data.SMS_URL, token: data.SMS_TOKEN } : undefined,
    bounceAddress: data.BOUNCE_ADDRESS,
    bounceToken: data.BOUNCE_TOKEN,
    newsletterDoubleOptIn: data.NEWSLETTER_DOUBLE_OPT_IN,
    corsOrigins: Object.freeze(data.CORS_ORIGINS),
    metricsToken: data.METRICS_TOKEN,
    tagManagerId: data.GTM_ID,
    places: placesOf(data),
    labelRegister: data.EPREL_API_KEY
      ? { apiKey: data.EPREL_API_KEY, baseUrl: data.EPREL_BASE_URL }
      : undefined,
    weather: weatherOf(data),
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
    backupPassphrase: data.BACKUP_PASSPHRASE,
    logLevel: data.LOG_LEVEL,
    isDevelopment: data.NODE_ENV === 'development',
  });
}

type Data = z.infer<typeof environmentSchema>;

function objectStoreOf(data: Data): Settings['objectStore'] {
  const { FILES_URL: bucket, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = data;
  return bucket && accessKeyId && secretAccessKey ? { ...bucket, accessKeyId, secretAccessKey } : undefined;
}

function placesOf({ PLACES_API_KEY: apiKey, PLACES_PLACE_ID: placeId, PLACES_BASE_URL: baseUrl }: Data) {
  return apiKey && placeId ? { apiKey, placeId, baseUrl } : undefined;
}

function weatherOf(data: Data): Settings['weather'] {
  return data.WEATHER_SERVICES
    ? { roadBaseUrl: data.DIGITRAFFIC_BASE_URL, forecastBaseUrl: data.FMI_BASE_URL }
    : undefined;
}

function checkedEnvironment(environment: Record<string, string>, known: readonly string[]): Data {
  const parsed = environmentSchema.safeParse(environment);
  const wrong = parsed.error?.issues ?? [];
  const problems = [...known, ...wrong.map(({ path, message }) => `${String(path[0])} ${message}`)];
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
export function setFontconfig(folder: string): void {
  process.env['FONTCONFIG_FILE'] = resolve(folder, 'fonts.conf');
}

/** An empty value is an unset one. */
function knownSettings(merged: Environment): Record<string, string> {
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
