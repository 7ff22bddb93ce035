// How an enquiry is looked after: who has it and how far it is, each saved at once together with the note that is typed.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useEffect } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import type { FieldTable } from '../../../platform/browser/form/field-table.ts';
import { mergeChanges } from '../../../platform/browser/form/merge-changes.ts';
import { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { SelectField, TextAreaField } from '../../../platform/ui/form/field.tsx';
import { RecordForm } from '../../../platform/ui/form/record-form.tsx';
import { handlingSchema, type Enquiry, type Handling, type putEnquiry } from '../contract.ts';
import { MAX_MESSAGE_LENGTH } from '../enquiry-limits.ts';
import { inboxMessages as messages } from '../messages-inbox.ts';
import { useHandlingUndo, useOpenNext } from './enquiry-changes.ts';
import { ENQUIRIES, enquiryQuery, handlersQuery, ownNameQuery } from './enquiry-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './enquiry-page.module.css';

const fields: FieldTable<Handling> = [
  { name: 'assignee', label: messages.assignee, text: ({ assignee }) => assignee || messages.unassigned },
  { name: 'status', label: messages.status, text: ({ status }) => messages.statuses[status] },
  { name: 'note', label: messages.note },
];

const handlingOf = ({ status, assignee, note }: Handling): Handling => ({ status, assignee, note });

/** Intents of saves by who has it and how far it is: they need no button of their own; the second opens the next enquiry. */
const CHANGE = 'change';
const FINISH = 'finish';

export function HandlingPanels({ enquiry }: { enquiry: Enquiry }) {
  const queries = useQueryClient();
  const openNext = useOpenNext(enquiry._id);
  const form = useRecordForm({
    name: 'enquiry',
    schema: handlingSchema,
    fields,
    stored: enquiry,
    valuesOf: handlingOf,
    save: (body, { version }) =>
      callApi<typeof putEnquiry>('PUT /enquiries/:id', {
        params: { id: enquiry._id },
        body: { ...body, version },
      }),
    reload: () => queries.query({ ...enquiryQuery(enquiry._id), staleTime: 0 }),
    invalidates: ENQUIRIES,
    onSaved: (saved, before, intent) => {
      const isChanged = before && (before.status !== saved.status || before.assignee !== saved.assignee);
      if (isChanged) offerUndo(before, saved);
      if (intent === FINISH) void openNext();
    },
  });
  const { record = enquiry, rebase, values } = form;
  const offerUndo = useHandlingUndo(rebase);
  // An answer changes the enquiry, too; what somebody else has changed alike is left to the dialog on saving.
  const isAhead =
    enquiry.version > record.version &&
    !mergeChanges(handlingOf(record), values, handlingOf(enquiry)).hasClash;
  useEffect(() => {
    if (isAhead) rebase(enquiry);
  }, [isAhead, rebase, enquiry]);
  const isByItself = form.isSaving && form.intent !== 'save';
  const change = (changed: Partial<Handling>, intent = CHANGE) => {
    form.set(changed);
    form.submit(intent);
  };
  return (
    <div className={`${layout.stack5} ${styles.handling}`}>
      <Assigning stored={record} assignee={values.assignee} isBusy={form.isSaving} onChange={change} />
      <RecordForm
        // The bar of unsaved changes is for what waits to be saved.
        form={{ ...form, isDirty: form.isDirty && !isByItself }}
        failed={messages.saveFailed}
        saveLabel={messages.save}
        unsaved={messages.unsaved}
        saved={form.intent === 'save' ? messages.saved(enquiry.name) : undefined}
        className={styles.panel}
      >
        <TextAreaField
          {...form.field('note')}
          help={messages.noteHelp}
          isOptional
          rows={4}
          maxLength={MAX_MESSAGE_LENGTH}
        />
      </RecordForm>
    </div>
  );
}

interface AssigningProps {
  stored: Enquiry;
  assignee: string;
  isBusy: boolean;
  onChange: (changed: Partial<Handling>, intent?: string) => void;
}

function Assigning({ stored: { status, ...stored }, assignee, isBusy, onChange }: AssigningProps) {
  const { data: ownName } = useQuery(ownNameQuery);
  const { data: handlers = [] } = useQuery(handlersQuery);
  // Those who have left may still look after an old one.
  const names = [...new Set([...handlers, ...[stored.assignee, assignee].filter(Boolean)])];
  const assign = (name: string) => {
    const taken = status === 'new' ? 'in-progress' : status;
    onChange({ assignee: name, status: name === '' ? 'new' : taken });
  };
  return (
    <section className={`${layout.stack4} ${styles.panel}`}>
      <h2>{messages.handlingTitle}</h2>
      <SelectField
        label={messages.assignee}
        value={assignee}
        disabled={isBusy}
        onChange={({ target }) => assign(target.value)}
      >
        <option value="">{messages.unassigned}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name === ownName ? messages.ownName(name) : name}
          </option>
        ))}
      </SelectField>
      <div className={layout.cluster3}>
        {ownName !== undefined && stored.assignee !== ownName && (
          <Button variant="outline" isBusy={isBusy} onClick={() => assign(ownName)}>
            {messages.take}
          </Button>
        )}
        {status === 'handled' ? (
          <Button variant="outline" isBusy={isBusy} onClick={() => onChange({ status: 'in-progress' })}>
            {messages.reopen}
          </Button>
        ) : (
          <Button
            icon={<Check />}
            isBusy={isBusy}
            onClick={() => onChange({ status: 'handled', assignee: assignee || (ownName ?? '') }, FINISH)}
          >
            {messages.finish}
          </Button>
        )}
      </div>
      {status !== 'handled' && <p className={layout.note}>{messages.finishHelp}</p>}
    </section>
  );
}
