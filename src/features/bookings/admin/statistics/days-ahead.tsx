// The load of the coming days: one bar for each, and the same as a table.
import { dayCode, formatNearDay, formatWeekdayDate } from '../../../../platform/contract/dates.ts';
import { FigureTable } from '../../../../platform/ui/list/table.tsx';
import type { BookingStatistics } from '../../contract/admin.ts';
import { bookingStatisticsMessages as messages } from '../../messages/statistics.ts';
import { aheadText, daysCsv, percentText, shareOf } from '../../statistics-text.ts';
import { LoadPlot } from './load-plot.tsx';

type Day = BookingStatistics['days'][number];

export function DaysAhead({ days }: { days: readonly Day[] }) {
  const { aheadColumns: columns } = messages;
  return (
    <LoadPlot
      title={aheadText([...days])}
      groups={days.map((day) => ({
        name: dayCode(day.date),
        bars: [
          {
            title: messages.cell(formatNearDay(day.date), columns.load.toLowerCase(), loadText(day)),
            share: isClosed(day) ? undefined : shareOf(day),
          },
        ],
      }))}
      file={{
        name: messages.daysFile(days[0]?.date ?? '', days.at(-1)?.date ?? ''),
        text: () => daysCsv([...days]),
      }}
      table={
        <FigureTable
          caption={messages.aheadTitle}
          isCaptionHidden
          heads={[columns.date, columns.count, columns.load]}
          rows={days.map((day) => [formatWeekdayDate(day.date), day.count, loadText(day)])}
        />
      }
    />
  );
}

function isClosed({ openMinutes, bookedMinutes }: Day): boolean {
  return openMinutes === 0 && bookedMinutes === 0;
}

function loadText(day: Day): string {
  return isClosed(day) ? messages.closed : percentText(day);
}
