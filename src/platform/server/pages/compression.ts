// The encodings of an answer: which one a client is sent, each made when it is first asked for.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Coding = 'br' | 'gzip';
export type Encoding = Coding | 'identity';

/** Bytes of an answer. `br` and `gzip` are absent until somebody asks for them, for ever in what is too small to gain. */
export interface EncodedBytes {
  readonly identity: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
  /** Told when an encoding has come. */
  onGrown: (() => void) | undefined;
}

const SMALLEST_COMPRESSED = 512;
/** 1 ms for a page of 150 kB. */
const QUICK_QUALITY = 4;
const GZIP_LEVEL = 6;
/** Bytes handed over at a time: what fits takes one turn of a thread. */
const CHUNK_BYTES = 64 * 1024;

const underWay = new WeakMap<EncodedBytes, Partial<Record<Coding, Promise<Buffer> | undefined>>>();

/** What to send: the first of brotli, gzip and plain that the client takes and the answer gains from. */
export function chooseEncoding(
  accepted: string | string[] | undefined,
  { identity }: EncodedBytes,
): Encoding {
  if (identity.length < SMALLEST_COMPRESSED) return 'identity';
  const text = typeof accepted === 'string' ? accepted : '';
  if (accepts(text, 'br')) return 'br';
  return accepts(text, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, coding: Coding): boolean {
  if (!header.includes(coding)) return false;
  if (!header.includes('q=0')) return true;
  return header.split(',').some((part) => {
    const [name, weight] = part.trim().split(/\s*;\s*q=/);
    return name === coding && (weight === undefined || Number(weight) > 0);
  });
}

/** Makes one encoding of an answer that has not got it, once however many wait for it. */
export function encode(answer: EncodedBytes, coding: Coding): Promise<Buffer> {
  const flights = underWay.get(answer) ?? {};
  underWay.set(answer, flights);
  flights[coding] ??= compress(answer.identity, coding)
    .then((bytes) => {
      answer[coding] = bytes;
      answer.onGrown?.();
      return bytes;
    })
    .finally(() => {
      flights[coding] = undefined;
    });
  return flights[coding];
}

function compress(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'br') return brotli(bytes, QUICK_QUALITY);
  return compressGzip(bytes, { level: GZIP_LEVEL, chunkSize: CHUNK_BYTES });
}

/** As far as brotli goes: a tenth smaller for 20 times the work. */
export function squeeze(bytes: Buffer): Promise<Buffer> {
  return brotli(bytes, constants.BROTLI_MAX_QUALITY);
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compressBrotli(bytes, { params, chunkSize: CHUNK_BYTES });
}
