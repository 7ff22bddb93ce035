// Leaves the visitor's number with the shop from within the conversation. Nothing is sent before the visitor presses the button.
import { useEffect, useRef, useState } from 'react';

import { ApiProblem } from '../../../../platform/browser/api-problem.ts';
import { callApi } from '../../../../platform/browser/api.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { TextField } from '../../../../platform/ui/form/field.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { postEnquiry } from '../../../enquiries/contract.ts';
import type { getBusinessSettings } from '../../../opening-hours/contract.ts';
import { PRIVACY_PATH } from '../../../pages/paths.ts';
import { callBackSentence } from '../../call-back.ts';
import { callBackMessages as texts } from '../../messages/call-back.ts';
import { showForm } from '../show-form.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './form.module.css';

interface CallBackFormProps {
  /** Summary of the conversation for the shop; shown before it is sent. */
  summary: string;
  onCancel: () => void;
}

type Sending = { state: 'idle' | 'sending' | 'sent' } | { state: 'refused'; problem: ApiProblem | undefined };

export function CallBackForm({ summary, onCancel }: CallBackFormProps) {
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const promise = useCallBackPromise();
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => showForm(form.current), []);
  useEffect(() => {
    if (sending.state === 'sent') thanks.current?.focus();
    if (sending.state === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [sending]);

  const send = async (given: FormData) => {
    setSending({ state: 'sending' });
    setSending(await sent(given, summary));
  };
  if (sending.state === 'sent') {
    return (
      <div ref={thanks} tabIndex={-1} className={styles.done}>
        <Notice tone="ok" role="status">
          {texts.sent} {promise}
        </Notice>
      </div>
    );
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={texts.title}
      className={`${layout.stack4} ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (sending.state !== 'sending') void send(new FormData(event.currentTarget));
      }}
    >
      <p>{promise}</p>
      <Fields sending={sending} />
      {summary !== '' && (
        <p className={layout.note}>
          {texts.summary} <b>{summary}</b>
        </p>
      )}
      <p className={layout.note}>
        {texts.privacy} <a href={PRIVACY_PATH}>{texts.privacyLink}</a>
      </p>
      <div className={layout.cluster2}>
        <Button type="submit" isBusy={sending.state === 'sending'}>
          {sending.state === 'sending' ? texts.submitting : texts.submit}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Name and phone, each with its error of the server; other errors are shown above. */
function Fields({ sending }: { sending: Sending }) {
  const isRefused = sending.state === 'refused';
  const problem = isRefused ? sending.problem : undefined;
  const errorOf = (name: string) => problem?.errors.find(({ path }) => path === name)?.message;
  const [nameError, phoneError] = [errorOf('name'), errorOf('phone')];
  return (
    <>
      {isRefused && nameError === undefined && phoneError === undefined && (
        <Notice tone="bad" role="alert" title={texts.refused}>
          {problem?.message ?? texts.tryAgain}
        </Notice>
      )}
      <TextField
        name="name"
        label={texts.name}
        autoComplete="name"
        maxLength={100}
        error={nameError}
        required
      />
      <TextField
        name="phone"
        type="tel"
        label={texts.phone}
        autoComplete="tel"
        maxLength={30}
        error={phoneError}
        required
      />
    </>
  );
}

async function sent(given: FormData, summary: string): Promise<Sending> {
  const body = {
    kind: 'call-back',
    name: textOf(given, 'name'),
    phone: textOf(given, 'phone'),
    message: texts.message,
    summary,
  } as const;
  try {
    await callApi<typeof postEnquiry>('POST /enquiries', { body });
    return { state: 'sent' };
  } catch (error) {
    return { state: 'refused', problem: error instanceof ApiProblem ? error : undefined };
  }
}

/** When the shop calls, from its opening hours of this moment; without a time until they are known. */
function useCallBackPromise(): string {
  const [promise, setPromise] = useState<string>(texts.someTime);
  useEffect(() => {
    const gone = new AbortController();
    callApi<typeof getBusinessSettings>('GET /business-settings', { signal: gone.signal }).then(
      ({ businessHours, exceptions }) =>
        setPromise(callBackSentence({ week: businessHours, exceptions }, new Date())),
      () => undefined,
    );
    return () => gone.abort();
  }, []);
  return promise;
}

function textOf(given: FormData, name: string): string {
  const value = given.get(name);
  return typeof value === 'string' ? value : '';
}
