// What was measured of a set over the seasons, and when it was where.
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { formatDate } from '../../../platform/contract/dates.ts';
import { IconButton } from '../../../platform/ui/button.tsx';
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx';
import { Table } from '../../../platform/ui/table.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import type { deleteTyreSetCheck, SetCheck, WholeSet } from '../contract.ts';
import { setPageMessages as messages } from '../messages-admin.ts';
import { setWords } from '../messages.ts';
import { formatDepth, POSITIONS } from '../tread-depth.ts';
import { useSetAction } from './set-queries.ts';

import styles from './hotel.module.css';

export function SetHistory({ set }: { set: WholeSet }) {
  const [removing, setRemoving] = useState<SetCheck>();
  const { checks, stays } = set;
  const { historyColumns: columns } = messages;
  if (checks.length === 0 && stays.length === 0) return null;
  return (
    <section className={styles.side}>
      <h2>{messages.history}</h2>
      {checks.length > 0 && (
        <Table caption={messages.history} isCaptionHidden isStacked className={styles.history}>
          <thead>
            <tr>
              <th scope="col">{columns.day}</th>
              <th scope="col">{columns.depths}</th>
              <th scope="col">{columns.note}</th>
              <th scope="col">
                <VisuallyHidden>{columns.actions}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {checks.map((check) => (
              <tr key={check._id}>
                <th scope="row">{formatDate(check.day)}</th>
                <td data-label={columns.depths}>
                  {check.tyres
                    .map(({ depthMm }) => (depthMm === null ? '–' : formatDepth(depthMm)))
                    .join(' / ')}
                </td>
                <td data-label={columns.note}>{noteOf(check)}</td>
                <td>
                  <IconButton
                    label={messages.removeCheck(formatDate(check.day))}
                    onClick={() => setRemoving(check)}
                  >
                    <Trash />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
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
    return damage === '' || position === undefined ? [] : [`${setWords.positions[position]}: ${damage}.`];
  });
  return [note, ...damages].filter(Boolean).join(' ') || messages.nothingNoted;
}

function RemoveCheck({ setId, check, onDone }: { setId: string; check: SetCheck; onDone: () => void }) {
  const remove = useSetAction(
    () =>
      callApi<typeof deleteTyreSetCheck>({
        method: 'DELETE',
        path: '/tyre-sets/:id/checks/:checkId',
        params: { id: setId, checkId: check._id },
      }),
    () => {
      showToast({ text: messages.checkRemoved, tone: 'ok' });
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
