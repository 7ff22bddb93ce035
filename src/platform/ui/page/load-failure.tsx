// The state of something that could not be loaded: why, and a retry button.
import { Button } from '../button.tsx';
import { uiMessages } from '../messages.ts';
import { Notice } from './notice.tsx';

export interface LoadFailureProps {
  /** 'Kampanjoiden lataus epäonnistui'. */
  title: string;
  message: string;
  /** An English text for developers that is shown beneath the Finnish one. */
  quoted?: string | undefined;
  onRetry: () => void;
}

export function LoadFailure({ title, message, quoted, onRetry }: LoadFailureProps) {
  return (
    <Notice
      tone="bad"
      role="alert"
      title={title}
      quoted={quoted}
      action={
        <Button variant="outline" size="small" onClick={onRetry}>
          {uiMessages.retry}
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
