// The mean rating of each month as one line, with the same figures in a table below.
import { CHART_HEIGHT, CHART_WIDTH, Chart, lineProps } from '../../../platform/ui/chart/chart.tsx';
import { FigureTable } from '../../../platform/ui/list/table.tsx';
import type { AllFeedback } from '../contract.ts';
import { formatAverage } from '../feedback-rating.ts';
import { feedbackListMessages as messages } from '../messages-admin.ts';
import { everyMonth, linePath } from '../monthly-average.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './feedback-page.module.css';

type Monthly = AllFeedback['monthly'];

/** Nothing before two months have ratings: the average shows the first. */
export function MonthlyChart({ monthly }: { monthly: Monthly }) {
  const [last, before] = monthly.toReversed();
  if (!last || !before) return null;
  const months = everyMonth(monthly);
  const path = linePath(months, CHART_WIDTH, CHART_HEIGHT);
  const first = months[0]?.month ?? '';
  return (
    <div className={`${layout.stack2} ${styles.monthly}`}>
      <Chart
        title={messages.monthly(last, before)}
        values={['10', '5', '0']}
        names={[messages.shortMonth(first), messages.shortMonth(last.month)]}
      >
        <path d={path} stroke="currentColor" strokeWidth="2" strokeLinejoin="round" {...lineProps} />
        <path d={dots(path)} stroke="currentColor" strokeWidth="8" strokeLinecap="round" {...lineProps} />
      </Chart>
      <details>
        <summary className={styles.asTable}>{messages.asTable}</summary>
        <MonthlyTable monthly={monthly} />
      </details>
    </div>
  );
}

/** Every command of the path as a point. */
function dots(path: string): string {
  return path.replaceAll('h0', '').replaceAll(/[ML]([\d. ]+)/g, 'M$1h0');
}

/** The latest month first. */
function MonthlyTable({ monthly }: { monthly: Monthly }) {
  const { monthlyHead: head } = messages;
  return (
    <FigureTable
      caption={messages.monthlyTable}
      isCaptionHidden
      heads={[head.month, head.average, head.count]}
      rows={monthly
        .toReversed()
        .map(({ month, average, count }) => [messages.month(month), formatAverage(average), count])}
    />
  );
}
