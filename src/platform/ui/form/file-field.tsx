// One file, chosen or dropped: a field like any other. The words are ours, whatever language the browser speaks.
import { useId } from 'react';

import { classNames } from '../class-names.ts';
import { fileMessages as messages } from '../messages-file.ts';
import { FieldNotes } from './field.tsx';
import { useFileDrop } from './use-file-drop.ts';

import box from './file-box.admin.module.css';

export interface FileFieldProps {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** As the attribute of the input: '.csv,text/csv'. */
  accept: string;
  file: File | undefined;
  onChoose: (file: File) => void;
}

export function FileField({ label, help, error, accept, file, onChoose }: FileFieldProps) {
  const id = useId();
  const { isOver, handlers } = useFileDrop(false, onChoose);
  return (
    <div className={box.field}>
      <label htmlFor={id} className={box.label}>
        {label}
      </label>
      <div {...handlers} className={classNames(box.drop, isOver && box.over, error && box.bad)}>
        <input
          id={id}
          type="file"
          accept={accept}
          aria-describedby={classNames(help && `${id}-help`, file && `${id}-chosen`, error && `${id}-error`)}
          {...(error ? { 'aria-invalid': true } : {})}
          className={box.input}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen) onChoose(chosen);
            // The same file, mended meanwhile, can be chosen again.
            target.value = '';
          }}
        />
        {file && (
          <p id={`${id}-chosen`} className={box.chosen}>
            {file.name}
          </p>
        )}
        <p>
          <span aria-hidden="true" className={box.choose}>
            {file ? messages.change : messages.choose}
          </span>{' '}
          <span className={box.hint}>{isOver ? messages.dropNow : messages.dropHere}</span>
        </p>
      </div>
      <FieldNotes controlId={id} help={help} error={error} />
    </div>
  );
}
