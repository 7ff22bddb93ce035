// A panel over the board of the day, to which closing goes back; with what the shop has set, and the booking in the address.
import { useCallback, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';

import { useListed } from '../../../../platform/browser/api-query.ts';
import type { IsoDay } from '../../../../platform/contract/dates.ts';
import { SidePanel } from '../../../../platform/ui/overlay/side-panel.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import { BOARD_PATH } from '../../board-paths.ts';
import type { Booking } from '../../contract/admin.ts';
import { boardMessages, cardMessages as messages } from '../../messages/board.ts';
import { useBoardAddress } from '../board-address.ts';
import { bookingsQuery, useShopRules, type ShopRules } from '../booking-queries.ts';

import styles from './card.module.css';

interface PanelParts {
  rules: ShopRules;
  day: IsoDay;
  /** Back to the board, on the day of what was saved. */
  close: (day?: IsoDay) => void;
}

interface BoardPanelProps {
  title: string;
  children: (parts: PanelParts) => ReactNode;
}

export function BoardPanel({ title, children }: BoardPanelProps) {
  const { day, searchOf } = useBoardAddress();
  const rules = useShopRules();
  const navigate = useNavigate();
  const close = (shown = day) => void navigate({ pathname: BOARD_PATH, search: searchOf(shown) });
  const search = searchOf(day);
  const leave = useCallback(() => void navigate({ pathname: BOARD_PATH, search }), [navigate, search]);
  return (
    <SidePanel title={title} onClose={leave} className={styles.panel}>
      {rules.data ? (
        children({ rules: rules.data, day, close })
      ) : (
        <LoadState query={rules} title={boardMessages.loadFailed} />
      )}
    </SidePanel>
  );
}

interface StoredBookingPanelProps {
  titleOf: (booking: Booking) => string;
  children: (parts: PanelParts & { booking: Booking }) => ReactNode;
}

/** Shows the booking in the address, on the day of the address. */
export function StoredBookingPanel({ titleOf, children }: StoredBookingPanelProps) {
  const { id = '' } = useParams();
  const { day } = useBoardAddress();
  const query = useListed(bookingsQuery(day), id, messages.notFound);
  const booking = query.data;
  return (
    <BoardPanel title={booking ? titleOf(booking) : messages.loading}>
      {(parts) =>
        booking ? (
          children({ ...parts, booking })
        ) : (
          <LoadState query={query} title={boardMessages.loadFailed} />
        )
      }
    </BoardPanel>
  );
}
