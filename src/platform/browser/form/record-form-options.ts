// The options of useRecordForm: schema, fields, how the record is saved and loaded.
import type { QueryKey } from '@tanstack/react-query';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { z } from 'zod';

import type { FieldTable, FieldVersions } from './field-table.ts';

export interface SaveContext<Stored> {
  /** What the form is about; undefined for a new record that is not saved yet. */
  record: Stored | undefined;
  /** The version to save over; 0 of what has none. */
  version: number;
  /** The idempotency key of a call that creates. */
  creationKey: string;
  /** 'save', 'autosave', or what `submit` was called with. */
  intent: string;
}

export interface RecordFormOptions<
  Input extends FieldValues,
  Output,
  Stored extends object,
  Answer extends Stored = Stored,
> {
  /** Names the kind of form; its draft is named by the record's `_id`, too. */
  name: string;
  /** Codecs between texts and values: the input is the form's values, the output the request body. */
  schema: z.ZodType<Output, Input>;
  fields: FieldTable<Input>;
  /** Two versions in words, where a table of fields cannot show them: rows that come and go. */
  versions?: (stored: Input, own: Input) => readonly FieldVersions[];
  /** As it was loaded; undefined for a new record. Later values do not change what is typed. */
  stored: Stored | undefined;
  /** What a new record begins with; every other field is empty. */
  start?: Partial<Input> | undefined;
  /** Unsaved changes that the form opens with, such as a text made elsewhere: made of the draft or of what is stored. */
  openWith?: (values: Input) => Input;
  valuesOf: (record: Stored) => Output;
  save: (body: Output, context: SaveContext<Stored>) => Promise<Answer>;
  /** What is stored now of the record that somebody else has saved. */
  reload?: (record: Stored) => Promise<Stored>;
  /** These queries are read again before a save counts as done. */
  invalidates?: QueryKey;
  /** Called once the guard knows that nothing is left to lose, so the view may be left. */
  onSaved?: (answer: Answer, before: Stored | undefined, intent: string) => void;
  onFailed?: (error: Error) => void;
  /** Read-only values that the edited ones depend on: when one has changed, no field is merged without a conflict. */
  readAgainst?: readonly FieldPath<Input>[];
  /** Called with what is valid and about to be saved; saves by `proceed`, at once or when a question is answered. */
  beforeSave?: (body: Output, proceed: () => void, record: Stored | undefined, intent: string) => void;
  /** Whether these values may be saved by themselves, given those saved last and why the last save failed; left out, they never are. */
  autosave?: (values: Input, last: { saved: Input; error: Error | null }) => boolean;
  /** What an autosave must satisfy, where that is less than the buttons require. */
  draftSchema?: z.ZodType<Output, Input>;
  /** Fields that the buttons alone save. */
  notAutosaved?: readonly (keyof Input & string)[];
  /** A form with autosave was closed: the record as it was saved; undefined: saving failed, and the draft is left in this tab. */
  onLeft?: (saved: Answer | undefined) => void;
}
