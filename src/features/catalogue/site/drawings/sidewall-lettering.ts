// Position of each letter of a size on the sidewall of a rendered tyre: the renders' own camera, turned into SVG transforms.
import { nearestProfile, type TyreProfile } from '../../product/tyre-picture.ts';

/** The camera of all three-quarter pictures, which `npm run render` takes with it; lengths in outer radii of the tyre, the axle at 0. */
export const TYRE_CAMERA = { turn: -0.78, height: 0.48, focal: 4.95, target: [0.025, 0, 0] } as const;
/** Distance of every camera from the axle. */
export const CAMERA_DISTANCE = 5.2;

type Point = readonly [x: number, y: number, z: number];

export interface PlacedLetter {
  readonly letter: string;
  /** For a text of `LETTER_SIZE`, anchored in its middle on the base line. */
  readonly transform: string;
}

/** Units of the picture's width and height. */
export const PICTURE_UNITS = 1000;
export const LETTER_SIZE = 10;

const MM_PER_INCH = 25.4;
/** Base line and capital height as shares of the sidewall from bead to shoulder: between two moulded rings, where no render has letters at the top. */
const BASE_LINE = 0.205;
const CAPITAL = 0.135;
/** Share of the font's size. */
const CAPITAL_SHARE = 0.69;
const ADVANCE: Readonly<Record<string, number>> = { '/': 0.46, '.': 0.36, ' ': 0.3, R: 0.74, C: 0.74 };
const DIGIT_ADVANCE = 0.68;
const STEP = 0.001;

/** The letters of '205/55R16' round the upper edge of the tyre that is drawn for its size. */
export function letterSidewall(text: string, size: TyreProfile): PlacedLetter[] {
  const shape = shapeOf(nearestProfile(size));
  const radius = shape.rim + BASE_LINE * (1 - shape.rim);
  const fontSize = (CAPITAL * (1 - shape.rim)) / CAPITAL_SHARE;
  const advances = Array.from(text, (letter) => (ADVANCE[letter] ?? DIGIT_ADVANCE) * fontSize);
  const length = advances.reduce((sum, advance) => sum + advance, 0);
  let passed = -length / 2;
  return Array.from(text, (letter, at) => {
    const advance = advances[at] ?? 0;
    const middle = passed + advance / 2;
    passed += advance;
    return { letter, transform: transformAt(shape, radius, middle, fontSize / LETTER_SIZE) };
  });
}

interface Shape {
  readonly rim: number;
  readonly halfWidth: number;
}

function shapeOf({ widthMm, aspect, diameterIn }: TyreProfile): Shape {
  const rimMm = (diameterIn * MM_PER_INCH) / 2;
  const outerMm = rimMm + (widthMm * aspect) / 100;
  return { rim: rimMm / outerMm, halfWidth: widthMm / 2 / outerMm };
}

/** A letter's own plane at `along` the circle from the top: one unit of it to the right and one up, as they lie in the picture. */
function transformAt(shape: Shape, radius: number, along: number, scale: number): string {
  const angle = Math.PI / 2 - along / radius;
  const origin = project(onWall(shape, radius, angle));
  const right = project(onWall(shape, radius, angle - STEP / radius));
  const up = project(onWall(shape, radius + STEP, angle));
  const perStep = scale / STEP;
  return `matrix(${[
    (right[0] - origin[0]) * perStep,
    (right[1] - origin[1]) * perStep,
    (origin[0] - up[0]) * perStep,
    (origin[1] - up[1]) * perStep,
    ...origin,
  ]
    .map((value) => Number(value.toFixed(value > 9 ? 1 : 3)))
    .join(' ')})`;
}

/** The wall's own bulge, as the renderer shapes it. */
function onWall({ rim, halfWidth }: Shape, radius: number, angle: number): Point {
  const bulge = (radius - rim) / (1 - rim) - 0.53;
  const z = halfWidth * (1 - 0.66 * bulge * bulge);
  return [radius * Math.cos(angle), radius * Math.sin(angle), z];
}

/** Where a place of the wheel is in the picture. */
function project([wheelX, y, wheelZ]: Point): readonly [number, number] {
  const { turn, height, focal, target } = TYRE_CAMERA;
  const x = Math.cos(turn) * wheelX + Math.sin(turn) * wheelZ;
  const z = Math.cos(turn) * wheelZ - Math.sin(turn) * wheelX;
  const ahead = unit([target[0], target[1] - height, target[2] - CAMERA_DISTANCE]);
  const right: Point = [-ahead[2], 0, ahead[0]];
  const up = cross(right, ahead);
  const place: Point = [x, y - height, z - CAMERA_DISTANCE];
  const share = focal / dot(place, ahead) / dot(right, right);
  return [
    ((dot(place, right) * share + 1) / 2) * PICTURE_UNITS,
    ((1 - dot(place, up) * share) / 2) * PICTURE_UNITS,
  ];
}

function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Point, b: Point): Point {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(vector: Point): Point {
  const length = Math.hypot(...vector);
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
