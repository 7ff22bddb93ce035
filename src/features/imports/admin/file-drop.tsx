// Choosing one file: a field like any other, and a place to drop the file on.
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useId, type Ref } from 'react';

import { classNames } from '../../../platform/ui/class-names.ts';
import { FieldNotes } from '../../../platform/ui/form/field.tsx';
import { useFileDrop } from '../../../platform/ui/form/use-file-drop.ts';
import { pageMessages as messages } from '../messages-page.ts';
import { fileSizeText } from './run/run-stage.ts';

import box from '../../../platform/ui/form/file-box.admin.module.css';
import styles from './file-drop.module.css';

export interface FileDropProps {
  file: File | undefined;
  error: string | undefined;
  isDisabled: boolean;
  onChoose: (file: File, isOneOfMany: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

export function FileDrop({ file, error, isDisabled, onChoose, ref }: FileDropProps) {
  const id = useId();
  const { isOver, handlers } = useFileDrop(isDisabled, onChoose);
  return (
    <div className={box.field}>
      <label htmlFor={id} className={box.label}>
        {messages.file}
      </label>
      <div {...handlers} className={classNames(box.drop, styles.drop, isOver && box.over, error && box.bad)}>
        <FileSpreadsheet className={styles.icon} />
        <input
          ref={ref}
          id={id}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          disabled={isDisabled}
          aria-describedby={classNames(`${id}-help`, file && `${id}-chosen`, error && `${id}-error`)}
          {...(error ? { 'aria-invalid': true } : {})}
          className={box.input}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen) onChoose(chosen, false);
            // The same file, mended meanwhile, can be chosen again.
            target.value = '';
          }}
        />
        <p>
          <span aria-hidden="true" className={box.choose}>
            {file ? messages.changeFile : messages.chooseFile}
          </span>{' '}
          <span className={box.hint}>{isOver ? messages.dropNow : messages.dropHere}</span>
        </p>
        {file && (
          <p id={`${id}-chosen`} className={styles.chosen}>
            {messages.chosen(file.name, fileSizeText(file.size))}
          </p>
        )}
      </div>
      <FieldNotes controlId={id} help={messages.fileHelp} error={error} />
    </div>
  );
}
