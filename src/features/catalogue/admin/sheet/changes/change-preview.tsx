// What a change of many tyres would do, row by row, with what becomes of offers, and the button that makes it.
import { useEffect, useRef } from 'react';

import { euroText } from '../../../../../platform/contract/money.ts';
import { Button } from '../../../../../platform/ui/button.tsx';
import { Table, figureCell } from '../../../../../platform/ui/list/table.tsx';
import { Notice } from '../../../../../platform/ui/page/notice.tsx';
import type { PriceChangePreview } from '../../../contract/prices.ts';
import { sheetMessages } from '../../../messages/sheet.ts';
import type { PriceChange } from './use-price-change.ts';

import layout from '../../../../../platform/ui/style/layout.module.css';
import styles from './panels.module.css';

const messages = sheetMessages.bulk;

export function ChangePreview({ change, isOfRows = false }: { change: PriceChange; isOfRows?: boolean }) {
  const { seen, isTrying, isApplying, error } = change;
  return (
    <>
      {error && (
        <Notice tone="bad" role="alert" title={messages.failed}>
          {error.message}
        </Notice>
      )}
      {isTrying && <p role="status">{messages.previewing}</p>}
      {seen && !isTrying && <Seen preview={seen.preview} isOfRows={isOfRows} />}
      {isApplying && seen && <p role="status">{messages.applying(seen.preview.changed)}</p>}
      {seen && !isTrying && seen.preview.changed > 0 && (
        <div className={styles.apply}>
          <Button isWide isBusy={isApplying} onClick={change.apply}>
            {messages.apply(seen.preview.changed)}
          </Button>
        </div>
      )}
    </>
  );
}

function Seen({ preview, isOfRows }: { preview: PriceChangePreview; isOfRows: boolean }) {
  const { changed, unchanged, skippedCount, items } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={layout.stack3}>
      <h3 ref={heading} tabIndex={-1}>
        {messages.willChange(changed)}
      </h3>
      {unchanged > 0 && <p className={layout.muted}>{messages.unchanged(unchanged)}</p>}
      <Offers preview={preview} />
      {items.length > 0 && <Items items={items} />}
      {items.length < changed && <p className={layout.muted}>{messages.first(items.length, changed)}</p>}
      {skippedCount > 0 && (
        <details>
          <summary>{isOfRows ? messages.skippedRows(skippedCount) : messages.skipped(skippedCount)}</summary>
          <ul className={styles.errors}>
            {[...new Set(preview.skipped.map(({ product, message }) => `${product}: ${message}`))].map(
              (line) => (
                <li key={line}>{line}</li>
              ),
            )}
          </ul>
        </details>
      )}
    </section>
  );
}

function Offers({ preview: { endedOffers, keptOffers, items } }: { preview: PriceChangePreview }) {
  const isRaised = items.some(({ oldPrice, newPrice }) => newPrice > oldPrice);
  const texts = [
    ...(endedOffers > 0 ? [messages.endedOffers(endedOffers)] : []),
    ...(keptOffers > 0 ? [messages.keptOffers(keptOffers)] : []),
    ...(isRaised ? [messages.raised] : []),
  ];
  if (texts.length === 0) return null;
  return (
    <Notice tone={endedOffers > 0 ? 'warn' : 'info'} title={messages.offers}>
      {texts.join(' ')}
    </Notice>
  );
}

function Items({ items }: Pick<PriceChangePreview, 'items'>) {
  const { columns } = sheetMessages;
  return (
    <Table caption={messages.table} isCaptionHidden className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.model}</th>
          <th scope="col" className={figureCell}>
            {messages.was}
          </th>
          <th scope="col" className={figureCell}>
            {messages.becomes}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item._id}>
            <th scope="row">
              {item.name} <small>{item.size}</small>
              {item.offer && (
                <small> · {item.offer === 'ended' ? messages.offerEnds : messages.offerStays}</small>
              )}
            </th>
            <td className={figureCell}>
              {item.newPrice !== item.oldPrice && <span>{euroText(item.oldPrice)}</span>}
              {item.newStock !== item.oldStock && <span>{sheetMessages.pieces(item.oldStock)}</span>}
            </td>
            <td className={figureCell}>
              {item.newPrice !== item.oldPrice && <strong>{euroText(item.newPrice)}</strong>}
              {item.newStock !== item.oldStock && <strong>{sheetMessages.pieces(item.newStock)}</strong>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
