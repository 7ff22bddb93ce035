// In place of a set: loading, failed, or removed.
import { DetailPageState } from '../../../../platform/ui/page/detail-page.tsx';
import { hotelAdmin as messages, setPageMessages } from '../../messages/admin.ts';
import { HOTEL_PATH } from './set-queries.ts';

export function SetLoading({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <DetailPageState
      error={error}
      onRetry={onRetry}
      title={messages.oneLoadFailed}
      gone={setPageMessages.gone}
      back={{ to: HOTEL_PATH, label: messages.back }}
    />
  );
}
