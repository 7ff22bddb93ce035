/**
 * The drawing pressed into a sidewall: words that any tyre carries, winter mark and ribbed fields. One picture serves
 * tyres of many makers and sizes, so there is neither a name nor a size on it.
 * The drawing is a strip round the tyre, 0 at the bead and 1 at the shoulder; mid grey is the plain wall, white is
 * raised, black is engraved.
 */
import { drawRelief, type Relief } from './relief.ts';
import type { TyreShape } from './tyre-size-shape.ts';

export interface SidewallArt {
  /** One of four ways to set the lettering. */
  readonly layout: number;
  readonly isWinter: boolean;
  /** The three-peak mountain: every friction tyre on sale bears it, of the studded ones not all. */
  readonly hasSnowMark: boolean;
  readonly isDirectional: boolean;
}

const stripWidth = 6144;
const plain = '#808080';
const type = 'TUBELESS';

interface Strip {
  readonly width: number;
  readonly height: number;
}

interface Field {
  readonly fromTurn: number;
  readonly toTurn: number;
  /** Bottom and top edge, 0 bead to 1 shoulder. */
  readonly low: number;
  readonly high: number;
}

/** Text centred at `turn` (0–1 round the tyre) on the line `at`, capital height as a share of the sidewall. */
function text(strip: Strip, words: string, turn: number, at: number, capital: number, look = ''): string {
  const size = (capital * strip.height) / 0.69;
  const x = turn * strip.width;
  const y = (1 - at + capital / 2) * strip.height;
  return `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${size * 0.06}" text-anchor="middle" font-family="Archivo" font-weight="800" ${look || 'fill="#fff"'}>${words}</text>`;
}

function outlined(strip: Strip): string {
  return `fill="#999" stroke="#fff" stroke-width="${strip.height * 0.022}"`;
}

/** Letters with a plain margin round them, for use in a ribbed field. */
function cleared(strip: Strip): string {
  return `fill="#fff" stroke="${plain}" stroke-width="${strip.height * 0.06}" paint-order="stroke"`;
}

/** A field of fine ribs, slanted by `lean` (in strip heights). */
function ribbed(strip: Strip, field: Field, step: number, lean: number, colour = '#b4b4b4'): string {
  const top = (1 - field.high) * strip.height;
  const bottom = (1 - field.low) * strip.height;
  const gap = step * strip.height;
  const count = Math.max(1, Math.round(((field.toTurn - field.fromTurn) * strip.width) / gap));
  const lines = Array.from({ length: count }, (_, at) => {
    const x = field.fromTurn * strip.width + at * gap;
    return `M${x} ${bottom}L${x + lean * strip.height} ${top}`;
  });
  return `<path d="${lines.join('')}" stroke="${colour}" stroke-width="${gap * 0.48}" fill="none"/>`;
}

/** The three-peak mountain with a snowflake. */
function winterMark(strip: Strip, turn: number, at: number, size: number): string {
  const scale = (size * strip.height) / 24;
  const x = turn * strip.width - 12 * scale;
  const y = (1 - at) * strip.height - 12 * scale;
  const arms = [0, 60, 120].map((angle) => `<path d="M12 9.5V19.5" transform="rotate(${angle} 12 14.5)"/>`);
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"><path d="M1 22L6.5 8L9 12L12.5 2L16 12L18 8L23 22Z"/>${arms.join('')}</g>`;
}

function smallPrint(strip: Strip, art: SidewallArt): string {
  const use = art.isDirectional ? 'ROTATION &#62;&#62;&#62;' : 'OUTSIDE';
  return [
    text(strip, 'RADIAL  TUBELESS', 0.4, 0.27, 0.055),
    text(strip, use, 0.13, 0.27, 0.06),
    text(strip, 'STEEL BELTED', 0.9, 0.27, 0.055),
    text(strip, 'TWI', 0.615, 0.27, 0.05),
    text(strip, use, 0.68, 0.27, 0.06),
  ].join('');
}

