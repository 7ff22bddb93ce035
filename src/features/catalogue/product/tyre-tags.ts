// The marks that come after a tyre's name: load reinforcement, run-flat and the car maker a tyre was approved for.

/** Marks of car makers: BMW, Mercedes-Benz, Audi, Porsche, Volvo, Jaguar Land Rover, Polestar. */
const MAKER_MARKS: ReadonlySet<string> = new Set(
  '* MO MO1 MO-S MOE AO AO1 AO2 RO1 RO2 N0 N1 N2 N3 N4 VOL JLR POL'.split(' '),
);

/** Written mark (upper case) → the tag it means. Every manufacturer has other names for run-flat and reinforcement. */
const TAGS: ReadonlyMap<string, string> = new Map([
  ...['XL', 'EXTRALOAD', 'REINFORCED', 'REINF', 'REINF.', 'RF'].map((mark) => [mark, 'XL'] as const),
  ...['RFT', 'ROF', 'SSR', 'EMT', 'ZPS', 'DSST', 'HRS', 'XRP', 'RUNFLAT', 'RUN-FLAT'].map(
    (mark) => [mark, 'RFT'] as const,
  ),
  ...[...MAKER_MARKS].map((mark) => [mark, mark] as const),
  ...['HL', 'FR', 'MFS', 'FSL', 'M+S', '3PMSF', 'OWL', 'DEMO'].map((mark) => [mark, mark] as const),
]);

/** The tag that a single word means ('rof' → 'RFT', 'DOT2023' → 'DOT2023'), or null when it is no mark. */
export function tyreTag(word: string): string | null {
  const mark = word.toUpperCase();
  if (/^DOT\d{2,4}$/.test(mark)) return mark;
  return TAGS.get(mark) ?? null;
}
