// Name, phone, address and newsletter.
import { useState, type SubmitEvent } from 'react';

import { callApi } from '../../../../platform/browser/api.ts';
import { useLeaveWarning } from '../../../../platform/browser/form/use-leave-warning.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { Card } from '../../../../platform/ui/card.tsx';
import { Checkbox } from '../../../../platform/ui/form/choice.tsx';
import { ConflictView, type ConflictField } from '../../../../platform/ui/form/conflict-view.tsx';
import { TextAreaField, TextField } from '../../../../platform/ui/form/field.tsx';
import { consent } from '../../../subscribers/messages.ts';
import type { getProfile, Profile, putProfile } from '../../contract.ts';
import { MAX_LENGTH } from '../../customer-limits.ts';
import { accountPage, profileMessages as messages } from '../../messages-site.ts';
import { CallFailure } from '../call-failure.tsx';
import { saveOrStored, textIn, useCall } from '../use-call.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import type from '../../../../platform/ui/style/typography.module.css';

type ProfileFields = Pick<Profile, 'name' | 'phone' | 'address' | 'newsletter'>;

export interface ProfileProps {
  profile: Profile;
  onProfile: (profile: Profile) => void;
}

export function AccountProfile({ profile, onProfile }: ProfileProps) {
  const call = useCall();
  const [isDirty, setIsDirty] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [conflict, setConflict] = useState<{ own: ProfileFields; stored: Profile }>();
  useLeaveWarning(isDirty);
  const take = (stored: Profile) => {
    setIsDirty(false);
    setConflict(undefined);
    onProfile(stored);
  };
  const save = (own: ProfileFields, known: Profile) =>
    call.run(async () => {
      const { isSaved: isDone, record } = await saveOrStored(
        () => callApi<typeof putProfile>('PUT /auth/profile', { body: profileChange(own, known) }),
        () => callApi<typeof getProfile>('GET /auth/profile'),
      );
      setIsSaved(isDone);
      if (isDone) take(record);
      else setConflict({ own, stored: record });
    });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(fieldsOf(event.currentTarget), profile);
  };
  return (
    <Card as="section">
      <h2 className={type.h3}>{messages.title}</h2>
      {/* Fields get the stored values again when they change. */}
      <form
        key={profile.version}
        className={layout.stack}
        onSubmit={submit}
        onChange={() => {
          setIsDirty(true);
          setIsSaved(false);
          setConflict(undefined);
        }}
      >
        <Fields profile={profile} errorOf={call.errorOf} />
        <CallFailure call={call} />
        {conflict ? (
          <ConflictView
            title={accountPage.conflict}
            fields={differences(conflict)}
            isSaving={call.isBusy}
            onAcceptStored={() => take(conflict.stored)}
            onOverwriteStored={() => void save(conflict.own, conflict.stored)}
          />
        ) : (
          <p>
            <Button type="submit" variant="outline" isBusy={call.isBusy}>
              {call.isBusy ? accountPage.saving : accountPage.save}
            </Button>
          </p>
        )}
        <p role="status">{isSaved && accountPage.saved}</p>
      </form>
    </Card>
  );
}

function Fields({ profile, errorOf }: { profile: Profile; errorOf: (field: string) => string | undefined }) {
  return (
    <>
      <TextField
        label={messages.name}
        name="name"
        autoComplete="name"
        maxLength={MAX_LENGTH.name}
        required
        defaultValue={profile.name}
        error={errorOf('name')}
      />
      <TextField
        label={messages.phone}
        isOptional
        type="tel"
        name="phone"
        autoComplete="tel"
        maxLength={MAX_LENGTH.phone}
        defaultValue={profile.phone}
        error={errorOf('phone')}
      />
      <TextAreaField
        label={messages.address}
        isOptional
        name="address"
        rows={2}
        autoComplete="street-address"
        maxLength={MAX_LENGTH.address}
        defaultValue={profile.address}
        error={errorOf('address')}
      />
      <Checkbox
        label={messages.newsletter}
        help={consent.text}
        name="newsletter"
        defaultChecked={profile.newsletter}
      />
    </>
  );
}

function differences({ own, stored }: { own: ProfileFields; stored: Profile }): ConflictField[] {
  const chosen = (isChosen: boolean) => (isChosen ? messages.yes : messages.no);
  return [
    { name: messages.name, stored: stored.name, own: own.name },
    { name: messages.phone, stored: stored.phone, own: own.phone },
    { name: messages.address, stored: stored.address, own: own.address },
    { name: messages.newsletterName, stored: chosen(stored.newsletter), own: chosen(own.newsletter) },
  ];
}

/**
 * The body of a save. Leaves the newsletter out unless it was changed here: who has left by a mailed link since the page was
 * opened is not subscribed again by a new phone number.
 */
export function profileChange({ newsletter, ...own }: ProfileFields, known: Profile) {
  return { ...own, version: known.version, ...(newsletter !== known.newsletter && { newsletter }) };
}

function fieldsOf(form: HTMLFormElement): ProfileFields {
  return {
    name: textIn(form, 'name'),
    phone: textIn(form, 'phone'),
    address: textIn(form, 'address'),
    newsletter: new FormData(form).has('newsletter'),
  };
}
