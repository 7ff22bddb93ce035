// What stands in the place of a tab that does not exist.
import { EmptyState } from '../platform/ui/empty-state.tsx';
import { adminMessages as messages } from './messages-admin.ts';

export function UnknownTab() {
  return (
    <EmptyState title={messages.unknownTab} body={<small lang="en">{messages.unknownTabQuoted}</small>} />
  );
}
