// The daily starts of the last 30 days as bars. The table next to it has the same figures.
import { useState } from 'react';

import { formatWeekdayDate, helsinkiDay } from '../../../platform/contract/dates.ts';
import { DailyBars } from '../../../platform/ui/chart/daily-bars.tsx';
import type { ConversationStats } from '../contract/chat.ts';
import { lastDays } from '../daily-starts.ts';
import { conversationMessages as messages } from '../messages/conversations.ts';

const DAYS = 30;

export function DailyChart({ daily }: { daily: ConversationStats['daily'] }) {
  const [today] = useState(() => helsinkiDay(new Date()));
  const days = lastDays(daily, today, DAYS);
  const most = days.reduce((best, day) => (day.count > best.count ? day : best));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <DailyBars
      title={
        total === 0
          ? messages.dailyNone(DAYS)
          : messages.dailySummary(DAYS, total, formatWeekdayDate(most.date), most.count)
      }
      days={days}
      countText={messages.conversations}
    />
  );
}
