// How often each link of an email was pressed.
import { formatCount } from '../../../../platform/contract/count.ts';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { figureCell, Table } from '../../../../platform/ui/list/table.tsx';
import type { LinkClicks } from '../../contract/delivery.ts';
import { deliveryMessages as messages } from '../../messages/sending.ts';

import list from '../../../../platform/ui/list/list-page.admin.module.css';
import layout from '../../../../platform/ui/style/layout.module.css';
import styles from '../newsletters-page.module.css';

/** The most pressed first; nothing for an email without links. */
export function LinkClicksTable({ clicks }: { clicks: readonly LinkClicks[] }) {
  if (clicks.length === 0) return null;
  const { address: addressHead, count: countHead } = messages.clickColumns;
  return (
    <section className={`${layout.stack3} ${styles.part}`}>
      <h3>{messages.clicksTitle}</h3>
      <p>{messages.clicksHelp}</p>
      <Table caption={messages.clicksTitle} isCaptionHidden isStacked>
        <thead>
          <tr>
            <th scope="col">{addressHead}</th>
            <th scope="col" className={figureCell}>
              {countHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {clicks
            .toSorted((first, second) => second.count - first.count)
            .map(({ address, count }) => (
              <tr key={address}>
                <th scope="row" className={classNames(list.email, styles.link)}>
                  {address}
                </th>
                <td data-label={countHead} className={figureCell}>
                  {formatCount(count)}
                </td>
              </tr>
            ))}
        </tbody>
      </Table>
    </section>
  );
}
