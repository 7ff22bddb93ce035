// To which list a file belongs: one of those in use, or a new one by name.
import { useQuery } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';

import { SelectField, TextField } from '../../../platform/ui/form/field.tsx';
import { DEFAULT_LIST } from '../contract.ts';
import { pageMessages as messages } from '../messages-page.ts';
import { listNamesQuery } from './run/run-queries.ts';

/** No list can be called so. */
const NEW_LIST = '+';

export interface ListFieldProps {
  /** The field of a new name, where there is one. */
  ref: RefObject<HTMLInputElement | null>;
  list: string;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (list: string) => void;
}

export function ListField({ ref, list, error, isDisabled, onChange }: ListFieldProps) {
  const { data } = useQuery(listNamesQuery());
  const [isNew, setIsNew] = useState(false);
  const names = data ?? [{ list: DEFAULT_LIST, tyres: 0 }];
  // A draft may have a name that no list has yet.
  const isTyped = isNew || (data !== undefined && !names.some((each) => each.list === list));
  return (
    <>
      <SelectField
        label={messages.list}
        help={messages.listHelp}
        value={isTyped ? NEW_LIST : list}
        onChange={({ target }) => {
          setIsNew(target.value === NEW_LIST);
          onChange(target.value === NEW_LIST ? '' : target.value);
        }}
        disabled={isDisabled}
      >
        {names.map((each) => (
          <option key={each.list} value={each.list}>
            {messages.listOption(each.list, each.tyres)}
          </option>
        ))}
        <option value={NEW_LIST}>{messages.newList}</option>
      </SelectField>
      {isTyped && (
        <TextField
          ref={ref}
          label={messages.newListName}
          help={messages.newListHelp}
          error={error}
          value={list}
          onChange={({ target }) => {
            setIsNew(true);
            onChange(target.value);
          }}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          disabled={isDisabled}
        />
      )}
    </>
  );
}
