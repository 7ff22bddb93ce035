// How an enquiry is looked after: its state, who has it, a note.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';

import { callApi } from '../../../platform/browser/api.ts';
import type { FieldTable } from '../../../platform/browser/form/field-table.ts';
import { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextAreaField } from '../../../platform/ui/form/field.tsx';
import { RecordForm } from '../../../platform/ui/form/record-form.tsx';
import { SegmentedControl } from '../../../platform/ui/form/segmented-control.tsx';
import { handlingSchema, type Enquiry, type putEnquiry } from '../contract.ts';
import { ENQUIRY_STATUSES } from '../enquiry-kind.ts';
import { LONGEST_MESSAGE } from '../enquiry-limits.ts';
import { inboxMessages as messages } from '../messages-inbox.ts';
import { ENQUIRIES, enquiryQuery, ownNameQuery } from './enquiry-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './enquiry-page.module.css';

type Handling = z.input<typeof handlingSchema>;

const fields: FieldTable<Handling> = [
  { name: 'status', label: messages.status, text: ({ status }) => messages.statuses[status] },
  { name: 'assignee', label: messages.assignee },
  { name: 'note', label: messages.note },
];

export function HandlingForm({ enquiry }: { enquiry: Enquiry }) {
  const queries = useQueryClient();
  const form = useRecordForm({
    name: 'enquiry',
    schema: handlingSchema,
    fields,
    stored: enquiry,
    valuesOf: (stored: Enquiry) => stored,
    save: (body, { version }) =>
      callApi<typeof putEnquiry>('PUT /enquiries/:id', {
        params: { id: enquiry._id },
        body: { ...body, version },
      }),
    reload: () => queries.query({ ...enquiryQuery(enquiry._id), staleTime: 0 }),
    invalidates: ENQUIRIES,
  });
  return (
    <RecordForm
      form={form}
      failed={messages.saveFailed}
      saveLabel={messages.save}
      unsaved={messages.unsaved}
      saved={messages.saved}
      className={styles.panel}
    >
      <h2>{messages.handlingTitle}</h2>
      <SegmentedControl
        {...form.choice('status')}
        segments={ENQUIRY_STATUSES.map((value) => ({ value, label: messages.statuses[value] }))}
      />
      <Assignee handling={form.values} onChange={form.set} />
      <TextAreaField
        {...form.field('note')}
        help={messages.noteHelp}
        isOptional
        rows={5}
        maxLength={LONGEST_MESSAGE}
      />
    </RecordForm>
  );
}

interface AssigneeProps {
  handling: Handling;
  onChange: (change: Partial<Handling>) => void;
}

function Assignee({ handling: { status, assignee }, onChange }: AssigneeProps) {
  const { data: ownName } = useQuery(ownNameQuery);
  return (
    <div className={`${layout.cluster} ${styles.assignee}`}>
      <p>{assignee === '' ? messages.unassigned : messages.assignedTo(assignee)}</p>
      <div className={layout.cluster3}>
        {ownName !== undefined && assignee !== ownName && (
          <Button
            variant="outline"
            size="small"
            onClick={() => onChange({ assignee: ownName, status: status === 'new' ? 'in-progress' : status })}
          >
            {messages.take}
          </Button>
        )}
        {assignee !== '' && (
          <Button variant="text" size="small" onClick={() => onChange({ assignee: '' })}>
            {messages.release}
          </Button>
        )}
      </div>
    </div>
  );
}
