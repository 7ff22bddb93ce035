// The tabs by their groups: the rail of a desktop, and the bar at a phone's foot with the sheet that has the rest.
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { useEffect, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router';

import { visibleTo, useIsOwner } from '../../features/accounts/admin/session.ts';
import type { AdminTab } from '../../platform/browser/admin/admin-tab.ts';
import { Drawer } from '../../platform/ui/overlay/dialog.tsx';
import { useOpenDialog } from '../../platform/ui/overlay/use-open-dialog.ts';
import { adminMessages as messages } from './messages.ts';
import { adminTabs, inGroups } from './tabs.ts';

import styles from './tab-list.module.css';

/** In a phone's bar; what it has no room for is in the sheet. */
const IN_BAR = ['tanaan', 'ajanvaraus', 'rengashotelli', 'yhteydenotot'];

/** Where the rail is, the head has the user's name, which leads there. */
const UNDER_NAME = 'account';

export function Rail() {
  return (
    <nav aria-label={messages.tabs} className={styles.rail}>
      <GroupedTabs tabs={adminTabs.filter(({ tab }) => tab !== UNDER_NAME)} />
    </nav>
  );
}

function GroupedTabs({ tabs: shown, onOpen }: { tabs: readonly AdminTab[]; onOpen?: () => void }) {
  const id = useId();
  return (
    <ul className={styles.groups}>
      {inGroups(visibleTo(useIsOwner(), shown)).map(({ group, tabs }) => (
        <li key={group}>
          {messages.groups[group] !== '' && (
            <p id={`${id}-${group}`} className={styles.heading}>
              {messages.groups[group]}
            </p>
          )}
          <ul aria-labelledby={`${id}-${group}`} className={styles.list}>
            {tabs.map((tab) => (
              <li key={tab.tab}>
                <TabLink {...tab} className={styles.tab ?? ''} onClick={onOpen} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

interface TabLinkProps extends AdminTab {
  className: string;
  onClick?: (() => void) | undefined;
}

function TabLink({ tab, label, icon: Icon, badge: Badge, className, onClick }: TabLinkProps) {
  return (
    <NavLink to={`/admin/${tab}`} title={label} className={className} onClick={onClick}>
      {Icon && <Icon className={styles.icon} />}
      <span className={styles.label}>{label}</span>
      {Badge && (
        <span className={styles.badge}>
          <Badge />
        </span>
      )}
    </NavLink>
  );
}

const shortLabel = ({ tab, label }: AdminTab): string => messages.inBar[tab] ?? label;

/** As the keys do: the palette listens to them wherever it is. */
function openPalette(): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }));
}

export function BottomBar() {
  const [isOpen, setOpen] = useState(false);
  const [today, ...others] = IN_BAR.flatMap((name) => adminTabs.find(({ tab }) => tab === name) ?? []);
  const className = styles.place ?? '';
  return (
    <>
      <nav aria-label={messages.tabs} className={styles.bar}>
        {today && <TabLink {...today} className={className} />}
        <button type="button" className={className} onClick={openPalette}>
          <Search className={styles.icon} />
          <span className={styles.label}>{messages.search}</span>
        </button>
        {others.map((tab) => (
          <TabLink key={tab.tab} {...tab} label={shortLabel(tab)} className={className} />
        ))}
        <button type="button" aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
          <Menu className={styles.icon} />
          <span className={styles.label}>{messages.more}</span>
        </button>
      </nav>
      {isOpen && <Sheet onClose={() => setOpen(false)} />}
    </>
  );
}

/** All tabs; it closes when one is opened. */
function Sheet({ onClose }: { onClose: () => void }) {
  const dialog = useOpenDialog(onClose);
  const { key } = useLocation();
  const [shownAt] = useState(key);
  useEffect(() => {
    if (key !== shownAt) onClose();
  }, [key, shownAt, onClose]);
  return (
    <Drawer id={useId()} ref={dialog} side="bottom" title={messages.tabs} className={styles.sheet}>
      {/* Closed first: the view that opens takes the focus, which it cannot behind an open dialog. */}
      <GroupedTabs tabs={adminTabs} onOpen={() => dialog.current?.close()} />
    </Drawer>
  );
}
