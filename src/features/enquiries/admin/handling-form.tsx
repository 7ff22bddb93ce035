// How an enquiry is looked after: its state, who has it, a note. What somebody else saved meanwhile is shown, and
// nothing typed is lost.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SubmitEvent } from 'react';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { ConflictView } from '../../../platform/ui/conflict-view.tsx';
import { TextAreaField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { SegmentedControl } from '../../../platform/ui/segmented-control.tsx';
import { UnsavedGuard } from '../../../platform/ui/unsaved-guard.tsx';
import { ENQUIRY_STATUSES } from '../contract.ts';
import type { Enquiry } from '../contract.ts';
import { LONGEST_MESSAGE } from '../enquiry-limits.ts';
import { inboxMessages as messages } from '../messages-inbox.ts';
import { enquiryQuery, ownNameQuery, useSaveEnquiry } from './enquiry-queries.ts';
import type { Handling } from './enquiry-queries.ts';

import styles from './enquiry-page.module.css';

const handlingOf = ({ status, assignee, note }: Enquiry): Handling => ({ status, assignee, note });

function isSame(one: Handling, other: Handling): boolean {
  return one.status === other.status && one.assignee === other.assignee && one.note === other.note;
}

export function HandlingForm({ enquiry }: { enquiry: Enquiry }) {
  const [draft, setDraft] = useState(() => handlingOf(enquiry));
  const [saved, setSaved] = useState(enquiry);
  const save = useSaveEnquiry(enquiry._id);
  const newest = useNewest(enquiry._id, save.error);
  const isDirty = !isSame(draft, handlingOf(saved));

  function send(version: number): void {
    save.mutate({ ...draft, version }, { onSuccess: setSaved });
  }
  function accept(current: Enquiry): void {
    setSaved(current);
    setDraft(handlingOf(current));
    save.reset();
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isDirty && !save.isPending) send(saved.version);
  }

  return (
    <form className={styles.panel} onSubmit={submit}>
      <UnsavedGuard isDirty={isDirty} />
      <h2>{messages.handlingTitle}</h2>
      <SegmentedControl
        legend={messages.status}
        name="status"
        value={draft.status}
        segments={ENQUIRY_STATUSES.map((value) => ({ value, label: messages.statuses[value] }))}
        onChange={({ target }) => {
          const status = ENQUIRY_STATUSES.find((one) => one === target.value);
          if (status) setDraft({ ...draft, status });
        }}
      />
      <Assignee draft={draft} onChange={setDraft} />
      <TextAreaField
        label={messages.note}
        help={messages.noteHelp}
        isOptional
        rows={5}
        maxLength={LONGEST_MESSAGE}
        value={draft.note}
        onChange={({ target }) => setDraft({ ...draft, note: target.value })}
      />
      {save.error && newest === undefined && (
        <Notice tone="bad" role="alert" title={messages.saveFailed}>
          {save.error.message}
        </Notice>
      )}
      {newest && (
        <Conflict newest={newest} own={draft} isSaving={save.isPending} onKeep={send} onAccept={accept} />
      )}
      <p role="status" className={styles.state}>
        {isDirty ? messages.unsaved : save.isSuccess && messages.saved}
      </p>
      {isDirty && (
        <div className={styles.buttons}>
          <Button variant="outline" size="small" onClick={() => accept(saved)}>
            {messages.discard}
          </Button>
          <Button type="submit" size="small" isBusy={save.isPending}>
            {messages.save}
          </Button>
        </div>
      )}
    </form>
  );
}

interface ConflictProps {
  newest: Enquiry;
  own: Handling;
  isSaving: boolean;
  onKeep: (version: number) => void;
  onAccept: (current: Enquiry) => void;
}

function Conflict({ newest, own, isSaving, onKeep, onAccept }: ConflictProps) {
  const { statuses } = messages;
  return (
    <ConflictView
      fields={[
        { name: messages.status, stored: statuses[newest.status], own: statuses[own.status] },
        { name: messages.assignee, stored: newest.assignee, own: own.assignee },
        { name: messages.note, stored: newest.note, own: own.note },
      ]}
      isSaving={isSaving}
      onTakeStored={() => onAccept(newest)}
      onKeepOwn={() => onKeep(newest.version)}
    />
  );
}

function Assignee({ draft, onChange }: { draft: Handling; onChange: (draft: Handling) => void }) {
  const { data: ownName } = useQuery(ownNameQuery);
  const isNew = draft.status === 'new';
  return (
    <div className={styles.assignee}>
      <p>{draft.assignee === '' ? messages.unassigned : messages.assignedTo(draft.assignee)}</p>
      <div className={styles.buttons}>
        {ownName !== undefined && draft.assignee !== ownName && (
          <Button
            variant="outline"
            size="small"
            onClick={() =>
              onChange({ ...draft, assignee: ownName, status: isNew ? 'in-progress' : draft.status })
            }
          >
            {messages.take}
          </Button>
        )}
        {draft.assignee !== '' && (
          <Button variant="text" size="small" onClick={() => onChange({ ...draft, assignee: '' })}>
            {messages.release}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What is stored now, once a save was refused because of it. */
function useNewest(id: string, error: Error | null): Enquiry | undefined {
  const isStale = error instanceof ApiProblem && error.code === 'conflict.stale';
  const { data, isFetchedAfterMount, refetch } = useQuery({ ...enquiryQuery(id), enabled: false });
  useEffect(() => {
    if (isStale) void refetch();
  }, [isStale, refetch]);
  return isStale && isFetchedAfterMount ? data : undefined;
}
