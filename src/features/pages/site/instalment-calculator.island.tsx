// The instalment calculator: a plain form to the financing page; touched with script running, it answers while one types.
import { useState } from 'react';

import { formatEuros, formatPercent } from '../../../platform/contract/money.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import type { Financing } from '../../shop-profile/financing.ts';
import { instalmentFor, readSum } from '../instalment.ts';
import { financingPageMessages as messages } from '../messages-financing.ts';
import { FINANCING_PATH } from '../paths.ts';

import styles from './instalment-calculator.module.css';

export interface InstalmentCalculatorProps {
  financing: Financing;
  /** What stands in the field. */
  text: string;
}

export function InstalmentCalculator({ financing, text: initialText }: InstalmentCalculatorProps) {
  const [text, setText] = useState(initialText);
  const reading = readSum(text);
  return (
    <form action={`${FINANCING_PATH}#laskuri`} method="get" className={styles.calculator}>
      <div className={styles.ask}>
        <TextField
          name="summa"
          id="laskuri-summa"
          label={messages.sum}
          help={messages.sumHelp}
          error={reading.kind === 'faulty' ? messages.sumFault : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
          unit="€"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          className={styles.sum}
        />
        <Button type="submit" className={styles.submit}>
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
  const instalment = instalmentFor(cents, financing);
  const { rows } = messages;
  const facts = [
    [rows.credit, formatEuros(instalment.creditCents)],
    [rows.term, messages.termMonths(instalment.termMonths)],
    [rows.rate, formatPercent(financing.annualRatePercent / 100, 2)],
    [rows.trueRate, formatPercent(instalment.trueAnnualRatePercent / 100, 2)],
    [rows.cost, formatEuros(instalment.costCents)],
    [rows.total, formatEuros(instalment.totalCents)],
  ] as const;
  return (
    <div className={styles.answer}>
      <p className={styles.monthly}>
        <b>{formatEuros(instalment.monthlyCents)}</b> {messages.perMonth}
      </p>
      <dl className={styles.facts}>
        {facts.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
