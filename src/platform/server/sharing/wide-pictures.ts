// The other widths of shipped renders: the widest AVIF is shipped with them, the others are made from it on first use and stored on disk.
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  WIDE_FOLDER,
  ROW_RENDER_PX,
  SCENE_RENDER_PX,
  TYRE_RENDER_PX,
  WIDE_PICTURE_WIDTHS,
  WIDEST_PICTURE_PX,
  type WidePictureFormat,
} from '../../contract/pictures/shipped-render.ts';

const WIDTHS = [ROW_RENDER_PX, TYRE_RENDER_PX, SCENE_RENDER_PX, ...WIDE_PICTURE_WIDTHS] as const;
const FILE = /^([a-z0-9-]{1,80})-(\d{3,4})\.(avif|webp)$/;
const QUALITY = { avif: 48, webp: 72 } as const;

export interface WidePictures {
  /** The bytes of '/tyres/wide/<file>'; undefined when there is no such picture. */
  get: (file: string) => Promise<{ bytes: Buffer; format: WidePictureFormat } | undefined>;
}

/** `shipped`: the folder of addresses such as '/tyres/…'; what was made is stored in `dataDir`. */
export function createWidePictures(folders: { shipped: string; dataDir: string }): WidePictures {
  const tyres = join(folders.shipped, 'tyres');
  const madeFolder = join(folders.dataDir, 'wide-pictures');
  const pending = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: a picture takes a core for a third of a second, and pages matter more. */
  function makeInTurn(make: () => Promise<Buffer>): Promise<Buffer> {
    const made = last.then(make);
    last = made.catch(() => undefined);
    return made;
  }

  return {
    get: async (file) => {
      const [, name, width, ending] = FILE.exec(file) ?? [];
      const widthPx = WIDTHS.find((known) => String(known) === width);
      if (!name || !widthPx) return undefined;
      const format = ending === 'avif' ? 'avif' : 'webp';
      const widest = join(tyres, WIDE_FOLDER, `${name}-${WIDEST_PICTURE_PX}.avif`);
      const shipped = await stat(widest).catch(() => undefined);
      if (!shipped) return undefined;
      if (widthPx === WIDEST_PICTURE_PX && format === 'avif') {
        return { bytes: await readFile(widest), format };
      }
      // The length of the source is in the name: another render is another file.
      const path = join(madeFolder, `${shipped.size}-${file}`);
      const known = await readFile(path).catch(() => undefined);
      if (known) return { bytes: known, format };
      // A small file is made of the render itself, which is read in a fraction of the time.
      const source = widthPx < TYRE_RENDER_PX ? join(tyres, `${name}.avif`) : widest;
      const made =
        pending.get(path) ?? makeInTurn(() => storeFile(path, () => draw(source, widthPx, format)));
      pending.set(path, made);
      return { bytes: await made.finally(() => pending.delete(path)), format };
    },
  };
}

/** Written next to its target and moved, so that nobody reads half a file. */
async function storeFile(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const bytes = await make();
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(`${path}.new`, bytes);
  await rename(`${path}.new`, path);
  return bytes;
}

async function draw(source: string, widthPx: number, format: WidePictureFormat): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const sized = sharp(await readFile(source)).resize(widthPx);
  return format === 'avif'
    ? sized.avif({ quality: QUALITY.avif, effort: 3 }).toBuffer()
    : sized.webp({ quality: QUALITY.webp, alphaQuality: 85, smartSubsample: true }).toBuffer();
}
