// The keys of the back office: palette, search of the view, list of shortcuts. Keys in a field are the field's.
import SearchIcon from 'lucide-react/icons/search';
import { Suspense, lazy, use, useCallback, useEffect, useState } from 'react';

import { isSaveKey, pressSaveButton } from '../../platform/browser/form/save-key.ts';
import { singleKey } from '../../platform/browser/single-keys.ts';
import { AdminFrameContext } from './frame.ts';
import { paletteMessages, shortcutMessages as messages } from './messages.ts';
import { Palette } from './palette.tsx';

import styles from './keys.module.css';

const Shortcuts = lazy(async () => ({ default: (await import('./shortcuts.tsx')).Shortcuts }));

type Open = 'palette' | 'shortcuts' | undefined;

/** The palette's button, and everything that listens to keys. */
export function AdminKeys() {
  const frame = use(AdminFrameContext);
  const [open, setOpen] = useState<Open>(
    frame.kind === 'drawer' && frame.startsWithSearch ? 'palette' : undefined,
  );
  const control = navigator.platform.startsWith('Mac') ? messages.command : messages.control;
  const close = useCallback(() => setOpen(undefined), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isSaveKey(event)) return save(event);
      const wanted = wantedBy(event);
      if (wanted === undefined) return;
      event.preventDefault();
      if (wanted === 'search') document.querySelector<HTMLElement>('main input[type=search]')?.focus();
      else setOpen(wanted);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K"
        className={styles.search}
        onClick={() => setOpen('palette')}
      >
        <SearchIcon />
        <span>{paletteMessages.open}</span>
        <kbd aria-hidden="true">{control} K</kbd>
      </button>
      {open === 'palette' && <Palette onClose={close} />}
      <Suspense fallback={null}>
        {open === 'shortcuts' && <Shortcuts control={control} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Instead of the browser saving the page; forms that autosave have handled the key already. */
function save(event: KeyboardEvent): void {
  if (!event.defaultPrevented) pressSaveButton();
  event.preventDefault();
}

function isWithControl({ ctrlKey, metaKey, key }: KeyboardEvent, letter: string): boolean {
  return (ctrlKey || metaKey) && key.toLowerCase() === letter;
}

function wantedBy(event: KeyboardEvent): Exclude<Open, undefined> | 'search' | undefined {
  if (isWithControl(event, 'k')) return 'palette';
  const key = singleKey(event);
  if (key === '?') return 'shortcuts';
  return key === '/' ? 'search' : undefined;
}
