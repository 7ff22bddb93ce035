// The password field of the customers' pages: required, and no longer than the server takes.
import { PasswordField, type PasswordFieldProps } from '../../../platform/ui/form/password-field.tsx';
import { MAX_PASSWORD_LENGTH } from '../customer-limits.ts';

export interface PasswordBoxProps extends PasswordFieldProps {
  name: string;
  /** Called with what is typed, where no form is sent. */
  onValue?: (typed: string) => void;
}

export function PasswordBox({ onValue, ...field }: PasswordBoxProps) {
  return (
    <PasswordField
      {...field}
      maxLength={MAX_PASSWORD_LENGTH}
      required
      {...(onValue && { onChange: (event) => onValue(event.currentTarget.value) })}
    />
  );
}
