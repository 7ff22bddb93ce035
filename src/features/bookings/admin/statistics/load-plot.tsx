// Shares of 100 % as bars in named groups; callers also show the same figures in a table and offer them as a file.
import type { ReactNode } from 'react';

import { saveCsv } from '../../../../platform/browser/download-file.ts';
import { CHART_HEIGHT, CHART_WIDTH, Chart } from '../../../../platform/ui/chart/chart.tsx';
import { FiguresFoot } from '../../../../platform/ui/chart/figures-foot.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './statistics-page.module.css';

export interface LoadBar {
  /** Shown under the pointer. */
  readonly title: string;
  /** From 0 to 1; undefined: closed. */
  readonly share: number | undefined;
}

interface LoadPlotProps {
  title: string;
  groups: readonly { readonly name: string; readonly bars: readonly LoadBar[] }[];
  file: { name: string; text: () => string };
  /** The same figures. */
  table: ReactNode;
}

/** Between two groups, in bars. */
const GROUP_GAP = 0.6;
const BAR_GAP = 0.12;

export function LoadPlot({ title, groups, file, table }: LoadPlotProps) {
  const perGroup = (groups[0]?.bars.length ?? 0) + GROUP_GAP;
  const step = CHART_WIDTH / (groups.length * perGroup);
  return (
    <div className={layout.stack3}>
      <Chart
        title={title}
        values={['100\u00A0%', '50\u00A0%', '0\u00A0%']}
        names={groups.map(({ name }) => name)}
        isGrouped
      >
        {groups.flatMap(({ bars }, group) =>
          bars.map(({ title: barTitle, share }, index) => (
            <g key={barTitle}>
              <title>{barTitle}</title>
              <rect
                x={(group * perGroup + GROUP_GAP / 2 + index + BAR_GAP / 2) * step}
                width={(1 - BAR_GAP) * step}
                height={CHART_HEIGHT}
                className={share === undefined ? styles.closed : styles.open}
              />
              <rect
                x={(group * perGroup + GROUP_GAP / 2 + index + BAR_GAP / 2) * step}
                y={CHART_HEIGHT * (1 - (share ?? 0))}
                width={(1 - BAR_GAP) * step}
                height={CHART_HEIGHT * (share ?? 0)}
                fill="currentColor"
              />
            </g>
          )),
        )}
      </Chart>
      <FiguresFoot table={table} onSave={() => saveCsv(file.text(), file.name)} />
    </div>
  );
}
