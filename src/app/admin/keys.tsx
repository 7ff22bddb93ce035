// The keys of the back office: palette, search of the view, list of shortcuts. Keys in a field are the field's.
import SearchIcon from 'lucide-react/icons/search';
import { use, useCallback, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';

import { isSaveKey, pressSaveButton } from '../../platform/browser/form/save-key.ts';
import { SINGLE_KEYS_OFF, singleKey } from '../../platform/browser/single-keys.ts';
import { Checkbox } from '../../platform/ui/form/choice.tsx';
import { Dialog } from '../../platform/ui/overlay/dialog.tsx';
import { useOpenDialog } from '../../platform/ui/overlay/use-open-dialog.ts';
import { AdminFrameContext } from './frame.ts';
import { paletteMessages, shortcutMessages as messages } from './messages.ts';
import { Palette } from './palette.tsx';
import { openTab } from './tabs.ts';

import layout from '../../platform/ui/style/layout.module.css';
import styles from './keys.module.css';

type Open = 'palette' | 'shortcuts' | undefined;

/** The palette's button, and everything that listens to keys. */
export function AdminKeys() {
  const frame = use(AdminFrameContext);
  const [open, setOpen] = useState<Open>(
    frame.kind === 'drawer' && frame.startsWithSearch ? 'palette' : undefined,
  );
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
        <kbd aria-hidden="true">{controlKey()} K</kbd>
      </button>
      {open === 'palette' && <Palette onClose={close} />}
      {open === 'shortcuts' && <Shortcuts onClose={close} />}
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

function controlKey(): string {
  return navigator.platform.startsWith('Mac') ? messages.command : messages.control;
}

function Shortcuts({ onClose }: { onClose: () => void }) {
  const dialog = useOpenDialog(onClose);
  const id = useId();
  const [isOff, setOff] = useState(() => localStorage.getItem(SINGLE_KEYS_OFF) !== null);
  const keysOfTab = openTab(useLocation().pathname)?.keys ?? [];
  const control = controlKey();
  const rows = [
    [`${control} K`, messages.palette],
    ['/', messages.search],
    [`${control} S`, messages.save],
    [`${control} Enter`, messages.save],
    ['Esc', messages.close],
    ['?', messages.list],
    ...keysOfTab,
  ];
  return (
    <Dialog id={id} ref={dialog} title={messages.title}>
      <dl className={`${layout.stack2} ${styles.keys}`}>
        {rows.map(([keys, text]) => (
          <div key={keys} className={styles.row}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        isSwitch
        label={messages.singleKeys}
        checked={!isOff}
        onChange={({ target }) => {
          if (target.checked) localStorage.removeItem(SINGLE_KEYS_OFF);
          else localStorage.setItem(SINGLE_KEYS_OFF, 'yes');
          setOff(!target.checked);
        }}
      />
    </Dialog>
  );
}
