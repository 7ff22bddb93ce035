// Two prices over time for a chart and the table next to it: steps, as a price is valid until the next one.

/** Cents for one tyre from `atMs` on. */
export interface PriceStep {
  readonly atMs: number;
  readonly cents: number;
}

export interface PriceLines {
  /** Where the time shown begins and ends. */
  readonly fromMs: number;
  readonly toMs: number;
  readonly mostCents: number;
  readonly leastCents: number;
  /** Within that time, the oldest first; the first is the price at its beginning. */
  readonly theirs: readonly PriceStep[];
  readonly ours: readonly PriceStep[];
}

/**
 * `theirs` and `ours` the oldest first. The time begins with the first price that was read of theirs and ends now; null without
 * one.
 */
export function priceLines(
  theirs: readonly PriceStep[],
  ours: readonly PriceStep[],
  nowMs: number,
): PriceLines | null {
  const [first] = theirs;
  if (!first) return null;
  const fromMs = first.atMs;
  const before = ours.findLast(({ atMs }) => atMs <= fromMs);
  const shown = [
    ...(before ? [{ ...before, atMs: fromMs }] : []),
    ...ours.filter(({ atMs }) => atMs > fromMs),
  ];
  const cents = [...theirs, ...shown].map((step) => step.cents);
  return {
    fromMs,
    toMs: Math.max(nowMs, theirs.at(-1)?.atMs ?? 0, shown.at(-1)?.atMs ?? 0),
    mostCents: Math.max(...cents),
    leastCents: Math.min(...cents),
    theirs,
    ours: shown,
  };
}

/** A row for each moment at which either price changed, the latest first; null: there was none yet. */
export interface PriceRow {
  readonly atMs: number;
  readonly theirs: number | null;
  readonly ours: number | null;
}

export function priceRows({ theirs, ours }: Pick<PriceLines, 'theirs' | 'ours'>): PriceRow[] {
  const moments = [...new Set([...theirs, ...ours].map(({ atMs }) => atMs))].toSorted((a, b) => b - a);
  return moments.map((atMs) => ({ atMs, theirs: centsAt(theirs, atMs), ours: centsAt(ours, atMs) }));
}

function centsAt(steps: readonly PriceStep[], momentMs: number): number | null {
  return steps.findLast(({ atMs }) => atMs <= momentMs)?.cents ?? null;
}

/** The path of a line in a drawing of `width` by `height`; '' without steps. */
export function stepPath(
  steps: readonly PriceStep[],
  { fromMs, toMs, mostCents, leastCents }: PriceLines,
  { width, height }: { width: number; height: number },
): string {
  const x = (atMs: number) => (toMs === fromMs ? 0 : rounded(((atMs - fromMs) / (toMs - fromMs)) * width));
  const y = (cents: number) =>
    mostCents === leastCents
      ? height / 2
      : rounded(((mostCents - cents) / (mostCents - leastCents)) * height);
  const path = steps.map(({ atMs, cents }, index) =>
    index === 0 ? `M${x(atMs)} ${y(cents)}` : `H${x(atMs)}V${y(cents)}`,
  );
  return path.length === 0 ? '' : `${path.join('')}H${width}`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
