// The box for a new password on the pages that mailed links lead to. What was typed is not shown again after a refusal.
import { MIN_PASSWORD_LENGTH } from '../../../platform/contract/auth/password-length.ts';
import { linkPages as links } from '../messages-site.ts';
import { PasswordBox } from './password-box.tsx';

export function NewPassword({ label, error }: { label: string; error?: string | undefined }) {
  return (
    <PasswordBox
      id="uusi-salasana"
      label={label}
      help={links.passwordHelp(MIN_PASSWORD_LENGTH)}
      name="password"
      autoComplete="new-password"
      minLength={MIN_PASSWORD_LENGTH}
      error={error}
    />
  );
}
