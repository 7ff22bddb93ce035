// How far a booking is, as big buttons; each can be undone for ten seconds. A cancellation needs confirming, as it may send an email.
import Car from 'lucide-react/icons/car';
import Check from 'lucide-react/icons/check';
import UserX from 'lucide-react/icons/user-x';
import Wrench from 'lucide-react/icons/wrench';
import X from 'lucide-react/icons/x';
import { useState } from 'react';

import { Button } from '../../../../platform/ui/button.tsx';
import { Checkbox } from '../../../../platform/ui/form/choice.tsx';
import { ConfirmDialog } from '../../../../platform/ui/overlay/confirm-dialog.tsx';
import type { Booking } from '../../contract/admin.ts';
import { cardMessages as messages, stateActions } from '../../messages/board.ts';
import { useBookingState } from '../booking-queries.ts';

import styles from './card.module.css';

const STATES = [
  ['arrived', Car],
  ['working', Wrench],
  ['done', Check],
  ['no_show', UserX],
  ['cancelled', X],
] as const;

export function StateButtons({ booking }: { booking: Booking }) {
  const [isCancelling, setCancelling] = useState(false);
  const change = useBookingState();
  if (booking.kind === 'block') {
    return (
      <Button
        variant="danger"
        isBusy={change.isPending}
        onClick={() => change.mutate({ booking, state: 'cancelled' })}
      >
        {messages.removeBlock}
      </Button>
    );
  }
  return (
    <div role="group" aria-label={messages.states} className={styles.states}>
      {STATES.map(([state, Icon]) => (
        <button
          key={state}
          type="button"
          data-state={state}
          aria-pressed={booking.state === state}
          aria-disabled={change.isPending || undefined}
          className={styles.state}
          onClick={() => {
            if (change.isPending) return;
            if (state === 'cancelled' && booking.state !== state) setCancelling(true);
            // Pressed again, it is taken back.
            else change.mutate({ booking, state: booking.state === state ? 'booked' : state });
          }}
        >
          <Icon />
          {stateActions[state]}
        </button>
      ))}
      {isCancelling && (
        <Cancelling
          booking={booking}
          onClose={() => setCancelling(false)}
          onCancel={(notify) => change.mutate({ booking, state: 'cancelled', notify })}
        />
      )}
    </div>
  );
}

interface CancellingProps {
  booking: Booking;
  onClose: () => void;
  onCancel: (notify: boolean) => void;
}

function Cancelling({ booking: { email }, onClose, onCancel }: CancellingProps) {
  const [notifies, setNotifies] = useState(email !== '');
  return (
    <ConfirmDialog
      title={messages.cancelTitle}
      confirmLabel={messages.cancelConfirm}
      cancelLabel={messages.keep}
      isInstant
      onConfirm={() => {
        onClose();
        onCancel(notifies);
      }}
      onCancel={onClose}
    >
      {email !== '' && (
        <Checkbox
          label={messages.notifyCancelled(email)}
          checked={notifies}
          onChange={({ target }) => setNotifies(target.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
