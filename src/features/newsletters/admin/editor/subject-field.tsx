// The subject of a newsletter and how long it is.
import { classNames } from '../../../../platform/ui/class-names.ts';
import { TextField } from '../../../../platform/ui/form/field.tsx';
import { newsletterFormMessages as messages } from '../../messages/editor.ts';
import { LONG_SUBJECT, LONGEST_SUBJECT } from '../../newsletter-limits.ts';

import styles from './newsletter-modal.module.css';

interface SubjectFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** With a counter that is highlighted above fifty. */
export function SubjectField({ label, value, error, onChange }: SubjectFieldProps) {
  const isLong = value.length > LONG_SUBJECT;
  return (
    <div className={styles.subject}>
      <TextField
        label={label}
        help={isLong ? `${messages.subjectHelp} ${messages.subjectLong(LONG_SUBJECT)}` : messages.subjectHelp}
        error={error}
        maxLength={LONGEST_SUBJECT}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={classNames(styles.count, isLong && styles.long)}>
        {messages.subjectCount(value.length, LONGEST_SUBJECT)}
      </span>
    </div>
  );
}
