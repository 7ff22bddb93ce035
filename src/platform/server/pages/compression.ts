// The encodings of a response: which one a client gets, each compressed on first use.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Coding = 'br' | 'gzip';
export type Encoding = Coding | 'identity';

/** Bytes of a response. `br` and `gzip` are set on first use, and never for bodies too small to gain. */
export interface EncodedBytes {
  readonly identity: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
  /** Called when an encoding has been added. */
  onGrown: (() => void) | undefined;
}

const MIN_COMPRESSED = 512;
/** 1 ms for a page of 150 kB. */
const QUICK_QUALITY = 4;
const GZIP_LEVEL = 6;
/** Chunk size: a body that fits is compressed in one turn of a worker thread. */
const CHUNK_BYTES = 64 * 1024;

const underWay = new WeakMap<EncodedBytes, Partial<Record<Coding, Promise<Buffer> | undefined>>>();

/** The first of brotli, gzip and identity that the client accepts and the body gains from. */
export function chooseEncoding(
  accepted: string | string[] | undefined,
  { identity }: EncodedBytes,
): Encoding {
  if (identity.length < MIN_COMPRESSED) return 'identity';
  const text = typeof accepted === 'string' ? accepted : '';
  if (accepts(text, 'br')) return 'br';
  return accepts(text, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, coding: Coding): boolean {
  if (!header.includes(coding)) return false;
  if (!header.includes('q=0')) return true;
  return header.split(',').some((part) => {
    const [name, weight] = part.split(';').map((text) => text.trim());
    return name === coding && (!weight?.startsWith('q=') || Number(weight.slice(2)) > 0);
  });
}

/** Adds an encoding to a response; concurrent calls share one compression. */
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

/** Best brotli quality: a tenth smaller for 20 times the work. */
export function compressBest(bytes: Buffer): Promise<Buffer> {
  return brotli(bytes, constants.BROTLI_MAX_QUALITY);
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compressBrotli(bytes, { params, chunkSize: CHUNK_BYTES });
}
