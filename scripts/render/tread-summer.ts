/** Summer treads: unbroken ribs between straight rain grooves, few cuts, closed shoulders. */
import { line, onBothSides, ring, sweep, type Stroke, type TreadDrawing } from './tread-drawing.ts';

/** Touring: four grooves, the same on both sides. */
function touring(): TreadDrawing {
  const pitch = 34;
  const half: Stroke[] = [
    ring(18, 8.5, pitch),
    ring(52, 9.5, pitch),
    line([14, 6, 6, 11], 2.6, 0.55),
    sweep([23, 4], [34, 6], [42, 18], 2.8, 0.7),
    sweep([57, 22], [78, 20], [128, 30], 5, 0.95),
    sweep([64, 5], [80, 3], [104, 11], 1.6, 0.5),
  ];
  return { pitch, strokes: onBothSides(half, pitch / 2), studs: [] };
}

/** Asymmetric: three wide grooves towards the inside, big blocks and a narrow groove outside. */
function asymmetric(): TreadDrawing {
  const pitch = 36;
  const strokes: Stroke[] = [
    ring(-50, 10.5, pitch),
    ring(-10, 11, pitch),
    ring(30, 10, pitch),
    ring(64, 3.4, pitch, 0.8),
    sweep([-55, 10], [-80, 8], [-128, 22], 5.5, 0.95),
    sweep([-58, 27], [-80, 25], [-108, 37], 1.7, 0.5),
    sweep([-45, 20], [-34, 20], [-22, 8], 2.8, 0.7),
    sweep([-5, 0], [8, 2], [18, 16], 3, 0.75),
    line([35, 8, 60, 18], 2.2, 0.55),
    sweep([60, 28], [80, 28], [128, 40], 4.6, 0.9),
    line([70, 12, 98, 19], 2, 0.45),
  ];
  return { pitch, strokes, studs: [] };
}

/** Rain: directional sweeps that run from the middle out over the shoulder. */
function rain(): TreadDrawing {
  const pitch = 44;
  const half: Stroke[] = [
    ring(13, 8.5, pitch),
    sweep([19, 0], [52, 4], [128, 64], 6.6, 1),
    sweep([44, 31], [70, 42], [104, 70], 2.4, 0.55),
    line([8, 12, 2, 20], 2.2, 0.5),
  ];
  return { pitch, strokes: onBothSides(half), studs: [] };
}

/** Sport: three very wide grooves, almost slick ribs, slanted shoulder slots. */
function sport(): TreadDrawing {
  const pitch = 40;
  const shoulder: Stroke[] = [
    sweep([66, 6], [84, 8], [128, 26], 5.4, 0.95),
    line([64, 24, 84, 30], 2.4, 0.5),
  ];
  const strokes: Stroke[] = [
    ring(-38, 12.5, pitch),
    ring(0, 12.5, pitch),
    ring(38, 12.5, pitch),
    line([-30, 8, -14, 24], 2.4, 0.6),
    line([8, 20, 24, 36], 2.4, 0.6),
    line([44, 0, 58, 10], 2.4, 0.6),
    ...onBothSides(shoulder),
    line([-44, 30, -58, 40], 2.4, 0.6),
  ];
  return { pitch, strokes, studs: [] };
}

export function summerTreads(): readonly TreadDrawing[] {
  return [touring(), asymmetric(), rain(), sport()];
}
