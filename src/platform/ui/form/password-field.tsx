// A password box whose content can be shown. Paste and password managers work.
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { Suspense, lazy, useState } from 'react';

import { IconButton } from '../button.tsx';
import { passwordMessages as messages } from '../messages.ts';
import { Field, TextInput, type TextFieldProps } from './field.tsx';

import styles from './password-field.module.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'unit' | 'icon'> {
  autoComplete: 'current-password' | 'new-password';
  /** What everybody may know of the account of a new password: its meter counts that as guessed. */
  knownWords?: readonly string[] | undefined;
}

/** Its lists of words weigh more than most pages: nobody loads them who chooses no password. */
const PasswordMeter = import.meta.env.SSR
  ? () => null
  : lazy(async () => ({ default: (await import('./password-meter.tsx')).PasswordMeter }));

export function PasswordField({
  label,
  help,
  error,
  className,
  id,
  knownWords,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [isChosen, setIsChosen] = useState(false);
  return (
    <Field {...{ id, label, help, error, className }}>
      {(ties) => (
        <>
          <span className={styles.box}>
            <TextInput
              {...input}
              {...ties}
              type={isShown ? 'text' : 'password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              className={styles.input}
              onFocus={() => setIsChosen(input.autoComplete === 'new-password')}
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
          {isChosen && (
            <div className={styles.strength}>
              <Suspense fallback={null}>
                <PasswordMeter inputId={ties.id} knownWords={knownWords} />
              </Suspense>
            </div>
          )}
        </>
      )}
    </Field>
  );
}
