// Finished answers as bytes in memory: dropped by tag when staff save, least recently used go first.
import { hash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import { squeeze } from './compression.ts';
import type { EncodedBytes } from './compression.ts';

/** An answer as its maker hands it over. */
export interface MadeAnswer {
  status: number;
  contentType: string;
  body: string;
  tags: readonly string[];
  expiresAt?: Date | undefined;
  /** false: given to those waiting, not kept. */
  isCacheable: boolean;
  headers?: Record<string, string>;
}

/** A kept answer. */
export interface KeptAnswer extends EncodedBytes {
  status: number;
  contentType: string;
  etag: string;
  tags: readonly string[];
  expiresAtMs: number;
  headers: Record<string, string>;
  /** No longer kept: dropped, expired or pushed out. */
  isGone: boolean;
  /** Asked for again, and so worth being compressed as far as it goes. */
  isSqueezed: boolean;
}

export interface ByteCacheOptions {
  maxBytes: number;
  now: () => number;
}

const REMEMBERED_DROPS = 200;
/** Of so many finds by address one counts as a use: finding costs more than it tells. */
const USES_COUNTED = 32;
const MOST_ADDRESSES = 20_000;

/** In the cache under another object each time its bytes have grown: so they are counted again. */
interface Entry {
  readonly answer: KeptAnswer;
}

/** Where many raw addresses find one answer: empty once it is gone, so that none of them holds its bytes. */
interface Address {
  readonly key: string;
  answer: KeptAnswer | undefined;
}
const LONGEST_ALIAS = 512;

/** Answers by key, with single flight: however many wait for a key, its maker runs once. */
export class ByteCache {
  readonly #kept: LRUCache<string, Entry>;
  readonly #addresses = new Map<string, Address>();
  readonly #addressOf = new WeakMap<KeptAnswer, Address>();
  readonly #flights = new Map<string, Promise<KeptAnswer>>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #drops: { sequence: number; tags: ReadonlySet<string> | 'all' }[] = [];
  readonly #now: () => number;
  /** Only what is kept waits here, so it is never more than the cache itself. */
  readonly #toSqueeze = new Set<KeptAnswer>();
  #isSqueezing = false;
  #sequence = 0;
  #finds = 0;
  #made = 0;

  constructor(options: ByteCacheOptions) {
    this.#now = options.now;
    this.#kept = new LRUCache<string, Entry>({
      maxSize: options.maxBytes,
      sizeCalculation: ({ answer }) =>
        answer.identity.length + (answer.br?.length ?? 0) + (answer.gzip?.length ?? 0) + 2048,
      dispose: ({ answer }, key) => {
        answer.isGone = true;
        answer.onGrown = undefined;
        this.#toSqueeze.delete(answer);
        const address = this.#addressOf.get(answer);
        if (address) address.answer = undefined;
        this.#forgetTags(key, answer);
      },
    });
  }

  /** The kept answer for a raw request address, when that very address was asked before and nothing changed. */
  findByAddress(rawUrl: string): KeptAnswer | undefined {
    const address = this.#addresses.get(rawUrl);
    if (!address) return undefined;
    const { key, answer } = address;
    if (!answer || answer.expiresAtMs <= this.#now()) {
      this.#addresses.delete(rawUrl);
      return undefined;
    }
    if (!answer.isSqueezed && answer.br) this.#squeeze(answer);
    this.#finds += 1;
    if (this.#finds % USES_COUNTED === 0) this.#kept.get(key);
    return answer;
  }

  find(key: string): KeptAnswer | undefined {
    const answer = this.#kept.get(key)?.answer;
    if (answer && answer.expiresAtMs <= this.#now()) {
      this.#kept.delete(key);
      return undefined;
    }
    return answer;
  }

  /** The answer for `key`: kept, under way, or made now. `rawUrl` becomes a quick way to it. */
  async getOrMake(
    key: string,
    rawUrl: string | undefined,
    make: () => Promise<MadeAnswer>,
  ): Promise<KeptAnswer> {
    const kept = this.find(key);
    if (kept) {
      if (!kept.isSqueezed && kept.br) this.#squeeze(kept);
      this.#rememberAddress(rawUrl, key, kept);
      return kept;
    }
    const underWay = this.#flights.get(key);
    if (underWay) return underWay;
    const flight = this.#make(key, rawUrl, make).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    this.#flights.set(key, flight);
    return flight;
  }

  /** Drops everything that carries one of the tags, and lets nothing rendered from older data be kept. */
  drop(tags: readonly string[]): void {
    this.#remember(new Set(tags));
    for (const tag of tags) for (const key of this.#keysByTag.get(tag) ?? []) this.#kept.delete(key);
  }

  dropAll(): void {
    this.#remember('all');
    this.#kept.clear();
    this.#addresses.clear();
  }

  /** Kept answers and their bytes, and how many answers were ever made, for metrics. */
  size(): { answers: number; bytes: number; made: number } {
    return { answers: this.#kept.size, bytes: this.#kept.calculatedSize, made: this.#made };
  }

  /** How many changes there have been: with `hasChanged` for what is kept elsewhere under the same tags. */
  changes(): number {
    return this.#sequence;
  }

  /** Whether one of the tags has changed since `changes()` was `since`; also true when that is too long ago to tell. */
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
    // A render under way may have read older data: whoever comes now starts a new one.
    this.#flights.clear();
  }

  async #make(key: string, rawUrl: string | undefined, make: () => Promise<MadeAnswer>): Promise<KeptAnswer> {
    const startedAt = this.#sequence;
    this.#made += 1;
    const made = await make();
    const answer = finishAnswer(made);
    if (made.isCacheable && !this.hasChanged(startedAt, made.tags)) {
      this.#kept.set(key, { answer });
      // What is larger than the whole cache is not taken.
      if (this.#kept.peek(key)?.answer !== answer) return answer;
      answer.onGrown = () => this.#kept.set(key, { answer }, { noDisposeOnSet: true });
      this.#rememberAddress(rawUrl, key, answer);
      for (const tag of made.tags) {
        const keys = this.#keysByTag.get(tag) ?? new Set<string>();
        this.#keysByTag.set(tag, keys.add(key));
      }
    }
    return answer;
  }

  /**
   * Compresses an answer anew, one at a time, on a thread of its own: a tenth less to send for 20 times the work, which
   * nobody waits for and what is asked once does not get.
   */
  #squeeze(answer: KeptAnswer): void {
    if (answer.isGone) return;
    answer.isSqueezed = true;
    this.#toSqueeze.add(answer);
    if (!this.#isSqueezing) void this.#squeezeAll();
  }

  async #squeezeAll(): Promise<void> {
    this.#isSqueezing = true;
    for (const answer of this.#toSqueeze) {
      this.#toSqueeze.delete(answer);
      answer.br = await squeeze(answer.identity);
    }
    this.#isSqueezing = false;
  }

  /** Long addresses are nobody's habit; remembering them would be memory for the asking. */
  #rememberAddress(rawUrl: string | undefined, key: string, answer: KeptAnswer): void {
    if (!rawUrl || rawUrl.length > LONGEST_ALIAS) return;
    // Strangers can make up more addresses of one answer than are worth a place.
    if (this.#addresses.size >= MOST_ADDRESSES) this.#addresses.clear();
    const address = this.#addressOf.get(answer) ?? { key, answer };
    this.#addressOf.set(answer, address);
    this.#addresses.set(rawUrl, address);
  }

  #forgetTags(key: string, answer: KeptAnswer): void {
    for (const tag of answer.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

/** An answer ready to send: its bytes and its tag, encodings when they are asked for. */
export function finishAnswer(made: MadeAnswer): KeptAnswer {
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
    isGone: false,
    isSqueezed: false,
  };
}
