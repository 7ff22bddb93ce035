// Who waits for which tyre, the most wanted first.
import { useQuery } from '@tanstack/react-query';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Link } from 'react-router';

import { useApiSave } from '../../../platform/browser/api-query.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { formatNearDay, helsinkiDay } from '../../../platform/contract/dates.ts';
import { IconButton } from '../../../platform/ui/button.tsx';
import { Table, figureCell } from '../../../platform/ui/list/table.tsx';
import { ConfirmDialog } from '../../../platform/ui/overlay/confirm-dialog.tsx';
import { BackLink } from '../../../platform/ui/page/detail-page.tsx';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import { productFormPath } from '../../catalogue/tyres-tab-path.ts';
import type { WaitingTyre, removeStockAlert } from '../contract.ts';
import { waitingMessages as messages } from '../messages.ts';
import { STOCK_ALERTS, waitingQuery } from './waiting-queries.ts';

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
  const [removing, setRemoving] = useState<Removing>();
  return (
    <>
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
                <People tyre={tyre} onRemove={(alert) => setRemoving({ alert, tyre })} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {removing && <RemoveAlert {...removing} onDone={() => setRemoving(undefined)} />}
    </>
  );
}

type Alert = WaitingTyre['waiting'][number];

interface Removing {
  alert: Alert;
  tyre: WaitingTyre;
}

function RemoveAlert({ alert: { _id, email }, tyre, onDone }: Removing & { onDone: () => void }) {
  const remove = useApiSave<typeof removeStockAlert>(
    'DELETE /admin/stock-alerts/:id',
    () => ({ params: { id: _id } }),
    {
      invalidates: STOCK_ALERTS,
      onSuccess: () => {
        onDone();
        showToast({ text: messages.removed(email), tone: 'ok' });
      },
    },
  );
  return (
    <ConfirmDialog
      title={messages.removeTitle}
      confirmLabel={messages.removeConfirm}
      isBusy={remove.isPending}
      error={remove.error?.message}
      onConfirm={() => remove.mutate(undefined)}
      onCancel={onDone}
    >
      <p>{messages.removeText(email, `${tyre.name} ${tyre.size}`)}</p>
    </ConfirmDialog>
  );
}

function People({ tyre: { waiting }, onRemove }: { tyre: WaitingTyre; onRemove: (alert: Alert) => void }) {
  return (
    <details>
      <summary>{messages.people}</summary>
      <ul>
        {waiting.map((alert) => {
          const { _id, email, confirmedAt } = alert;
          return (
            <li key={_id}>
              <a href={`mailto:${email}`}>{email}</a>{' '}
              <span className={layout.note}>
                {messages.since(formatNearDay(helsinkiDay(new Date(confirmedAt))))}
              </span>
              <IconButton label={messages.remove(email)} onClick={() => onRemove(alert)}>
                <Trash />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
