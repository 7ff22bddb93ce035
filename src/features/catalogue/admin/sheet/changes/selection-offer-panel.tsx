// Puts the chosen tyres on offer: by how much and until when, with what the law lets each page claim, first.
import { useEffect, useRef, useState, type SubmitEvent } from 'react';

import { isDay } from '../../../../../platform/contract/dates.ts';
import { euroText } from '../../../../../platform/contract/money.ts';
import { readNumber } from '../../../../../platform/contract/typed.ts';
import { Button } from '../../../../../platform/ui/button.tsx';
import { DateField } from '../../../../../platform/ui/form/date-field.tsx';
import { SelectField, TextField } from '../../../../../platform/ui/form/field.tsx';
import { figureCell, Table } from '../../../../../platform/ui/list/table.tsx';
import { SidePanel } from '../../../../../platform/ui/overlay/side-panel.tsx';
import { Notice } from '../../../../../platform/ui/page/notice.tsx';
import type { SelectedOfferPreview } from '../../../contract/selection.ts';
import { selectionMessages as messages } from '../../../messages/editing.ts';
import { sheetMessages } from '../../../messages/sheet.ts';
import { PRICE_ROUNDINGS, type PriceRounding } from '../../../price/price-change.ts';
import { useOffer, usePreviewOffer, type ChosenTyres } from './selection-calls.ts';

import layout from '../../../../../platform/ui/style/layout.module.css';
import styles from './panels.module.css';

const { bulk } = sheetMessages;
const MIN_PERCENT = 1;
const MAX_PERCENT = 90;

interface Terms {
  percent: string;
  rounding: PriceRounding;
  /** '' without an end. */
  lastDay: string;
}

type Wrong = Record<'percent' | 'lastDay', boolean>;
const NOTHING_WRONG: Wrong = { percent: false, lastDay: false };

export function SelectionOfferPanel(props: ChosenTyres & { onClose: () => void }) {
  const { selection, count, onClose, onDone } = props;
  const [terms, setTerms] = useState<Terms>({ percent: '', rounding: 'euro', lastDay: '' });
  const [wrong, setWrong] = useState<Wrong>(NOTHING_WRONG);
  const trying = usePreviewOffer();
  const offering = useOffer(onDone);
  function edit(changed: Partial<Terms>): void {
    setTerms({ ...terms, ...changed });
    setWrong(NOTHING_WRONG);
    trying.reset();
    offering.reset();
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const percent = readNumber(terms.percent);
    const { rounding, lastDay } = terms;
    const found = {
      percent: !(percent >= MIN_PERCENT && percent <= MAX_PERCENT),
      lastDay: lastDay !== '' && !isDay(lastDay),
    };
    setWrong(found);
    if (found.percent || found.lastDay) return;
    trying.mutate({ selection, percent, rounding, endDate: lastDay === '' ? null : lastDay });
  }
  const seen = trying.data;
  const error = offering.error ?? trying.error;
  return (
    <SidePanel title={messages.offerTitle} onClose={onClose} className={styles.panel}>
      <form className={layout.stack4} onSubmit={submit} noValidate>
        <p>{messages.scope(count)}</p>
        <TermFields terms={terms} wrong={wrong} onEdit={edit} />
        <div>
          <Button type="submit" variant={seen ? 'outline' : 'primary'} isBusy={trying.isPending}>
            {bulk.preview}
          </Button>
        </div>
        {error && (
          <Notice tone="bad" role="alert" title={messages.failed}>
            {error.message}
          </Notice>
        )}
        {seen && <Seen preview={seen.preview} />}
        {seen && seen.preview.items.length > 0 && (
          <div className={styles.apply}>
            <Button isWide isBusy={offering.isPending} onClick={() => offering.mutate(seen.sent)}>
              {messages.apply(seen.preview.items.length)}
            </Button>
          </div>
        )}
      </form>
    </SidePanel>
  );
}

interface TermFieldsProps {
  terms: Terms;
  wrong: Wrong;
  onEdit: (changed: Partial<Terms>) => void;
}

function TermFields({ terms: { percent, rounding, lastDay }, wrong, onEdit }: TermFieldsProps) {
  return (
    <>
      <TextField
        label={messages.percent}
        unit="%"
        inputMode="decimal"
        autoComplete="off"
        help={messages.percentHelp}
        error={wrong.percent ? messages.percentWrong : undefined}
        value={percent}
        onChange={({ target }) => onEdit({ percent: target.value })}
      />
      <SelectField
        label={bulk.rounding}
        value={rounding}
        onChange={({ target }) =>
          onEdit({ rounding: PRICE_ROUNDINGS.find((one) => one === target.value) ?? 'cent' })
        }
      >
        {PRICE_ROUNDINGS.map((value) => (
          <option key={value} value={value}>
            {bulk.roundings[value]}
          </option>
        ))}
      </SelectField>
      <DateField
        label={messages.until}
        isOptional
        help={messages.untilHelp}
        error={wrong.lastDay ? messages.untilWrong : undefined}
        value={lastDay}
        onChange={(day) => onEdit({ lastDay: day })}
      />
    </>
  );
}

function Seen({ preview: { items, skipped } }: { preview: SelectedOfferPreview }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const claimable = items.filter(({ allowedDiscountPercent }) => allowedDiscountPercent !== null).length;
  const { columns } = messages;
  return (
    <section className={layout.stack3}>
      <h3 ref={heading} tabIndex={-1}>
        {messages.willBe(items.length)}
      </h3>
      {claimable > 0 && <p>{messages.claimable(claimable)}</p>}
      {claimable < items.length && (
        <Notice tone="warn">{messages.notClaimable(items.length - claimable)}</Notice>
      )}
      {items.length > 0 && (
        <Table caption={messages.offerTitle} isCaptionHidden className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{columns.tyre}</th>
              <th scope="col" className={figureCell}>
                {columns.price}
              </th>
              <th scope="col" className={figureCell}>
                {columns.offer}
              </th>
              <th scope="col">{columns.claim}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ _id, name, size, price, offerPrice, allowedDiscountPercent }) => (
              <tr key={_id}>
                <th scope="row">
                  {name} <small>{size}</small>
                </th>
                <td className={figureCell}>{euroText(price)}</td>
                <td className={figureCell}>{euroText(offerPrice)}</td>
                <td>{messages.claim(allowedDiscountPercent)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {skipped.length > 0 && (
        <>
          <p>{messages.skipped(skipped.length)}</p>
          <ul className={layout.stack1}>
            {skipped.map(({ product, message }) => (
              <li key={`${product} ${message}`}>{messages.skippedRow(product, message)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
