// One visible overlay at a time. What a visitor opens (menu, drawer, dialog) shows at once and sends the uninvited
// away; when it closes, the first of those still waiting comes back: the cookie banner before a popup.
// Uninvited overlays are popover="manual" with data-uninvited="1" (first) or "2"; the others need nothing.

const opened = new Set<Element>();
const waiting = new Set<HTMLElement>();
/** A popup that would cut into typing waits until the field is left. */
const POLITE_RANK = '2';
/** The press that leaves a field must not land on what would come in its place. */
const FIELD_LEFT_MS = 1000;

/** Shows an uninvited overlay as soon as nothing stands before it. */
export function invite(overlay: HTMLElement): void {
  waiting.add(overlay);
  settle();
}

/** Hides an uninvited overlay for good and lets the next one in. */
export function dismiss(overlay: HTMLElement): void {
  waiting.delete(overlay);
  if (overlay.matches(':popover-open')) overlay.hidePopover();
  settle();
}

/** Listens to what is opened and closed. The root carries data-asking and --bottom-bar while something uninvited shows. */
export function installOverlays(): void {
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('focusout', () => setTimeout(settle, FIELD_LEFT_MS));
  document.addEventListener('keydown', ({ key }) => {
    const shown = key === 'Escape' && opened.size === 0 ? shownNow() : undefined;
    if (shown) dismiss(shown);
  });
}

function onToggle(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !('newState' in event) || target.matches('details')) return;
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
  root.toggleAttribute('data-asking', height > 0);
  if (height > 0) root.style.setProperty('--bottom-bar', `${height + 24}px`);
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