/** The lettering layouts; turn 0.25 is the top of the tyre in the picture. */
function lettering(strip: Strip, art: SidewallArt): string {
  const season = art.isWinter ? 'M+S' : 'RADIAL';
  const fieldAt = (middle: number, half: number, low: number, high: number): Field => ({
    fromTurn: middle - half,
    toTurn: middle + half,
    low,
    high,
  });
  switch (art.layout) {
    case 0:
      return [
        text(strip, season, 0.25, 0.56, 0.3),
        text(strip, season, 0.75, 0.56, 0.3),
        text(strip, type, 0.02, 0.56, 0.17),
        text(strip, type, 0.5, 0.56, 0.17),
        ribbed(strip, fieldAt(0.4, 0.035, 0.46, 0.66), 0.034, 0.08),
        ribbed(strip, fieldAt(0.9, 0.035, 0.46, 0.66), 0.034, 0.08),
      ].join('');
    case 1:
      return [
        text(strip, type, 0.25, 0.58, 0.27, outlined(strip)),
        text(strip, type, 0.75, 0.58, 0.27, outlined(strip)),
        ribbed(strip, fieldAt(0, 0.1, 0.43, 0.67), 0.03, 0),
        ribbed(strip, fieldAt(0.5, 0.1, 0.43, 0.67), 0.03, 0),
        text(strip, season, 0, 0.55, 0.18, cleared(strip)),
        text(strip, season, 0.5, 0.55, 0.18, cleared(strip)),
      ].join('');
    case 2:
      return [
        text(strip, season, 0.2, 0.6, 0.22),
        text(strip, type, 0.355, 0.6, 0.13),
        text(strip, season, 0.7, 0.6, 0.22),
        text(strip, type, 0.855, 0.6, 0.13),
        ribbed(strip, { fromTurn: 0.42, toTurn: 0.6, low: 0.52, high: 0.67 }, 0.045, 0.22),
        ribbed(strip, { fromTurn: -0.08, toTurn: 0.1, low: 0.52, high: 0.67 }, 0.045, 0.22),
      ].join('');
    default:
      return [
        text(strip, type, 0.25, 0.6, 0.2),
        text(strip, season, 0.585, 0.6, 0.2),
        text(strip, type, 0.915, 0.6, 0.2),
        text(strip, '&#8226;', 0.42, 0.6, 0.2),
        text(strip, '&#8226;', 0.75, 0.6, 0.2),
        text(strip, '&#8226;', 0.085, 0.6, 0.2),
        ribbed(strip, { fromTurn: 0, toTurn: 1, low: 0.42, high: 0.47 }, 0.03, 0.02),
      ].join('');
  }
}

/** The art as SVG for a tyre's proportions, so that letters keep their shape on high and low sidewalls. */
export function sidewallSvg(art: SidewallArt, shape: TyreShape): string {
  const circumference = Math.PI * 2 * (shape.rimRadius + shape.sectionHeight * 0.56);
  const strip = { width: stripWidth, height: Math.round((stripWidth * shape.sectionHeight) / circumference) };
  const hasMark = art.hasSnowMark && (art.layout === 0 || art.layout === 2);
  const marks = hasMark ? winterMark(strip, 0.335, 0.56, 0.26) + winterMark(strip, 0.835, 0.56, 0.26) : '';
  const edge = ribbed(strip, { fromTurn: 0, toTurn: 1, low: 0.7, high: 0.745 }, 0.026, 0.015, '#a8a8a8');
  const content = `${edge}${lettering(strip, art)}${marks}${smallPrint(strip, art)}`;
  // What reaches over one end of the strip comes in again at the other.
  const around = [-1, 1].map((turn) => `<use href="#art" x="${turn * strip.width}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${strip.width}" height="${strip.height}"><rect width="100%" height="100%" fill="${plain}"/><g id="art">${content}</g>${around}</svg>`;
}

export function drawSidewall(art: SidewallArt, shape: TyreShape): Promise<Relief> {
  return drawRelief(sidewallSvg(art, shape), 2);
}
