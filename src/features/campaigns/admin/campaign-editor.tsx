// A campaign while it is written: its fields, beside them what visitors will see, and both ways out of a conflict.
import { useEffect, useRef } from 'react';
import type { SubmitEvent } from 'react';

import { formatDate, isDay } from '../../../platform/contract/dates.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { ConflictView } from '../../../platform/ui/conflict-view.tsx';
import type { ConflictField } from '../../../platform/ui/conflict-view.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { UnsavedGuard } from '../../../platform/ui/unsaved-guard.tsx';
import { ClaimsOf } from '../../articles/admin/claim-list.tsx';
import type { CampaignForm } from '../campaign-form.ts';
import type { Campaign } from '../contract.ts';
import { campaignFormMessages as messages } from '../messages-admin.ts';
import { CampaignFields } from './campaign-fields.tsx';
import { CampaignPreview } from './campaign-preview.tsx';
import { useCampaignForm } from './use-campaign-form.ts';

import styles from './campaign-modal.module.css';

/** The palette that led here gives the focus back first. */
const FOCUS_AFTER_MS = 100;

interface CampaignEditorProps {
  /** Left out for a new one. */
  campaign?: Campaign | undefined;
  /** Closes the form. */
  onDone: () => void;
}

export function CampaignEditor({ campaign, onDone }: CampaignEditorProps) {
  const form = useCampaignForm(campaign);
  const { value, isDirty, isSaving, conflict, error, faults, savedAt } = form;
  const element = useRef<HTMLFormElement>(null);
  // Closing waits until the guard below knows that nothing is left to lose: its own effects come first.
  useEffect(() => {
    if (savedAt !== undefined) onDone();
  }, [savedAt, onDone]);
  const isNew = campaign === undefined;
  useEffect(() => {
    // After the dialog around the form has opened and taken the focus to its first button.
    const timer = setTimeout(() => isNew && element.current?.querySelector('input')?.focus(), FOCUS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isNew]);
  const hasFaults = Object.keys(faults).length > 0;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (form.submit()) return;
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <div className={styles.columns}>
      <form ref={element} noValidate className={styles.form} onSubmit={submit}>
        <UnsavedGuard isDirty={isDirty && savedAt === undefined} onDiscard={form.discard} />
        {form.hasRestored && isDirty && !conflict && (
          <Notice
            tone="info"
            action={
              <Button variant="outline" size="small" onClick={form.discard}>
                {messages.forget}
              </Button>
            }
          >
            {messages.restored}
          </Notice>
        )}
        <CampaignFields form={form} isNew={isNew} />
        <ClaimsOf title={value.name} content={value.description} />
        {conflict && (
          <ConflictView
            fields={conflictFields(conflict.value, value)}
            isSaving={isSaving}
            onTakeStored={form.discard}
            onKeepOwn={form.submit}
          />
        )}
        {error && (
          <Notice tone="bad" role="alert" title={campaign ? messages.updateFailed : messages.createFailed}>
            {error.message}
          </Notice>
        )}
        {hasFaults && !error && (
          <Notice tone="bad" role="status">
            {messages.mend}
          </Notice>
        )}
        {!conflict && (
          <div className={styles.save}>
            <Button variant="outline" onClick={onDone}>
              {messages.cancel}
            </Button>
            <Button type="submit" isBusy={isSaving}>
              {isSaving ? messages.saving : messages.save}
            </Button>
          </div>
        )}
      </form>
      <CampaignPreview form={value} storedImageUrl={campaign?.imageUrl} />
    </div>
  );
}

function conflictFields(stored: CampaignForm, own: CampaignForm): ConflictField[] {
  const texts = (form: CampaignForm): readonly [string, string][] => [
    [messages.name, form.name],
    [messages.description, form.description],
    [messages.image, form.imageUrl],
    [messages.startDate, isDay(form.startDate) ? formatDate(form.startDate) : ''],
    [messages.endDate, isDay(form.endDate) ? formatDate(form.endDate) : ''],
    [messages.discountType, messages.types[form.discountType]],
    [messages.discountValue, form.discountType === 'free_shipping' ? '' : form.discountValue],
    [messages.discountCode, form.discountCode],
    [messages.isActive, form.isActive ? messages.yes : messages.no],
  ];
  const owned = new Map(texts(own));
  return texts(stored).map(([name, text]) => ({ name, stored: text, own: owned.get(name) ?? '' }));
}
