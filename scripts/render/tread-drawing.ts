/**
 * What a tread pattern is: strokes cut into a flat strip of rubber. Units are hundredths of the tyre's half width:
 * x runs across (0 centre, ±88 edge of the tread, beyond it the shoulder), y along the circumference, one pitch after
 * the other. A tile of four pitches repeats round the tyre.
 */
import { drawRelief, type Relief } from './relief.ts';

export interface Stroke {
  /** SVG path data. */
  readonly path: string;
  readonly width: number;
  /** Cut depth: 1 is the full groove, sipes are shallower to the eye. */
  readonly depth: number;
}

export interface Stud {
  readonly x: number;
  readonly y: number;
}

export interface TreadDrawing {
  /** Length of one pitch along the circumference. */
  readonly pitch: number;
  /** Strokes of one pitch; they may reach into the neighbouring pitches. */
  readonly strokes: readonly Stroke[];
  /** Studs of a complete tile of four pitches. */
  readonly studs: readonly Stud[];
}

export interface TreadRelief {
  /** 0 on the block, 1 on the floor of a groove. */
  readonly cut: Relief;
  /** Height of stud body (about 0.5) and pin (1); absent on tyres without studs. */
  readonly studs: Relief | undefined;
  /** Length of the repeating tile in drawing units. */
  readonly tileLength: number;
}

/** Drawing units from the centre to the end of the drawing on either side. */
export const halfSpan = 130;
export const pitchesPerTile = 4;
/** Pitches a stroke may reach beyond its own. */
const reach = 4;
/** Cuts at least this deep are grooves, shallower ones sipes. */
const grooveFrom = 0.7;
const pixelsPerUnit = 4;

type Point = readonly [x: number, y: number];

/** A bent line through points given as x, y, x, y … */
export function line(coordinates: readonly number[], width: number, depth = 1): Stroke {
  const path = coordinates.map((value, at) => `${at % 2 === 0 ? 'L' : ' '}${value}`).join('');
  return { path: path.replace('L', 'M'), width, depth };
}

/** A smooth sweep from `from` to `to` that leaves straight along x and bends by the pull of `via`. */
export function sweep(from: Point, via: Point, to: Point, width: number, depth = 1): Stroke {
  return { path: `M${from.join(' ')}Q${via.join(' ')} ${to.join(' ')}`, width, depth };
}

/** A straight groove round the full circumference. */
export function ring(x: number, width: number, pitch: number, depth = 1): Stroke {
  return line([x, -1, x, pitch + 1], width, depth);
}

/** A saw-toothed sipe from `from` to `to`; `teeth` full waves of the given swing. */
export function sipe(from: Point, to: Point, teeth = 3, swing = 1.5, width = 1.15, depth = 0.5): Stroke {
  const steps = teeth * 2;
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const scale = swing / Math.sqrt(dx * dx + dy * dy);
  const coordinates = Array.from({ length: steps + 1 }, (_, at) => {
    const t = at / steps;
    const isEnd = at === 0 || at === steps;
    const side = isEnd ? 0 : 1 - 2 * (at % 2);
    return [from[0] + dx * t - dy * scale * side, from[1] + dy * t + dx * scale * side];
  });
  return line(coordinates.flat(), width, depth);
}

function mirrored(path: string, shift: number): string {
  return path.replaceAll(
    /(-?[\d.]+(?:e-?\d+)?) (-?[\d.]+(?:e-?\d+)?)/g,
    (_, x: string, y: string) => `${-Number(x)} ${Number(y) + shift}`,
  );
}

/** The strokes as they are and once more on the other half of the tread, moved along by `shift`. */
export function onBothSides(strokes: readonly Stroke[], shift = 0): Stroke[] {
  return [...strokes, ...strokes.map((stroke) => ({ ...stroke, path: mirrored(stroke.path, shift) }))];
}

function svgOf(length: number, content: string): string {
  const columns = Math.round(length * pixelsPerUnit);
  const rows = halfSpan * 2 * pixelsPerUnit;
  // The drawing's y becomes the image's x, so the image wraps along its columns.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}"><rect width="100%" height="100%"/><g transform="matrix(0 ${pixelsPerUnit} ${columns / length} 0 0 ${rows / 2})">${content}</g></svg>`;
}

function grey(level: number): string {
  const value = Math.round(level * 255);
  return `rgb(${value},${value},${value})`;
}

/** Draws a mark at every stud, also where one reaches over the tile's seam. */
function aroundTheTile(
  studs: readonly Stud[],
  length: number,
  mark: (x: number, y: number) => string,
): string {
  return studs.flatMap(({ x, y }) => [-length, 0, length].map((shift) => mark(x, y + shift))).join('');
}

function cutSvg(drawing: TreadDrawing): string {
  const length = drawing.pitch * pitchesPerTile;
  const deepestLast = drawing.strokes.toSorted((a, b) => a.depth - b.depth);
  const repeats = Array.from({ length: pitchesPerTile + reach * 2 }, (_, at) => (at - reach) * drawing.pitch);
  const drawn = ({ path, width, depth }: Stroke): string => {
    const look = `fill="none" stroke="${grey(depth)}" stroke-width="${width}" stroke-linejoin="round"`;
    return repeats.map((y) => `<path transform="translate(0 ${y})" d="${path}" ${look}/>`).join('');
  };
  // Round a stud the rubber is not cut: sipes end before it, grooves go past it.
  const pads = aroundTheTile(drawing.studs, length, (x, y) => `<circle cx="${x}" cy="${y}" r="7.5"/>`);
  const sipes = deepestLast.filter(({ depth }) => depth < grooveFrom).map(drawn);
  const grooves = deepestLast.filter(({ depth }) => depth >= grooveFrom).map(drawn);
  return svgOf(length, [...sipes, pads, ...grooves].join(''));
}

function studSvg(drawing: TreadDrawing): string {
  const length = drawing.pitch * pitchesPerTile;
  const marks = aroundTheTile(
    drawing.studs,
    length,
    (x, y) =>
      `<circle cx="${x}" cy="${y}" r="4" fill="${grey(0.5)}"/><circle cx="${x}" cy="${y}" r="1.9" fill="#fff"/>`,
  );
  return svgOf(length, marks);
}

/** Presses a drawing into height maps. */
export async function drawTread(drawing: TreadDrawing): Promise<TreadRelief> {
  return {
    cut: await drawRelief(cutSvg(drawing), 0.45 * pixelsPerUnit),
    studs: drawing.studs.length === 0 ? undefined : await drawRelief(studSvg(drawing), 0.2 * pixelsPerUnit),
    tileLength: drawing.pitch * pitchesPerTile,
  };
}
