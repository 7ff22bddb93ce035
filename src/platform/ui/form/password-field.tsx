// A password box whose content can be shown. Paste and password managers work.
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';

import { IconButton } from '../button.tsx';
import { passwordMessages as messages } from '../messages.ts';
import { Field, TextInput, type TextFieldProps } from './field.tsx';

import styles from './password-field.module.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'unit' | 'icon'> {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ label, help, error, className, id, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...{ id, label, help, error, className }}>
      {(ties) => (
        <span className={styles.box}>
          <TextInput
            {...input}
            {...ties}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={styles.input}
          />
          <IconButton
            label={isShown ? messages.hide : messages.show}
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
