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
}

/** The marks from left to right, row by row. */
export const MARK_PLACES: readonly MarkPlace[] = [
  { id: 'width', text: '205', radius: 596, degrees: -20.9, size: 52 },
  { id: 'aspect', text: '/55', radius: 596, degrees: -10.5, size: 52 },
  { id: 'rim', text: 'R16', radius: 596, degrees: 1.4, size: 52 },
  { id: 'load', text: '91', radius: 596, degrees: 12.3, size: 52 },
  { id: 'speed', text: 'V', radius: 596, degrees: 18.1, size: 52 },
  { id: 'extra', text: 'XL', radius: 596, degrees: 25, size: 36 },
  { id: 'wear', text: 'TWI', radius: 672, degrees: -14.5, size: 22 },
  { id: 'rotation', text: 'ROTATION', radius: 672, degrees: 8.5, size: 26 },
  { id: 'date', text: 'DOT 4B9X 2324', radius: 534, degrees: -12, size: 30 },
  { id: 'snow', text: 'M+S', radius: 534, degrees: 10.8, size: 30 },
];

/** A point of the drawing, in drawing units. */
export function pointAt(radius: number, degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: Number((SIDEWALL.centreX + radius * Math.sin(angle)).toFixed(1)),
    y: Number((SIDEWALL.centreY - radius * Math.cos(angle)).toFixed(1)),
  };
}
