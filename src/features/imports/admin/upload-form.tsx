// Choosing a list and sending it for a preview.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { z } from 'zod';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { uploadFile } from '../../../platform/browser/api.ts';
import { readDraft, removeDraft, storeDraft } from '../../../platform/browser/form/draft-storage.ts';
import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { Progress } from '../../../platform/ui/page/progress.tsx';
import { DEFAULT_LIST, MAX_LIST_BYTES, LIST_NAME, type ImportRun, type startImport } from '../contract.ts';
import { pageMessages as messages } from '../messages-page.ts';
import { FileDrop } from './file-drop.tsx';
import { ListField } from './list-field.tsx';
import { ListSample } from './list-sample.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import page from './import-page.module.css';

/** 128 MB over a slow line. */
const TIMEOUT_MS = 15 * MINUTE_MS;

interface FormErrors {
  file?: string;
  list?: string;
}

/** The draft's name. A file itself cannot be stored, only its name. */
const DRAFT = 'import-upload';
const draftSchema = z.object({ list: z.string(), fileName: z.string().optional() });

interface UploadFormProps {
  /** Called when there begins or ceases to be a file that is not sent. */
  onDirtyChange: (isDirty: boolean) => void;
  onSent: (run: ImportRun) => void;
}

export function UploadForm({ onDirtyChange, onSent }: UploadFormProps) {
  const [draft] = useState(() => readDraft(DRAFT, draftSchema));
  const [file, setFile] = useState<File>();
  const [list, setList] = useState(draft?.list ?? DEFAULT_LIST);
  const [isOneOfMany, setIsOneOfMany] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const fileField = useRef<HTMLInputElement>(null);
  const listField = useRef<HTMLInputElement>(null);
  const { upload, share, cancel } = useUpload(onSent);
  const isUnsent = file !== undefined && !upload.isSuccess;
  useEffect(() => onDirtyChange(isUnsent), [onDirtyChange, isUnsent]);

  // A reload, as after the end of a session, runs no clean-up; opening another view does.
  useEffect(() => storeDraft(DRAFT, { list, fileName: file?.name ?? draft?.fileName }), [file, list, draft]);
  useEffect(() => () => removeDraft(DRAFT), []);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const found = formErrors(file, list);
    setErrors(found);
    if (found.file !== undefined) fileField.current?.focus();
    else if (found.list !== undefined) listField.current?.focus();
    else if (file && !upload.isPending) upload.mutate({ file, list });
  }

  const isBusy = upload.isPending;
  const problem = upload.error instanceof ApiProblem ? upload.error : null;
  const isFileProblem = problem !== null && problem.status === 422;
  return (
    <form noValidate className={`${layout.stack5} ${layout.panel} ${page.panel}`} onSubmit={submit}>
      {draft?.fileName !== undefined && !file && (
        <Notice tone="info">{messages.chooseAgain(draft.fileName)}</Notice>
      )}
      <FileDrop
        ref={fileField}
        file={file}
        error={errors.file ?? (isFileProblem ? problem.message : undefined)}
        isDisabled={isBusy}
        onChoose={(chosen, wasOneOfMany) => {
          setFile(chosen);
          setIsOneOfMany(wasOneOfMany);
          setErrors({});
          upload.reset();
        }}
      />
      {isOneOfMany && <Notice tone="info">{messages.manyFiles}</Notice>}
      <ListField ref={listField} list={list} error={errors.list} isDisabled={isBusy} onChange={setList} />
      {problem && !isFileProblem && (
        <Notice tone="bad" role="alert">
          {problem.message}
        </Notice>
      )}
      {isBusy && <UploadProgress share={share} />}
      <div className={layout.cluster3}>
        <Button type="submit" isBusy={isBusy}>
          {messages.preview}
        </Button>
        {isBusy && (
          <Button variant="text" onClick={cancel}>
            {messages.cancel}
          </Button>
        )}
      </div>
      {(!file || isFileProblem) && <ListSample />}
    </form>
  );
}

function UploadProgress({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  const isSent = share >= 1;
  return (
    <Progress
      label={isSent ? messages.checking : messages.uploading}
      value={share}
      max={1}
      valueText={messages.sent(percent)}
    />
  );
}

function formErrors(file: File | undefined, list: string): FormErrors {
  if (!file) return { file: messages.fileMissing };
  if (file.size > MAX_LIST_BYTES) return { file: messages.fileTooLarge };
  if (!LIST_NAME.test(list)) return { list: messages.listInvalid };
  return {};
}

/** The sending itself: how far it is, and a way to give it up. Leaving the page gives it up too. */
function useUpload(onSent: UploadFormProps['onSent']) {
  const [share, setShare] = useState(0);
  const giveUp = useRef<AbortController>(undefined);
  const upload = useMutation({
    mutationFn: ({ file, list }: { file: File; list: string }) => {
      giveUp.current = new AbortController();
      setShare(0);
      return uploadFile<typeof startImport>('POST /imports', {
        query: { dryRun: 'true', list },
        field: 'file',
        file,
        timeoutMs: TIMEOUT_MS,
        signal: giveUp.current.signal,
        onProgress: ({ sentBytes, totalBytes }) => setShare(sentBytes / Math.max(1, totalBytes)),
      });
    },
    onSuccess: (run) => {
      removeDraft(DRAFT);
      onSent(run);
    },
  });
  useEffect(() => () => giveUp.current?.abort(), []);
  return { upload, share, cancel: () => giveUp.current?.abort() };
}
