// The customer's passkeys: read when it is opened, added and removed after the password.
import { useState } from 'react';

import { callApi } from '../../../../platform/browser/api.ts';
import { formatDate, helsinkiDay } from '../../../../platform/contract/dates.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { useFocusFallback } from '../../../../platform/ui/list/use-focus-fallback.ts';
import type { CustomerPasskey, deletePasskey, listPasskeys } from '../../contract-passkeys.ts';
import { passkeyMessages as messages } from '../../messages-site.ts';
import { CallFailure } from '../call-failure.tsx';
import { useCall } from '../use-call.ts';

import layout from '../../../../platform/ui/style/layout.module.css';

export function AccountPasskeys() {
  const call = useCall();
  const place = useFocusFallback();
  const [list, setList] = useState<{ canAdd: boolean; passkeys: readonly CustomerPasskey[] }>();
  const [done, setDone] = useState('');
  const read = async () => setList(await callApi<typeof listPasskeys>('GET /auth/passkeys'));
  const act = async (action: () => Promise<unknown>, text: string) => {
    setDone('');
    const isDone = await call.run(async () => {
      try {
        await action();
      } finally {
        // After a refusal too: it may have been done on another device, or its answer was lost.
        await read();
      }
    });
    if (isDone) setDone(text);
  };
  const add = () => act(async () => (await import('./passkey-calls.ts')).addPasskey(), messages.added);
  const remove = ({ _id: id }: CustomerPasskey) =>
    act(
      () => callApi<typeof deletePasskey>('DELETE /auth/passkeys/:id', { params: { id } }),
      messages.removed,
    );
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && list === undefined) void call.run(read);
      }}
    >
      <summary>{messages.title}</summary>
      <div {...place} tabIndex={-1} className={layout.stack}>
        <p>{messages.text}</p>
        {list && list.passkeys.length > 0 && (
          <ul className={layout.stack4}>
            {list.passkeys.map((passkey) => (
              <Passkey
                key={passkey._id}
                passkey={passkey}
                isBusy={call.isBusy}
                onRemove={() => void remove(passkey)}
              />
            ))}
          </ul>
        )}
        <CallFailure call={call} />
        {list?.canAdd && <AddButton isBusy={call.isBusy} onAdd={() => void add()} />}
        <p role="status">{done}</p>
      </div>
    </details>
  );
}

function AddButton({ isBusy, onAdd }: { isBusy: boolean; onAdd: () => void }) {
  if (!('PublicKeyCredential' in window)) return <p>{messages.unsupported}</p>;
  return (
    <p>
      <Button variant="outline" isBusy={isBusy} onClick={onAdd}>
        {messages.add}
      </Button>
    </p>
  );
}

function Passkey({
  passkey: { name, createdAt, lastUsedAt },
  isBusy,
  onRemove,
}: {
  passkey: CustomerPasskey;
  isBusy: boolean;
  onRemove: () => void;
}) {
  const day = (at: string) => formatDate(helsinkiDay(new Date(at)));
  const used = lastUsedAt === null ? messages.neverUsed : messages.used(day(lastUsedAt));
  return (
    <li className={layout.spread}>
      <div className={layout.stack1}>
        <strong>{name || messages.unnamed}</strong>
        <span className={layout.note}>
          {messages.created(day(createdAt))}, {used}
        </span>
      </div>
      <Button
        variant="outline"
        size="small"
        isBusy={isBusy}
        aria-label={messages.removeOf(name || messages.unnamed)}
        onClick={onRemove}
      >
        {messages.remove}
      </Button>
    </li>
  );
}
