// What stands in the place of a tab that does not exist.
import { Notice } from '../platform/ui/notice.tsx';
import { adminMessages as messages } from './messages-admin.ts';

export function UnknownTab() {
  return (
    <Notice tone="info" quoted={messages.unknownTabQuoted}>
      {messages.unknownTab}
    </Notice>
  );
}
