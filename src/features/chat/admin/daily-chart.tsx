// The daily starts of the last 30 days as bars, weekends shaded. The table beside it has the same figures.
import { useState } from 'react';

import { formatDate, formatWeekdayDate, helsinkiDay } from '../../../platform/contract/dates.ts';
import { axisEnd } from '../../../platform/ui/chart/chart-scale.ts';
import { CHART_HEIGHT, CHART_WIDTH, Chart } from '../../../platform/ui/chart/chart.tsx';
import type { ConversationStats } from '../contract/chat.ts';
import { lastDays } from '../daily-starts.ts';
import { conversationMessages as messages } from '../messages/conversations.ts';

import styles from './conversations-page.module.css';

const DAYS = 30;
const STEP = CHART_WIDTH / DAYS;
const GAP = STEP * 0.15;

export function DailyChart({ daily }: { daily: ConversationStats['daily'] }) {
  const [today] = useState(() => helsinkiDay(new Date()));
  const days = lastDays(daily, today, DAYS);
  const most = days.reduce((best, day) => (day.count > best.count ? day : best));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const end = axisEnd(most.count);
  const nameOf = (index: number) => formatDate(days[index]?.date ?? '').replace(/\d{4}$/, '');
  return (
    <Chart
      title={
        total === 0
          ? messages.dailyNone(DAYS)
          : messages.dailySummary(DAYS, total, formatWeekdayDate(most.date), most.count)
      }
      values={[`${end}`, `${end / 2}`, '0']}
      names={[nameOf(0), nameOf(DAYS / 2), nameOf(DAYS - 1)]}
    >
      {days.map(({ date, count, isWeekend }, index) => (
        <g key={date}>
          <title>{`${formatWeekdayDate(date)} · ${messages.conversations(count)}`}</title>
          <rect
            x={index * STEP}
            width={STEP}
            height={CHART_HEIGHT}
            className={isWeekend ? styles.weekend : styles.workday}
          />
          <rect
            x={index * STEP + GAP}
            y={CHART_HEIGHT * (1 - count / end)}
            width={STEP - 2 * GAP}
            height={CHART_HEIGHT * (count / end)}
            fill="currentColor"
          />
        </g>
      ))}
    </Chart>
  );
}
