// The manufacturers: the form that adds or edits one, and the list with what can be removed.
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { uiMessages } from '../../../platform/ui/messages.ts';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import type { deleteManufacturer } from '../contract-editing.ts';
import type { ManufacturerAnswer } from '../contract.ts';
import { adminMessages } from '../messages-admin.ts';
import { MAKER_TIMEOUT_MS, MakerEditor, NewMaker } from './maker-form.tsx';
import { makersQuery, useChange } from './tyre-queries.ts';

import styles from './forms.module.css';

const messages = adminMessages.maker;

/** The panel of one manufacturer, opened for its contact alone. */
export function MakerContactPanel({ id, onDone }: { id: string; onDone: () => void }) {
  const { data, error, refetch } = useQuery(makersQuery);
  const maker = data?.find(({ _id }) => _id === id);
  const ignore = useCallback(() => undefined, []);
  if (maker) return <MakerEditor maker={maker} isContactAsked onDirty={ignore} onDone={onDone} />;
  if (!data && !error) return <Skeleton lines={6} />;
  return (
    <LoadFailure
      title={adminMessages.loadFailed}
      message={error?.message ?? messages.none}
      onRetry={() => void refetch()}
    />
  );
}

export function MakersPanel() {
  const { data, error, refetch } = useQuery(makersQuery);
  const [edited, setEdited] = useState<ManufacturerAnswer | null>(null);
  const [isDirty, setDirty] = useState(false);
  /** Asked for over a form with something typed. */
  const [wanted, setWanted] = useState<ManufacturerAnswer | null>(null);
  const stay = useCallback(() => setWanted(null), []);
  const [removed, setRemoved] = useState<ManufacturerAnswer | null>(null);
  return (
    <div className={styles.form}>
      {edited ? (
        <MakerEditor key={edited._id} maker={edited} onDirty={setDirty} onDone={() => setEdited(null)} />
      ) : (
        <NewMaker onDirty={setDirty} />
      )}
      <h3>{messages.list}</h3>
      {!data && !error && <Skeleton lines={6} />}
      {error && (
        <LoadFailure
          title={adminMessages.loadFailed}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className={styles.note}>{messages.none}</p>}
      {data && (
        <ul className={styles.makers}>
          {data.map((maker) => (
            <li key={maker._id}>
              <span>
                {maker.name} <span className={styles.note}>{messages.products(maker.productCount)}</span>
              </span>
              <span className={styles.row}>
                <Button
                  variant="text"
                  size="small"
                  onClick={() => (isDirty ? setWanted(maker) : setEdited(maker))}
                >
                  {adminMessages.edit}
                  <VisuallyHidden> {maker.name}</VisuallyHidden>
                </Button>
                <Button variant="text" size="small" onClick={() => setRemoved(maker)}>
                  {adminMessages.remove}
                  <VisuallyHidden> {maker.name}</VisuallyHidden>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {removed && <RemoveMaker maker={removed} onDone={() => setRemoved(null)} />}
      {wanted && (
        <ConfirmDialog
          title={uiMessages.unsavedTitle}
          confirmLabel={uiMessages.leaveUnsaved}
          cancelLabel={uiMessages.stayHere}
          isInstant
          onCancel={stay}
          onConfirm={() => {
            setWanted(null);
            setEdited(wanted);
          }}
        >
          <p>{uiMessages.unsavedText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function RemoveMaker({ maker, onDone }: { maker: ManufacturerAnswer; onDone: () => void }) {
  const remove = useChange(
    () =>
      callApi<typeof deleteManufacturer>({
        method: 'DELETE',
        path: '/manufacturers/:id',
        params: { id: maker._id },
        timeoutMs: MAKER_TIMEOUT_MS,
      }),
    () => {
      showToast({ text: messages.removed, tone: 'ok' });
      onDone();
    },
  );
  return (
    <ConfirmDialog
      title={messages.removeTitle(maker.name)}
      confirmLabel={messages.removeConfirm}
      isBusy={remove.isPending}
      error={remove.error ? `${messages.removeFailed}: ${remove.error.message}` : undefined}
      onConfirm={() => remove.mutate(undefined)}
      onCancel={onDone}
    >
      <p>{messages.removeQuestion}</p>
    </ConfirmDialog>
  );
}
