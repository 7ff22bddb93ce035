// A labelled form field: label above, control, help under the label's control, error last. Works in a plain form.
import { useId, type ComponentProps, type ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages.ts';

import styles from './field.module.css';

/** What ties a control to its label, help and error. */
export interface ControlTies {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldTexts {
  label: ReactNode;
  /** One sentence under the control. */
  help?: ReactNode;
  /** Cause and remedy; its presence marks the control as invalid. */
  error?: string | undefined;
  /** Adds '(valinnainen)' to the label. */
  isOptional?: boolean | undefined;
  className?: string | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Given when the page needs a known id; otherwise one is made. */
  id?: string | undefined;
  children: (ties: ControlTies) => ReactNode;
}

export function Field({ id, label, help, error, isOptional = false, className, children }: FieldProps) {
  const madeId = useId();
  const controlId = id ?? madeId;
  const described = [help && `${controlId}-help`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> {uiMessages.optional}</span>}
      </label>
      {children({
        id: controlId,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      <FieldNotes controlId={controlId} help={help} error={error} />
    </div>
  );
}

/** Help and error under a control, with the ids that `aria-describedby` names. */
export function FieldNotes({
  controlId,
  help,
  error,
}: { controlId: string } & Pick<FieldTexts, 'help' | 'error'>) {
  return (
    <>
      {help && (
        <p id={`${controlId}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${controlId}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}

export interface TextInputProps extends ComponentProps<'input'> {
  /** A unit or sign at the end of the box: 'mm', '€', 'kpl'. */
  unit?: string | undefined;
  /** An icon at the start of the box. */
  icon?: ReactNode;
}

/** A bare text box; for a labelled one take TextField. */
export function TextInput({ unit, icon, className, ...rest }: TextInputProps) {
  if (unit === undefined && icon === undefined) {
    return <input type="text" {...rest} className={classNames(styles.control, className)} />;
  }
  return (
    <span className={classNames(styles.control, styles.box, className)}>
      {icon}
      <input type="text" {...rest} className={styles.bare} />
      {unit && <span className={styles.unit}>{unit}</span>}
    </span>
  );
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...rest} className={classNames(styles.control, styles.area, className)} />;
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={classNames(styles.control, styles.select, className)} />;
}

export type TextFieldProps = FieldTexts & Omit<TextInputProps, keyof FieldTexts>;

export function TextField({ label, help, error, isOptional, className, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ id, label, help, error, isOptional, className }}>
      {(ties) => <TextInput {...input} {...ties} />}
    </Field>
  );
}

export type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, keyof FieldTexts>;

export function TextAreaField({
  label,
  help,
  error,
  isOptional,
  className,
  id,
  ...area
}: TextAreaFieldProps) {
  return (
    <Field {...{ id, label, help, error, isOptional, className }}>
      {(ties) => <TextArea {...area} {...ties} />}
    </Field>
  );
}

export type SelectFieldProps = FieldTexts & Omit<ComponentProps<'select'>, keyof FieldTexts>;

export function SelectField({ label, help, error, isOptional, className, id, ...select }: SelectFieldProps) {
  return (
    <Field {...{ id, label, help, error, isOptional, className }}>
      {(ties) => <Select {...select} {...ties} />}
    </Field>
  );
}
