// The credit terms in the back office, with the representative example as they make it.
import { Button } from '../../../platform/ui/button.tsx';
import { Checkbox } from '../../../platform/ui/choice.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import type { TextFieldProps } from '../../../platform/ui/field.tsx';
import type { ShopProfileAnswer } from '../contract.ts';
import { exampleText } from '../financing-text.ts';
import { financingEditorMessages as messages } from '../messages-editor.ts';
import { financingMessages } from '../messages.ts';
import {
  computedTerms,
  financingDraft,
  financingDraftSchema,
  percentText,
  readFinancingDraft,
  TERM_FIELDS,
} from './financing-draft.ts';
import type { FinancingDraft, TermField } from './financing-draft.ts';
import { LoadedProfile, ProfileForm } from './profile-form.tsx';
import type { FieldErrors } from './profile-form.tsx';
import { numberText, typedNumber } from './typed-number.ts';
import { useProfileForm } from './use-profile-form.ts';
import type { ProfilePart } from './use-profile-form.ts';

import styles from './profile-form.module.css';

const NO_FAULTS: FieldErrors = new Map();

const part: ProfilePart<FinancingDraft> = {
  name: 'financing',
  draftSchema: financingDraftSchema,
  toDraft: financingDraft,
  toBody: (draft) => {
    const read = readFinancingDraft(draft);
    return read.ok ? read.body : {};
  },
};

export function FinancingPanel() {
  return (
    <LoadedProfile loadFailed={messages.loadFailed}>{(profile) => <Terms loaded={profile} />}</LoadedProfile>
  );
}

function Terms({ loaded }: { loaded: ShopProfileAnswer }) {
  const form = useProfileForm(part, loaded);
  const read = readFinancingDraft(form.value);
  return (
    <ProfileForm
      form={form}
      faults={read.ok ? NO_FAULTS : read.errors}
      conflictFields={conflictFields}
      messages={messages}
    >
      {(errors) => <TermFields draft={form.value} errors={errors} onChange={form.setValue} />}
    </ProfileForm>
  );
}

interface TermFieldsProps {
  draft: FinancingDraft;
  errors: FieldErrors;
  onChange: (draft: FinancingDraft) => void;
}

function TermFields({ draft, errors, onChange }: TermFieldsProps) {
  const isOffered = draft.isOffered !== '';
  const field = (name: TermField | 'financingBadge') => ({
    label: messages[name],
    value: draft[name],
    error: errors.get(name),
    onChange: (({ target }) =>
      onChange({ ...draft, [name]: target.value })) satisfies TextFieldProps['onChange'],
  });
  return (
    <div className={styles.terms}>
      <Checkbox
        label={messages.isOffered}
        help={isOffered ? undefined : messages.notOffered}
        checked={isOffered}
        onChange={({ target }) => onChange({ ...draft, isOffered: target.checked ? 'yes' : '' })}
      />
      {isOffered && (
        <>
          <div className={styles.fields}>
            <TextField {...field('creditor')} maxLength={120} />
            <TextField {...field('termMonths')} inputMode="numeric" unit={messages.months} maxLength={3} />
            <TextField {...field('annualRatePercent')} inputMode="decimal" unit="%" maxLength={8} />
            <TextField {...field('exampleCredit')} inputMode="decimal" unit="€" maxLength={12} />
            <TextField {...field('openingFee')} inputMode="decimal" unit="€" maxLength={12} />
            <TextField {...field('monthlyFee')} inputMode="decimal" unit="€" maxLength={12} />
            <TextField
              {...field('trueAnnualRatePercent')}
              help={messages.trueRateHelp}
              inputMode="decimal"
              unit="%"
              maxLength={8}
            />
            <TextField {...field('financingBadge')} help={messages.financingBadgeHelp} maxLength={20} />
          </div>
          <Example draft={draft} onChange={onChange} />
        </>
      )}
    </div>
  );
}

/** The example as every page shows it, with the stated rate where that is right; else with the one that the terms make. */
function Example({ draft, onChange }: Omit<TermFieldsProps, 'errors'>) {
  const terms = computedTerms(draft);
  const stated = typedNumber(draft.trueAnnualRatePercent);
  const isComputed = terms !== undefined && stated === terms.trueAnnualRatePercent;
  const read = readFinancingDraft(draft);
  return (
    <>
      {terms && !isComputed && (
        <Button
          variant="outline"
          size="small"
          className={styles.computed}
          onClick={() =>
            onChange({ ...draft, trueAnnualRatePercent: numberText(terms.trueAnnualRatePercent) })
          }
        >
          {messages.takeComputed(percentText(terms.trueAnnualRatePercent))}
        </Button>
      )}
      <section className={styles.example}>
        <h3>{financingMessages.exampleTitle}</h3>
        <p>
          {terms
            ? exampleText(read.ok ? { ...terms, trueAnnualRatePercent: stated } : terms)
            : messages.exampleMissing}
        </p>
        {terms && terms.creditor !== '' && <p>{financingMessages.creditor(terms.creditor)}</p>}
      </section>
    </>
  );
}

function conflictFields(stored: FinancingDraft, own: FinancingDraft) {
  const offered = ({ isOffered }: FinancingDraft) => (isOffered === '' ? messages.no : messages.yes);
  const fields = [...TERM_FIELDS, 'financingBadge' as const];
  return [
    { name: messages.isOffered, stored: offered(stored), own: offered(own) },
    ...fields.map((field) => ({ name: messages[field], stored: stored[field], own: own[field] })),
  ];
}
