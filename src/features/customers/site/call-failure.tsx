// Why a call failed, where no field shows it; nothing while all is well.
import type { ReactNode } from 'react';

import { Notice } from '../../../platform/ui/page/notice.tsx';
import { accountPage as messages } from '../messages-site.ts';
import type { CallState } from './use-call.ts';

export function CallFailure({ call, action }: { call: CallState; action?: ReactNode }) {
  if (call.message === undefined) return null;
  return (
    <Notice tone="bad" role="alert" title={messages.failed} action={action}>
      {call.message}
    </Notice>
  );
}
