// The campaigns in the corner: open where there is room, folded while they would lie over the footer's form, and gone for
// good once they are closed.
import { noteClosed, readClosed } from './closed-campaigns.ts';

/** Called once, a moment after the page or on the first touch; the corner shows itself only after that. */
export function attach(corner: HTMLElement): void {
  const panel = corner.querySelector('details');
  const dismiss = corner.querySelector<HTMLElement>('[data-dismiss]');
  if (!panel || !dismiss) return;
  const ids = [...panel.querySelectorAll('[popovertarget]')].map(
    (button) => button.getAttribute('popovertarget') ?? '',
  );
  const closed = readClosed();
  if (ids.every((id) => closed.includes(id))) {
    corner.remove();
    return;
  }
  // Beside a question that nobody asked for, and after it was closed once, it stays folded: a new campaign does not push in.
  const isAsking = document.documentElement.hasAttribute('data-asking');
  const isRoomy = matchMedia('(min-width: 1100px) and (min-height: 700px)').matches;
  if (isRoomy && !isAsking && closed.length === 0) openBesideFooter(panel);
  dismiss.hidden = false;
  dismiss.addEventListener('click', () => {
    noteClosed(ids);
    corner.remove();
  });
}

/** Open, but not while the last form of the page is in sight; where somebody is in it, or has pressed it, it stays as it is. */
function openBesideFooter(panel: HTMLDetailsElement): void {
  panel.open = true;
  const form = document.querySelector('footer form');
  if (!form) return;
  const onSight = new IntersectionObserver((entries) => {
    if (!panel.contains(document.activeElement)) panel.open = !entries.at(-1)?.isIntersecting;
  });
  onSight.observe(form);
  panel.querySelector('summary')?.addEventListener('click', () => onSight.disconnect());
}
