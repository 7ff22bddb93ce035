// The frame's plain script: header shadow, theme toggle, menus, picture states. Everything works without it.
import { installImageState } from '../../platform/ui/image-state.ts';
import { installTextAreaFocus } from '../../platform/ui/text-area-focus.ts';

/** The header gets a shadow after this many pixels of scroll. */
const SHADOW_AFTER_PX = 10;

export function installFrame(): void {
  const root = document.documentElement;
  const onScroll = (): void => {
    root.toggleAttribute('data-scrolled', scrollY > SHADOW_AFTER_PX);
  };
  addEventListener('scroll', onScroll);
  onScroll();

  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-theme-toggle]')) toggleTheme(root);
    closeMenus();
  });
  document.addEventListener('focusin', closeMenus);
  installTextAreaFocus();
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const open of document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]')) {
      open.open = false;
      open.querySelector('summary')?.focus();
    }
    // A panel shown by hovering hides until the pointer leaves (WCAG 1.4.13).
    for (const menu of document.querySelectorAll<HTMLElement>('[data-hover-menu]:hover')) {
      menu.dataset['dismissed'] = '';
      menu.addEventListener('pointerleave', () => delete menu.dataset['dismissed'], { once: true });
    }
  });
  installFullMenu();
  installImageState();
}

/** A dropdown closes when anything outside it is clicked or gets the focus. */
function closeMenus(): void {
  const left = '[data-hover-menu]:not(:focus-within, :hover) > details';
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(left)) menu.open = false;
}

/** The full-screen menu: nothing below it takes focus while it is open, and it closes when a link is followed. */
function installFullMenu(): void {
  const menu = document.querySelector<HTMLElement>('[data-full-menu]');
  if (!menu) return;
  menu.addEventListener('beforetoggle', ({ newState }) => {
    for (const behind of document.querySelectorAll<HTMLElement>(
      'body > :not(header), header > :not([data-full-menu])',
    )) {
      behind.inert = newState === 'open';
    }
  });
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') menu.querySelector<HTMLElement>('[popovertargetaction=hide]')?.focus();
  });
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
  });
  addEventListener('pagehide', () => menu.hidePopover());
}

function toggleTheme(root: HTMLElement): void {
  const isDark = root.dataset['theme']
    ? root.dataset['theme'] === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset['theme'] = isDark ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', root.dataset['theme']);
  } catch {
    // Storage may be refused; the choice then lasts for this page.
  }
}
