// A password box whose content can be shown. Paste and password managers work.
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';

import { IconButton } from '../../../platform/ui/button.tsx';
import { Field, TextInput } from '../../../platform/ui/form/field.tsx';
import { LONGEST_PASSWORD } from '../customer-limits.ts';
import { signInPage as messages } from '../messages-site.ts';

import styles from './customer-pages.module.css';

export interface PasswordBoxProps {
  id?: string;
  label: string;
  name: string;
  help?: string | undefined;
  error?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  minLength?: number;
  /** Called with what is typed, where no form is sent. */
  onValue?: (typed: string) => void;
}

export function PasswordBox({ id, label, help, error, onValue, ...input }: PasswordBoxProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...{ id, label, help, error }}>
      {(ties) => (
        <span className={styles.box}>
          <TextInput
            {...input}
            {...ties}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={LONGEST_PASSWORD}
            required
            {...(onValue && { onChange: (event) => onValue(event.currentTarget.value) })}
          />
          <IconButton
            label={isShown ? messages.hidePassword : messages.showPassword}
            aria-controls={ties.id}
            className={styles.toggle}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff /> : <Eye />}
          </IconButton>
        </span>
      )}
    </Field>
  );
}
