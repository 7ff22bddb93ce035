// How many tyres there are: typed, stepped one by one, or raised by a delivery.
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';

import { readNumber } from '../../../platform/contract/typed.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField, type TextFieldProps } from '../../../platform/ui/form/field.tsx';
import { adminMessages } from '../messages/admin.ts';

import styles from './stock-count.module.css';

const messages = adminMessages.stock;

export interface StockCountProps {
  field: TextFieldProps;
  typed: string;
  help: string | undefined;
  onCount: (stock: string) => void;
}

export function StockCount({ field, typed, help, onCount }: StockCountProps) {
  const counted = readNumber(typed);
  const isCount = Number.isInteger(counted) && counted >= 0;
  const step = (by: number) => onCount(String(Math.max(0, (isCount ? counted : 0) + by)));
  return (
    <>
      <div className={styles.stepper}>
        <TextField
          {...field}
          unit={adminMessages.pieces}
          inputMode="numeric"
          help={help}
          onFocus={({ target }) => target.select()}
        />
        <Button
          variant="outline"
          icon={<Minus aria-hidden="true" />}
          aria-label={messages.fewer}
          onClick={() => step(-1)}
        />
        <Button
          variant="outline"
          icon={<Plus aria-hidden="true" />}
          aria-label={messages.more}
          onClick={() => step(1)}
        />
      </div>
      <Delivery onAdd={step} />
    </>
  );
}

function Delivery({ onAdd }: { onAdd: (count: number) => void }) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const add = () => {
    const count = readNumber(text);
    const isRight = Number.isInteger(count) && count > 0;
    setWrong(!isRight);
    if (!isRight) return;
    onAdd(count);
    setText('');
  };
  return (
    <div className={styles.delivery}>
      <TextField
        label={messages.delivery}
        isOptional
        unit={adminMessages.pieces}
        inputMode="numeric"
        autoComplete="off"
        help={messages.deliveryHelp}
        error={isWrong ? messages.deliveryWrong : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setWrong(false);
        }}
        // Enter adds what came; it must not save a form that has not counted it yet.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || text.trim() === '') return;
          event.preventDefault();
          add();
        }}
      />
      <Button variant="outline" onClick={add}>
        {messages.deliveryAdd}
      </Button>
    </div>
  );
}
