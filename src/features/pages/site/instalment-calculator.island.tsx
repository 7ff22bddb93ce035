// The instalment calculator: a plain form to the financing page; touched with script running, it answers while one types.
import { useState } from 'react';

import { formatEuros } from '../../../platform/contract/money.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/form/field.tsx';
import { creditFacts } from '../../shop-profile/financing-text.ts';
import { monthlyPaymentCents, type Financing } from '../../shop-profile/financing.ts';
import { readSum } from '../instalment.ts';
import { financingPageMessages as messages } from '../messages/financing.ts';
import { FINANCING_PATH } from '../paths.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './instalment-calculator.page.module.css';

export interface InstalmentCalculatorProps {
  financing: Financing;
  /** The field's text. */
  text: string;
}

export function InstalmentCalculator({ financing, text: initialText }: InstalmentCalculatorProps) {
  const [text, setText] = useState(initialText);
  const reading = readSum(text);
  return (
    <form
      action={`${FINANCING_PATH}#laskuri`}
      method="get"
      className={`${layout.stack5} ${layout.panel} ${styles.calculator}`}
    >
      <div className={`${layout.cluster} ${styles.ask}`}>
        <TextField
          name="summa"
          id="laskuri-summa"
          label={messages.sum}
          help={messages.sumHelp}
          error={reading.kind === 'invalid' ? messages.sumError : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
          unit="€"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          className={styles.sum}
        />
        <Button type="submit" variant="ink" className={styles.submit}>
          {messages.submit}
        </Button>
      </div>
      <div aria-live="polite">
        {reading.kind === 'sum' && <Answer cents={reading.cents} financing={financing} />}
      </div>
    </form>
  );
}

function Answer({ cents, financing }: { cents: number; financing: Financing }) {
  return (
    <div className={styles.answer}>
      <p className={styles.monthly}>
        <b>{formatEuros(monthlyPaymentCents(cents, financing))}</b> {messages.perMonth}
      </p>
      <dl className={styles.facts}>
        {creditFacts(financing, cents).map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
