// The shop's details in the back office.
import type { ShopProfileAnswer } from '../contract.ts';
import { profileEditorMessages as messages } from '../messages-editor.ts';
import { EndDemonstration } from './end-demonstration.tsx';
import { profileDraft, profileDraftSchema, readProfileDraft } from './profile-draft.ts';
import type { ProfileDraft } from './profile-draft.ts';
import { FIELD_NAMES, ProfileFields } from './profile-fields.tsx';
import { LoadedProfile, ProfileForm } from './profile-form.tsx';
import type { FieldErrors } from './profile-form.tsx';
import { useProfileForm } from './use-profile-form.ts';
import type { ProfilePart } from './use-profile-form.ts';

import styles from './profile-form.module.css';

const NO_FAULTS: FieldErrors = new Map();

const part: ProfilePart<ProfileDraft> = {
  name: 'shop-profile',
  draftSchema: profileDraftSchema,
  toDraft: profileDraft,
  toBody: (draft) => {
    const read = readProfileDraft(draft);
    return read.ok ? read.body : {};
  },
};

export function ProfilePanel() {
  return (
    <LoadedProfile loadFailed={messages.loadFailed}>
      {/* Once the demonstration has ended, other details stand in the form. */}
      {(profile) => <Details key={String(profile.isDemo)} loaded={profile} />}
    </LoadedProfile>
  );
}

function Details({ loaded }: { loaded: ShopProfileAnswer }) {
  const form = useProfileForm(part, loaded);
  const read = readProfileDraft(form.value);
  return (
    <div className={styles.form}>
      {loaded.isDemo && <EndDemonstration isFormDirty={form.isDirty} />}
      <ProfileForm
        form={form}
        faults={read.ok ? NO_FAULTS : read.errors}
        conflictFields={conflictFields}
        messages={messages}
      >
        {(errors) => <ProfileFields draft={form.value} errors={errors} onChange={form.setValue} />}
      </ProfileForm>
    </div>
  );
}

function conflictFields(stored: ProfileDraft, own: ProfileDraft) {
  return FIELD_NAMES.map(([field, name]) => ({ name, stored: stored[field], own: own[field] }));
}
