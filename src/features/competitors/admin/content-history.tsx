// When the text of a page that is followed completely has changed.
import { formatDateClock } from '../../../platform/contract/dates.ts';
import { figureCell, Table } from '../../../platform/ui/list/table.tsx';
import type { Tracking } from '../contract.ts';
import { competitorDiffMessages as messages } from '../messages-admin.ts';

import layout from '../../../platform/ui/style/layout.module.css';

export function ContentHistory({ contentChanges }: Pick<Tracking, 'contentChanges'>) {
  return (
    <section className={layout.stack4} aria-labelledby="content-history">
      <h3 id="content-history">{messages.contentHistory}</h3>
      <Table caption={messages.contentHistoryTable} isCaptionHidden>
        <thead>
          <tr>
            <th scope="col">{messages.at}</th>
            <th scope="col">{messages.what}</th>
            <th scope="col" className={figureCell}>
              {messages.length}
            </th>
          </tr>
        </thead>
        <tbody>
          {contentChanges.map(({ changedAt, characters }, index) => (
            <tr key={changedAt}>
              <td>{formatDateClock(new Date(changedAt))}</td>
              <td>{index === contentChanges.length - 1 ? messages.firstReading : messages.textChanged}</td>
              <td className={figureCell}>{messages.characters(characters)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
