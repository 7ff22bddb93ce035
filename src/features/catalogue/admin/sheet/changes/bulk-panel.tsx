// Raises or lowers the prices of what is chosen in the sheet: by how much and rounded how, with a preview first.
import { useState, type SubmitEvent } from 'react';
import { z } from 'zod';

import { useTypedState } from '../../../../../platform/browser/form/use-typed-state.ts';
import { Button } from '../../../../../platform/ui/button.tsx';
import { SegmentedField } from '../../../../../platform/ui/form/field-group.tsx';
import { SelectField, TextField } from '../../../../../platform/ui/form/field.tsx';
import { SidePanel } from '../../../../../platform/ui/overlay/side-panel.tsx';
import { sheetMessages } from '../../../messages/sheet.ts';
import { PRICE_ROUNDINGS, type PriceRounding } from '../../../price/price-change.ts';
import type { SheetChange, SheetSelection } from '../sheet-queries.ts';
import { ChangePreview } from './change-preview.tsx';
import { usePriceChange, type MadeChange } from './use-price-change.ts';

import layout from '../../../../../platform/ui/style/layout.module.css';
import styles from './panels.module.css';

const messages = sheetMessages.bulk;
const KINDS = ['percent', 'euros'] as const;
const typedSchema = z.object({
  kind: z.enum(KINDS),
  amount: z.string(),
  rounding: z.enum(PRICE_ROUNDINGS),
});
type Typed = z.infer<typeof typedSchema>;

export interface BulkPanelProps {
  selection: SheetSelection;
  count: number;
  onClose: () => void;
  onMade: (made: MadeChange) => void;
}

export function BulkPanel({ selection, count, onClose, onMade }: BulkPanelProps) {
  const {
    typed: { kind, amount, rounding },
    set,
    forget,
  } = useTypedState<Typed>('price-change', typedSchema, () => ({
    kind: 'percent',
    amount: '',
    rounding: 'euro',
  }));
  const [isWrong, setWrong] = useState(false);
  const change = usePriceChange((made) => {
    forget();
    onMade(made);
  });
  const close = () => {
    forget();
    onClose();
  };
  function edit(changed: Partial<Typed>): void {
    set(changed);
    setWrong(false);
    change.forget();
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const number = readAmount(amount);
    if (number === undefined) setWrong(true);
    else change.preview(changeOf(kind, number, rounding, selection));
  }
  return (
    <SidePanel title={messages.title} onClose={close} className={styles.panel}>
      <form className={layout.stack4} onSubmit={submit} noValidate>
        <p>{'ids' in selection ? messages.scope(count) : messages.scopeAll(count)}</p>
        <SegmentedField
          legend={messages.how}
          name="change-kind"
          value={kind}
          segments={KINDS.map((value) => ({ value, label: messages.kinds[value] }))}
          onChange={({ target }) => edit({ kind: KINDS.find((one) => one === target.value) ?? 'percent' })}
        />
        <TextField
          label={messages[kind]}
          unit={kind === 'percent' ? '%' : '€'}
          help={messages.amountHelp}
          error={isWrong ? messages.wrongAmount : undefined}
          autoComplete="off"
          data-begin=""
          value={amount}
          onChange={({ target }) => edit({ amount: target.value })}
        />
        <SelectField
          label={messages.rounding}
          value={rounding}
          onChange={({ target }) =>
            edit({ rounding: PRICE_ROUNDINGS.find((one) => one === target.value) ?? 'cent' })
          }
        >
          {PRICE_ROUNDINGS.map((value) => (
            <option key={value} value={value}>
              {messages.roundings[value]}
            </option>
          ))}
        </SelectField>
        <div>
          <Button type="submit" variant={change.seen ? 'outline' : 'primary'} isBusy={change.isTrying}>
            {messages.preview}
          </Button>
        </div>
        <ChangePreview change={change} />
      </form>
    </SidePanel>
  );
}

function changeOf(
  kind: Typed['kind'],
  amount: number,
  rounding: PriceRounding,
  selection: SheetSelection,
): SheetChange {
  return kind === 'percent'
    ? { kind, percent: amount, rounding, selection }
    : { kind, euros: amount, rounding, selection };
}

/** '3', '−2,5', '+10 %': with at most two decimals; undefined for what is no number or nothing. */
function readAmount(text: string): number | undefined {
  const plain = text
    .replaceAll(/[\s\u00A0%€]/g, '')
    .replace('\u2212', '-')
    .replace(',', '.');
  if (!/^[+-]?\d+(?:\.\d{1,2})?$/.test(plain)) return undefined;
  const amount = Number(plain);
  return amount === 0 ? undefined : amount;
}
