// The error boundary: a part of a page that failed to render is replaced by the words of the error screen.
import { Component, type ReactNode } from 'react';

import { Button } from '../button.tsx';
import { uiMessages } from '../messages.ts';
import { Notice } from './notice.tsx';

interface FailureBoundaryProps {
  children: ReactNode;
  /** Called once the failure shows: forgets what the next try would fail on again. */
  onFailure?: (() => void) | undefined;
}

/** Shows its children, and after a failure of theirs the notice of it with a button that reloads the page. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override componentDidCatch(): void {
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <FailureNotice /> : this.props.children;
  }
}

/** The generic error, as a part of a page shows it. */
export function FailureNotice() {
  return (
    <Notice
      tone="bad"
      role="alert"
      title={uiMessages.failureTitle}
      action={
        <Button variant="outline" size="small" onClick={() => location.reload()}>
          {uiMessages.reloadPage}
        </Button>
      }
    >
      {uiMessages.failureText}
    </Notice>
  );
}
