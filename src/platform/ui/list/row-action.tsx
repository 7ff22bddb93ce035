// The small buttons and links of one row, card or panel: short in sight, with the name of what they act on for screen readers.
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

import { Button, buttonClass, type ButtonProps } from '../button.tsx';

import styles from './row-menu.admin.module.css';

interface ActionWords {
  label: string;
  /** 'Muokkaa kampanjaa Kesärenkaat'; default: the label. */
  name?: string | undefined;
}

type RowLinkProps = ActionWords &
  Pick<ComponentProps<typeof Link>, 'to' | 'state'> &
  Pick<ButtonProps, 'variant'>;

export function RowLink({ label, name, variant = 'outline', ...link }: RowLinkProps) {
  return (
    <Link {...link} aria-label={name} className={buttonClass({ variant, size: 'small' })}>
      {label}
    </Link>
  );
}

interface RowButtonProps extends ActionWords, ButtonProps {
  /** It takes something away, which is not taken for one more action. */
  isRemoval?: boolean | undefined;
}

export function RowButton({ label, name, variant = 'text', isRemoval = false, ...button }: RowButtonProps) {
  return (
    <Button
      {...button}
      variant={variant}
      size="small"
      aria-label={name}
      className={isRemoval ? styles.removal : undefined}
    >
      {label}
    </Button>
  );
}
