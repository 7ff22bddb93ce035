// What staff do with one subscriber: end the subscription, or remove all data. Both need a confirmation.
import { useLayoutEffect, useRef, type RefObject } from 'react';

import { readableAddress } from '../../../platform/browser/readable-address.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { EmailText } from '../../../platform/ui/email-text.tsx';
import { RowButton } from '../../../platform/ui/list/row-action.tsx';
import { RowMenu } from '../../../platform/ui/list/row-menu.tsx';
import { Dialog } from '../../../platform/ui/overlay/dialog.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import type { Subscriber } from '../contract.ts';
import { subscriberListMessages as messages } from '../messages-admin.ts';
import { useCancelSubscription, useRemoveSubscriber } from './subscriber-queries.ts';

import styles from './subscribers-page.module.css';

export function SubscriberActions({ subscriber }: { subscriber: Subscriber }) {
  const actions = useRef<HTMLDivElement>(null);
  const cancelDialog = useRef<HTMLDialogElement>(null);
  const removeDialog = useRef<HTMLDialogElement>(null);
  const cancel = useCancelSubscription(() => cancelDialog.current?.close());
  const remove = useRemoveSubscriber(() => removeDialog.current?.close());
  useFocusGoesOn(actions);
  const { _id: id, status } = subscriber;
  const isCancellable = status !== 'cancelled';
  const email = readableAddress(subscriber.email);
  const words = (label: string) => ({ label, name: `${label}: ${email}` });
  return (
    <div ref={actions}>
      <RowMenu name={email}>
        {isCancellable && (
          <RowButton {...words(messages.cancel)} onClick={() => cancelDialog.current?.showModal()} />
        )}
        <RowButton {...words(messages.remove)} isRemoval onClick={() => removeDialog.current?.showModal()} />
      </RowMenu>
      {isCancellable && (
        <SubscriberQuestion
          id={`cancel-${id}`}
          email={email}
          dialog={cancelDialog}
          texts={{
            action: messages.cancel,
            title: messages.cancelTitle,
            body: messages.cancelBody(email),
            failed: messages.cancelFailed,
            quoted: messages.cancelFailedQuoted,
          }}
          isPending={cancel.isPending}
          error={cancel.error}
          onConfirm={() => cancel.mutate(subscriber)}
        />
      )}
      <SubscriberQuestion
        id={`remove-${id}`}
        email={email}
        dialog={removeDialog}
        texts={{
          action: messages.remove,
          title: messages.removeTitle,
          body: messages.removeBody(email),
          failed: messages.removeFailed,
        }}
        isPending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate(subscriber)}
      />
    </div>
  );
}

/** A row that leaves the list, because it was removed or does not belong to the view any more, hands the focus to the next. */
function useFocusGoesOn(actions: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const row = actions.current?.closest('tr');
    return () => {
      if (!row?.contains(document.activeElement)) return;
      (row.nextElementSibling ?? row.previousElementSibling)?.querySelector('button')?.focus();
    };
  }, [actions]);
}

interface SubscriberQuestionProps {
  id: string;
  email: string;
  dialog: RefObject<HTMLDialogElement | null>;
  texts: { action: string; title: string; body: string; failed: string; quoted?: string };
  isPending: boolean;
  error: Error | null;
  onConfirm: () => void;
}

export function SubscriberQuestion({
  id,
  email,
  dialog,
  texts,
  isPending,
  error,
  onConfirm,
}: SubscriberQuestionProps) {
  return (
    <Dialog
      id={id}
      ref={dialog}
      title={texts.title}
      footer={
        <>
          <Button variant="outline" onClick={() => dialog.current?.close()}>
            {messages.keep}
          </Button>
          <Button variant="danger" isBusy={isPending} onClick={onConfirm}>
            {texts.action}
          </Button>
        </>
      }
    >
      <p>
        <EmailWithin text={texts.body} email={email} />
      </p>
      {error && (
        <Notice tone="bad" role="alert" title={texts.failed} quoted={texts.quoted} className={styles.failure}>
          {error.message}
        </Notice>
      )}
    </Dialog>
  );
}

function EmailWithin({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split(email);
  return (
    <>
      {before}
      <EmailText>{email}</EmailText>
      {after}
    </>
  );
}
