// One line of search with its button: a plain GET form needs nothing else around it than <form>.
import Search from 'lucide-react/icons/search';
import type { ComponentProps } from 'react';

import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages.ts';
import { Field, TextInput } from './field.tsx';

import styles from './search-field.module.css';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  /** Label for screen readers alone, where the place makes it plain. */
  isLabelHidden?: boolean | undefined;
  help?: string | undefined;
  /** 'Hae' by default. */
  buttonLabel?: string | undefined;
}

export function SearchField(props: SearchFieldProps) {
  const {
    label,
    isLabelHidden = false,
    help,
    buttonLabel = uiMessages.search,
    className,
    id,
    ...input
  } = props;
  return (
    <Field
      id={id}
      label={label}
      help={help}
      className={classNames(styles.field, isLabelHidden && styles.bare, className)}
    >
      {(ties) => (
        <div className={styles.row}>
          <TextInput
            icon={<Search />}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            {...input}
            {...ties}
            type="search"
          />
          <Button type="submit">{buttonLabel}</Button>
        </div>
      )}
    </Field>
  );
}
