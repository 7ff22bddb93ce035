// What each setting is for, with an example: the text of `.env.example`.
import { MIN_PASSWORD_LENGTH } from '../platform/contract/auth/password-length.ts';
import { SECRET_SETTINGS, type SettingName } from './config.ts';

/** Explanation of each setting in `.env.example`, and its example value. */
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
    text: `At least ${MIN_PASSWORD_LENGTH} characters; unset: generated, stored in DATA_DIR/admin-password.txt and shown once in a terminal.`,
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
  SECURITY_EMAIL: {
    example: 'turva@example.fi',
    text: "Receives security alarms and emails about staff accounts; published in /.well-known/security.txt; unset: the shop's own email.",
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
  WEATHER_SERVICES: {
    example: 'false',
    text: 'Read road weather (Digitraffic) and the forecast (FMI) for the coordinates of the shop; neither needs a key.',
  },
  DIGITRAFFIC_BASE_URL: {
    example: 'https://tie.digitraffic.fi',
    text: 'Another address of the road weather; it may be inside your own network.',
  },
  FMI_BASE_URL: {
    example: 'https://opendata.fmi.fi',
    text: 'Another address of the forecast; it may be inside your own network.',
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
  BACKUP_PASSPHRASE: {
    example: '',
    text: 'At least 16 characters: backups are encrypted with it. Keep it elsewhere than the backups: without it nobody can restore them.',
  },
  LOG_LEVEL: { example: 'info', text: 'fatal, error, warn, info, debug, trace or silent.' },
};

/** The text of `.env.example`. */
export function environmentExample(): string {
  const head = [
    '# Every setting is optional. Copy to .env and uncomment what you change.',
    '# Secrets may stand in files instead: NAME_FILE=/run/secrets/name in place of NAME=value, for',
    ...SECRET_SETTINGS.map((name) => `# ${name}_FILE`),
    '',
  ].join('\n');
  const rows = Object.entries(explanations).map(
    ([name, { example, text }]) => `# ${text}\n# ${name}=${example}\n`,
  );
  return [head, ...rows].join('\n');
}
