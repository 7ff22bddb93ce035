// Tyres on sale that lack required information: counted, filtered, each lack a link to the field that fills it.
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';

import { recordOf } from '../../../platform/contract/records.ts';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { useListAddress, withParam } from '../../../platform/ui/list/list-address.ts';
import { ListPage } from '../../../platform/ui/list/list-page.tsx';
import { ListTabs } from '../../../platform/ui/list/list-tabs.tsx';
import { RecordTable, type Column } from '../../../platform/ui/list/record-table.tsx';
import { RowLink } from '../../../platform/ui/list/row-action.tsx';
import { LACKS, READINESS_PER_PAGE, type Lack, type Readiness } from '../contract/readiness.ts';
import { readinessMessages as messages } from '../messages/readiness.ts';
import { OpenPanel } from './open-panel.tsx';
import { FIELD_PARAM, readinessQuery, PANEL_PARAM } from './tyre-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';

type ReadinessRow = Readiness['rows'][number];

const LACK_PARAM = 'puute';
const COLUMNS: readonly Column<ReadinessRow>[] = [
  { label: messages.tyre, role: 'name', cell: ({ name, size }) => `${name} ${size}` },
  { label: messages.missing, isLabelled: true, cell: (row) => <LackLinks row={row} /> },
];

export function ReadinessPage() {
  const [query, setQuery] = useSearchParams();
  const { page, q, choice } = useListAddress();
  const lacks = choice(LACK_PARAM, LACKS);
  const { data, error, refetch } = useQuery(readinessQuery({ page, lacks, q }));
  const closePanel = useCallback(() => setQuery((before) => withPanel(before, '', '')), [setQuery]);
  return (
    <ListPage
      texts={{ ...messages, searchHelp: messages.search }}
      query={{ data: data && { answer: data.rows, total: data.total }, error, refetch }}
      paging={{ page, perPage: READINESS_PER_PAGE }}
      isFiltered={data !== undefined && data.counts.lacking > 0}
      actions={
        <Link to="/admin/tires/eu-rekisteri" className={buttonClass({ variant: 'outline' })}>
          {messages.register}
        </Link>
      }
      notice={data && <p>{messages.ready(data.counts.onSale - data.counts.lacking, data.counts.onSale)}</p>}
      filters={data && <Lacks lacks={lacks} counts={data.counts} />}
      note={lacks && <p className={layout.lead}>{messages.why[lacks]}</p>}
      after={<OpenPanel panel={query.get(PANEL_PARAM)} onClose={closePanel} onCreated={closePanel} />}
    >
      {(rows) => (
        <RecordTable caption={messages.title} rows={rows} columns={COLUMNS} keyOf={({ _id }) => _id} />
      )}
    </ListPage>
  );
}

/** The address with this panel open at this field; '' closes it. */
function withPanel(params: URLSearchParams, panel: string, field: string): URLSearchParams {
  return withParam(withParam(params, PANEL_PARAM, panel, []), FIELD_PARAM, field, []);
}

function Lacks({ lacks, counts }: { lacks: Lack | undefined; counts: Readiness['counts'] }) {
  return (
    <ListTabs
      label={messages.filterLabel}
      param={LACK_PARAM}
      views={['all', ...LACKS]}
      shown={lacks ?? 'all'}
      words={{
        all: messages.choice(messages.all, counts.lacking),
        ...recordOf(LACKS, (lack) => messages.choice(messages.lacks[lack], counts[lack])),
      }}
    />
  );
}

/** Each lack leads to the field that fills it. */
function LackLinks({ row }: { row: ReadinessRow }) {
  const [query] = useSearchParams();
  const toField = (lack: Lack) => {
    const panel =
      lack === 'contact' ? `valmistajat:${row.manufacturerId}` : `muokkaa:${row.sizeId}:${row._id}`;
    return { search: withPanel(query, panel, lack).toString() };
  };
  return (
    <span className={layout.cluster2}>
      {row.lacks.map((lack) => (
        <RowLink key={lack} to={toField(lack)} label={messages.lacks[lack]} />
      ))}
    </span>
  );
}
