/** Friction treads for snow and ice: separate blocks combed with saw-toothed sipes, open shoulders. */
import { line, onBothSides, ring, sipe, sweep, type Stroke, type TreadDrawing } from './tread-drawing.ts';

/** Sipes that fill a slanted band of blocks between two x, `count` to a pitch. */
function comb(fromX: number, toX: number, slope: number, pitch: number, count: number, start = 0): Stroke[] {
  return Array.from({ length: count }, (_, at) => {
    const y = start + ((at + 0.5) * pitch) / count;
    return sipe(
      [fromX, y],
      [toX, y + (toX - fromX) * slope],
      Math.max(2, Math.round(Math.abs(toX - fromX) / 8)),
    );
  });
}

/** Arrow: V slots from a thin centre groove, the classic directional winter tyre. */
function arrow(): TreadDrawing {
  const pitch = 38;
  const half: Stroke[] = [
    line([0, -4, 4, pitch * 0.25, -4, pitch * 0.75, 0, pitch + 4], 3, 0.95),
    sweep([3, 0], [40, 14], [128, 44], 6, 1),
    line([29, 11, 34, 48], 4.6, 0.95),
    line([62, 23, 68, 61], 5, 0.95),
    ...comb(5, 28, 0.36, pitch, 6, 2),
    ...comb(35, 60, 0.38, pitch, 6, 12),
    ...comb(70, 98, 0.3, pitch, 6, 25),
  ];
  return { pitch, strokes: onBothSides(half, pitch / 2), studs: [] };
}

/** Blocks: four stepped grooves and straight slots, every block combed. */
function blocks(): TreadDrawing {
  const pitch = 36;
  const stepped = (x: number, width: number): Stroke =>
    line([x, -2, x, 10, x + 4, 13, x + 4, 28, x, 31, x, pitch + 2], width, 1);
  const strokes: Stroke[] = [
    stepped(-55, 6.5),
    stepped(-19, 6),
    stepped(15, 6),
    stepped(51, 6.5),
    line([-128, 30, -54, 20], 6, 1),
    line([-54, 4, -17, 12], 4.4, 0.95),
    line([-17, 24, 17, 30], 4, 0.95),
    line([17, 8, 53, 2], 4.4, 0.95),
    line([53, 22, 128, 32], 6, 1),
    ...comb(-98, -60, -0.13, pitch, 6),
    ...comb(-50, -22, 0.2, pitch, 6),
    ...comb(-14, 14, 0.18, pitch, 6),
    ...comb(22, 50, -0.16, pitch, 6),
    ...comb(60, 98, 0.13, pitch, 6),
  ];
  return { pitch, strokes, studs: [] };
}

/** Saw: a toothed centre rib between two rings, fishbone slots next to it. */
function saw(): TreadDrawing {
  const pitch = 40;
  const half: Stroke[] = [
    ring(21, 5.5, pitch),
    line([20, 2, 12, 8, 20, 12], 4, 1),
    sweep([21, 8], [60, 16], [128, 52], 6.4, 1),
    line([58, 19, 58, 59], 4.6, 0.95),
    sweep([70, 45], [90, 50], [128, 70], 3, 0.7),
    ...comb(26, 55, 0.24, pitch, 6, 3),
    ...comb(62, 98, 0.36, pitch, 6, 20),
  ];
  const centre = comb(-15, 15, 0, pitch, 6, 1);
  return { pitch, strokes: [...onBothSides(half, pitch / 2), ...centre], studs: [] };
}

/** Wave: slots that swing over the full width in an S, two straight rings. */
function wave(): TreadDrawing {
  const pitch = 39;
  const half: Stroke[] = [
    sweep([0, 0], [22, -14], [44, 8], 5, 0.95),
    sweep([44, 8], [70, 32], [128, 26], 6.2, 1),
    ring(36, 7, pitch),
    sweep([72, 38], [90, 48], [128, 46], 2.8, 0.6),
    ...comb(41, 66, 0.5, pitch, 6, 10),
    ...comb(68, 98, 0.02, pitch, 6, 6),
    ...comb(2, 31, -0.18, pitch, 6, 4),
    line([0, -2, 2.5, pitch * 0.3, -2.5, pitch * 0.7, 0, pitch + 2], 2.6, 0.8),
  ];
  return { pitch, strokes: onBothSides(half, pitch / 2), studs: [] };
}

