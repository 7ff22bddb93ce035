// How an enquiry is looked after: who has it and how far it is, saved at once, and a note.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useEffect } from 'react';
import type { z } from 'zod';

import { callApi } from '../../../platform/browser/api.ts';
import type { FieldTable } from '../../../platform/browser/form/field-table.ts';
import { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { SelectField, TextAreaField } from '../../../platform/ui/form/field.tsx';
import { RecordForm } from '../../../platform/ui/form/record-form.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { noteSchema, type Enquiry, type putEnquiry } from '../contract.ts';
import { MAX_MESSAGE_LENGTH } from '../enquiry-limits.ts';
import { inboxMessages as messages } from '../messages-inbox.ts';
import { useHandling, useOpenNext } from './enquiry-changes.ts';
import { ENQUIRIES, enquiryQuery, handlersQuery, ownNameQuery } from './enquiry-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './enquiry-page.module.css';

const fields: FieldTable<z.input<typeof noteSchema>> = [{ name: 'note', label: messages.note }];

export function Handling({ enquiry }: { enquiry: Enquiry }) {
  const queries = useQueryClient();
  const form = useRecordForm({
    name: 'enquiry',
    schema: noteSchema,
    fields,
    stored: enquiry,
    valuesOf: ({ note }: Enquiry) => ({ note }),
    save: (body, { version }) =>
      callApi<typeof putEnquiry>('PUT /enquiries/:id', {
        params: { id: enquiry._id },
        body: { ...body, version },
      }),
    reload: () => queries.query({ ...enquiryQuery(enquiry._id), staleTime: 0 }),
    invalidates: ENQUIRIES,
  });
  const { record = enquiry, rebase } = form;
  // An answer changes the enquiry, too; a note by somebody else is left to the dialog on saving.
  const isAhead = enquiry.version > record.version && enquiry.note === record.note;
  useEffect(() => {
    if (isAhead) rebase(enquiry);
  }, [isAhead, rebase, enquiry]);
  return (
    <div className={`${layout.stack5} ${styles.handling}`}>
      <Assigning enquiry={newest(enquiry, record)} onSaved={rebase} />
      <RecordForm
        form={form}
        failed={messages.saveFailed}
        saveLabel={messages.save}
        unsaved={messages.unsaved}
        saved={messages.saved(enquiry.name)}
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

/** The page polls, the note is saved: whichever knows more. */
function newest(read: Enquiry, saved: Enquiry): Enquiry {
  return saved.version > read.version ? saved : read;
}

function Assigning({ enquiry, onSaved }: { enquiry: Enquiry; onSaved: (saved: Enquiry) => void }) {
  const { _id, status, assignee } = enquiry;
  const { data: ownName } = useQuery(ownNameQuery);
  const { data: handlers = [] } = useQuery(handlersQuery);
  const { save, error, isPending } = useHandling(enquiry, onSaved);
  const openNext = useOpenNext(_id);
  // Those who have left may still look after an old one.
  const names = [...new Set([...handlers, ...(assignee === '' ? [] : [assignee])])];
  const assign = (name: string) => {
    const taken = status === 'new' ? 'in-progress' : status;
    void save(name === '' ? { assignee: '', status: 'new' } : { assignee: name, status: taken });
  };
  const finish = async () => {
    const isSaved = await save({ status: 'handled', assignee: assignee || (ownName ?? '') });
    if (isSaved) await openNext();
  };
  return (
    <section className={`${layout.stack4} ${styles.panel}`}>
      <h2>{messages.handlingTitle}</h2>
      {error && (
        <Notice tone="bad" role="alert" title={messages.saveFailed}>
          {error.message}
        </Notice>
      )}
      <SelectField
        label={messages.assignee}
        value={assignee}
        disabled={isPending}
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
        {ownName !== undefined && assignee !== ownName && (
          <Button variant="outline" isBusy={isPending} onClick={() => assign(ownName)}>
            {messages.take}
          </Button>
        )}
        {status === 'handled' ? (
          <Button variant="outline" isBusy={isPending} onClick={() => void save({ status: 'in-progress' })}>
            {messages.reopen}
          </Button>
        ) : (
          <Button icon={<Check />} isBusy={isPending} onClick={() => void finish()}>
            {messages.finish}
          </Button>
        )}
      </div>
      {status !== 'handled' && <p className={layout.note}>{messages.finishHelp}</p>}
    </section>
  );
}
