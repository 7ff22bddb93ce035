// The list of the back office's keys, with the switch that turns the single ones off.
import { useId, useState } from 'react';
import { useLocation } from 'react-router';

import { SINGLE_KEYS_OFF } from '../../platform/browser/single-keys.ts';
import { Checkbox } from '../../platform/ui/form/choice.tsx';
import { Dialog } from '../../platform/ui/overlay/dialog.tsx';
import { useOpenDialog } from '../../platform/ui/overlay/use-open-dialog.ts';
import { shortcutMessages as messages } from './messages.ts';
import { openTab } from './tabs.ts';

import layout from '../../platform/ui/style/layout.module.css';
import styles from './shortcuts.module.css';

export function Shortcuts({ control, onClose }: { control: string; onClose: () => void }) {
  const dialog = useOpenDialog(onClose);
  const id = useId();
  const [isOff, setOff] = useState(() => localStorage.getItem(SINGLE_KEYS_OFF) !== null);
  const keysOfTab = openTab(useLocation().pathname)?.keys ?? [];
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
