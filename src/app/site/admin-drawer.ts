// The button of the back office on public pages and the drawer it opens. Loaded for signed-in staff alone; the pages
// themselves are the same for everyone.
import {
  ADMIN_SESSION_EXPIRED,
  adminToken,
  onAdminTokenElsewhere,
} from '../../platform/browser/session-tokens.ts';
import { drawerMessages as messages, OPEN_DRAWER, PARTS } from './messages-drawer.ts';

import overlay from '../../platform/ui/overlay/dialog.module.css';
import styles from './admin-drawer.module.css';

/** Puts the button at the right edge; it goes when the session ends. */
export function offerBackOffice(): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.handle ?? '';
  button.textContent = messages.open;
  button.setAttribute('aria-haspopup', 'dialog');
  const { dialog, host } = makeDrawer();
  let loading: Promise<void> | undefined;
  button.addEventListener('click', () => {
    dialog.showModal();
    loading ??= loadOnceMore(host).catch(() => {
      host.textContent = messages.failed;
      loading = undefined;
    });
  });
  openBySearchKey(button, dialog, host);
  const showForStaff = (): void => {
    button.hidden = adminToken() === null;
  };
  onAdminTokenElsewhere(showForStaff);
  addEventListener(ADMIN_SESSION_EXPIRED, () => {
    button.hidden = true;
  });
  dialog.addEventListener('close', showForStaff);
  document.body.append(button, dialog);
  // Straight from the sign-in: the day is in sight without another press.
  if (location.hash === OPEN_DRAWER) {
    history.replaceState(history.state, '', location.pathname + location.search);
    button.click();
  }
}

/** The search of the back office works over every page; once the drawer is loaded it listens to the key itself. */
function openBySearchKey(button: HTMLButtonElement, dialog: HTMLDialogElement, host: HTMLElement): void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k' || button.hidden) return;
    event.preventDefault();
    host.dataset['opens'] = 'search';
    if (!dialog.open) button.click();
  };
  addEventListener('keydown', onKeyDown, { capture: true });
}

function makeDrawer(): { dialog: HTMLDialogElement; host: HTMLElement } {
  const dialog = document.createElement('dialog');
  dialog.className = `${overlay.overlay} ${overlay.drawer} ${overlay.right} ${styles.drawer}`;
  dialog.setAttribute('aria-label', messages.title);
  dialog.setAttribute('closedby', 'any');
  const host = document.createElement('div');
  host.id = 'admin';
  host.className = styles.host ?? '';
  host.dataset['density'] = 'compact';
  dialog.append(host);
  return { dialog, host };
}

/** The files that the browser knows of may be gone with a new version. */
async function loadOnceMore(host: HTMLElement): Promise<void> {
  host.textContent = messages.loading;
  await load('default').catch(() => load('reload'));
}

/** Brings the sheets and the script of the back office; the script finds its place by its id. */
async function load(cache: RequestCache): Promise<void> {
  const answer = await fetch(PARTS, { cache });
  const { stylesheets, scripts, firstTab } = partsOf(await answer.json());
  for (const href of [...scripts, ...firstTab]) document.head.append(linkTo('modulepreload', href));
  await Promise.all(stylesheets.map(addSheet));
  for (const address of scripts) await import(/* @vite-ignore */ address);
}

function addSheet(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = linkTo('stylesheet', address);
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', reject);
    document.head.append(link);
  });
}

function linkTo(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href });
}

function partsOf(answer: unknown): Record<'stylesheets' | 'scripts' | 'firstTab', string[]> {
  const listOf = (name: string): string[] => {
    const list: unknown =
      typeof answer === 'object' && answer !== null
        ? Object.getOwnPropertyDescriptor(answer, name)?.value
        : [];
    return Array.isArray(list) ? list.filter((address) => typeof address === 'string') : [];
  };
  return { stylesheets: listOf('stylesheets'), scripts: listOf('scripts'), firstTab: listOf('firstTab') };
}
