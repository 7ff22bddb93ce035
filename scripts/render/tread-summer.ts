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

/** Canal: two very wide rings next to a closed middle rib, fine slots outside. */
function canal(): TreadDrawing {
  const pitch = 33;
  const half: Stroke[] = [
    ring(26, 13, pitch),
    line([19, 6, 4, 14], 2.2, 0.55),
    sweep([33, 10], [56, 12], [70, 26], 3.2, 0.8),
    line([74, 16, 128, 24], 4.4, 0.95),
    line([76, 32, 104, 36], 1.8, 0.5),
    ring(72, 3, pitch, 0.75),
  ];
  return { pitch, strokes: onBothSides(half, pitch / 2), studs: [] };
}

/** Swallow: directional, a pointed rib in the middle and wings that open to the shoulder. */
function swallow(): TreadDrawing {
  const pitch = 46;
  const half: Stroke[] = [
    ring(9, 5, pitch),
    ring(46, 8, pitch),
    sweep([11, 0], [26, 8], [44, 34], 4.4, 0.95),
    sweep([48, 20], [78, 30], [128, 78], 6.2, 1),
    sweep([60, 2], [84, 10], [112, 36], 2.2, 0.55),
  ];
  return { pitch, strokes: onBothSides(half), studs: [] };
}

/** Grand: asymmetric, four rings of different width, long slanted slots on the outside. */
function grand(): TreadDrawing {
  const pitch = 38;
  const strokes: Stroke[] = [
    ring(-56, 8, pitch),
    ring(-24, 11.5, pitch),
    ring(14, 11.5, pitch),
    ring(48, 6, pitch),
    line([-128, 8, -60, 14], 4.6, 0.95),
    line([-104, 26, -66, 30], 1.8, 0.5),
    line([-52, 8, -34, 20], 2.6, 0.65),
    line([-17, 26, -4, 18], 2.4, 0.6),
    sweep([20, 4], [34, 8], [45, 24], 3.4, 0.8),
    sweep([52, 10], [80, 2], [128, 30], 5.2, 0.95),
    sweep([58, 30], [84, 24], [112, 42], 2, 0.5),
  ];
  return { pitch, strokes, studs: [] };
}

/** Reed: three narrow rings, waving sipes in broad quiet ribs; rolls lightly. */
function reed(): TreadDrawing {
  const pitch = 30;
  const strokes: Stroke[] = [
    ring(-44, 7.5, pitch),
    ring(0, 7.5, pitch),
    ring(44, 7.5, pitch),
    sweep([-38, 22], [-24, 4], [-6, 12], 2.2, 0.6),
    sweep([38, 7], [24, 25], [6, 17], 2.2, 0.6),
    ...onBothSides([sweep([50, 12], [72, 22], [128, 14], 3.6, 0.85), line([60, 27, 96, 30], 1.6, 0.45)], 15),
  ];
  return { pitch, strokes, studs: [] };
}

export function summerTreads(): readonly TreadDrawing[] {
  return [touring(), asymmetric(), rain(), sport(), canal(), swallow(), grand(), reed()];
}
