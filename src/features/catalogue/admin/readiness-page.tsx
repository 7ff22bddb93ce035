// Tyres on sale that lack required information, and manufacturers without a contact: each lack a link to the field that fills it.
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';

import { formatCount } from '../../../platform/contract/count.ts';
import { recordOf } from '../../../platform/contract/records.ts';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { useListAddress, withParam } from '../../../platform/ui/list/list-address.ts';
import { ListPage } from '../../../platform/ui/list/list-page.tsx';
import { ListTabs } from '../../../platform/ui/list/list-tabs.tsx';
import { RecordTable, type Column } from '../../../platform/ui/list/record-table.tsx';
import { RowLink } from '../../../platform/ui/list/row-action.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { MISSING_FACTS, READINESS_PER_PAGE, type Lack, type Readiness } from '../contract/readiness.ts';
import { readinessMessages as messages } from '../messages/readiness.ts';
import { OpenPanel } from './open-panel.tsx';
import { FIELD_PARAM, readinessQuery, PANEL_PARAM } from './tyre-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';

type ReadinessRow = Readiness['rows'][number];
type LackingManufacturer = Readiness['manufacturers'][number];

const LACK_PARAM = 'puute';
const COLUMNS: readonly Column<ReadinessRow>[] = [
  { label: messages.tyre, role: 'name', cell: ({ name, size }) => `${name} ${size}` },
  { label: messages.missing, isLabelled: true, cell: (row) => <LackLinks row={row} /> },
];
const MANUFACTURER_COLUMNS: readonly Column<LackingManufacturer>[] = [
  { label: messages.manufacturer, role: 'name', cell: ({ name }) => name },
  {
    label: messages.tyres,
    role: 'figure',
    isLabelled: true,
    cell: ({ tyreCount }) => formatCount(tyreCount),
  },
  { label: messages.missing, role: 'actions', cell: (manufacturer) => <FillContact {...manufacturer} /> },
];

/** Contacts are a manufacturer's: they are listed by manufacturer, everything else by tyre. */
export function ReadinessPage() {
  const [query, setQuery] = useSearchParams();
  const { page, q, choice } = useListAddress();
  const lacks = choice(LACK_PARAM, MISSING_FACTS);
  const found = useQuery(readinessQuery({ page, lacks, q }));
  const { data, error, refetch } = found;
  const closePanel = useCallback(() => setQuery((before) => withPanel(before, '', '')), [setQuery]);
  const frame = {
    actions: (
      <Link to="/admin/tires/eu-rekisteri" className={buttonClass({ variant: 'outline' })}>
        {messages.register}
      </Link>
    ),
    notice: data && <p>{messages.ready(data.counts.onSale - data.counts.lacking, data.counts.onSale)}</p>,
    filters: data && <Lacks lacks={lacks} readiness={data} />,
    after: <OpenPanel panel={query.get(PANEL_PARAM)} onClose={closePanel} onCreated={closePanel} />,
    isFiltered: q !== '',
  };
  const state = { error, refetch };
  if (lacks === 'contact') {
    const makers = data && { answer: data.manufacturers, total: data.manufacturers.length };
    return (
      <ListPage
        {...frame}
        texts={{ ...messages, count: messages.manufacturersCount, searchHelp: messages.search }}
        query={{ data: makers, ...state }}
        note={<p className={layout.lead}>{messages.why.contact}</p>}
      >
        {(rows) => (
          <RecordTable
            caption={messages.title}
            rows={rows}
            columns={MANUFACTURER_COLUMNS}
            keyOf={({ _id }) => _id}
          />
        )}
      </ListPage>
    );
  }
  const hasOnlyContacts = data !== undefined && lacks === undefined && data.counts.lacking > 0;
  return (
    <ListPage
      {...frame}
      texts={{
        ...messages,
        searchHelp: messages.search,
        ...(hasOnlyContacts && { emptyTitle: messages.ownWellTitle, emptyBody: messages.ownWellBody }),
      }}
      query={{ data: data && { answer: data.rows, total: data.total }, ...state }}
      paging={{ page, perPage: READINESS_PER_PAGE }}
      note={
        lacks ? <p className={layout.lead}>{messages.why[lacks]}</p> : data && <MissingContacts {...data} />
      }
    >
      {(rows) => (
        <RecordTable caption={messages.title} rows={rows} columns={COLUMNS} keyOf={({ _id }) => _id} />
      )}
    </ListPage>
  );
}

/** One line for all manufacturers, as each of them would fill the list with its tyres. */
function MissingContacts({ manufacturers, counts }: Readiness) {
  const [query] = useSearchParams();
  if (manufacturers.length === 0) return null;
  return (
    <Notice
      tone="warn"
      action={
        <RowLink
          to={{ search: withParam(query, LACK_PARAM, 'contact', []).toString() }}
          label={messages.fillContacts}
        />
      }
    >
      {messages.contactsMissing(manufacturers.length, counts.contact)}
    </Notice>
  );
}

function FillContact({ _id, name }: LackingManufacturer) {
  const [query] = useSearchParams();
  return (
    <RowLink
      to={{ search: withPanel(query, `valmistajat:${_id}`, 'contact').toString() }}
      label={messages.fill}
      name={messages.fillOf(name)}
    />
  );
}

/** The address with this panel open at this field; '' closes it. */
function withPanel(params: URLSearchParams, panel: string, field: string): URLSearchParams {
  return withParam(withParam(params, PANEL_PARAM, panel, []), FIELD_PARAM, field, []);
}

function Lacks({ lacks, readiness }: { lacks: Lack | undefined; readiness: Readiness }) {
  const { counts, manufacturers } = readiness;
  return (
    <ListTabs
      label={messages.filterLabel}
      param={LACK_PARAM}
      views={['all', ...MISSING_FACTS]}
      shown={lacks ?? 'all'}
      words={{
        // Without a count: contacts are listed by manufacturer, so no list below has all of them.
        all: messages.all,
        ...recordOf(MISSING_FACTS, (lack) => messages.choice(messages.lacks[lack], counts[lack])),
        contact: messages.contactChoice(manufacturers.length),
      }}
    />
  );
}

/** Each lack leads to the field that fills it. */
function LackLinks({ row }: { row: ReadinessRow }) {
  const [query] = useSearchParams();
  const panel = `muokkaa:${row.sizeId}:${row._id}`;
  return (
    <span className={layout.cluster2}>
      {row.lacks
        .filter((lack) => lack !== 'contact')
        .map((lack) => (
          <RowLink
            key={lack}
            to={{ search: withPanel(query, panel, lack).toString() }}
            label={messages.lacks[lack]}
          />
        ))}
    </span>
  );
}
