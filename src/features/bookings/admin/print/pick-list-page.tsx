// What is fetched from the shelves for a day: stored sets and tyres that were sold, in the order of the shelves, to be ticked off.
import { useQuery } from '@tanstack/react-query';

import { formatWeekdayDate, formatClock } from '../../../../platform/contract/dates.ts';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import { PrintSheet } from '../../../../platform/ui/page/print-sheet.tsx';
import { BOARD_PATH } from '../../board-paths.ts';
import { OPEN_STATES } from '../../booking-rules.ts';
import type { Booking } from '../../contract/admin.ts';
import { boardMessages, cardMessages, printMessages as messages } from '../../messages/board.ts';
import { useBoardAddress } from '../board-address.ts';
import { bookingsQuery, useShopRules } from '../booking-queries.ts';
import { bayName, slotOf } from '../booking-text.ts';
import { PickedBox } from '../card/picked-box.tsx';
import { pickedFor } from './pick-list.ts';

import styles from './print.module.css';

export function PickListPage() {
  const { day, searchOf } = useBoardAddress();
  const query = useQuery(bookingsQuery(day));
  const rules = useShopRules();
  const open = (query.data ?? []).filter(({ state }) => OPEN_STATES.includes(state));
  const bays = rules.data?.settings.bays ?? [];
  const whenOf = (booking: Booking) =>
    `${formatClock(new Date(slotOf(booking).startMs))} ${bayName(booking.bay, bays)}`;
  const { sets, sold } = pickedFor(open);
  return (
    <PrintSheet
      title={messages.pickTitle}
      lead={messages.pickLead}
      printLabel={messages.print}
      back={{ to: `${BOARD_PATH}?${searchOf(day)}`, label: messages.back }}
      isLoading={!query.data}
    >
      <LoadState query={query} title={boardMessages.loadFailed} />
      <article className={styles.picks}>
        <h2>
          {messages.pickTitle} {formatWeekdayDate(day)}
        </h2>
        {query.data && sets.length + sold.length === 0 && <p role="status">{messages.nothing}</p>}
        <PickTable
          caption={messages.pickCaption}
          heads={[messages.shelf, messages.set, messages.customer, messages.time]}
          bookings={sets}
          cellsOf={(booking) => [booking.hotelShelf, booking.hotelSetCode, whoseOf(booking), whenOf(booking)]}
        />
        <PickTable
          caption={messages.soldCaption}
          heads={[messages.quantity, messages.product, messages.customer, messages.time]}
          bookings={sold}
          cellsOf={(booking) => [
            cardMessages.pieces(booking.quantity),
            booking.productName,
            whoseOf(booking),
            whenOf(booking),
          ]}
        />
      </article>
    </PrintSheet>
  );
}

function whoseOf({ licencePlate, name }: Booking): string {
  return [licencePlate, name].filter(Boolean).join(' ');
}

interface PickTableProps {
  caption: string;
  heads: readonly string[];
  bookings: readonly Booking[];
  cellsOf: (booking: Booking) => readonly string[];
}

/** Each row begins with a box, ticked here or on paper. Nothing where nothing is to be fetched. */
function PickTable({ caption, heads, bookings, cellsOf }: PickTableProps) {
  if (bookings.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => {
          const cells = cellsOf(booking);
          return (
            <tr key={booking._id}>
              {cells.map((cell, at) => (
                <td key={heads[at]}>
                  {at === 0 && <PickedBox booking={booking} of={cells.slice(0, 2).join(' ')} />}
                  {cell}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
