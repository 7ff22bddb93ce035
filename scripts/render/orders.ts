/** Every picture the site ships, as data: scene, camera, exposure and file. */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';

import {
  listTyreVariants,
  sitePictures,
  tyrePictureSizePx,
  type Picture,
  type TyreShot,
  type TyreVariant,
} from '../../src/features/catalogue/product/tyre-picture.ts';
import type { Camera, Exposure } from './picture.ts';
import type { SceneSpec } from './scene.ts';
import { treadStyle } from './tread-families.ts';
import { tyreShape } from './tyre-size-shape.ts';

/** Raise it when the renderer itself changes so that all pictures have to be taken again. */
const rendererVersion = 2;

export interface PictureOrder {
  readonly fileName: string;
  readonly scene: SceneSpec;
  readonly camera: Camera;
  readonly exposure: Exposure;
  /** `share`: the wheel is set on a dark ground as JPEG; `bare`: WebP with transparent ground. */
  readonly ground: 'bare' | 'share';
  /** WebP or JPEG quality, 1–100. */
  readonly quality: number;
}

const heroSize = { widthMm: 215, aspect: 50, diameterIn: 17 };
const wheelCamera: Camera = { turn: -0.7, height: 0.45, focal: 4.92, target: [0.02, 0, 0] };
const rimCamera: Camera = { turn: 0.35, height: 0.3, focal: 6.1, target: [0, 0, 0] };
const tyreCamera: Camera = { turn: -0.78, height: 0.48, focal: 4.95, target: [0.025, 0, 0] };

/** The tread from the front and a little above, so near that it fills the frame whatever its width. */
function treadCamera(halfWidth: number): Camera {
  return { turn: -1.5, height: 1.2, focal: 3.5 / halfWidth, target: [0.055, 0.2, 0.97] };
}

/** Bare tyres stand on cards and are lit more strongly than whole wheels; the tread close-up most of all. */
const tyreGain: Readonly<Record<TyreShot, number>> = { 'three-quarter': 1.4, tread: 1.8 };

function tyreOrder({ family, profile, look, shot, fileName }: TyreVariant): PictureOrder {
  return {
    fileName,
    scene: { size: profile, tyre: { family, variant: look } },
    camera: shot === 'tread' ? treadCamera(tyreShape(profile).halfWidth) : tyreCamera,
    exposure: { sizePx: tyrePictureSizePx, samplesPerPixel: 16, gain: tyreGain[shot] },
    ground: 'bare',
    quality: 68,
  };
}

function siteOrder(picture: Picture, scene: SceneSpec, camera: Camera, quality = 72): PictureOrder {
  return {
    fileName: basename(picture.url),
    scene,
    camera,
    exposure: { sizePx: picture.widthPx, samplesPerPixel: 14, gain: 1 },
    ground: 'bare',
    quality,
  };
}

function wheel(tyre: NonNullable<SceneSpec['tyre']>, rim: NonNullable<SceneSpec['rim']>): SceneSpec {
  return { size: heroSize, tyre, rim, hasBrake: rim.style !== 'steel' };
}

function bareRim(rim: NonNullable<SceneSpec['rim']>): SceneSpec {
  return { size: heroSize, rim };
}

function siteOrders(): PictureOrder[] {
  const heroWinter = wheel({ family: 'studded', variant: 0 }, { style: 'y', finish: 'graphite' });
  const heroSummer = wheel({ family: 'summer', variant: 2 }, { style: 'y', finish: 'graphite' });
  const summer = wheel({ family: 'summer', variant: 0 }, { style: 'twin', finish: 'silver' });
  const winter = wheel({ family: 'friction', variant: 0 }, { style: 'ten', finish: 'black-turned' });
  const { shareBase } = sitePictures;
  return [
    siteOrder(sitePictures.heroWinter, heroWinter, wheelCamera),
    siteOrder(sitePictures.heroSummer, heroSummer, wheelCamera),
    siteOrder(sitePictures.categorySummer, summer, wheelCamera),
    siteOrder(sitePictures.categoryWinter, winter, wheelCamera),
    siteOrder(sitePictures.rimTwin, bareRim({ style: 'twin', finish: 'silver' }), rimCamera),
    siteOrder(sitePictures.rimY, bareRim({ style: 'y', finish: 'graphite' }), rimCamera),
    siteOrder(sitePictures.rimTen, bareRim({ style: 'ten', finish: 'black-turned' }), rimCamera),
    siteOrder(sitePictures.rimBronze, bareRim({ style: 'y', finish: 'bronze' }), rimCamera),
    siteOrder(sitePictures.rimSteel, bareRim({ style: 'steel', finish: 'steel-black' }), rimCamera),
    {
      ...siteOrder(shareBase, heroWinter, wheelCamera, 80),
      ground: 'share',
      exposure: { sizePx: 640, samplesPerPixel: 14, gain: 1.1 },
    },
  ];
}

export function listOrders(): PictureOrder[] {
  return [...siteOrders(), ...listTyreVariants().map(tyreOrder)];
}

/** Changes whenever the picture would: covers the order, the drawings it uses and the renderer's version. */
export function recipeOf(order: PictureOrder): string {
  const { tyre } = order.scene;
  const style = tyre === undefined ? null : treadStyle(tyre.family, tyre.variant);
  return createHash('sha256')
    .update(JSON.stringify([rendererVersion, order, style]))
    .digest('hex')
    .slice(0, 16);
}
