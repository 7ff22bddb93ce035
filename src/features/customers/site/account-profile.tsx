// Name, phone, address, language and newsletter.
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Card } from '../../../platform/ui/card.tsx';
import { Checkbox } from '../../../platform/ui/choice.tsx';
import { SelectField, TextAreaField, TextField } from '../../../platform/ui/field.tsx';
import type { getProfile, Profile, putProfile } from '../contract.ts';
import { LANGUAGES, LONGEST } from '../customer-limits.ts';
import { accountPage, profileMessages as messages } from '../messages-site.ts';
import { CallFailure } from './call-failure.tsx';
import { textIn, useCall } from './use-call.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

import type from '../../../platform/ui/typography.module.css';
import styles from './customer-pages.module.css';

export interface ProfileProps {
  profile: Profile;
  onProfile: (profile: Profile) => void;
}

export function AccountProfile({ profile, onProfile }: ProfileProps) {
  const call = useCall();
  const [isDirty, setIsDirty] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  useLeaveWarning(isDirty);
  const take = (stored: Profile) => {
    setIsDirty(false);
    call.clear();
    onProfile(stored);
  };
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const isDone = await call.run(async () => {
      const body = { ...fieldsOf(form), version: profile.version };
      take(await callApi<typeof putProfile>({ method: 'PUT', path: '/auth/profile', body }));
    });
    setIsSaved(isDone);
  };
  const showStored = () =>
    call.run(async () => take(await callApi<typeof getProfile>({ method: 'GET', path: '/auth/profile' })));
  return (
    <Card as="section">
      <h2 className={type.h3}>{messages.title}</h2>
      {/* The stored values stand in the fields anew when they change. */}
      <form
        key={profile.version}
        className={styles.form}
        onSubmit={(event) => void save(event)}
        onChange={() => {
          setIsDirty(true);
          setIsSaved(false);
        }}
      >
        <Fields profile={profile} errorOf={call.errorOf} />
        <CallFailure
          call={call}
          action={
            call.problem?.status === 409 && (
              <Button variant="outline" size="small" onClick={() => void showStored()}>
                {accountPage.showStored}
              </Button>
            )
          }
        />
        <p>
          <Button type="submit" isBusy={call.isBusy}>
            {call.isBusy ? accountPage.saving : accountPage.save}
          </Button>
        </p>
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
        maxLength={LONGEST.name}
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
        maxLength={LONGEST.phone}
        defaultValue={profile.phone}
        error={errorOf('phone')}
      />
      <TextAreaField
        label={messages.address}
        isOptional
        name="address"
        rows={2}
        autoComplete="street-address"
        maxLength={LONGEST.address}
        defaultValue={profile.address}
        error={errorOf('address')}
      />
      <SelectField label={messages.language} name="language" defaultValue={profile.language}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {messages.languages[language]}
          </option>
        ))}
      </SelectField>
      <Checkbox label={messages.newsletter} name="newsletter" defaultChecked={profile.newsletter} />
    </>
  );
}

function fieldsOf(form: HTMLFormElement) {
  const chosen = textIn(form, 'language');
  return {
    name: textIn(form, 'name'),
    phone: textIn(form, 'phone'),
    address: textIn(form, 'address'),
    language: LANGUAGES.find((language) => language === chosen) ?? 'fi',
    newsletter: new FormData(form).has('newsletter'),
  };
}
