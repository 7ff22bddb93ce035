// Position of each mark on the drawn sidewall: its arc and how far along, for the drawing and its touch targets.

/** The drawing's frame and the wheel's centre below it, in drawing units. */
export const SIDEWALL = {
  width: 720,
  height: 288,
  centreX: 360,
  centreY: 750,
  outer: 720,
  bead: 500,
} as const;

export type SidewallMark =
  | 'width'
  | 'aspect'
  | 'rim'
  | 'load'
  | 'speed'
  | 'extra'
  | 'snow'
  | 'date'
  | 'rotation'
  | 'wear';

interface MarkPlace {
  readonly id: SidewallMark;
  /** What is moulded there. */
  readonly text: string;
  readonly radius: number;
  /** Degrees from the top, to the right. */
  readonly degrees: number;
  readonly size: number;
  /** Where it can be touched. */
  readonly spot: readonly [x: number, y: number, width: number, height: number];
}

/** The marks from left to right, row by row. */
export const MARK_PLACES: readonly MarkPlace[] = [
  { id: 'width', text: '205', radius: 596, degrees: -20.9, size: 52, spot: [84, 148, 112, 55] },
  { id: 'aspect', text: '/55', radius: 596, degrees: -10.5, size: 52, spot: [201, 118, 94, 55] },
  { id: 'rim', text: 'R16', radius: 596, degrees: 1.4, size: 52, spot: [319, 108, 112, 55] },
  { id: 'load', text: '91', radius: 596, degrees: 12.3, size: 52, spot: [454, 122, 75, 55] },
  { id: 'speed', text: 'V', radius: 596, degrees: 18.1, size: 52, spot: [528, 139, 46, 55] },
  { id: 'extra', text: 'XL', radius: 596, degrees: 25, size: 36, spot: [591, 176, 52, 44] },
  { id: 'wear', text: 'TWI', radius: 672, degrees: -14.5, size: 22, spot: [145, 73, 63, 44] },
  { id: 'rotation', text: 'ROTATION', radius: 672, degrees: 8.5, size: 26, spot: [405, 58, 157, 44] },
  { id: 'date', text: 'DOT 4B9X 2324', radius: 534, degrees: -12, size: 30, spot: [150, 195, 194, 44] },
  { id: 'snow', text: 'M+S', radius: 534, degrees: 10.8, size: 30, spot: [437, 200, 117, 44] },
];

/** A point of the drawing, in drawing units. */
export function pointAt(radius: number, degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: Number((SIDEWALL.centreX + radius * Math.sin(angle)).toFixed(1)),
    y: Number((SIDEWALL.centreY - radius * Math.cos(angle)).toFixed(1)),
  };
}
