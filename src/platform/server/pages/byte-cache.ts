// Caches finished responses as bytes: invalidated by tag when staff save, evicted least recently used first.
import { hash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import type { Counted } from '../counts/daily-counts.ts';
import { compressBest, type EncodedBytes } from './compression.ts';

/** A response before it is encoded. */
export interface UnencodedResponse {
  status: number;
  contentType: string;
  body: string;
  tags: readonly string[];
  expiresAt?: Date | undefined;
  /** false: sent to the waiting requests but not cached. */
  isCacheable: boolean;
  headers?: Record<string, string>;
  /** What each sending to a visitor is counted as. */
  counted?: readonly Counted[] | undefined;
}

export interface CachedResponse extends EncodedBytes {
  status: number;
  contentType: string;
  etag: string;
  tags: readonly string[];
  expiresAtMs: number;
  headers: Record<string, string>;
  counted: readonly Counted[] | undefined;
  /** No longer in the cache: dropped by tag, expired or evicted. */
  isDropped: boolean;
  /** Requested a second time: it has the best compression, or is waiting for it. */
  isRequestedAgain: boolean;
}

export interface ByteCacheOptions {
  maxBytes: number;
  now: () => number;
}

const REMEMBERED_DROPS = 200;
/** Only every n-th hit by address updates the LRU order: the update costs more than the order is worth. */
const USES_COUNTED = 32;
const MAX_ADDRESSES = 20_000;

/** A new object each time an encoding is added, so that the cache counts its size again. */
interface Entry {
  readonly answer: CachedResponse;
}

/** Shared by all raw addresses of one response; emptied on eviction, so that none of them retains its bytes. */
interface Address {
  readonly key: string;
  answer: CachedResponse | undefined;
}
const MAX_ALIAS = 512;

/** Responses by key, with single flight: concurrent requests for a key share one call of `make`. */
export class ByteCache {
  readonly #responses: LRUCache<string, Entry>;
  readonly #addresses = new Map<string, Address>();
  readonly #addressOf = new WeakMap<CachedResponse, Address>();
  readonly #flights = new Map<string, Promise<CachedResponse>>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #drops: { sequence: number; tags: ReadonlySet<string> | 'all' }[] = [];
  readonly #now: () => number;
  /** Only cached responses wait here, so it never grows beyond the cache. */
  readonly #toSqueeze = new Set<CachedResponse>();
  #isSqueezing = false;
  #sequence = 0;
  #finds = 0;
  #made = 0;

  constructor(options: ByteCacheOptions) {
    this.#now = options.now;
    this.#responses = new LRUCache<string, Entry>({
      maxSize: options.maxBytes,
      sizeCalculation: ({ answer }) =>
        answer.identity.length + (answer.br?.length ?? 0) + (answer.gzip?.length ?? 0) + 2048,
      dispose: ({ answer }, key) => {
        answer.isDropped = true;
        answer.onGrown = undefined;
        this.#toSqueeze.delete(answer);
        const address = this.#addressOf.get(answer);
        if (address) address.answer = undefined;
        this.#removeTags(key, answer);
      },
    });
  }

  /** The cached response for exactly this raw request address. */
  findByAddress(rawUrl: string): CachedResponse | undefined {
    const address = this.#addresses.get(rawUrl);
    if (!address) return undefined;
    const { key, answer } = address;
    if (!answer || answer.expiresAtMs <= this.#now()) {
      this.#addresses.delete(rawUrl);
      return undefined;
    }
    if (!answer.isRequestedAgain && answer.br) this.#compressBest(answer);
    this.#finds += 1;
    if (this.#finds % USES_COUNTED === 0) this.#responses.get(key);
    return answer;
  }

  find(key: string): CachedResponse | undefined {
    const answer = this.#responses.get(key)?.answer;
    if (answer && answer.expiresAtMs <= this.#now()) {
      this.#responses.delete(key);
      return undefined;
    }
    return answer;
  }

  /** The response for `key`: cached, in flight, or made now. `rawUrl` becomes a shortcut to it. */
  async getOrMake(
    key: string,
    rawUrl: string | undefined,
    make: () => Promise<UnencodedResponse>,
  ): Promise<CachedResponse> {
    const cached = this.find(key);
    if (cached) {
      if (!cached.isRequestedAgain && cached.br) this.#compressBest(cached);
      this.#rememberAddress(rawUrl, key, cached);
      return cached;
    }
    const underWay = this.#flights.get(key);
    if (underWay) return underWay;
    const flight = this.#make(key, rawUrl, make).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    this.#flights.set(key, flight);
    return flight;
  }

  /** Removes everything that carries one of the tags; responses rendered from older data are not cached either. */
  drop(tags: readonly string[]): void {
    this.#remember(new Set(tags));
    for (const tag of tags) for (const key of this.#keysByTag.get(tag) ?? []) this.#responses.delete(key);
  }

  dropAll(): void {
    this.#remember('all');
    this.#responses.clear();
    this.#addresses.clear();
  }

  /** Cached responses, their bytes, and how many were ever made, for metrics. */
  size(): { answers: number; bytes: number; made: number } {
    return { answers: this.#responses.size, bytes: this.#responses.calculatedSize, made: this.#made };
  }

  /** A sequence number of invalidations; pass it to `hasChanged` to validate other caches with the same tags. */
  changes(): number {
    return this.#sequence;
  }

  /** Whether one of the tags has changed since `changes()` was `since`; also true when that is too long ago to know. */
  hasChanged(since: number, tags: readonly string[]): boolean {
    if (this.#sequence === since) return false;
    if (this.#sequence - since >= REMEMBERED_DROPS) return true;
    return this.#drops.some(
      (drop) =>
        drop.sequence > since &&
        (drop.tags === 'all' || tags.some((tag) => drop.tags !== 'all' && drop.tags.has(tag))),
    );
  }

  #remember(tags: ReadonlySet<string> | 'all'): void {
    this.#sequence += 1;
    this.#drops.push({ sequence: this.#sequence, tags });
    if (this.#drops.length > REMEMBERED_DROPS) this.#drops.shift();
    // A render in flight may have read older data, so the next request starts a new one.
    this.#flights.clear();
  }

  async #make(
    key: string,
    rawUrl: string | undefined,
    make: () => Promise<UnencodedResponse>,
  ): Promise<CachedResponse> {
    const startedAt = this.#sequence;
    this.#made += 1;
    const made = await make();
    const answer = finishResponse(made);
    if (made.isCacheable && !this.hasChanged(startedAt, made.tags)) {
      this.#responses.set(key, { answer });
      // A response larger than the complete cache is not stored.
      if (this.#responses.peek(key)?.answer !== answer) return answer;
      answer.onGrown = () => this.#responses.set(key, { answer }, { noDisposeOnSet: true });
      this.#rememberAddress(rawUrl, key, answer);
      for (const tag of made.tags) {
        const keys = this.#keysByTag.get(tag) ?? new Set<string>();
        this.#keysByTag.set(tag, keys.add(key));
      }
    }
    return answer;
  }

  /**
   * Compresses a response again at the best quality, one at a time on a worker thread: a tenth smaller for 20 times the
   * work, so it is done in the background and only for responses that are requested again.
   */
  #compressBest(answer: CachedResponse): void {
    if (answer.isDropped) return;
    answer.isRequestedAgain = true;
    this.#toSqueeze.add(answer);
    if (!this.#isSqueezing) void this.#squeezeAll();
  }

  async #squeezeAll(): Promise<void> {
    this.#isSqueezing = true;
    for (const answer of this.#toSqueeze) {
      this.#toSqueeze.delete(answer);
      answer.br = await compressBest(answer.identity);
    }
    this.#isSqueezing = false;
  }

  /** Very long addresses are not remembered: anybody could fill the memory with them. */
  #rememberAddress(rawUrl: string | undefined, key: string, answer: CachedResponse): void {
    if (!rawUrl || rawUrl.length > MAX_ALIAS) return;
    // Clients can invent any number of addresses for one response, so the list is bounded.
    if (this.#addresses.size >= MAX_ADDRESSES) this.#addresses.clear();
    const address = this.#addressOf.get(answer) ?? { key, answer };
    this.#addressOf.set(answer, address);
    this.#addresses.set(rawUrl, address);
  }

  #removeTags(key: string, answer: CachedResponse): void {
    for (const tag of answer.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

/** Encodes a response and computes its ETag; compressed encodings are added on first use. */
export function finishResponse(made: UnencodedResponse): CachedResponse {
  const identity = Buffer.from(made.body, 'utf8');
  return {
    status: made.status,
    contentType: made.contentType,
    etag: `W/"${hash('sha1', identity, 'base64url')}"`,
    identity,
    br: undefined,
    gzip: undefined,
    onGrown: undefined,
    tags: made.tags,
    expiresAtMs: made.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
    headers: made.headers ?? {},
    counted: made.counted,
    isDropped: false,
    isRequestedAgain: false,
  };
}
