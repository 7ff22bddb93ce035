// Where a set will stand: loading, not to be had, or gone.
import { OneLoading } from '../../../platform/ui/one-thing.tsx';
import { hotelAdmin as messages, setPageMessages } from '../messages-admin.ts';
import { HOTEL_PATH } from './set-queries.ts';

export function SetLoading({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <OneLoading
      error={error}
      onRetry={onRetry}
      title={messages.oneLoadFailed}
      gone={setPageMessages.gone}
      back={{ to: HOTEL_PATH, label: messages.back }}
    />
  );
}
