// Draws the picture that a shared link shows: the page's title on the shop's dark ground, a wheel or the product next to it.
import { resolve } from 'node:path';

import type makeSharp from 'sharp';
import type { OverlayOptions, Sharp } from 'sharp';

import { escapeMarkup } from '../../contract/text.ts';

/** What a share picture shows; the same recipe always gives the same bytes. */
export interface ShareRecipe {
  /** The page's title: wrapped, made smaller until it fits. */
  title: string;
  /** A short line under it, such as a price; may be empty. */
  detail: string;
  /** The shop's name. */
  siteName: string;
  /** A shipped picture with a transparent ground, such as '/tyres/x.avif'; without one, the wheel of the ground. */
  picturePath: string | undefined;
}

export interface DrawingFolders {
  /** Folder of the files at addresses such as '/tyres/…'. */
  shipped: string;
}

/** Pixels; the proportions every service cuts to (Open Graph, 1.91 : 1). */
export const SHARE_WIDTH_PX = 1200;
export const SHARE_HEIGHT_PX = 630;

const LEFT_PX = 64;
const TEXT_WIDTH_PX = 570;
const TITLE_TOP_PX = 168;
const TITLE_HEIGHT_PX = 250;
const TITLE_LARGEST_PX = 84;
const TITLE_SMALLER_PX = [76, 68, 60, 52, 46, 40] as const;
const MAX_TITLE_LENGTH = 140;
const PAPER = '#f4f4f1';
const YELLOW = '#ffc400';
const PRODUCT_PX = 560;
const GROUND = '/tyres/share-base.jpg';

/** The picture as JPEG, 1200 × 630. Works off the event loop, about 60 ms. Rejects when a shipped file is not there. */
export async function drawSharePicture(recipe: ShareRecipe, folders: DrawingFolders): Promise<Buffer> {
  const sharp = await loadSharp();
  // One after the other: side by side each would leave its own thread's memory in pieces.
  const mark = await sharp(Buffer.from(MARK)).png().toBuffer();
  const name = await writeLine(sharp, { text: recipe.siteName, sizePx: 30, colour: PAPER, width: 480 });
  const title = await writeTitle(sharp, shorten(recipe.title));
  const layers: OverlayOptions[] = [
    ...(await productLayers(sharp, recipe.picturePath, folders)),
    { input: mark, left: LEFT_PX, top: 64 },
    { input: name.data, left: LEFT_PX + 60, top: 64 + Math.round((44 - name.height) / 2) },
    { input: title.data, left: LEFT_PX, top: TITLE_TOP_PX },
  ];
  if (recipe.detail !== '') {
    const detail = await writeLine(sharp, {
      text: recipe.detail,
      sizePx: 40,
      colour: YELLOW,
      width: TEXT_WIDTH_PX,
    });
    layers.push({ input: detail.data, left: LEFT_PX, top: TITLE_TOP_PX + title.height + 34 });
  }
  return groundOf(sharp, recipe.picturePath, folders)
    .composite(layers)
    .jpeg({ quality: 80, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Loaded with the first picture: most processes never draw one. */
async function loadSharp(): Promise<SharpMaker> {
  const { default: sharp } = await import('sharp');
  // Each image is drawn once, so sharp's cache and more threads would only use memory.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

type SharpMaker = typeof makeSharp;

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34" width="44" height="44" fill="none">' +
  `<g stroke="${PAPER}"><circle cx="17" cy="17" r="14.8" stroke-width="4.2" stroke-dasharray="4.185 1.627"/>` +
  '<circle cx="17" cy="17" r="11.2" stroke-width="3.4"/></g>' +
  `<circle cx="17" cy="17" r="5" fill="${YELLOW}"/></svg>`;

/** The ground of a product: the same night, without the wheel. */
const NIGHT =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH_PX}" height="${SHARE_HEIGHT_PX}">` +
  '<radialGradient id="g" cx="0.74" cy="0.45" r="0.6"><stop offset="0" stop-color="#46505a"/>' +
  '<stop offset="1" stop-color="#1b2024"/></radialGradient><rect width="100%" height="100%" fill="url(#g)"/>' +
  `<path d="M0 567l680-18" stroke="${YELLOW}" stroke-width="11" stroke-dasharray="96 60" stroke-dashoffset="40"/></svg>`;

function groundOf(sharp: SharpMaker, picturePath: string | undefined, { shipped }: DrawingFolders): Sharp {
  return picturePath === undefined ? sharp(resolve(shipped, `.${GROUND}`)) : sharp(Buffer.from(NIGHT));
}

async function productLayers(
  sharp: SharpMaker,
  picturePath: string | undefined,
  { shipped }: DrawingFolders,
): Promise<OverlayOptions[]> {
  if (picturePath === undefined) return [];
  const input = await sharp(resolve(shipped, `.${picturePath}`))
    .resize(PRODUCT_PX, PRODUCT_PX, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  return [{ input, left: SHARE_WIDTH_PX - PRODUCT_PX - 12, top: (SHARE_HEIGHT_PX - PRODUCT_PX) / 2 }];
}

interface Written {
  data: Buffer;
  width: number;
  height: number;
}

/** The title as large as it fits its field. */
async function writeTitle(sharp: SharpMaker, text: string): Promise<Written> {
  const write = (sizePx: number) => writeText(sharp, { text, sizePx, colour: PAPER, width: TEXT_WIDTH_PX });
  let written = await write(TITLE_LARGEST_PX);
  for (const sizePx of TITLE_SMALLER_PX) {
    if (written.height <= TITLE_HEIGHT_PX && written.width <= TEXT_WIDTH_PX) return written;
    written = await write(sizePx);
  }
  return cutTo(sharp, written, TITLE_HEIGHT_PX);
}

interface TextOrder {
  text: string;
  sizePx: number;
  colour: string;
  width: number;
}

/** One line, cut where its field ends. */
async function writeLine(sharp: SharpMaker, order: TextOrder): Promise<Written> {
  return cutTo(sharp, await writeText(sharp, order), Math.round(order.sizePx * 1.4));
}

async function writeText(sharp: SharpMaker, { text, sizePx, colour, width }: TextOrder): Promise<Written> {
  const written = sharp({
    text: {
      text: `<span foreground="${colour}">${pangoText(text)}</span>`,
      font: `Archivo ${sizePx}px`,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word',
      spacing: -Math.round(sizePx * 0.1),
    },
  }).png();
  try {
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    // Spaces and the like leave no mark.
    if (!(error instanceof Error && error.message.includes('no text to render'))) throw error;
    const blank = { width: 1, height: 1, channels: 4, background: '#0000' } as const;
    return { data: await sharp({ create: blank }).png().toBuffer(), width: 1, height: 1 };
  }
}

async function cutTo(sharp: SharpMaker, written: Written, heightPx: number): Promise<Written> {
  if (written.height <= heightPx && written.width <= TEXT_WIDTH_PX) return written;
  const width = Math.min(written.width, TEXT_WIDTH_PX);
  const height = Math.min(written.height, heightPx);
  const data = await sharp(written.data).extract({ left: 0, top: 0, width, height }).png().toBuffer();
  return { data, width, height };
}

function shorten(title: string): string {
  return title.length <= MAX_TITLE_LENGTH ? title : `${title.slice(0, MAX_TITLE_LENGTH - 1).trimEnd()}…`;
}

/** Pango also refuses control characters. */
function pangoText(text: string): string {
  return escapeMarkup(text.toWellFormed().replaceAll(/\p{Cc}/gu, ' '));
}
