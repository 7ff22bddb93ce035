/** Every picture the site ships, as data: scene, camera, exposure and file. */
import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';

import {
  listTyreVariants,
  scenePictures,
  sitePictures,
  type Picture,
  type TreadFamily,
  type TyreShot,
  type TyreVariant,
} from '../../src/features/catalogue/product/tyre-picture.ts';
import { TYRE_CAMERA } from '../../src/features/catalogue/site/drawings/sidewall-lettering.ts';
import { WIDEST_PICTURE_PX, widePicturePath } from '../../src/platform/contract/pictures/shipped-render.ts';
import type { Camera, Exposure } from './picture.ts';
import type { SceneSpec } from './scene.ts';
import { treadStyle } from './tread-families.ts';
import { tyreShape } from './tyre-size-shape.ts';

/** Raise it when the renderer itself changes so that all pictures have to be taken again. */
const rendererVersion = 4;

export interface OrderedFile {
  /** Below public/. */
  readonly path: string;
  readonly widthPx: number;
  /** 1–100 of the format that the path ends in. */
  readonly quality: number;
}

export interface PictureOrder {
  /** Unique; what words on the command line pick by. */
  readonly name: string;
  readonly scene: SceneSpec;
  readonly camera: Camera;
  readonly exposure: Exposure;
  /** `share`: the wheel is set on the dark ground of shared links; `bare`: as taken, transparent without a road. */
  readonly ground: 'bare' | 'share';
  /** What is made of the one exposure. */
  readonly files: readonly OrderedFile[];
}

const heroSize = { widthMm: 215, aspect: 50, diameterIn: 17 };
const wheelCamera: Camera = { turn: -0.7, height: 0.45, focal: 4.92, target: [0.02, 0, 0] };
const rimCamera: Camera = { turn: 0.35, height: 0.3, focal: 6.1, target: [0, 0, 0] };

/** The tread from the front and a little above, close enough to fill the frame whatever its width. */
function treadCamera(halfWidth: number): Camera {
  return { turn: -1.5, height: 1.2, focal: 3.5 / halfWidth, target: [0.055, 0.2, 0.97] };
}

/** Bare tyres are shown on cards and lit more strongly than complete wheels; the tread close-up most of all. */
const tyreGain: Readonly<Record<TyreShot, number>> = { 'three-quarter': 1.4, tread: 1.8 };

function tyreOrder({ family, profile, look, shot, picture }: TyreVariant): PictureOrder {
  const widest = widePicturePath(picture.url, WIDEST_PICTURE_PX, 'avif');
  return {
    name: nameOf(picture.url),
    scene: { size: profile, tyre: { family, variant: look } },
    camera: shot === 'tread' ? treadCamera(tyreShape(profile).halfWidth) : TYRE_CAMERA,
    exposure: {
      widthPx: WIDEST_PICTURE_PX,
      heightPx: WIDEST_PICTURE_PX,
      samplesPerPixel: 4,
      gain: tyreGain[shot],
    },
    ground: 'bare',
    files: [
      { path: picture.url, widthPx: picture.widthPx, quality: 50 },
      { path: widest, widthPx: WIDEST_PICTURE_PX, quality: 40 },
    ],
  };
}

function nameOf(path: string): string {
  return basename(path, extname(path));
}

function siteOrder(picture: Picture, scene: SceneSpec, camera: Camera, quality = 72): PictureOrder {
  const { url, widthPx, heightPx } = picture;
  return {
    name: nameOf(url),
    scene,
    camera,
    exposure: { widthPx, heightPx, samplesPerPixel: 9, gain: 1 },
    ground: 'bare',
    files: [{ path: url, widthPx, quality }],
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
      exposure: { widthPx: 640, heightPx: 640, samplesPerPixel: 9, gain: 1.1 },
    },
  ];
}

/** The camera aimed at a place of the wheel, given in the wheel's own frame. */
function closeUp(
  turn: number,
  height: number,
  focal: number,
  place: readonly [number, number, number],
): Camera {
  const [x, y, z] = place;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return { turn, height, focal, target: [cos * x + sin * z, y, cos * z - sin * x] };
}

