// What is counted by day alone: bookings with their load, and the assistant's questions with those it could not answer.
import { Link } from 'react-router';

import { formatPercent } from '../../../platform/contract/money.ts';
import { BOOKING_STATISTICS_PATH } from '../../bookings/board-paths.ts';
import { percentText } from '../../bookings/statistics-text.ts';
import type { AssistantFigures, BookingFigures, Statistics } from '../contract.ts';
import { assistantTexts, bookingTexts } from '../messages.ts';
import type { FigureColumn } from './figures-table.tsx';
import { Days, Part, type Range } from './parts.tsx';

const CONVERSATIONS_PATH = '/admin/conversations';

const BOOKING_COLUMNS: readonly FigureColumn<BookingFigures>[] = [
  { name: bookingTexts.columns.count, value: ({ count }) => count, isFigure: true },
  { name: bookingTexts.csvColumns.booked, value: ({ bookedMinutes }) => bookedMinutes, isInFileOnly: true },
  { name: bookingTexts.csvColumns.open, value: ({ openMinutes }) => openMinutes, isInFileOnly: true },
  { name: bookingTexts.columns.load, value: loadText, isFigure: true },
];

function loadText(day: BookingFigures): string {
  return day.openMinutes === 0 && day.bookedMinutes === 0 ? bookingTexts.closed : percentText(day);
}

export function BookingsPart({ bookings, ...range }: Pick<Statistics, 'bookings'> & Range) {
  const { title, file, plot, more } = bookingTexts;
  if (!bookings) return <Part title={title}>{null}</Part>;
  const all = {
    count: bookings.reduce((sum, { count }) => sum + count, 0),
    bookedMinutes: bookings.reduce((sum, { bookedMinutes }) => sum + bookedMinutes, 0),
    openMinutes: bookings.reduce((sum, { openMinutes }) => sum + openMinutes, 0),
  };
  return (
    <Part title={title}>
      <Days
        title={plot(all.count, percentText(all))}
        file={file}
        days={bookings}
        columns={BOOKING_COLUMNS}
        {...range}
      />
      <p>
        <Link to={BOOKING_STATISTICS_PATH}>{more}</Link>
      </p>
    </Part>
  );
}

const ASSISTANT_COLUMNS: readonly FigureColumn<AssistantFigures>[] = [
  { name: assistantTexts.columns.count, value: ({ count }) => count, isFigure: true },
  { name: assistantTexts.columns.unanswered, value: ({ unanswered }) => unanswered, isFigure: true },
  {
    name: assistantTexts.columns.share,
    value: (day) => answeredText(day) ?? assistantTexts.none,
    isFigure: true,
  },
];

function answeredText({ count, unanswered }: Pick<AssistantFigures, 'count' | 'unanswered'>): string | null {
  return count === 0 ? null : formatPercent((count - unanswered) / count, 0);
}

export function AssistantPart({ assistant, ...range }: Pick<Statistics, 'assistant'> & Range) {
  const { title, file, plot, more } = assistantTexts;
  if (!assistant) return <Part title={title}>{null}</Part>;
  const count = assistant.reduce((sum, day) => sum + day.count, 0);
  const unanswered = assistant.reduce((sum, day) => sum + day.unanswered, 0);
  return (
    <Part title={title}>
      <Days
        title={plot(count, answeredText({ count, unanswered }))}
        file={file}
        days={assistant}
        columns={ASSISTANT_COLUMNS}
        {...range}
      />
      <p>
        <Link to={CONVERSATIONS_PATH}>{more}</Link>
      </p>
    </Part>
  );
}
