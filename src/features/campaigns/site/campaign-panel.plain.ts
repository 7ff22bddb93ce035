// The campaigns in the corner: open where there is room, and gone when they are closed.

/** Called once, a moment after the page or on the first touch. */
export function attach(corner: HTMLElement): void {
  const panel = corner.querySelector('details');
  const dismiss = corner.querySelector<HTMLElement>('[data-dismiss]');
  if (!panel || !dismiss) return;
  if (matchMedia('(min-width: 1100px) and (min-height: 700px)').matches) panel.open = true;
  dismiss.hidden = false;
  dismiss.addEventListener('click', () => corner.remove());
}
