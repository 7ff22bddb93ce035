// What can be done with a set: hand out with undo, take back, measure, edit, print its label, remove.
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { callApi } from '../../../../platform/browser/api.ts';
import { showToast, showUndo } from '../../../../platform/browser/toasts.ts';
import { Button, buttonClass } from '../../../../platform/ui/button.tsx';
import { RowButton } from '../../../../platform/ui/list/row-action.tsx';
import { ConfirmDialog } from '../../../../platform/ui/overlay/confirm-dialog.tsx';
import { newSetBookingPath } from '../../../bookings/board-paths.ts';
import type {
  deleteTyreSet,
  handOutTyreSet,
  putBackTyreSet,
  TyreSet,
  TyreSetDetails,
} from '../../contract/tyre-hotel.ts';
import { setPageMessages as messages } from '../../messages/admin.ts';
import { useToday } from '../use-today.ts';
import { HOTEL_PATH, setPath, useSetAction } from './set-queries.ts';

import styles from '../hotel.module.css';

export function SetActions({ set }: { set: TyreSetDetails }) {
  const [isRemoving, setRemoving] = useState(false);
  const navigate = useNavigate();
  const handOut = useHandOut();
  const remove = useSetAction(
    () => callApi<typeof deleteTyreSet>('DELETE /tyre-sets/:id', { params: { id: set._id } }),
    () => {
      showToast({ text: messages.removed(set.code), tone: 'ok' });
      void navigate(HOTEL_PATH);
    },
  );
  const own = setPath(set._id);
  const next = useNextStep(set);
  const look = (step: typeof next) => (step === next ? 'primary' : 'outline');
  return (
    <div className={styles.actions}>
      {set.status === 'stored' ? (
        <>
          {set.change.bookedOn === null && (
            <Link to={newSetBookingPath(set._id)} className={buttonClass({ variant: 'outline' })}>
              {messages.book}
            </Link>
          )}
          <Link to={`${own}/mittaus`} className={buttonClass({ variant: look('measure') })}>
            {messages.newCheck}
          </Link>
          <Button variant={look('hand out')} isBusy={handOut.isPending} onClick={() => handOut.mutate(set)}>
            {messages.handOut}
          </Button>
        </>
      ) : (
        <Link to={`${own}/mittaus`} className={buttonClass()}>
          {messages.putBack}
        </Link>
      )}
      <Link
        to={`${HOTEL_PATH}/tarrat?sarja=${set._id}`}
        className={buttonClass({ variant: next === 'label' ? 'primary' : 'text' })}
      >
        {messages.label}
      </Link>
      <Link to={`${own}/muokkaa`} className={buttonClass({ variant: 'text' })}>
        {messages.edit}
      </Link>
      <RowButton label={messages.remove} isRemoval onClick={() => setRemoving(true)} />
      {isRemoving && (
        <ConfirmDialog
          title={messages.removeTitle}
          confirmLabel={messages.remove}
          isBusy={remove.isPending}
          error={remove.error?.message}
          onConfirm={() => remove.mutate(undefined)}
          onCancel={() => setRemoving(false)}
        >
          <p>{messages.removeBody}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** What usually comes next is yellow: a set is measured as it comes in, gets its labels that day, and is handed out much later. */
function useNextStep({ status, lastCheck, storedOn }: TyreSetDetails) {
  const today = useToday();
  if (status !== 'stored') return 'put back';
  if (lastCheck === null) return 'measure';
  return storedOn === today ? 'label' : 'hand out';
}

function useHandOut() {
  const undo = useSetAction(
    ({ _id, version }: TyreSet) =>
      callApi<typeof putBackTyreSet>('POST /tyre-sets/:id/put-back', {
        params: { id: _id },
        body: { version, isUndo: true },
      }),
    ({ code }) => showToast({ text: messages.undone(code), tone: 'ok' }),
  );
  return useSetAction(
    ({ _id, version }: TyreSet) =>
      callApi<typeof handOutTyreSet>('POST /tyre-sets/:id/hand-out', {
        params: { id: _id },
        body: { version },
      }),
    (after) => {
      showUndo(messages.handedOut(after.code), messages.undo, () => undo.mutate(after));
    },
  );
}
