// Where the axis of a chart ends.

/** The nearest even number of the kind 2, 4, 10, 20, 40, 100 … that is not below: its half is whole, too. At least 2. */
export function axisEnd(most: number): number {
  let unit = 2;
  while (true) {
    for (const end of [unit, unit * 2, unit * 3, unit * 4]) {
      if (end >= most) return end;
    }
    unit *= 5;
  }
}
