// The shop's details in the back office.
import { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { FormParts } from '../../../platform/ui/form/form-parts.tsx';
import { RecordForm } from '../../../platform/ui/form/record-form.tsx';
import { uiMessages } from '../../../platform/ui/messages.ts';
import type { ShopProfileResponse } from '../contract.ts';
import { profileEditorMessages as messages } from '../messages-editor.ts';
import { detailsBody, detailsFormSchema, detailsOf } from './details-form.ts';
import { EndDemonstration } from './end-demonstration.tsx';
import { LoadedProfile, useProfileCalls } from './loaded-profile.tsx';
import { ProfileFields, profileFields, profileParts } from './profile-fields.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './profile-form.module.css';

export function ProfilePanel() {
  return (
    <LoadedProfile loadFailed={messages.loadFailed}>
      {/* Remounted when the demonstration has ended, as the details are others then. */}
      {(profile) => <DetailsForm key={String(profile.isDemo)} stored={profile} />}
    </LoadedProfile>
  );
}

function DetailsForm({ stored }: { stored: ShopProfileResponse }) {
  const { save, reload } = useProfileCalls();
  const form = useRecordForm({
    name: 'shop-profile',
    schema: detailsFormSchema,
    fields: profileFields,
    stored,
    valuesOf: detailsOf,
    save: (details, { version }) => save({ ...detailsBody(details), version }),
    reload,
  });
  return (
    <div className={`${layout.stack4} ${styles.form}`}>
      {stored.isDemo && <EndDemonstration isFormDirty={form.isDirty} />}
      <RecordForm
        form={form}
        failed={messages.failed}
        saved={messages.saved}
        nothingToSave={uiMessages.nothingToSave}
        className={styles.form}
      >
        <p className={layout.muted}>{messages.lead}</p>
        <FormParts titles={profileParts} />
        <ProfileFields form={form} />
      </RecordForm>
    </div>
  );
}
