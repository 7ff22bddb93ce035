// The address of mail that one signs in with, or will.
import { TextField } from '../../../../platform/ui/form/field.tsx';
import { MAX_LENGTH } from '../../customer-limits.ts';

interface AddressFieldProps {
  label: string;
  autoComplete: 'username' | 'email';
  error: string | undefined;
}

export function AddressField(field: AddressFieldProps) {
  return <TextField {...field} type="email" name="email" maxLength={MAX_LENGTH.email} required />;
}
