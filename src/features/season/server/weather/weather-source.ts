// The port to weather services: each address with how its answer is read. Answers are validated before they are stored.
import { fetchOutside, type OutboundResponse } from '../../../../platform/server/outbound/outbound.ts';

/** Coordinates in degrees (WGS 84). */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** One address of a service. */
export interface WeatherSource<Content> {
  /** 'stations', 'station:1001', 'forecast' */
  readonly name: string;
  readonly url: string;
  /** An origin of the operator's instead of the service's own. */
  readonly operatorOrigin: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** A word of the content type that the answer must have. */
  readonly format: 'json' | 'xml';
  readonly maxBytes: number;
  /** Milliseconds for which an answer is fresh. */
  readonly freshMs: number;
  /** Throws for what is not as it should be. */
  readonly read: (text: string) => Content;
}

const TIMEOUT_MS = 15_000;
const USER_AGENT = 'Kaarto';

/** One request. `undefined`: nothing has changed since `etag`. Throws for every answer that cannot be used. */
export async function fetchWeather<Content>(
  source: WeatherSource<Content>,
  etag: string | null,
  signal: AbortSignal,
): Promise<{ content: Content; etag: string | null } | undefined> {
  const { operatorOrigin } = source;
  const answer = await fetchOutside({
    url: source.url,
    headers: {
      ...source.headers,
      'user-agent': USER_AGENT,
      ...(etag !== null && { 'if-none-match': etag }),
    },
    maxBytes: source.maxBytes,
    timeoutMs: TIMEOUT_MS,
    acceptsGzip: true,
    signal,
    ...(operatorOrigin !== undefined && { operatorOrigin }),
  });
  if (answer.status === 304 && etag !== null) return undefined;
  if (answer.status !== 200 || !answer.contentType.includes(source.format)) {
    throw new Error(`${source.name}: answered ${answer.status} (${answer.contentType})`);
  }
  return { content: source.read(answer.text), etag: etagOf(answer) };
}

const MAX_ETAG_LENGTH = 200;

function etagOf({ headers: { etag } }: OutboundResponse): string | null {
  return etag !== undefined && etag.length <= MAX_ETAG_LENGTH ? etag : null;
}
