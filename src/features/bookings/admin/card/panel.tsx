// A panel over the board of the day, to which closing goes back; with what the shop has set, and the booking in the address.
import { useCallback, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';

import { useListed } from '../../../../platform/browser/api-query.ts';
import { helsinkiDay, type IsoDay } from '../../../../platform/contract/dates.ts';
import { SidePanel } from '../../../../platform/ui/overlay/side-panel.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import { BOARD_PATH, SET_PARAM } from '../../board-paths.ts';
import type { Booking } from '../../contract/admin.ts';
import { boardMessages, cardMessages as messages } from '../../messages/board.ts';
import { useBoardAddress } from '../board-address.ts';
import { bookingsQuery, useShopRules, type ShopRules } from '../booking-queries.ts';

import styles from './card.module.css';

interface PanelParts {
  rules: ShopRules;
  day: IsoDay;
  /** Away, to what was saved on its day. */
  close: (saved?: Booking) => void;
}

interface BoardPanelProps {
  title: string;
  children: (parts: PanelParts) => ReactNode;
}

export function BoardPanel({ title, children }: BoardPanelProps) {
  const { day, searchOf } = useBoardAddress();
  const rules = useShopRules();
  const leaveTo = useLeave();
  const close = (saved?: Booking) =>
    leaveTo(searchOf(saved ? helsinkiDay(new Date(saved.start)) : day), saved?._id);
  const search = searchOf(day);
  const leave = useCallback(() => leaveTo(search), [leaveTo, search]);
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

/** To the board; from the booking of a stored set back to where it was chosen, such as the queue of those to call. */
function useLeave(): (search: string, savedId?: string) => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isFromSet = useLocation().key !== 'default' && query.has(SET_PARAM);
  return useCallback(
    (search, hash = '') => void (isFromSet ? navigate(-1) : navigate({ pathname: BOARD_PATH, search, hash })),
    [navigate, isFromSet],
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
