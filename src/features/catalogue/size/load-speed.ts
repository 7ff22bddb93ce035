// What load indexes and speed symbols mean in kilograms and kilometres per hour.

const FIRST_LOAD_INDEX = 50;

/** Kilograms per tyre for load indexes 50–160 (ETRTO Standards Manual; UN Regulation No. 30, annex 4, and No. 54, annex 4). */
const LOAD_KG = [
  [190, 195, 200, 206, 212, 218, 224, 230, 236, 243],
  [250, 257, 265, 272, 280, 290, 300, 307, 315, 325],
  [335, 345, 355, 365, 375, 387, 400, 412, 425, 437],
  [450, 462, 475, 487, 500, 515, 530, 545, 560, 580],
  [600, 615, 630, 650, 670, 690, 710, 730, 750, 775],
  [800, 825, 850, 875, 900, 925, 950, 975, 1000, 1030],
  [1060, 1090, 1120, 1150, 1180, 1215, 1250, 1285, 1320, 1360],
  [1400, 1450, 1500, 1550, 1600, 1650, 1700, 1750, 1800, 1850],
  [1900, 1950, 2000, 2060, 2120, 2180, 2240, 2300, 2360, 2430],
  [2500, 2575, 2650, 2725, 2800, 2900, 3000, 3075, 3150, 3250],
  [3350, 3450, 3550, 3650, 3750, 3875, 4000, 4125, 4250, 4375],
  [4500],
].flat();

/** Kilometres per hour per speed symbol (UN Regulation No. 30, 2.29; No. 54, 2.28). H is between U and V by history. */
const SPEED_KMH: ReadonlyMap<string, number> = new Map(
  (
    'A1 5, A2 10, A3 15, A4 20, A5 25, A6 30, A7 35, A8 40, B 50, C 60, D 65, E 70, F 80, G 90, J 100, K 110, ' +
    'L 120, M 130, N 140, P 150, Q 160, R 170, S 180, T 190, U 200, H 210, V 240, W 270, Y 300'
  )
    .split(', ')
    .map((pair) => {
      const [symbol = '', kmh] = pair.split(' ');
      return [symbol, Number(kmh)] as const;
    }),
);

/** 91 → 615 kg per tyre; null outside 50–160. */
export function loadIndexKg(loadIndex: number): number | null {
  return LOAD_KG[loadIndex - FIRST_LOAD_INDEX] ?? null;
}

/** 600 kg → 90, 605 kg → 91: the least index that carries the load; null for more than any of the table. */
export function leastLoadIndex(kilograms: number): number | null {
  const place = LOAD_KG.findIndex((carried) => carried >= kilograms);
  return place < 0 ? null : FIRST_LOAD_INDEX + place;
}

/** 'V' → 240 km/h; null for no symbol. */
export function speedSymbolKmh(speedSymbol: string): number | null {
  return SPEED_KMH.get(speedSymbol.toUpperCase()) ?? null;
}
