// What may be uploaded as a picture; the browser and the server use the same limits.

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Whether a file begins as JPEG, PNG or WebP do, whatever it is called. */
export function hasImageSignature(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === '\u00FF\u00D8\u00FF') return true;
  if (text(0, 8) === '\u0089PNG\r\n\u001A\n') return true;
  return text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP';
}
