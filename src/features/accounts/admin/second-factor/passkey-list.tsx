// One's own passkeys: adding, naming, removing.
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

import { canUsePasskeys } from '../../../../platform/browser/session/passkeys.ts';
import { formatDate, helsinkiDay } from '../../../../platform/contract/dates.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { TextField } from '../../../../platform/ui/form/field.tsx';
import { PasswordField } from '../../../../platform/ui/form/password-field.tsx';
import { RowButton } from '../../../../platform/ui/list/row-action.tsx';
import { useFocusFallback } from '../../../../platform/ui/list/use-focus-fallback.ts';
import { uiMessages } from '../../../../platform/ui/messages.ts';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { OwnPasskey, SecondFactor } from '../../contract-second-factor.ts';
import { passkeyListMessages as messages } from '../../messages-second-factor-admin.ts';
import { PasswordQuestion } from '../password-question.tsx';
import { usePasswordForm } from '../use-password-form.ts';
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './factor-queries.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './second-factor.module.css';

type OnAdded = (recoveryCodes: readonly string[] | null) => void;

export function PasskeyList({
  factor: { passkeys, canAddPasskey },
  onAdded,
}: {
  factor: SecondFactor;
  onAdded: OnAdded;
}) {
  const [isAdding, setIsAdding] = useState(false);
  const place = useFocusFallback<HTMLElement>();
  return (
    <section {...place} tabIndex={-1} className={`${layout.stack3} ${styles.way}`}>
      <h3>{messages.title}</h3>
      <p className={layout.muted}>{messages.text}</p>
      {passkeys.length > 0 && (
        <ul className={layout.stack2}>
          {passkeys.map((passkey) => (
            <li key={passkey._id}>
              <Passkey passkey={passkey} />
            </li>
          ))}
        </ul>
      )}
      {!isAdding && <AddButton isPossible={canAddPasskey} onClick={() => setIsAdding(true)} />}
      {isAdding && (
        <NewPasskey
          isFirst={passkeys.length === 0}
          onCancel={() => setIsAdding(false)}
          onAdded={(codes) => {
            setIsAdding(false);
            onAdded(codes);
          }}
        />
      )}
    </section>
  );
}

function AddButton({ isPossible, onClick }: { isPossible: boolean; onClick: () => void }) {
  if (!isPossible) return <p>{messages.impossible}</p>;
  if (!canUsePasskeys()) return <p>{messages.unsupported}</p>;
  return (
    <Button variant="outline" size="small" className={styles.button} onClick={onClick}>
      {messages.add}
    </Button>
  );
}

function Passkey({ passkey }: { passkey: OwnPasskey }) {
  const { _id: id, name, createdAt, lastUsedAt } = passkey;
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const remove = useRemovePasskey({ id, name });
  const close = () => setOpen(undefined);
  const day = (at: string) => formatDate(helsinkiDay(new Date(at)));
  const used = lastUsedAt === null ? messages.neverUsed : messages.used(day(lastUsedAt));
  return (
    <div className={`${layout.stack3} ${styles.passkey}`}>
      <p>
        <strong>{name}</strong>
        <span className={`${layout.muted} ${styles.details}`}>
          {messages.created(day(createdAt))}, {used}
        </span>
      </p>
      <div className={layout.cluster2}>
        <RowButton
          label={messages.rename}
          name={messages.renameOf(name)}
          variant="outline"
          aria-expanded={open === 'rename'}
          onClick={() => setOpen(open === 'rename' ? undefined : 'rename')}
        />
        <RowButton
          label={messages.remove}
          name={messages.removeOf(name)}
          isRemoval
          onClick={() => setOpen('remove')}
        />
      </div>
      {open === 'rename' && <Rename id={id} name={name} onDone={close} />}
      {open === 'remove' && (
        <PasswordQuestion
          question={messages.removeOf(name)}
          body={messages.removeBody}
          call={remove}
          onConfirm={(password) => remove.mutate(password, { onSuccess: close })}
          onCancel={close}
        />
      )}
    </div>
  );
}

const nameSchema = z.strictObject({ name: z.string().trim().min(1, messages.nameMissing) });

function Rename({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const rename = useRenamePasskey();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(nameSchema),
    defaultValues: { name },
  });
  return (
    <form
      method="post"
      noValidate
      className={layout.stack3}
      onSubmit={handleSubmit((typed) => rename.mutate({ id, ...typed }, { onSuccess: onDone }))}
    >
      <TextField
        {...register('name')}
        label={messages.name}
        error={formState.errors.name?.message ?? rename.error?.message}
        maxLength={60}
      />
      <Button type="submit" size="small" isBusy={rename.isPending} className={styles.button}>
        {messages.saveName}
      </Button>
    </form>
  );
}

const newPasskeySchema = nameSchema.extend({
  currentPassword: z.string().min(1, messages.passwordMissing),
});
const newPasskeyFields = [
  { name: 'name', label: messages.name },
  { name: 'currentPassword', label: messages.ownPassword },
] as const;

interface NewPasskeyProps {
  isFirst: boolean;
  onAdded: OnAdded;
  onCancel: () => void;
}

function NewPasskey({ isFirst, onAdded, onCancel }: NewPasskeyProps) {
  const add = useAddPasskey();
  const { field, submit, failure } = usePasswordForm({
    schema: newPasskeySchema,
    fields: newPasskeyFields,
    start: { name: isFirst ? messages.firstName : '', currentPassword: '' },
    error: add.error,
    send: (typed) => add.mutate(typed, { onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes) }),
  });
  return (
    <form method="post" noValidate aria-label={messages.addTitle} className={layout.stack4} onSubmit={submit}>
      <TextField {...field('name')} help={messages.nameHelp} maxLength={60} autoComplete="off" />
      <PasswordField {...field('currentPassword')} autoComplete="current-password" />
      {failure !== undefined && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <div className={layout.cluster2}>
        <Button type="submit" isBusy={add.isPending}>
          {add.isPending ? messages.submitting : messages.submit}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {uiMessages.cancel}
        </Button>
      </div>
    </form>
  );
}
