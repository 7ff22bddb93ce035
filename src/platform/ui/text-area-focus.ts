// Text areas that get the focus are in sight as a whole.

/** A browser brings the caret of a text area into view, and leaves the rest of it under the bar at the foot. */
export function installTextAreaFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
  });
}
