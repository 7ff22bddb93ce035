// The pricing rules as rows of fields: for whom, how much, and what the example costs with it.
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { z } from 'zod';

import { apiQuery } from '../../../../platform/browser/api-query.ts';
import type { useRecordForm } from '../../../../platform/browser/form/use-record-form.ts';
import { Button, IconButton } from '../../../../platform/ui/button.tsx';
import { TextField } from '../../../../platform/ui/form/field.tsx';
import { VisuallyHidden } from '../../../../platform/ui/visually-hidden.tsx';
import type { listManufacturers } from '../../../catalogue/contract/tyres.ts';
import { pricingMessages } from '../../messages-pricing.ts';
import { MAX_RULES, type PricingRules } from '../../pricing-contract.ts';
import { ExamplePrice } from './example-price.tsx';
import type { PricingForm, pricingFormSchema } from './pricing-form.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './pricing-card.module.css';

const messages = pricingMessages.card;

const EMPTY_RULE = { manufacturer: '', rimIn: '', marginPercent: '' };

interface RuleRowsProps {
  form: Pick<
    ReturnType<typeof useRecordForm<PricingForm, z.output<typeof pricingFormSchema>, PricingRules>>,
    'control' | 'field' | 'values'
  >;
}

export function PricingRuleRows({ form }: RuleRowsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rules' });
  const [removedText, setRemovedText] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const manufacturersId = useId();
  const isFull = fields.length >= MAX_RULES;
  return (
    <fieldset className={layout.stack3}>
      <legend className={styles.legend}>{messages.rules}</legend>
      <p className={layout.lead}>{fields.length === 0 ? messages.rulesEmpty : messages.rulesHelp}</p>
      <Manufacturers id={manufacturersId} />
      <ul className={`${layout.stack4} ${styles.list}`}>
        {fields.map(({ id }, index) => (
          <RuleRow
            key={id}
            form={form}
            index={index}
            manufacturersId={manufacturersId}
            onRemove={() => {
              remove(index);
              setRemovedText(messages.removed(index + 1));
              add.current?.focus();
            }}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{removedText}</span>
      </VisuallyHidden>
      <Button
        ref={add}
        variant="outline"
        size="small"
        icon={<Plus />}
        disabledReason={isFull ? pricingMessages.tooManyRules : undefined}
        className={styles.add}
        onClick={() => append({ ...EMPTY_RULE }, { focusName: `rules.${fields.length}.manufacturer` })}
      >
        {messages.add}
      </Button>
    </fieldset>
  );
}

interface RuleRowProps extends RuleRowsProps {
  index: number;
  manufacturersId: string;
  onRemove: () => void;
}

function RuleRow({ form, index, manufacturersId, onRemove }: RuleRowProps) {
  return (
    <li className={styles.row}>
      <fieldset className={styles.rule}>
        <legend>
          <VisuallyHidden>{messages.rule(index + 1)}</VisuallyHidden>
        </legend>
        <TextField
          {...form.field(`rules.${index}.manufacturer`)}
          label={messages.manufacturer}
          placeholder={messages.anyManufacturer}
          list={manufacturersId}
          spellCheck={false}
          className={styles.maker}
        />
        <TextField
          {...form.field(`rules.${index}.rimIn`)}
          label={messages.rim}
          placeholder={messages.anyRim}
          inputMode="decimal"
        />
        <TextField
          {...form.field(`rules.${index}.marginPercent`)}
          label={messages.margin}
          inputMode="decimal"
          unit="%"
        />
        <p className={styles.rowPrice}>
          <span className={`${layout.muted} ${styles.rowPriceLabel}`}>{messages.price}</span>
          <ExamplePrice margin={form.values.rules[index]?.marginPercent ?? ''} />
        </p>
        <IconButton label={messages.remove(index + 1)} className={styles.remove} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </fieldset>
    </li>
  );
}

/** Manufacturers of the catalogue as suggestions; any other name may be typed, also when these cannot be loaded. */
function Manufacturers({ id }: { id: string }) {
  const { data = [] } = useQuery({
    ...apiQuery<typeof listManufacturers>(['manufacturers'], 'GET /manufacturers'),
    staleTime: 60_000,
  });
  return (
    <datalist id={id}>
      {data.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  );
}
