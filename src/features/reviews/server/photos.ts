// Reviewers' photos: fetched once a day, re-encoded and served from our own address. If one fails, initials replace it.
import { createHash } from 'node:crypto';

import { FILES_PATH, sizeName } from '../../../platform/contract/pictures/uploaded-picture.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { PictureMaker } from '../../../platform/server/files/picture-maker.ts';
import type { RemadePicture } from '../../../platform/server/files/remake-picture.ts';
import { fetchOutside } from '../../../platform/server/outbound/outbound.ts';
import { hasImageSignature } from '../../media/picture-limits.ts';

export interface PhotoParts {
  files: Platform['files'];
  log: Platform['log'];
  maker: PictureMaker;
  /** The origin that the operator has set for the service, which may be inside the own network. */
  operatorOrigin: string | undefined;
}

/** For one photo; `allMs` for all of them, so that a slow service does not delay the reviews. */
export const PHOTO_LIMITS = { maxBytes: 1_000_000, timeoutMs: 8_000, allMs: 30_000 };

/** Hosts of the service's photos. */
const PHOTO_HOSTS = /\.googleusercontent\.com$/;

/** The addresses on this server of the photos, in order; null where initials replace it. Throws only when `signal` does. */
export async function storePhotos(
  parts: PhotoParts,
  addresses: readonly (string | undefined)[],
  signal: AbortSignal,
  limits = PHOTO_LIMITS,
): Promise<(string | null)[]> {
  const until = AbortSignal.any([signal, AbortSignal.timeout(limits.allMs)]);
  const stored: (string | null)[] = [];
  for (const address of addresses) {
    stored.push(isOfService(address, parts) ? await storePhoto(parts, address, until, limits) : null);
  }
  signal.throwIfAborted();
  return stored;
}

/** The names of the files of these photos. */
export function photoFiles(photos: readonly (string | null)[]): string[] {
  return photos.flatMap((path) => (path?.startsWith(FILES_PATH) ? [path.slice(FILES_PATH.length)] : []));
}

function isOfService(address: string | undefined, { operatorOrigin }: PhotoParts): address is string {
  const url = address === undefined ? null : URL.parse(address);
  if (!url) return false;
  return (url.protocol === 'https:' && PHOTO_HOSTS.test(url.hostname)) || url.origin === operatorOrigin;
}

async function storePhoto(
  { files, log, maker, operatorOrigin }: PhotoParts,
  url: string,
  signal: AbortSignal,
  { maxBytes, timeoutMs }: typeof PHOTO_LIMITS,
): Promise<string | null> {
  try {
    const limits = { maxBytes, timeoutMs, signal };
    const { status, bytes } = await fetchOutside({
      url,
      ...limits,
      ...(operatorOrigin !== undefined && { operatorOrigin }),
    });
    if (status !== 200 || !hasImageSignature(bytes)) return null;
    const remade = await before(
      signal,
      maker.make(async () => bytes),
    );
    if (remade.kind !== 'picture') return null;
    const { name, content } = smallestOf(remade, bytes);
    await files.put(name, content);
    return FILES_PATH + name;
  } catch (error) {
    log.warn({ err: error }, 'a reviewer’s photo could not be stored');
    return null;
  }
}

/** Named by its content, so that an unchanged photo has the same address. */
function smallestOf(
  { widthPx, heightPx, format, sizes }: RemadePicture,
  original: Uint8Array,
): { name: string; content: Uint8Array } {
  const id = createHash('sha256').update(original).digest('hex').slice(0, 20);
  const [smallest] = sizes
    .filter((size) => size.format === 'webp')
    .toSorted((one, other) => one.widthPx - other.widthPx);
  if (!smallest) throw new Error('A picture is made in at least one size');
  const name = sizeName(`${id}-${widthPx}x${heightPx}.${format}`, smallest.widthPx, 'webp');
  return { name, content: smallest.content };
}

function before<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      const stop = () => reject(new Error('Out of time'));
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    }),
  ]);
}
