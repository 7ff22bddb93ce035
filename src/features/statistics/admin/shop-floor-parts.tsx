// What visitors look for and open: searches with those that found nothing to sell, and the most opened tyres.
import { Link, useSearchParams } from 'react-router';

import { Badge } from '../../../platform/ui/badge.tsx';
import { ListTabs } from '../../../platform/ui/list/list-tabs.tsx';
import { productFormPath, tyresTabPath } from '../../catalogue/tyres-tab-path.ts';
import type { SearchFigures, Statistics, TyreFigures } from '../contract.ts';
import { searchTexts, tyreTexts } from '../messages.ts';
import type { FigureColumn } from './figures-table.tsx';
import { Days, Part, Rows, type Range } from './parts.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './statistics-page.module.css';

const VIEW_PARAM = 'haut';
const VIEWS = ['kaikki', 'turhat'] as const;

const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);
const lostCount = ({ noneCount, outCount }: SearchFigures) => noneCount + outCount;

const SEARCH_COLUMNS: readonly FigureColumn<SearchFigures>[] = [
  {
    name: searchTexts.columns.size,
    value: ({ size }) => size ?? searchTexts.noSize,
    cell: (row) => (
      <span className={styles.size}>
        <SizeLink {...row} />
        {row.noneCount > 0 && <Badge tone="bad">{searchTexts.noneMark}</Badge>}
        {row.outCount > 0 && <Badge tone="warn">{searchTexts.outMark}</Badge>}
      </span>
    ),
  },
  {
    name: searchTexts.columns.kind,
    value: ({ kind }) => (kind === null ? searchTexts.anyKind : searchTexts.kinds[kind]),
  },
  { name: searchTexts.columns.count, value: ({ count }) => count, isFigure: true },
  { name: searchTexts.columns.none, value: ({ noneCount }) => noneCount, isFigure: true },
  { name: searchTexts.columns.out, value: ({ outCount }) => outCount, isFigure: true },
];

function SizeLink({ size, kind }: SearchFigures) {
  if (size === null) return searchTexts.noSize;
  return <Link to={tyresTabPath(size, kind === 'winter' || kind === null ? undefined : kind)}>{size}</Link>;
}

export function SearchesPart({ searches, ...range }: Pick<Statistics, 'searches'> & Range) {
  const [query] = useSearchParams();
  const view = VIEWS.find((each) => each === query.get(VIEW_PARAM)) ?? 'kaikki';
  const { title, note, file, plot, daysColumn, empty, emptyLost } = searchTexts;
  if (!searches) return <Part title={title}>{null}</Part>;
  const { days, rows } = searches;
  const lost = rows
    .filter((row) => lostCount(row) > 0)
    .toSorted((one, other) => lostCount(other) - lostCount(one));
  return (
    <Part title={title} note={note}>
      <Days
        title={plot(sum(days))}
        file={file}
        days={days}
        columns={[{ name: daysColumn, value: ({ count }) => count, isFigure: true }]}
        {...range}
      />
      {rows.length > 0 && (
        <>
          <p>
            {searchTexts.lost(
              lost.reduce((all, row) => all + lostCount(row), 0),
              lost.length,
            )}
          </p>
          <ListTabs
            label={searchTexts.views}
            param={VIEW_PARAM}
            views={VIEWS}
            shown={view}
            words={searchTexts.viewWords}
          />
        </>
      )}
      <Rows
        caption={searchTexts.table}
        file={view === 'turhat' ? `${file}-turhat` : file}
        rows={view === 'turhat' ? lost : rows}
        columns={SEARCH_COLUMNS}
        keyOf={({ size, kind }) => `${size} ${kind}`}
        empty={view === 'turhat' ? emptyLost : empty}
        {...range}
      />
    </Part>
  );
}

const TYRE_COLUMNS: readonly FigureColumn<TyreFigures>[] = [
  {
    name: tyreTexts.columns.name,
    value: ({ name }) => name,
    cell: (tyre) => <Link to={productFormPath(tyre)}>{tyre.name}</Link>,
  },
  { name: tyreTexts.columns.size, value: ({ size }) => size },
  { name: tyreTexts.columns.count, value: ({ count }) => count, isFigure: true },
];

export function TyresPart({ tyres, ...range }: Pick<Statistics, 'tyres'> & Range) {
  const { title, note, file, plot, daysColumn, table, empty } = tyreTexts;
  if (!tyres) return <Part title={title}>{null}</Part>;
  return (
    <Part title={title} note={note}>
      <Days
        title={plot(sum(tyres.days))}
        file={file}
        days={tyres.days}
        columns={[{ name: daysColumn, value: ({ count }) => count, isFigure: true }]}
        {...range}
      />
      <div className={layout.stack3}>
        <Rows
          caption={table}
          file={file}
          rows={tyres.rows}
          columns={TYRE_COLUMNS}
          keyOf={({ _id }) => _id}
          empty={empty}
          {...range}
        />
      </div>
    </Part>
  );
}
