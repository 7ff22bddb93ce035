// One visible overlay at a time. What a visitor opens (menu, drawer, dialog) shows at once and hides the uninvited
// overlay, a popover="manual" with data-uninvited; when it closes, that is shown again.

const opened = new Set<Element>();
let waiting: HTMLElement | undefined;
/** Delay after a field loses focus, so that the tap that left it cannot land on a popup. */
const FIELD_LEFT_MS = 1000;

/** Shows an overlay that the visitor did not open, as soon as no other one is open and nobody types. */
export function queueOverlay(overlay: HTMLElement): void {
  waiting = overlay;
  settle();
}

/** Hides an uninvited overlay for good. */
export function dismiss(overlay: HTMLElement): void {
  waiting = undefined;
  overlay.hidePopover();
  settle();
}

/** Tracks opening and closing, but for what hovering opens (`data-hint`). The root has data-bottom-bar and --bottom-bar while an uninvited overlay is shown. */
export function installOverlays(): void {
  document.addEventListener('toggle', onToggle, true);
  // Its height follows the width.
  addEventListener('resize', settle);
  document.addEventListener('focusout', () => setTimeout(settle, FIELD_LEFT_MS));
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    // This Escape has closed a list of suggestions already.
    if (key === 'Escape' && !defaultPrevented && opened.size === 0 && waiting && isShown(waiting)) {
      dismiss(waiting);
    }
  });
}

function onToggle(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !('newState' in event)) return;
  if (target.matches('details,[data-hint]')) return;
  const isOpen = event.newState === 'open';
  if (isOpen && target !== waiting) opened.add(target);
  else opened.delete(target);
  settle();
}

function settle(): void {
  for (const overlay of opened) if (!overlay.isConnected) opened.delete(overlay);
  if (waiting && opened.size > 0) waiting.hidePopover();
  else if (waiting && !isShown(waiting) && !isTyping()) waiting.showPopover();
  const root = document.documentElement;
  const height = waiting && isShown(waiting) ? waiting.offsetHeight : 0;
  root.toggleAttribute('data-bottom-bar', height > 0);
  if (height > 0) root.style.setProperty('--bottom-bar', `calc(${height + 24}px + var(--bar, 0px))`);
  else root.style.removeProperty('--bottom-bar');
}

function isShown(overlay: HTMLElement): boolean {
  return overlay.matches(':popover-open');
}

function isTyping(): boolean {
  return document.activeElement?.matches('input,textarea,select') ?? false;
}
