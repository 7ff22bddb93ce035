// The names of uploaded pictures: they contain the size, so that a page knows every file of a picture from its address alone.

/** Address under which the files are served, to everybody. */
export const FILES_PATH = '/api/files/';

/** The widths in pixels that a picture is made in; one that is narrower has its own width instead of the wider ones. */
export const PICTURE_WIDTHS = [480, 960, 1920] as const;

/** Longest side of a stored picture, in pixels. */
export const MAX_SIDE_PX = 1920;

export type PictureFormat = 'avif' | 'webp';

const PICTURE_NAME = /^[a-z0-9]{20}-([1-9]\d{0,3})x([1-9]\d{0,3})\.(?:jpg|png)$/;
const FILE_NAME = /^[a-z0-9]{20}-[1-9]\d{0,3}x[1-9]\d{0,3}(?:\.(?:jpg|png)|-[1-9]\d{0,3}\.(?:avif|webp))$/;

export interface UploadedPicture {
  name: string;
  widthPx: number;
  heightPx: number;
}

/** The picture that an address on this server names, '/api/files/…' or without the first slash; else `undefined`. */
export function findUploadedPicture(path: string): UploadedPicture | undefined {
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return rooted.startsWith(FILES_PATH) ? readPictureName(rooted.slice(FILES_PATH.length)) : undefined;
}

/** The format and size in a picture's name; `undefined` for any other name, also of one of its sizes. */
export function readPictureName(name: string): UploadedPicture | undefined {
  const [, width, height] = PICTURE_NAME.exec(name) ?? [];
  return width && height ? { name, widthPx: Number(width), heightPx: Number(height) } : undefined;
}

/** The addresses of uploaded pictures in a text, such as an article's; each once. */
export function uploadedPicturesIn(text: string): string[] {
  const found = text.match(/\/api\/files\/[a-z0-9.-]+/g) ?? [];
  return [...new Set(found)].filter((path) => findUploadedPicture(path));
}

/** The widths in which this picture exists, narrowest first. */
export function widthsOf({ widthPx }: Pick<UploadedPicture, 'widthPx'>): number[] {
  return [...PICTURE_WIDTHS.filter((width) => width < widthPx), widthPx];
}

/** 'k3…-1600x900.jpg', 480, 'webp' → 'k3…-1600x900-480.webp'. */
export function sizeName(name: string, widthPx: number, format: PictureFormat): string {
  return `${name.replace(/\.[a-z]+$/, '')}-${widthPx}.${format}`;
}

/** Every file that a picture has, itself first. */
export function filesOf(picture: UploadedPicture): string[] {
  return [
    picture.name,
    ...widthsOf(picture).flatMap((width) => [
      sizeName(picture.name, width, 'avif'),
      sizeName(picture.name, width, 'webp'),
    ]),
  ];
}

/** The picture that a file belongs to, without its ending: the same for all sizes. `undefined` for a foreign name. */
export function stemOf(fileName: string): string | undefined {
  return FILE_NAME.test(fileName) ? /^[a-z0-9]{20}-\d+x\d+/.exec(fileName)?.[0] : undefined;
}

/** All widths of one format, as in the attribute srcset. */
export function srcSetOf(picture: UploadedPicture, format: PictureFormat): string {
  return widthsOf(picture)
    .map((width) => `${FILES_PATH}${sizeName(picture.name, width, format)} ${width}w`)
    .join(', ');
}