/** Crystal: two families of slots cross to diamonds, a zigzag groove down the middle. */
function crystal(): TreadDrawing {
  const pitch = 44;
  const half: Stroke[] = [
    line([0, 0, 6, pitch / 4, 0, pitch / 2, -6, pitch * 0.75, 0, pitch], 5, 1),
    line([4, 10, 40, 34, 62, 26, 128, 50], 5.6, 1),
    line([40, 34, 36, 60, 40, 78], 5, 1),
    line([66, 27, 70, 50, 66, 71], 4.6, 0.95),
    ...comb(9, 33, 0.62, pitch, 5, 18),
    ...comb(43, 63, -0.3, pitch, 6, 38),
    ...comb(73, 100, 0.36, pitch, 6, 32),
  ];
  return { pitch, strokes: onBothSides(half, pitch / 2), studs: [] };
}

/** Terrace: asymmetric, a broad combed rib on the outside, small blocks on the inside. */
function terrace(): TreadDrawing {
  const pitch = 37;
  const strokes: Stroke[] = [
    ring(-62, 6.5, pitch),
    ring(-34, 5.5, pitch),
    ring(-4, 8, pitch),
    ring(46, 7, pitch),
    line([-128, 12, -62, 22], 6, 1),
    line([-62, 4, -34, 12], 4.2, 0.95),
    line([-34, 22, -4, 34], 4.6, 0.95),
    sweep([0, 12], [20, 14], [34, 28], 3.6, 0.9),
    line([46, 8, 128, -6], 6.4, 1),
    line([72, 22, 128, 12], 2.6, 0.6),
    ...comb(-98, -67, 0.15, pitch, 5, 16),
    ...comb(-57, -38, 0.28, pitch, 6, 6),
    ...comb(-30, -9, 0.4, pitch, 6, 24),
    ...comb(2, 41, 0.2, pitch, 6),
    ...comb(51, 98, -0.17, pitch, 6, 10),
  ];
  return { pitch, strokes, studs: [] };
}

/** Ripple: three swinging rings and short slots that do not meet. */
function ripple(): TreadDrawing {
  const pitch = 42;
  const swinging = (x: number, swing: number): Stroke => ({
    path: `M${x} 0Q${x + swing} ${pitch / 4} ${x} ${pitch / 2}Q${x - swing} ${pitch * 0.75} ${x} ${pitch}`,
    width: 6.4,
    depth: 1,
  });
  const strokes: Stroke[] = [
    swinging(-48, 7),
    swinging(0, 9),
    swinging(48, 7),
    ...onBothSides(
      [line([51, 30, 128, 40], 6, 1), line([46, 8, 26, 14], 4, 0.95), line([4, 30, 24, 24], 4, 0.95)],
      pitch / 2,
    ),
    ...comb(-98, -55, -0.13, pitch, 6),
    ...comb(-42, -9, 0.14, pitch, 6),
    ...comb(9, 42, -0.14, pitch, 6),
    ...comb(55, 98, 0.13, pitch, 6),
  ];
  return { pitch, strokes, studs: [] };
}

/** Fir: a solid combed rib in the middle, branches that widen outwards. */
function fir(): TreadDrawing {
  const pitch = 40;
  const branch: Stroke[] = [
    sweep([13, 0], [44, 10], [64, 34], 4.6, 0.95),
    sweep([64, 34], [90, 52], [128, 56], 7.4, 1),
    line([36, 12, 42, 46], 4, 0.95),
    ...comb(17, 37, 0.5, pitch, 6, 8),
    ...comb(44, 64, 0.75, pitch, 6, 22),
    ...comb(70, 100, 0.45, pitch, 6, 42),
  ];
  return {
    pitch,
    strokes: [...onBothSides(branch, pitch / 2), ...comb(-10, 10, 0.3, pitch, 7), ring(0, 1.6, pitch, 0.5)],
    studs: [],
  };
}

export function frictionTreads(): readonly TreadDrawing[] {
  return [arrow(), blocks(), saw(), wave(), crystal(), terrace(), ripple(), fir()];
}
