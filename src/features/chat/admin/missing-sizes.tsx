// Sizes that visitors asked for in vain, the most asked for first, each with the way to its tyres.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { formatDateTime } from '../../../platform/contract/dates.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Table, figureCell } from '../../../platform/ui/table.tsx';
import { Spinner } from '../../../platform/ui/tread-ring.tsx';
import { tyresTabPath } from '../../catalogue/tyres-tab-path.ts';
import type { MissingSize } from '../contract-gaps.ts';
import { conversationMessages as messages } from '../messages-conversations.ts';
import { missingSizesQuery } from './conversation-queries.ts';

import styles from './conversations-page.module.css';

export function MissingSizes() {
  const { data, error, refetch } = useQuery(missingSizesQuery);
  if (data) {
    return (
      <>
        <p className={styles.lead}>{data.length === 0 ? messages.missingEmpty : messages.missingLead}</p>
        {data.length > 0 && <Sizes sizes={data} />}
      </>
    );
  }
  if (error) {
    return (
      <LoadFailure title={messages.missingFailed} message={error.message} onRetry={() => void refetch()} />
    );
  }
  return <Spinner label={messages.loading} />;
}

function Sizes({ sizes }: { sizes: readonly MissingSize[] }) {
  const { missingColumns: columns } = messages;
  return (
    <Table caption={messages.missingTitle} isCaptionHidden isStacked className={styles.sizes}>
      <thead>
        <tr>
          <th scope="col">{columns.size}</th>
          <th scope="col">{columns.kind}</th>
          <th scope="col" className={figureCell}>
            {columns.count}
          </th>
          <th scope="col">{columns.at}</th>
          <th scope="col">{columns.now}</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ size, kind, count, lastAskedAt, inStockNow }) => (
          <tr key={`${size} ${kind ?? ''}`}>
            <th scope="row" className={styles.short}>
              <Link
                to={tyresTabPath(size, kind === 'winter' || kind === null ? undefined : kind)}
                aria-label={messages.openSize(size)}
              >
                {size}
              </Link>
            </th>
            <td data-label={columns.kind}>
              {kind === null ? messages.anyKind : messages.missingKinds[kind]}
            </td>
            <td data-label={columns.count} className={figureCell}>
              {count}
            </td>
            <td data-label={columns.at} className={styles.short}>
              {formatDateTime(new Date(lastAskedAt))}
            </td>
            <td data-label={columns.now}>
              <StatusDot tone={inStockNow > 0 ? 'ok' : 'bad'}>
                {inStockNow > 0 ? messages.inStockNow(inStockNow) : messages.stillNone}
              </StatusDot>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
