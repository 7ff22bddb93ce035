// Days as bars, weekends shaded. The caller also shows the figures in a table.
import { dayCode, formatDate, formatWeekdayDate, type IsoDay } from '../../contract/dates.ts';
import { axisEnd } from './chart-scale.ts';
import { CHART_HEIGHT, CHART_WIDTH, Chart } from './chart.tsx';

import styles from './chart.admin.module.css';

export interface DailyBarsProps {
  /** What is to be seen. */
  title: string;
  /** One after another, oldest first. */
  days: readonly { date: IsoDay; count: number }[];
  /** '3 keskustelua': next to the day under the pointer. */
  countText?: (count: number) => string;
}

export function DailyBars({ title, days, countText = String }: DailyBarsProps) {
  const step = CHART_WIDTH / Math.max(1, days.length);
  const gap = step * 0.15;
  const end = axisEnd(Math.max(0, ...days.map(({ count }) => count)));
  const nameOf = (index: number) => formatDate(days[index]?.date ?? '').replace(/\d{4}$/, '');
  return (
    <Chart
      title={title}
      values={[`${end}`, `${end / 2}`, '0']}
      names={[nameOf(0), nameOf(Math.floor(days.length / 2)), nameOf(days.length - 1)]}
    >
      {days.map(({ date, count }, index) => (
        <g key={date}>
          <title>{`${formatWeekdayDate(date)} · ${countText(count)}`}</title>
          <rect
            x={index * step}
            width={step}
            height={CHART_HEIGHT}
            className={['la', 'su'].includes(dayCode(date)) ? styles.weekend : styles.workday}
          />
          <rect
            x={index * step + gap}
            y={CHART_HEIGHT * (1 - count / end)}
            width={step - 2 * gap}
            height={CHART_HEIGHT * (count / end)}
            fill="currentColor"
          />
        </g>
      ))}
    </Chart>
  );
}
