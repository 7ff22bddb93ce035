// Checkbox and radio group: native inputs with our look. Both work in a plain form.
import { useId, type ComponentProps, type ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { FieldNotes } from './field.tsx';

import styles from './choice.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  /** A switch instead of a tick: for what takes effect at once. */
  isSwitch?: boolean | undefined;
}

export function Checkbox({ label, help, error, isSwitch = false, id, className, ...input }: CheckboxProps) {
  const madeId = useId();
  const controlId = id ?? madeId;
  const described = [help && `${controlId}-help`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.checkbox, className)}>
      <label className={styles.choice} htmlFor={controlId}>
        <input
          {...input}
          id={controlId}
          type="checkbox"
          {...(isSwitch ? { role: 'switch' } : {})}
          {...(described ? { 'aria-describedby': described } : {})}
          {...(error ? { 'aria-invalid': true } : {})}
          className={isSwitch ? styles.switch : styles.tick}
        />
        <span>{label}</span>
      </label>
      <FieldNotes controlId={controlId} help={help} error={error} />
    </div>
  );
}

export interface ChoiceOption {
  value: string;
  label: ReactNode;
  help?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'onChange' | 'onBlur' | 'ref' | 'required' | 'disabled'
> {
  legend: ReactNode;
  options: readonly ChoiceOption[];
  defaultValue?: string | undefined;
  /** Chosen option of a controlled group. */
  value?: string | undefined;
  help?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
}

export function RadioGroup(props: RadioGroupProps) {
  const { legend, options, defaultValue, value, help, error, className, ...input } = props;
  const groupId = useId();
  const described = [help && `${groupId}-help`, error && `${groupId}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={classNames(styles.group, className)}
      {...(described ? { 'aria-describedby': described } : {})}
    >
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            {...input}
            type="radio"
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: defaultValue === option.value }
              : { checked: value === option.value })}
            disabled={option.isDisabled === true || input.disabled === true}
            className={styles.dot}
          />
          <span>
            {option.label}
            {option.help && <span className={styles.note}>{option.help}</span>}
          </span>
        </label>
      ))}
      <FieldNotes controlId={groupId} help={help} error={error} />
    </fieldset>
  );
}
