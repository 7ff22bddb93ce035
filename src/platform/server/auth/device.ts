// What lists of sessions call a device and a network: enough to know one's own by, too little to follow anybody.
import { networkOf } from '../limits/network-address.ts';

/** From where a request came. */
export interface Client {
  /** The IP address. */
  address: string;
  /** The browser's User-Agent header. */
  agent: string;
}

interface Requested {
  ip: string;
  headers: { 'user-agent'?: string | undefined };
}

export function clientOf({ ip, headers }: Requested): Client {
  return { address: ip, agent: headers['user-agent'] ?? '' };
}

/** As it is stored with a session: 'Firefox, Windows', empty when unknown; '192.0.2.0/24'. */
export function describeClient({ address, agent }: Client): { device: string; network: string } {
  const parts = [nameIn(agent, BROWSERS), nameIn(agent, SYSTEMS)].filter((name) => name !== undefined);
  return { device: parts.join(', '), network: networkOf(address) };
}

/** The first that matches counts: most browsers call themselves by the names of others, too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

function nameIn(agent: string, names: typeof BROWSERS): string | undefined {
  return names.find(([pattern]) => pattern.test(agent))?.[1];
}
