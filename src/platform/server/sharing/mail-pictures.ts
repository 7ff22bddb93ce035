// The shipped tyre images as emails need them: JPEG on a pale ground, made on first use and cached.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** For a place of 132 pixels on screens of twice as many. */
const SIZE_PX = 264;
const QUALITY = 82;
const GROUND = '#f6f6f3';
const NAME = /^[a-z0-9-]{1,80}$/;

export interface MailPictures {
  /** The JPEG of '/tyres/<name>.avif'; undefined when there is none. */
  get: (name: string) => Promise<Buffer | undefined>;
}

/** `shipped`: the folder that addresses such as '/tyres/…' lie in. Cached for good: there are no more than are shipped. */
export function createMailPictures({ shipped }: { shipped: string }): MailPictures {
  const cache = new Map<string, Promise<Buffer>>();
  return {
    get: async (name) => {
      if (!NAME.test(name)) return undefined;
      const known = cache.get(name);
      if (known) return known;
      const shown = await readFile(join(shipped, 'tyres', `${name}.avif`)).catch(() => undefined);
      if (!shown) return undefined;
      const made = cache.get(name) ?? draw(shown);
      cache.set(name, made);
      made.catch(() => cache.delete(name));
      return made;
    },
  };
}

async function draw(shown: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(shown)
    .resize(SIZE_PX, SIZE_PX, { fit: 'contain', background: GROUND })
    .flatten({ background: GROUND })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}
