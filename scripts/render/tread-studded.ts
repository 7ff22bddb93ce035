/** Studded treads: wide open voids, large blocks with few straight sipes, steel studs in shifted rows. */
import {
  line,
  onBothSides,
  pitchesPerTile,
  ring,
  sipe,
  sweep,
  type Stroke,
  type Stud,
  type TreadDrawing,
} from './tread-drawing.ts';

/** Studs of a tile: rows by x, each stud at `y` of the pitches named; the other half, if like it, is moved half a pitch. */
function studRows(
  pitch: number,
  rows: readonly { readonly x: number; readonly y: number; readonly pitches: readonly number[] }[],
  isMirrored = true,
): Stud[] {
  const length = pitch * pitchesPerTile;
  return rows.flatMap(({ x, y, pitches }) =>
    pitches.flatMap((at) => [
      { x, y: (y + at * pitch) % length },
      ...(isMirrored ? [{ x: -x, y: (y + (at + 1.5) * pitch) % length }] : []),
    ]),
  );
}

function sipes(fromX: number, toX: number, slope: number, ys: readonly number[]): Stroke[] {
  return ys.map((y) => sipe([fromX, y], [toX, y + (toX - fromX) * slope], 2, 1, 1.3, 0.55));
}

/** Fang: steep V voids, pointed centre blocks. */
function fang(): TreadDrawing {
  const pitch = 50;
  const half: Stroke[] = [
    sweep([0, -4], [36, 14], [128, 58], 9.5, 1),
    line([30, 12, 38, 60], 7.5, 1),
    line([66, 30, 70, 78], 7, 1),
    sweep([84, 58], [100, 64], [128, 82], 4.4, 0.85),
    ...sipes(5, 29, 0.4, [14, 22, 30]),
    ...sipes(40, 63, 0.45, [28, 37, 46]),
    ...sipes(74, 98, 0.3, [52, 69]),
  ];
  const studs = studRows(pitch, [
    { x: 17, y: 31, pitches: [0, 2] },
    { x: 50, y: 47, pitches: [0, 1, 3] },
    { x: 54, y: 42, pitches: [2] },
    { x: 80, y: 70, pitches: [0, 1, 2, 3] },
  ]);
  return { pitch, strokes: onBothSides(half, pitch / 2), studs };
}

/** Ladder: a solid toothed centre rib, square shoulder blocks. */
function ladder(): TreadDrawing {
  const pitch = 48;
  const half: Stroke[] = [
    ring(24, 8, pitch),
    line([24, 6, 10, 0], 6, 0.95),
    line([24, 10, 62, 22], 8, 1),
    line([60, -2, 60, 22, 65, 26, 65, 46, 60, 48], 8, 1),
    line([62, 40, 128, 48], 9.5, 1),
    ...sipes(29, 55, 0.3, [18, 28, 38]),
    ...sipes(70, 98, 0.1, [6, 16, 26]),
    ...sipes(-8, 8, 0, [18, 28]),
  ];
  const studs = studRows(pitch, [
    { x: 42, y: 30, pitches: [0, 2] },
    { x: 38, y: 46, pitches: [1] },
    { x: 77, y: 22, pitches: [0, 1, 2, 3] },
    { x: 84, y: 8, pitches: [1, 3] },
    { x: 12, y: 24, pitches: [0, 2] },
  ]);
  return { pitch, strokes: onBothSides(half, pitch / 2), studs };
}

/** Claw: curved voids that narrow to the middle, hooked centre blocks. */
function claw(): TreadDrawing {
  const pitch = 52;
  const half: Stroke[] = [
    sweep([6, 0], [70, 6], [128, 66], 10, 1),
    line([-5, -2, 6, 12, -5, 50], 6, 1),
    line([46, 9, 40, 58], 7.5, 1),
    sweep([44, 38], [74, 46], [128, 92], 5.4, 0.9),
    ...sipes(10, 38, 0.12, [14, 25, 36]),
    ...sipes(52, 84, 0.6, [24, 45]),
    ...sipes(84, 100, 0.7, [50, 74]),
  ];
  const studs = studRows(pitch, [
    { x: 24, y: 29, pitches: [0, 2] },
    { x: 59, y: 30, pitches: [1, 3, 0] },
    { x: 74, y: 37, pitches: [0, 2] },
    { x: 86, y: 46, pitches: [1, 3] },
    { x: 31, y: 37, pitches: [1, 3] },
  ]);
  return { pitch, strokes: onBothSides(half, pitch / 2), studs };
}

/** Brick: three winding rings and slanted slots, the same way round on both sides. */
function brick(): TreadDrawing {
  const pitch = 46;
  const winding = (x: number): Stroke => line([x, -2, x + 5, 12, x - 3, 34, x, 48], 7.5, 1);
  const strokes: Stroke[] = [
    winding(-46),
    winding(0),
    winding(46),
    line([-128, 18, -46, 30], 9, 1),
    line([-46, 6, 0, 20], 6.5, 1),
    line([0, 40, 46, 30], 6.5, 1),
    line([46, 14, 128, 2], 9, 1),
    ...sipes(-98, -54, -0.14, [30, 40, 50]),
    ...sipes(-40, -6, 0.28, [14, 24, 34]),
    ...sipes(8, 40, -0.2, [8, 18, 28]),
    ...sipes(54, 98, -0.14, [20, 30, 40]),
  ];
  const studs = studRows(pitch, [
    { x: 24, y: 19, pitches: [0, 2] },
    { x: 62, y: 34, pitches: [0, 1, 2, 3] },
    { x: 82, y: 22, pitches: [1, 3] },
    { x: 76, y: 30, pitches: [0] },
  ]);
  return { pitch, strokes, studs };
}

