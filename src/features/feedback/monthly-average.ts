// The mean rating of each month as a line: months without ratings are gaps in it.

export interface MonthlyAverage {
  /** '2026-11'. */
  readonly month: string;
  /** Null where nobody rated. */
  readonly average: number | null;
}

/** Every month from the first with ratings to the last, in order. */
export function everyMonth(rated: readonly { month: string; average: number }[]): MonthlyAverage[] {
  const averages = new Map(rated.map(({ month, average }) => [month, average]));
  const months: MonthlyAverage[] = [];
  const last = rated.at(-1)?.month ?? '';
  for (let month = rated[0]?.month ?? ''; month !== '' && month <= last; month = nextMonth(month)) {
    months.push({ month, average: averages.get(month) ?? null });
  }
  return months;
}

/** '2026-12' → '2027-01'. */
function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/**
 * An SVG path over the months from 0 to `width`, 10 at the top and 0 at `height`: lines between neighbours, and a dot of no
 * length (drawn by its round end) for each month.
 */
export function linePath(months: readonly MonthlyAverage[], width: number, height: number): string {
  const step = width / Math.max(1, months.length - 1);
  let isOpen = false;
  return months
    .map(({ average }, index) => {
      if (average === null) {
        isOpen = false;
        return '';
      }
      const point = `${round(index * step)} ${round(height * (1 - average / 10))}`;
      const command = isOpen ? `L${point}` : `M${point}h0`;
      isOpen = true;
      return command;
    })
    .join('');
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
