// Shipped renders: next to '/tyres/x.avif' there are wider files and, for old browsers, WebP, as '/tyres/wide/x-840.webp'.

/** Pixels; the widest is shipped as AVIF, the others are made from it when first requested. */
export const WIDE_PICTURE_WIDTHS = [840, 1260] as const;
export const WIDEST_PICTURE_PX = 1260;

export type WidePictureFormat = 'avif' | 'webp';

/** Below the folder of the picture itself. */
export const WIDE_FOLDER = 'wide';

const RENDER = /^\/tyres\/([a-z0-9-]+)\.avif$/;
/** Pixels of the file for a row of a phone's list, made from the widest as well. */
export const ROW_RENDER_PX = 240;
/** Pixels of '/tyres/x.avif' itself. */
export const TYRE_RENDER_PX = 420;
export const SCENE_RENDER_PX = 640;

export function isShippedRender(path: string): boolean {
  return RENDER.test(path);
}

/** '/tyres/x.avif', 840, 'webp' → '/tyres/wide/x-840.webp'. */
export function widePicturePath(path: string, widthPx: number, format: WidePictureFormat): string {
  return path.replace(RENDER, `/tyres/${WIDE_FOLDER}/$1-${widthPx}.${format}`);
}

/** The render in its own width for browsers without AVIF. */
export function renderAsWebp(path: string): string {
  return widePicturePath(path, ownWidthPx(path), 'webp');
}

/** All widths of one format, as in the attribute srcset; the narrowest is the render's own. */
export function renderSrcSet(path: string, format: WidePictureFormat): string {
  const narrowest = format === 'avif' ? path : renderAsWebp(path);
  const wide = WIDE_PICTURE_WIDTHS.map((width) => `${widePicturePath(path, width, format)} ${width}w`);
  return [`${narrowest} ${ownWidthPx(path)}w`, ...wide].join(', ');
}

/** The small file for a phone's rows, and the render itself. */
export function cardSrcSet(path: string): string {
  return `${widePicturePath(path, ROW_RENDER_PX, 'avif')} ${ROW_RENDER_PX}w, ${path} ${ownWidthPx(path)}w`;
}

function ownWidthPx(path: string): number {
  return path.endsWith('-scene.avif') ? SCENE_RENDER_PX : TYRE_RENDER_PX;
}
