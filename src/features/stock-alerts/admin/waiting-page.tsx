// Who waits for which tyre, the most wanted first.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { formatNearDay, helsinkiDay } from '../../../platform/contract/dates.ts';
import { Table, figureCell } from '../../../platform/ui/list/table.tsx';
import { BackLink } from '../../../platform/ui/page/detail-page.tsx';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import { productFormPath } from '../../catalogue/tyres-tab-path.ts';
import type { WaitingTyre } from '../contract.ts';
import { waitingMessages as messages } from '../messages.ts';
import { waitingQuery } from './waiting-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';

const TODAY_PATH = '/admin/tanaan';

export function WaitingPage() {
  const waiting = useQuery(waitingQuery());
  const { data } = waiting;
  return (
    <div className={layout.stack5}>
      <header className={layout.stack2}>
        <BackLink to={TODAY_PATH} label={messages.back} />
        <h1>{messages.title}</h1>
        <p className={layout.lead}>{messages.lead}</p>
      </header>
      <LoadState query={waiting} title={messages.loadFailed} />
      {data?.length === 0 && <p>{messages.empty}</p>}
      {data && data.length > 0 && <WaitingTable tyres={data} />}
    </div>
  );
}

function WaitingTable({ tyres }: { tyres: readonly WaitingTyre[] }) {
  const { columns } = messages;
  return (
    <Table caption={messages.title} isCaptionHidden isStacked>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.size}</th>
          <th scope="col" className={figureCell}>
            {columns.left}
          </th>
          <th scope="col" className={figureCell}>
            {columns.count}
          </th>
          <th scope="col">{columns.people}</th>
        </tr>
      </thead>
      <tbody>
        {tyres.map((tyre) => (
          <tr key={tyre._id}>
            <th scope="row" data-label={columns.name}>
              <Link to={productFormPath(tyre)}>{tyre.name}</Link>
            </th>
            <td data-label={columns.size}>{tyre.size}</td>
            <td data-label={columns.left} className={figureCell}>
              {tyre.left}
            </td>
            <td data-label={columns.count} className={figureCell}>
              {tyre.waiting.length}
            </td>
            <td data-label={columns.people}>
              <People waiting={tyre.waiting} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function People({ waiting }: Pick<WaitingTyre, 'waiting'>) {
  return (
    <details>
      <summary>{messages.people}</summary>
      <ul>
        {waiting.map(({ _id, email, confirmedAt }) => (
          <li key={_id}>
            <a href={`mailto:${email}`}>{email}</a>{' '}
            <span className={layout.note}>
              {messages.since(formatNearDay(helsinkiDay(new Date(confirmedAt))))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
