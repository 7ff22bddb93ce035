// The further actions of one row of a list, behind a button with three dots or words.
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useId, type KeyboardEvent, type ReactNode, type ToggleEvent } from 'react';

import { Button, IconButton } from '../button.tsx';
import { uiMessages } from '../messages.ts';

import styles from './row-menu.admin.module.css';

interface RowMenuProps {
  /** Names the row for screen readers. */
  name: string;
  /** Words on the button instead of the dots. */
  label?: string | undefined;
  /** Buttons and links. */
  children: ReactNode;
}

export function RowMenu({ name, label: words, children }: RowMenuProps) {
  const id = useId();
  const label = words === undefined ? uiMessages.moreActions(name) : `${words}: ${name}`;
  return (
    <>
      {words === undefined ? (
        <IconButton label={label} popoverTarget={id} className={styles.dots}>
          <Ellipsis />
        </IconButton>
      ) : (
        <Button variant="outline" size="small" aria-label={label} popoverTarget={id}>
          {words}
        </Button>
      )}
      <div
        id={id}
        popover="auto"
        role="toolbar"
        tabIndex={-1}
        aria-orientation="vertical"
        aria-label={label}
        className={styles.menu}
        onToggle={focusFirst}
        onKeyDown={moveFocus}
        // Before the action: a dialog that it opens gives the focus back to the button, not to what is hidden by then.
        onClickCapture={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}

function focusFirst({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState === 'open') actionsIn(currentTarget)[0]?.focus();
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const actions = actionsIn(event.currentTarget);
  const at = actions.findIndex((action) => action === document.activeElement);
  actions.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % actions.length)?.focus();
}

function actionsIn(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('a, button')];
}
