// Record ids: UUID version 7 (RFC 9562), so that keys made later sort later.
import { z } from 'zod';

/** An id as the API shows it in `_id`. */
export const idSchema = z.uuid();

/** A new id: 48 bits of Unix milliseconds, then 74 random bits. */
export function newId(nowMs: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const time = nowMs.toString(16).padStart(12, '0');
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** For a list that is saved completely: an item keeps its id; an unknown or repeated one is replaced by a new one. */
export function idAllocator(known: ReadonlySet<string>): (id: string | undefined) => string {
  const taken = new Set<string>();
  return (id) => {
    const own = id !== undefined && known.has(id) && !taken.has(id) ? id : newId();
    taken.add(own);
    return own;
  };
}
