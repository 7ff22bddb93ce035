// The pricing rules as rows of fields: for whom, how much, and what the example costs with it.
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';

import { callApi } from '../../../platform/browser/api.ts';
import { Button, IconButton } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import type { listManufacturers } from '../../catalogue/contract.ts';
import { pricingMessages } from '../messages-pricing.ts';
import { MOST_RULES } from '../pricing-contract.ts';
import { ExamplePrice } from './example-price.tsx';
import { EMPTY_RULE } from './pricing-form.ts';
import type { usePricingForm } from './use-pricing-form.ts';

import styles from './pricing-card.module.css';

const messages = pricingMessages.card;

type PricingForm = ReturnType<typeof usePricingForm>['form'];

export function PricingRuleRows({ form }: { form: PricingForm }) {
  const { control, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'rules' });
  const [removedText, setRemovedText] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const makersId = useId();
  const isFull = fields.length >= MOST_RULES;
  return (
    <fieldset className={styles.rules}>
      <legend className={styles.legend}>{messages.rules}</legend>
      <p className={styles.lead}>{fields.length === 0 ? messages.rulesEmpty : messages.rulesHelp}</p>
      <Makers id={makersId} />
      <ul className={styles.list}>
        {fields.map(({ id }, index) => (
          <RuleRow
            key={id}
            form={form}
            index={index}
            makersId={makersId}
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
      {formState.errors.rules?.root && <p className={styles.error}>{formState.errors.rules.root.message}</p>}
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

interface RuleRowProps {
  form: PricingForm;
  index: number;
  makersId: string;
  onRemove: () => void;
}

function RuleRow({ form, index, makersId, onRemove }: RuleRowProps) {
  const { register, formState, control } = form;
  const errors = formState.errors.rules?.[index];
  const margin = useWatch({ control, name: `rules.${index}.margin` });
  return (
    <li className={styles.row}>
      <fieldset className={styles.rule}>
        <legend>
          <VisuallyHidden>{messages.rule(index + 1)}</VisuallyHidden>
        </legend>
        <TextField
          {...register(`rules.${index}.manufacturer`)}
          label={messages.manufacturer}
          error={errors?.manufacturer?.message}
          placeholder={messages.anyManufacturer}
          list={makersId}
          autoComplete="off"
          spellCheck={false}
          className={styles.maker}
        />
        <TextField
          {...register(`rules.${index}.rim`)}
          label={messages.rim}
          error={errors?.rim?.message}
          placeholder={messages.anyRim}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          {...register(`rules.${index}.margin`)}
          label={messages.margin}
          error={errors?.margin?.message}
          inputMode="decimal"
          autoComplete="off"
          unit="%"
        />
        <p className={styles.rowPrice}>
          <span className={styles.rowPriceLabel}>{messages.price}</span>
          <ExamplePrice margin={margin} />
        </p>
        <IconButton label={messages.remove(index + 1)} className={styles.remove} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </fieldset>
    </li>
  );
}

/** Makers of the catalogue as suggestions; any other name may be typed. Without them the field works as well. */
function Makers({ id }: { id: string }) {
  const { data = [] } = useQuery({
    queryKey: ['manufacturers', 'names'],
    queryFn: async ({ signal }) => {
      const makers = await callApi<typeof listManufacturers>({
        method: 'GET',
        path: '/manufacturers',
        signal,
      });
      return makers.map(({ name }) => name);
    },
    staleTime: 60_000,
  });
  return (
    <datalist id={id}>
      {data.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  );
}
