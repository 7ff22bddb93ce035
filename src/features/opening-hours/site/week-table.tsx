// The hours of the next seven days as a table, today marked.
import { DAY_CODES, dayCode, type IsoDay } from '../../../platform/contract/dates.ts';
import { dayNames } from '../messages.ts';
import { hoursOnNext, type DayState, type Schedule } from '../opening-hours.ts';

interface WeekTableProps {
  schedule: Schedule;
  today: IsoDay;
  textOf: (state: DayState) => string;
  className: string | undefined;
}

export function WeekTable({ schedule, today, textOf, className }: WeekTableProps) {
  return (
    <table className={className}>
      <tbody>
        {DAY_CODES.map((day) => {
          const state = hoursOnNext(schedule, day, today);
          return (
            <tr
              key={day}
              aria-current={day === dayCode(today) ? 'date' : undefined}
              data-closed={state.isClosed || undefined}
            >
              <th scope="row">{dayNames[day]}</th>
              <td>{textOf(state)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
