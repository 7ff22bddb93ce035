// Changes of the email address and the password, which signing in needs.
import { TextField } from '../../../../platform/ui/form/field.tsx';
import { MAX_LENGTH } from '../../customer-limits.ts';
import { PasswordBox } from '../password-box.tsx';
import type { CallState } from '../use-call.ts';

interface AddressAndPasswordProps {
  call: CallState;
  email: { label: string; autoComplete: 'username' | 'email' };
  password: { label: string; name: string };
}

export function AddressAndPassword({ call, email, password }: AddressAndPasswordProps) {
  return (
    <>
      <TextField
        {...email}
        type="email"
        name="email"
        maxLength={MAX_LENGTH.email}
        required
        error={call.errorOf('email')}
      />
      <PasswordBox {...password} autoComplete="current-password" error={call.errorOf(password.name)} />
    </>
  );
}
