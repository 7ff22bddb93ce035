// What was measured of a set over the seasons, and when it was where.
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';

import { callApi } from '../../../../platform/browser/api.ts';
import { showToast } from '../../../../platform/browser/toasts.ts';
import { formatDate } from '../../../../platform/contract/dates.ts';
import { IconButton } from '../../../../platform/ui/button.tsx';
import { RecordTable, type Column } from '../../../../platform/ui/list/record-table.tsx';
import { ConfirmDialog } from '../../../../platform/ui/overlay/confirm-dialog.tsx';
import type { deleteTyreSetCheck, SetCheck, TyreSetDetails } from '../../contract/tyre-hotel.ts';
import { setPageMessages as messages } from '../../messages/admin.ts';
import { tyreSetTexts } from '../../messages/tyre-hotel.ts';
import { formatDepth, POSITIONS } from '../../tread-depth.ts';
import { useSetAction } from './set-queries.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from '../hotel.module.css';

const { historyColumns: columns } = messages;
const columnsOf = (onRemove: (check: SetCheck) => void): Column<SetCheck>[] => [
  { label: columns.day, role: 'name', cell: ({ day }) => formatDate(day) },
  {
    label: columns.depths,
    isLabelled: true,
    cell: ({ tyres }) =>
      tyres.map(({ depthMm }) => (depthMm === null ? '–' : formatDepth(depthMm))).join(' / '),
  },
  { label: columns.note, cell: noteOf },
  {
    label: columns.actions,
    role: 'actions',
    cell: (check) => (
      <IconButton label={messages.removeCheck(formatDate(check.day))} onClick={() => onRemove(check)}>
        <Trash />
      </IconButton>
    ),
  },
];

export function SetHistory({ set }: { set: TyreSetDetails }) {
  const [removing, setRemoving] = useState<SetCheck>();
  const { checks, stays } = set;
  if (checks.length === 0 && stays.length === 0) return null;
  return (
    <section className={`${layout.stack3} ${styles.side}`}>
      <h2>{messages.history}</h2>
      {checks.length > 0 && (
        <RecordTable
          caption={messages.history}
          rows={checks}
          columns={columnsOf(setRemoving)}
          keyOf={({ _id }) => _id}
        />
      )}
      {stays.length > 0 && (
        <>
          <h3>{messages.stays}</h3>
          <ul>
            {stays.map(({ shelf, storedOn, returnedOn }) => (
              <li key={`${shelf} ${storedOn} ${returnedOn}`}>
                {messages.stay(shelf, formatDate(storedOn), formatDate(returnedOn))}
              </li>
            ))}
          </ul>
        </>
      )}
      {removing && <RemoveCheck setId={set._id} check={removing} onDone={() => setRemoving(undefined)} />}
    </section>
  );
}

/** What was noted, and what was damaged where. */
function noteOf({ note, tyres }: SetCheck): string {
  const damages = tyres.flatMap(({ damage }, index) => {
    const position = POSITIONS[index];
    return damage === '' || position === undefined ? [] : [`${tyreSetTexts.positions[position]}: ${damage}.`];
  });
  return [note, ...damages].filter(Boolean).join(' ') || messages.nothingNoted;
}

function RemoveCheck({ setId, check, onDone }: { setId: string; check: SetCheck; onDone: () => void }) {
  const remove = useSetAction(
    () =>
      callApi<typeof deleteTyreSetCheck>('DELETE /tyre-sets/:id/checks/:checkId', {
        params: { id: setId, checkId: check._id },
      }),
    () => {
      showToast({ text: messages.checkRemoved(formatDate(check.day)), tone: 'ok' });
      onDone();
    },
  );
  return (
    <ConfirmDialog
      title={messages.removeCheckTitle}
      confirmLabel={messages.removeCheck(formatDate(check.day))}
      isBusy={remove.isPending}
      error={remove.error?.message}
      onConfirm={() => remove.mutate(undefined)}
      onCancel={onDone}
    >
      <p>{messages.removeCheckBody}</p>
    </ConfirmDialog>
  );
}
