// The credit terms in the back office, with the representative example as they make it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { FieldTable } from '../../../platform/browser/form/field-table.ts';
import { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { numberText, readNumber } from '../../../platform/contract/typed.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Checkbox } from '../../../platform/ui/form/choice.tsx';
import { TextField } from '../../../platform/ui/form/field.tsx';
import { RecordForm } from '../../../platform/ui/form/record-form.tsx';
import { uiMessages } from '../../../platform/ui/messages.ts';
import { ConfirmDialog } from '../../../platform/ui/overlay/confirm-dialog.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import type { ShopProfileResponse } from '../contract.ts';
import { findContradictions } from '../credit-words.ts';
import { storeFinancing } from '../financing-money.ts';
import { percentOf } from '../financing-text.ts';
import { creditTextMessages, financingEditorMessages as messages } from '../messages-editor.ts';
import { CreditTerms } from '../site/credit-terms.tsx';
import { creditTextsQuery, UntrueTexts } from './credit-texts.tsx';
import {
  computedTerms,
  financingFormSchema,
  TERM_FIELDS,
  type FinancingForm,
  type TermField,
} from './financing-form.ts';
import { LoadedProfile, useProfileCalls } from './loaded-profile.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './profile-form.module.css';

const fields: FieldTable<FinancingForm> = [
  { name: 'isOffered', label: messages.isOffered },
  { name: 'financing.isRateVariable', label: messages.isRateVariable },
  ...TERM_FIELDS.map((name) => ({ name: `financing.${name}` as const, label: messages[name] })),
  { name: 'financingBadge', label: messages.financingBadge },
];

export function FinancingPanel() {
  return (
    <LoadedProfile loadFailed={messages.loadFailed}>
      {(profile) => <TermsForm stored={profile} />}
    </LoadedProfile>
  );
}

function useTermsForm(stored: ShopProfileResponse, confirmSave: (save: () => void) => void) {
  const { save, reload } = useProfileCalls();
  return useRecordForm({
    name: 'financing',
    schema: financingFormSchema,
    fields,
    stored,
    valuesOf: (profile: ShopProfileResponse) => profile,
    beforeSave: (_, proceed) => confirmSave(proceed),
    save: ({ financing, financingBadge }, { version }) => save({ financing, financingBadge, version }),
    reload,
  });
}

function TermsForm({ stored }: { stored: ShopProfileResponse }) {
  const written = useQuery(creditTextsQuery);
  const [confirming, setConfirming] = useState<{ save: () => void }>();
  const form = useTermsForm(stored, (save) => (untrue.length > 0 ? setConfirming({ save }) : save()));
  const terms = financingFormSchema.safeParse(form.values).data?.financing;
  const untrue =
    terms === undefined ? [] : findContradictions(written.data ?? [], terms && storeFinancing(terms));
  return (
    <RecordForm
      form={form}
      failed={messages.failed}
      saved={messages.saved}
      nothingToSave={uiMessages.nothingToSave}
      className={styles.form}
    >
      <p className={layout.muted}>{messages.lead}</p>
      <TermFields form={form} />
      {written.error && <Notice tone="warn">{creditTextMessages.unread}</Notice>}
      {untrue.length > 0 && (
        <Notice tone="warn" title={creditTextMessages.title(untrue.length)}>
          {creditTextMessages.lead}
          <UntrueTexts texts={untrue} />
        </Notice>
      )}
      {confirming && (
        <ConfirmDialog
          title={creditTextMessages.confirmTitle}
          confirmLabel={creditTextMessages.confirm}
          cancelLabel={creditTextMessages.cancel}
          variant="primary"
          isInstant
          onConfirm={() => {
            setConfirming(undefined);
            confirming.save();
          }}
          onCancel={() => setConfirming(undefined)}
        >
          <UntrueTexts texts={untrue} />
        </ConfirmDialog>
      )}
    </RecordForm>
  );
}

interface TermFieldsProps {
  form: ReturnType<typeof useTermsForm>;
}

function TermFields({ form }: TermFieldsProps) {
  const { isOffered } = form.values;
  const term = (name: TermField) => form.field(`financing.${name}`);
  return (
    <div className={layout.stack4}>
      <Checkbox {...form.field('isOffered')} help={isOffered ? undefined : messages.notOffered} />
      {isOffered && (
        <>
          <div className={`${layout.stack4} ${styles.fields}`}>
            <TextField {...term('creditor')} maxLength={120} />
            <TextField {...term('creditorAddress')} help={messages.creditorAddressHelp} maxLength={200} />
            <TextField {...term('termMonths')} inputMode="numeric" unit={messages.months} maxLength={3} />
            <TextField {...term('annualRatePercent')} inputMode="decimal" unit="%" maxLength={8} />
            <TextField {...term('exampleCredit')} inputMode="decimal" unit="€" maxLength={12} />
            <TextField {...term('openingFee')} inputMode="decimal" unit="€" maxLength={12} />
            <TextField {...term('monthlyFee')} inputMode="decimal" unit="€" maxLength={12} />
            <TextField
              {...term('trueAnnualRatePercent')}
              help={messages.trueRateHelp}
              inputMode="decimal"
              unit="%"
              maxLength={8}
            />
            <TextField {...form.field('financingBadge')} help={messages.financingBadgeHelp} maxLength={20} />
          </div>
          <Checkbox {...form.field('financing.isRateVariable')} />
          <Example form={form} />
        </>
      )}
    </div>
  );
}

/** The example as every page shows it, with the stated rate where that is right; else with the computed one. */
function Example({ form }: TermFieldsProps) {
  const { financing } = form.values;
  const terms = computedTerms(financing);
  const stated = readNumber(financing.trueAnnualRatePercent);
  const isComputed = terms !== undefined && stated === terms.trueAnnualRatePercent;
  const isValid = financingFormSchema.safeParse(form.values).success;
  return (
    <>
      {terms && !isComputed && (
        <Button
          variant="outline"
          size="small"
          className={styles.computed}
          onClick={() => {
            const trueAnnualRatePercent = numberText(terms.trueAnnualRatePercent);
            form.set({ financing: { ...financing, trueAnnualRatePercent } });
          }}
        >
          {messages.takeComputed(percentOf(terms.trueAnnualRatePercent))}
        </Button>
      )}
      <section className={`${layout.stack2} ${styles.example}`}>
        {terms ? (
          <CreditTerms financing={isValid ? { ...terms, trueAnnualRatePercent: stated } : terms} />
        ) : (
          <p>{messages.exampleMissing}</p>
        )}
      </section>
    </>
  );
}
