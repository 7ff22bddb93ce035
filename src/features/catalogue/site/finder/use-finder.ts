// The state of the size finder: what is chosen and typed, completed by the table of sizes that are sold.
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { callApi } from '../../../../platform/browser/api.ts';
import type { listSizeTable } from '../../contract/tyres.ts';
import {
  completeMeasures,
  countTyres,
  countValues,
  MEASURES,
  readTypedSize,
  SEASON_KINDS,
  type Measure,
  type Measures,
  type SeasonKind,
  type SizeCount,
  type SizeRow,
} from '../../size/size-choice.ts';
import { formatTyreSize, parseTyreSize } from '../../size/tyre-size.ts';

export interface FinderChoice {
  readonly text: string;
  readonly measures: Measures;
  readonly kinds: readonly SeasonKind[];
}

export interface Finder extends FinderChoice {
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** The text names the size, so the pickers only show it. */
  readonly isTyped: boolean;
  /** Nothing need be suggested: the text is a size that is sold. */
  readonly isWholeSize: boolean;
  /** undefined: not known, because the table is not there or the text contains more than a size. */
  readonly found: SizeCount | undefined;
  readonly setText: (text: string) => void;
  /** Shows a size that was typed in another form, '2055516', as it is written: '205/55R16'. */
  readonly normaliseText: () => void;
  readonly setKind: (kind: SeasonKind) => void;
  readonly setMeasure: (measure: Measure, value: number | null) => void;
  /** The tyres of each value of a measure; undefined until the table is there. */
  readonly countsOf: (measure: Measure) => ReadonlyMap<number, number> | undefined;
}

export function useFinder(initial: FinderChoice): Finder {
  const [choice, setChoice] = useState(initial);
  const formRef = useRef<HTMLFormElement>(null);
  const table = useSizeTable();
  // What was chosen before hydration; what was typed alone is replayed after it, and would be lost by rendering again.
  useLayoutEffect(() => {
    const made = formRef.current && readChoice(formRef.current, initial);
    if (made) setChoice(made);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, while React takes over the form
  }, []);
  const { text, kinds } = choice;
  const typed = readTypedSize(text);
  const wanted = typed?.measures ?? choice.measures;
  const measures = table ? completeMeasures(table, wanted, kinds) : wanted;
  const isSizeAlone = text.trim() === '' || typed?.isAlone === true;
  return {
    text,
    kinds,
    measures,
    formRef,
    isTyped: typed !== null,
    isWholeSize:
      typed?.isAlone === true && table !== undefined && MEASURES.every((each) => measures[each] !== null),
    found: table && isSizeAlone && isSearched(measures) ? countTyres(table, measures, kinds) : undefined,
    setText: (typedText) => setChoice({ ...choice, text: typedText }),
    normaliseText: () => {
      const size = parseTyreSize(text);
      if (size?.kind === 'full' && isSizeAlone) setChoice({ ...choice, text: formatTyreSize(size.size) });
    },
    setKind: (kind) => setChoice({ ...choice, kinds: [kind] }),
    // A picker that is changed overrules a size that was typed.
    setMeasure: (measure, value) =>
      setChoice({ ...choice, text: typed ? '' : text, measures: { ...measures, [measure]: value } }),
    countsOf: (measure) => table && countValues(table, measures, measure, kinds),
  };
}

/** The search reads a profile only with its width. */
function isSearched({ width, aspect, diameter }: Measures): boolean {
  return width !== null || (aspect === null && diameter !== null);
}

/** undefined until the answer is there, and without one: the form still works. */
function useSizeTable(): readonly SizeRow[] | undefined {
  const [table, setTable] = useState<readonly SizeRow[]>();
  useEffect(() => {
    const stopped = new AbortController();
    callApi<typeof listSizeTable>('GET /tires/size-table', { signal: stopped.signal }).then(
      setTable,
      () => undefined,
    );
    return () => stopped.abort();
  }, []);
  return table;
}

/** What was chosen in the form as the server drew it; null: nothing else than there was. */
function readChoice(form: HTMLFormElement, initial: FinderChoice): FinderChoice | null {
  const fields = new FormData(form);
  const typed = readTypedSize(initial.text);
  const shown = typed?.measures ?? initial.measures;
  // A picker of a typed size has no name, so it is not among the fields.
  const measureOf = (measure: Measure) =>
    Number(form.querySelector<HTMLSelectElement>(`[data-measure=${measure}]`)?.value) || null;
  const measures = {
    width: measureOf('width'),
    aspect: measureOf('aspect'),
    diameter: measureOf('diameter'),
  };
  const isPicked = MEASURES.some((measure) => measures[measure] !== shown[measure]);
  const season = SEASON_KINDS.find((kind) => kind === fields.get('season'));
  if (!isPicked && (!season || season === initial.kinds[0])) return null;
  const text = fields.get('search');
  return {
    text: typeof text === 'string' && !(isPicked && typed) ? text : '',
    measures,
    kinds: season ? [season] : initial.kinds,
  };
}
