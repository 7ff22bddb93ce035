// A list that staff put in order and edit row by row: texts, choices, places, and a way back for a removed row.
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState, type ComponentType } from 'react';

import { fold } from '../../contract/text.ts';
import { Button, IconButton } from '../button.tsx';
import { uiMessages } from '../messages.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { SelectField, TextAreaField, TextField } from './field.tsx';

import styles from './list-editor.admin.module.css';

/** A row as texts by field name; `_id` of a stored row goes along untouched. */
export type ListRow = Readonly<Record<string, string | undefined>>;

export interface FieldControlProps {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

export interface ListField<Row extends ListRow = ListRow> {
  name: keyof Row & string;
  label: string;
  help?: string | undefined;
  maxLength?: number | undefined;
  isOptional?: boolean | undefined;
  /** A third of the row's width. */
  isShort?: boolean | undefined;
  /** A box of several lines. */
  isLong?: boolean | undefined;
  /** A choice instead of a text. */
  options?: readonly { value: string; label: string }[] | undefined;
  /** A control of the slice's own instead of a text. */
  Control?: ComponentType<FieldControlProps> | undefined;
}

export interface ListEditorProps<Row extends ListRow> {
  fields: readonly ListField<Row>[];
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** A row as it is added. */
  emptyRow: Row;
  /** 'Kysymys 2'. */
  rowName: (number: number) => string;
  addLabel: string;
  /** Why no more can be added. */
  fullReason?: string | undefined;
  errorOf: (index: number, field: keyof Row & string) => string | undefined;
  /** The summary of a collapsed row; rows then open for editing, those with an error or without a summary at once. */
  summaryOf?: ((row: Row) => string) | undefined;
  /** The row that is open when the list appears. */
  openedAt?: number | undefined;
  /** Label of a field that leaves only rows with its words in sight. */
  searchLabel?: string | undefined;
}

export function ListEditor<Row extends ListRow>(props: ListEditorProps<Row>) {
  const { rows, onChange, emptyRow, rowName, addLabel, fullReason, searchLabel } = props;
  const [removed, setRemoved] = useState<{ rows: readonly Row[]; name: string }>();
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const [words, setWords] = useState('');

  function remove(index: number): void {
    setRemoved({ rows, name: rowName(index + 1) });
    onChange(rows.filter((_, at) => at !== index));
  }
  function move(index: number, by: -1 | 1): void {
    const next = [...rows];
    const [row] = next.splice(index, 1);
    if (row) next.splice(index + by, 0, row);
    onChange(next);
    setAnnouncement(uiMessages.rowMoved(rowName(index + 1), index + by + 1));
  }
  function add(): void {
    setWords('');
    onChange([...rows, emptyRow]);
    // The row is there after the next drawing; its first field is where typing goes on.
    requestAnimationFrame(() => {
      list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    });
  }

  return (
    <div className={styles.editor}>
      {searchLabel && (
        <TextField
          label={searchLabel}
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <ol ref={list} className={styles.rows}>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their position, and no state of their own
          <li key={index} className={hasWords(row, words) ? undefined : styles.unfit}>
            <EditorRow {...props} row={row} index={index} onMove={move} onRemove={remove} />
          </li>
        ))}
      </ol>
      <div role="status" className={styles.removed}>
        {removed && (
          <>
            <span>{uiMessages.rowRemoved(removed.name)}</span>
            <Button
              variant="text"
              size="small"
              onClick={() => {
                onChange([...removed.rows]);
                setRemoved(undefined);
              }}
            >
              {uiMessages.undo}
            </Button>
          </>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <Button
        variant="outline"
        size="small"
        icon={<Plus />}
        className={styles.add}
        disabledReason={fullReason}
        onClick={add}
      >
        {addLabel}
      </Button>
    </div>
  );
}

function hasWords(row: ListRow, words: string): boolean {
  if (words === '') return true;
  const wanted = fold(words).split(/\s+/);
  const text = fold(Object.values(row).join(' '));
  return wanted.every((word) => text.includes(word));
}

interface EditorRowProps<Row extends ListRow> extends ListEditorProps<Row> {
  row: Row;
  index: number;
  onMove: (index: number, by: -1 | 1) => void;
  onRemove: (index: number) => void;
}

function EditorRow<Row extends ListRow>(props: EditorRowProps<Row>) {
  const { fields, row, index, rowName, errorOf, summaryOf } = props;
  const summary = summaryOf?.(row) ?? '';
  // A new row must not collapse when the first character gives it a summary.
  const [isNew] = useState(summary === '' || index === props.openedAt);
  const [isOpen, setIsOpen] = useState(false);
  if (!summaryOf) return <RowFields {...props} />;
  const hasError = fields.some(({ name }) => errorOf(index, name) !== undefined);
  const isKeptOpen = isNew || hasError;
  return (
    <details
      open={isKeptOpen ? true : undefined}
      className={styles.details}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>{summary || rowName(index + 1)}</summary>
      {/* Two hundred rows with all their fields would make each key wait. */}
      {(isOpen || isKeptOpen) && <RowFields {...props} />}
    </details>
  );
}

function RowFields<Row extends ListRow>({
  fields,
  rows,
  row,
  index,
  onChange,
  rowName,
  errorOf,
  onMove,
  onRemove,
}: EditorRowProps<Row>) {
  const name = rowName(index + 1);
  const set = (field: keyof Row, value: string) =>
    onChange(rows.map((one, at) => (at === index ? { ...one, [field]: value } : one)));
  return (
    <fieldset className={styles.row}>
      <legend className={styles.name}>{name}</legend>
      {fields.map((field) => (
        <RowField
          key={field.name}
          field={field}
          value={row[field.name] ?? ''}
          error={errorOf(index, field.name)}
          onChange={(value) => set(field.name, value)}
        />
      ))}
      <div className={styles.tools}>
        <IconButton
          label={uiMessages.moveUp(name)}
          aria-disabled={index === 0}
          onClick={() => index > 0 && onMove(index, -1)}
        >
          <ArrowUp />
        </IconButton>
        <IconButton
          label={uiMessages.moveDown(name)}
          aria-disabled={index === rows.length - 1}
          onClick={() => index < rows.length - 1 && onMove(index, 1)}
        >
          <ArrowDown />
        </IconButton>
        <IconButton label={uiMessages.removeRow(name)} onClick={() => onRemove(index)}>
          <Trash2 />
        </IconButton>
      </div>
    </fieldset>
  );
}

interface RowFieldProps {
  field: Omit<ListField, 'name'>;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function RowField({ field, value, error, onChange }: RowFieldProps) {
  const { label, help, isOptional, isShort, maxLength, isLong, options, Control } = field;
  if (Control) return <Control {...{ label, value, error, onChange }} />;
  const texts = { label, help, isOptional, error, className: isShort ? styles.short : undefined };
  if (options) {
    return (
      <SelectField {...texts} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  const box = { ...texts, value, maxLength, autoComplete: 'off' };
  return isLong ? (
    <TextAreaField {...box} rows={4} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextField {...box} onChange={({ target }) => onChange(target.value)} />
  );
}