function sceneOrder(picture: Picture, spec: SceneSpec, camera: Camera, gain = 1): PictureOrder {
  const { url, widthPx, heightPx } = picture;
  const width = WIDEST_PICTURE_PX;
  return {
    name: nameOf(url),
    scene: { road: { wetness: 0.4, snow: 0 }, ...spec },
    camera,
    exposure: {
      widthPx: width,
      heightPx: Math.round((width * heightPx) / widthPx),
      samplesPerPixel: 6,
      gain,
    },
    ground: 'bare',
    files: [
      { path: url, widthPx, quality: 55 },
      { path: widePicturePath(url, width, 'avif'), widthPx: width, quality: 45 },
    ],
  };
}

const storedWheel = wheel({ family: 'summer', variant: 0 }, { style: 'twin', finish: 'silver' });

function roadOrders(): PictureOrder[] {
  const studded = wheel({ family: 'studded', variant: 0 }, { style: 'y', finish: 'graphite' });
  const summer = wheel({ family: 'summer', variant: 2 }, { style: 'ten', finish: 'black-turned' });
  const { winterRoad, wetRoad, dryRoad } = scenePictures;
  return [
    sceneOrder(
      winterRoad,
      { ...studded, road: { wetness: 0.8, snow: 1 } },
      { turn: -0.72, height: 0.1, focal: 3.9, target: [-0.5, -0.22, 0] },
    ),
    sceneOrder(
      wetRoad,
      { ...summer, road: { wetness: 1, snow: 0 } },
      { turn: -0.6, height: -0.3, focal: 3.9, target: [-0.45, -0.3, 0] },
    ),
    sceneOrder(
      dryRoad,
      {
        ...wheel({ family: 'summer', variant: 6 }, { style: 'y', finish: 'bronze' }),
        size: { widthMm: 235, aspect: 45, diameterIn: 19 },
        road: { wetness: 0.15, snow: 0 },
      },
      { turn: -0.35, height: -0.3, focal: 4.6, target: [0.45, -0.15, 0] },
    ),
  ];
}

/** In the workshop: the shelf and close-ups. */
function workshopOrders(): PictureOrder[] {
  const bench = { wetness: 0.1, snow: 0, isIndoors: true };
  const bare = (family: TreadFamily, variant: number): SceneSpec => ({
    size: heroSize,
    tyre: { family, variant },
  });
  const { rack, treads, coin, gauge, nail, weights } = scenePictures;
  return [
    sceneOrder(
      rack,
      { ...storedWheel, hasBrake: false, prop: 'rack', road: bench },
      { turn: -1.2, height: 1.1, focal: 2.7, target: [0, 1.05, 0] },
    ),
    sceneOrder(
      treads,
      { ...bare('studded', 0), beside: { family: 'friction', variant: 0 }, road: bench },
      closeUp(-1.28, 0.9, 6.6, [0.9, 0.2, -0.42]),
      1.25,
    ),
    sceneOrder(
      coin,
      { ...bare('summer', 1), prop: 'coin', road: bench },
      closeUp(-0.95, 0.8, 32, [1, 0.2, 0.03]),
      1.4,
    ),
    sceneOrder(
      gauge,
      { ...storedWheel, prop: 'gauge', road: bench },
      closeUp(-0.35, 0.5, 10, [0.45, 0.5, 0.36]),
    ),
    sceneOrder(
      nail,
      { ...bare('summer', 0), prop: 'nail', road: bench },
      closeUp(-1.1, 0.9, 32, [1, 0.2, 0.09]),
      1.4,
    ),
    sceneOrder(
      weights,
      { ...storedWheel, prop: 'weights', road: bench },
      closeUp(-0.3, 0.4, 15, [0.5, 0.28, 0.3]),
    ),
  ];
}

export function listOrders(): PictureOrder[] {
  return [...siteOrders(), ...roadOrders(), ...workshopOrders(), ...listTyreVariants().map(tyreOrder)];
}

/** Changes whenever the picture would: covers the order, the drawings it uses and the renderer's version. */
export function recipeOf(order: PictureOrder): string {
  const { tyre, beside } = order.scene;
  const styles = [tyre, beside].map((worn) => worn && treadStyle(worn.family, worn.variant));
  return createHash('sha256')
    .update(JSON.stringify([rendererVersion, order, styles]))
    .digest('hex')
    .slice(0, 16);
}
