// The register number of a product and the button that queries the EU's register: what would change is shown, then filled in.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { callApi } from '../../../../platform/browser/api.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { TextField } from '../../../../platform/ui/form/field.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { RegisterEntry, lookUpLabel } from '../../../label-register/contract.ts';
import { differingFields } from '../../../label-register/label-values.ts';
import { labelText, registerMessages as messages } from '../../../label-register/messages-admin.ts';
import { isOtherSize } from '../../../label-register/register-size.ts';
import { labelOfForm, withLabel, type ProductForm } from '../../product/product-form.ts';
import type { ProductFormState } from './use-product-form.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from '../forms.module.css';

const NUMBER_FIELD = 'product-eprel';

interface RegisterLookUpProps {
  form: ProductFormState;
  /** '205/55R16'; undefined while it is not chosen. */
  size: string | undefined;
}

export function RegisterLookUp({ form, size }: RegisterLookUpProps) {
  const [isFilled, setFilled] = useState(false);
  const ask = useMutation({
    mutationFn: () =>
      callApi<typeof lookUpLabel>('POST /label-register/lookups', {
        body: { text: form.values.eprelNumber },
        timeoutMs: 60_000,
      }),
    onMutate: () => setFilled(false),
  });
  /** Moves the focus, as the pressed button no longer exists. */
  const leave = () => {
    ask.reset();
    document.getElementById(NUMBER_FIELD)?.focus();
  };
  const fill = (entry: RegisterEntry) => {
    form.set({ ...withLabel(form.values, entry.values), eprelNumber: entry.number });
    setFilled(true);
    leave();
  };
  return (
    <>
      <div className={layout.stack2}>
        <TextField
          id={NUMBER_FIELD}
          {...form.field('eprelNumber', { onChange: ask.reset })}
          isOptional
          help={messages.numberHelp}
        />
        <div>
          <Button variant="outline" size="small" isBusy={ask.isPending} onClick={() => ask.mutate()}>
            {messages.lookUp}
          </Button>
        </div>
      </div>
      {ask.error && (
        <Notice tone="bad" role="alert" title={messages.lookUpFailed}>
          {ask.error.message}
        </Notice>
      )}
      <div role="status">
        {isFilled && <Notice tone="ok">{messages.filled}</Notice>}
        {ask.data && <Found entry={ask.data} form={form.values} size={size} onFill={fill} onLeave={leave} />}
      </div>
    </>
  );
}

interface FoundProps {
  entry: RegisterEntry;
  form: ProductForm;
  size: string | undefined;
  onFill: (entry: RegisterEntry) => void;
  onLeave: () => void;
}

function Found({ entry, form, size, onFill, onLeave }: FoundProps) {
  const ours = labelOfForm(form);
  const isWinter = form.type === 'winter';
  // Only winter tyres have the marks.
  const fields = differingFields(ours, entry.values).filter(
    (field) => isWinter || (field !== 'hasSnowGrip' && field !== 'hasIceGrip'),
  );
  return (
    <div className={`${layout.stack3} ${styles.found}`}>
      <p>{messages.found([entry.supplier, entry.model, entry.size].filter(Boolean).join(' '))}</p>
      {size !== undefined && isOtherSize(size, entry.size) && (
        <Notice tone="warn">{messages.otherSize(entry.size)}</Notice>
      )}
      {fields.length === 0 ? (
        <p>{messages.alike}</p>
      ) : (
        <>
          <table className={styles.differences}>
            <caption>{messages.differences}</caption>
            <thead>
              <tr>
                <th scope="col">{messages.field}</th>
                <th scope="col">{messages.ours}</th>
                <th scope="col">{messages.register}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => (
                <tr key={field}>
                  <th scope="row">{messages.fields[field]}</th>
                  <td>{labelText(field, ours)}</td>
                  <td>{labelText(field, entry.values)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={layout.cluster2}>
            <Button size="small" onClick={() => onFill(entry)}>
              {messages.fill}
            </Button>
            <Button size="small" variant="outline" onClick={onLeave}>
              {messages.leave}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
