// Load by weekday and hour: a group of bars for each weekday, and the same as a table.
import type { IsoDay } from '../../../../platform/contract/dates.ts';
import { FigureTable } from '../../../../platform/ui/list/table.tsx';
import { dayNames } from '../../../opening-hours/messages.ts';
import type { BookingStatistics } from '../../contract/admin.ts';
import { bookingStatisticsMessages as messages } from '../../messages/statistics.ts';
import { busiestText, hoursCsv, loadTable, percentText, shareOf } from '../../statistics-text.ts';
import { LoadPlot } from './load-plot.tsx';

export function HourLoad({ load, from, to }: { load: BookingStatistics['load']; from: IsoDay; to: IsoDay }) {
  if (load.length === 0) return <p>{messages.loadEmpty}</p>;
  const { hours, weekdays } = loadTable(load);
  return (
    <LoadPlot
      title={busiestText(load)}
      groups={weekdays.map(({ day, cells }) => ({
        name: day,
        bars: cells.map((cell, at) => ({
          title: messages.cell(
            dayNames[day],
            messages.hour(hours[at] ?? 0),
            cell ? percentText(cell) : messages.closed,
          ),
          share: cell && shareOf(cell),
        })),
      }))}
      file={{ name: messages.hoursFile(from, to), text: () => hoursCsv(load) }}
      table={
        <FigureTable
          caption={messages.loadTitle}
          isCaptionHidden
          heads={[messages.hourColumn, ...weekdays.map(({ day }) => day)]}
          rows={hours.map((hour, at) => [
            messages.hour(hour),
            ...weekdays.map(({ cells }) => (cells[at] ? percentText(cells[at]) : messages.closed)),
          ])}
        />
      }
    />
  );
}
