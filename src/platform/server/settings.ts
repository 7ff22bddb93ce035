// What the operator may set. Read and checked in app/config.ts; everybody else gets this frozen object.

/** What the operator set cannot be used; the message says which setting and why. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** What this process does: answers requests, runs jobs, or both. */
export type ProcessRole = 'all' | 'web' | 'worker';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** Where the shop's public reviews are read from. */
export interface PlacesSettings {
  readonly apiKey: string;
  readonly placeId: string;
  /** `undefined`: Google's own. */
  readonly baseUrl: string | undefined;
}

/** A language model behind OpenAI's chat completions. */
export interface ModelSettings {
  /** With its path, without a slash at the end: 'https://api.example.fi/v1'. */
  readonly baseUrl: string;
  /** `undefined`: the service needs none. */
  readonly apiKey: string | undefined;
  readonly model: string;
  /** What all conversations of a day may use together. */
  readonly tokensPerDay: number;
}

/** The EU's register of tyre labels. */
export interface LabelRegisterSettings {
  readonly apiKey: string;
  /** `undefined`: the register's own. */
  readonly baseUrl: string | undefined;
}

/** Open data on roads and weather, read for the shop's place. */
export interface WeatherSettings {
  /** `undefined`: Fintraffic's own. */
  readonly roadBaseUrl: string | undefined;
  /** `undefined`: the Finnish Meteorological Institute's own. */
  readonly forecastBaseUrl: string | undefined;
}

/** A service that sends text messages. */
export interface SmsSettings {
  /** Takes a POST of JSON with `to` and `text`. */
  readonly url: string;
  /** Bearer token; `undefined`: the service needs none. */
  readonly token: string | undefined;
}

/** An S3-compatible store of files. */
export interface ObjectStoreSettings {
  /** Its origin: 'https://s3.eu-north-1.amazonaws.com'. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The nightly backup. */
export interface BackupSettings {
  /** Absolute path. */
  readonly folder: string;
  /** How many backups are retained, at least 1. */
  readonly keep: number;
}

export interface Settings {
  /** TCP port; 0 lets the system choose one. */
  readonly port: number;
  readonly host: string;
  /** Origin of absolute links, without a slash at the end. */
  readonly publicUrl: string;
  /** Absolute path: embedded database, pictures, outbox. */
  readonly dataDir: string;
  /** `undefined` starts the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Most connections of one process for requests; jobs have their own. */
  readonly databasePool: number;
  /** A read-only standby of that database for public reads. */
  readonly databaseReplicaUrl: string | undefined;
  /** Where images and documents are stored; `undefined`: in `dataDir`. */
  readonly objectStore: ObjectStoreSettings | undefined;
  /** Load the demonstration shop into an empty database. */
  readonly demoData: boolean;
  readonly adminUsername: string;
  /** `undefined`: one is generated for the first administrator. */
  readonly adminPassword: string | undefined;
  readonly processRole: ProcessRole;
  /** How many processes answer requests on this machine; above 1 one more looks after them. */
  readonly webConcurrency: number;
  /** After SIGTERM a process answers this much longer, not ready any more, so that a load balancer turns away first. */
  readonly drainSeconds: number;
  /** False, the number of proxies believed, or their addresses (IP, CIDR, or Fastify's named ranges). */
  readonly trustProxy: false | number | string[];
  /** `undefined`: the one stored in the database is used. */
  readonly appSecret: string | undefined;
  /** Earlier ones: what was made with them is still read. */
  readonly formerAppSecrets: readonly string[];
  /** Mail server ('smtp://…' or 'smtps://…'); `undefined`: emails become files in the outbox of `dataDir`. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: { readonly name: string | undefined; readonly address: string };
  /** Who is notified of attacks and named in security.txt; `undefined`: the shop's own address. */
  readonly securityEmail: string | undefined;
  /** `undefined`: text messages become files in the outbox of `dataDir`. */
  readonly sms: SmsSettings | undefined;
  /** Where newsletters come back to that cannot be delivered; `undefined`: to `mailFrom`. */
  readonly bounceAddress: string | undefined;
  /** Bearer token for handing in such mails; `undefined`: nobody may. */
  readonly bounceToken: string | undefined;
  /** Whether a subscription counts only after a click in a mailed link. */
  readonly newsletterDoubleOptIn: boolean;
  /** Origins other than ours that may call the API. */
  readonly corsOrigins: readonly string[];
  readonly metricsToken: string | undefined;
  /** Google Tag Manager container ('GTM-…'), loaded only after consent. */
  readonly tagManagerId: string | undefined;
  /** `undefined`: the stored reviews are never refreshed. */
  readonly places: PlacesSettings | undefined;
  /** `undefined`: labels come from lists and staff. */
  readonly labelRegister: LabelRegisterSettings | undefined;
  /** `undefined`: no weather is read; only the demonstration shop shows a made-up one. */
  readonly weather: WeatherSettings | undefined;
  /** `undefined`: the built-in assistant answers. */
  readonly ai: ModelSettings | undefined;
  /** Hosts with their port that price tracking may read although they are in a private network. */
  readonly crawlerAllowedHosts: readonly string[];
  /** `undefined`: no backup is made by itself. */
  readonly backup: BackupSettings | undefined;
  /** Backups are encrypted with it, nightly and by hand; `undefined`: they are not. */
  readonly backupPassphrase: string | undefined;
  readonly logLevel: LogLevel;
  /** Started by `npm run dev`. */
  readonly isDevelopment: boolean;
}

/** Emails are written as files that nobody gets: without a mail server, and always in development. */
export function isMailFiled({
  smtpUrl,
  isDevelopment,
}: Pick<Settings, 'smtpUrl' | 'isDevelopment'>): boolean {
  return smtpUrl === undefined || isDevelopment;
}
