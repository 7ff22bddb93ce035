// The campaigns in the corner: open where there is room beside the hero, folded over all that comes below it, and gone for
// good once they are closed.
import { noteClosed, readClosed } from './closed-campaigns.ts';

/** So much of the hero must be in sight for the open panel to lie on nothing else. */
const MOST_OF_IT = 0.85;

/** Called once, a moment after the page or on the first touch; the corner shows itself only after that. */
export function attach(corner: HTMLElement): void {
  const panel = corner.querySelector('details');
  const dismiss = corner.querySelector<HTMLElement>('[data-dismiss]');
  if (!panel || !dismiss) return;
  const ids = [...panel.querySelectorAll('[commandfor]')].map(
    (button) => button.getAttribute('commandfor') ?? '',
  );
  const closed = readClosed();
  if (ids.every((id) => closed.includes(id))) {
    corner.remove();
    return;
  }
  // Beside a question that nobody asked for, and after it was closed once, it stays folded: a new campaign does not push in.
  const isAsking = document.documentElement.hasAttribute('data-asking');
  const isRoomy = matchMedia('(min-width: 1100px) and (min-height: 700px)').matches;
  if (isRoomy && !isAsking && closed.length === 0) openBesideHero(panel);
  dismiss.hidden = false;
  dismiss.addEventListener('click', () => {
    noteClosed(ids);
    corner.remove();
  });
}

/** Open as long as the hero stands behind it; where somebody is in it, or has pressed it, it stays as it is. */
function openBesideHero(panel: HTMLDetailsElement): void {
  const hero = document.querySelector('[data-hero]');
  if (!hero) return;
  const onSight = new IntersectionObserver(
    (entries) => {
      if (!panel.contains(document.activeElement)) panel.open = entries.at(-1)?.isIntersecting ?? false;
    },
    { threshold: MOST_OF_IT },
  );
  onSight.observe(hero);
  panel.querySelector('summary')?.addEventListener('click', () => onSight.disconnect());
}
