// Choosing one file: a field like any other, and a place to drop the file on.
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useId, useRef, useState } from 'react';
import type { DragEvent, Ref } from 'react';

import { classNames } from '../../../platform/ui/class-names.ts';
import { FieldNotes } from '../../../platform/ui/field.tsx';
import { pageMessages as messages } from '../messages-page.ts';
import { fileSizeText } from './run-stage.ts';

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
  const { isOver, handlers } = useDrop(isDisabled, onChoose);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {messages.file}
      </label>
      <div {...handlers} className={classNames(styles.drop, isOver && styles.over, error && styles.bad)}>
        <FileSpreadsheet className={styles.icon} />
        <input
          ref={ref}
          id={id}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          disabled={isDisabled}
          aria-describedby={classNames(`${id}-help`, file && `${id}-chosen`, error && `${id}-error`)}
          {...(error ? { 'aria-invalid': true } : {})}
          className={styles.input}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen) onChoose(chosen, false);
            // The same file, mended meanwhile, can be chosen again.
            target.value = '';
          }}
        />
        <p className={styles.words}>
          <span aria-hidden="true" className={styles.choose}>
            {file ? messages.changeFile : messages.chooseFile}
          </span>{' '}
          <span className={styles.hint}>{isOver ? messages.dropNow : messages.dropHere}</span>
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

/** Counts enters and leaves, for both come from every child that is crossed. */
function useDrop(isDisabled: boolean, onChoose: FileDropProps['onChoose']) {
  const [isOver, setIsOver] = useState(false);
  const depth = useRef(0);
  const move = (event: DragEvent, step: 1 | -1) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    depth.current += step;
    setIsOver(depth.current > 0 && !isDisabled);
  };
  const handlers = {
    onDragEnter: (event: DragEvent) => move(event, 1),
    onDragLeave: (event: DragEvent) => move(event, -1),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      depth.current = 0;
      setIsOver(false);
      const [first] = event.dataTransfer.files;
      if (first && !isDisabled) onChoose(first, event.dataTransfer.files.length > 1);
    },
  };
  return { isOver, handlers };
}
