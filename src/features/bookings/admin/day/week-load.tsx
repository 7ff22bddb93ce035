// The week at a glance: how much of each open hour is booked, and how many bookings a day has.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { addDays, DAY_CODES, formatNearDay, type IsoDay } from '../../../../platform/contract/dates.ts';
import { Table } from '../../../../platform/ui/list/table.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import type { BookingStatistics } from '../../contract/admin.ts';
import { boardMessages as messages } from '../../messages/board.ts';
import { VIEW_PARAM, type useBoardAddress } from '../board-address.ts';
import { mondayOf, weekLoadQuery } from '../booking-queries.ts';

import styles from './week-load.module.css';

interface WeekLoadProps {
  address: ReturnType<typeof useBoardAddress>;
  refetchInterval: number | false;
}

export function WeekLoad({ address, refetchInterval }: WeekLoadProps) {
  const monday = mondayOf(address.day);
  const query = useQuery({ ...weekLoadQuery(monday), refetchInterval });
  return (
    <>
      <LoadState query={query} title={messages.weekFailed} />
      {query.data && <LoadTable statistics={query.data} monday={monday} address={address} />}
    </>
  );
}

interface LoadTableProps extends Pick<WeekLoadProps, 'address'> {
  statistics: BookingStatistics;
  monday: IsoDay;
}

function LoadTable({ statistics: { load, days }, monday, address }: LoadTableProps) {
  const open = load.filter(({ openMinutes, bookedMinutes }) => openMinutes > 0 || bookedMinutes > 0);
  const hours = [...new Set(open.map(({ hour }) => hour))].toSorted((one, other) => one - other);
  const week = DAY_CODES.map((_, weekday) => ({ weekday, day: addDays(monday, weekday) }));
  return (
    <Table caption={messages.loadCaption} className={styles.week}>
      <thead>
        <tr>
          <th scope="col">{messages.hour}</th>
          {week.map(({ day }) => (
            <th key={day} scope="col" data-today={day === address.today || undefined}>
              <Link to={{ search: dayAddress(address, day) }}>{formatNearDay(day)}</Link>
              <span className={styles.count}>
                {messages.count(days.find(({ date }) => date === day)?.count ?? 0)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => (
          <tr key={hour}>
            <th scope="row">{messages.hours(hour)}</th>
            {week.map(({ weekday, day }) => (
              <LoadCell key={day} cell={open.find((one) => one.weekday === weekday && one.hour === hour)} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function LoadCell({ cell }: { cell: BookingStatistics['load'][number] | undefined }) {
  if (!cell) return <td className={styles.closed}>{messages.closed}</td>;
  const percent = cell.openMinutes === 0 ? 100 : Math.round((100 * cell.bookedMinutes) / cell.openMinutes);
  return (
    <td data-level={Math.min(5, Math.ceil(percent / 20))} className={styles.cell}>
      {messages.loadOf(percent)}
    </td>
  );
}

function dayAddress({ searchOf }: LoadTableProps['address'], day: IsoDay): string {
  const query = new URLSearchParams(searchOf(day));
  query.delete(VIEW_PARAM);
  return query.toString();
}