/** Lynx: stepped V voids and a keyed rib in the middle. */
function lynx(): TreadDrawing {
  const pitch = 50;
  const half: Stroke[] = [
    line([8, 0, 30, 8, 34, 22, 62, 34, 68, 46, 128, 66], 8.6, 1),
    line([8, 0, 13, 14, 8, 24, 8, 50], 5.6, 1),
    line([32, 22, 38, 56], 6.6, 1),
    line([72, 47, 70, 84], 6.4, 1),
    ...sipes(14, 31, 0.4, [18, 27, 36]),
    ...sipes(44, 64, 0.45, [38, 47, 56]),
    ...sipes(77, 100, 0.3, [60, 70, 80]),
    ...sipes(-5, 5, 0.3, [10, 30]),
  ];
  const studs = studRows(pitch, [
    { x: 20, y: 27, pitches: [0, 2] },
    { x: 47, y: 12, pitches: [1, 3] },
    { x: 53, y: 7, pitches: [0, 2] },
    { x: 53, y: 45, pitches: [0] },
    { x: 88, y: 22, pitches: [0, 1, 2, 3] },
  ]);
  return { pitch, strokes: onBothSides(half, pitch / 2), studs };
}

/** Lattice: slanted slots of both hands cross to large lozenges. */
function lattice(): TreadDrawing {
  const pitch = 56;
  const half: Stroke[] = [
    line([-20, 0, 44, 40], 7.4, 1),
    line([44, 40, 128, 58], 9, 1),
    line([44, 40, 60, 12, 128, 26], 7, 1),
    line([60, 12, 44, -16], 6.6, 1),
    ...sipes(8, 36, -0.3, [-2, 7, 16]),
    ...sipes(56, 98, 0.22, [32, 41]),
    ...sipes(68, 100, 0.2, [2, 60]),
  ];
  const studs = studRows(pitch, [
    { x: 12, y: 54, pitches: [0, 2] },
    { x: 20, y: 2, pitches: [0, 2] },
    { x: 36, y: 10, pitches: [1, 3] },
    { x: 69, y: 29, pitches: [1, 3] },
    { x: 78, y: 31, pitches: [0, 2] },
    { x: 78, y: 4, pitches: [1, 3] },
  ]);
  return { pitch, strokes: onBothSides(half, pitch / 2), studs };
}

/** Plough: asymmetric, a winding ring next to a closed rib, broad slots on the outside. */
function plough(): TreadDrawing {
  const pitch = 48;
  const strokes: Stroke[] = [
    line([-52, 0, -46, 16, -52, 32, -52, 48], 8, 1),
    line([-12, 0, -16, 24, -12, 48], 6.4, 1),
    line([34, 0, 40, 14, 30, 34, 34, 48], 8.4, 1),
    line([-128, 10, -50, 24], 8.6, 1),
    line([-50, 2, -14, 14], 6.4, 1),
    line([-14, 32, 8, 40], 5, 0.95),
    sweep([34, 14], [70, 18], [128, 44], 9.4, 1),
    line([66, 19, 70, 66], 6, 0.95),
    ...sipes(-98, -58, 0.16, [22, 33, 43]),
    ...sipes(-42, -20, 0.3, [18, 27, 36]),
    ...sipes(-8, 26, 0.2, [4, 14, 24]),
    ...sipes(42, 62, 0.3, [28, 38, 48]),
    ...sipes(74, 100, 0.4, [38, 50, 60]),
  ];
  const studs = studRows(
    pitch,
    [
      { x: -90, y: 38, pitches: [0, 2] },
      { x: -84, y: 0, pitches: [0, 2] },
      { x: -66, y: 4, pitches: [1, 3] },
      { x: -34, y: 35, pitches: [0, 2] },
      { x: -30, y: 38, pitches: [3] },
      { x: 2, y: 18, pitches: [1, 3] },
      { x: 6, y: 9, pitches: [0] },
      { x: 50, y: 36, pitches: [0, 2] },
      { x: 54, y: 1, pitches: [0, 2] },
      { x: 84, y: 45, pitches: [0, 2] },
      { x: 86, y: 0, pitches: [0, 2] },
    ],
    false,
  );
  return { pitch, strokes, studs };
}

/** Comet: long curved voids from the middle, short ones between them. */
function comet(): TreadDrawing {
  const pitch = 54;
  const half: Stroke[] = [
    sweep([3, 0], [34, 30], [128, 60], 9.6, 1),
    sweep([30, 0], [62, 16], [128, 32], 6.4, 0.95),
    line([30, 0, 26, -26], 6, 1),
    line([70, 17, 76, 42], 6, 1),
    ...sipes(8, 24, 0.7, [-8, -18, 26]),
    ...sipes(36, 66, 0.35, [10, 34, 44]),
    ...sipes(82, 100, 0.3, [28, 58]),
  ];
  const studs = studRows(pitch, [
    { x: 10, y: 40, pitches: [0, 2] },
    { x: 43, y: 44, pitches: [1, 3] },
    { x: 48, y: 47, pitches: [0] },
    { x: 61, y: 52, pitches: [3] },
    { x: 76, y: 4, pitches: [0, 1, 3] },
    { x: 88, y: 8, pitches: [2] },
    { x: 92, y: 34, pitches: [0, 2] },
  ]);
  return { pitch, strokes: onBothSides(half, pitch / 2), studs };
}

export function studdedTreads(): readonly TreadDrawing[] {
  return [fang(), ladder(), claw(), brick(), lynx(), lattice(), plough(), comet()];
}
