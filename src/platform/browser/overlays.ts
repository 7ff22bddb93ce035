// One visible overlay at a time. What a visitor opens (menu, drawer, dialog) shows at once and hides the uninvited
// overlays; when it closes, the first in the queue is shown again: the cookie banner before a popup.
// Uninvited overlays are popover="manual" with data-uninvited="1" (first) or "2"; the others need nothing.

const opened = new Set<Element>();
const waiting = new Set<HTMLElement>();
/** A popup of this rank waits while the visitor types. */
const POLITE_RANK = '2';
/** Delay after a field loses focus, so that the tap that left it cannot land on a popup. */
const FIELD_LEFT_MS = 1000;

/** Shows an overlay that the visitor did not open, as soon as no other one is open. */
export function queueOverlay(overlay: HTMLElement): void {
  waiting.add(overlay);
  settle();
}

/** Removes an overlay from the queue, hides it and shows the next. */
export function dismiss(overlay: HTMLElement): void {
  waiting.delete(overlay);
  if (overlay.matches(':popover-open')) overlay.hidePopover();
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
    const shown = key === 'Escape' && !defaultPrevented && opened.size === 0 ? shownNow() : undefined;
    if (shown) dismiss(shown);
  });
}

function onToggle(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !('newState' in event)) return;
  if (target.matches('details,[data-hint]')) return;
  const isOpen = event.newState === 'open';
  if (target.dataset['uninvited']) {
    if (isOpen) waiting.add(target);
    else if (opened.size === 0 && !target.matches(':popover-open')) waiting.delete(target);
  } else if (isOpen) opened.add(target);
  else opened.delete(target);
  settle();
}

function settle(): void {
  for (const overlay of opened) if (!overlay.isConnected) opened.delete(overlay);
  const next =
    opened.size > 0
      ? undefined
      : [...waiting].toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)))[0];
  const shown = shownNow();
  const isPolite = next && next !== shown && rankOf(next) === POLITE_RANK && isTyping();
  if (shown && shown !== next) shown.hidePopover();
  if (next && next !== shown && !isPolite) next.showPopover();
  const root = document.documentElement;
  const height = shownNow()?.offsetHeight ?? 0;
  root.toggleAttribute('data-bottom-bar', height > 0);
  if (height > 0) root.style.setProperty('--bottom-bar', `calc(${height + 24}px + var(--bar, 0px))`);
  else root.style.removeProperty('--bottom-bar');
}

function shownNow(): HTMLElement | undefined {
  return [...waiting].find((overlay) => overlay.matches(':popover-open'));
}

function rankOf(overlay: HTMLElement): string {
  return overlay.dataset['uninvited'] ?? '';
}

function isTyping(): boolean {
  return document.activeElement?.matches('input,textarea,select') ?? false;
}
