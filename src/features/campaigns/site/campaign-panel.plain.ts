// The campaigns in the corner: hidden permanently once closed.
import { CAMPAIGN_DIALOG } from './campaign-dialog.ts';
import { noteClosed, readClosed } from './closed-campaigns.ts';

/** Called once, a moment after the page or on the first touch; the corner shows itself only after that. */
export function attach(corner: HTMLElement): void {
  countOpenings();
  const dismiss = corner.querySelector<HTMLElement>('[data-dismiss]');
  if (!dismiss) return;
  const ids = [...corner.querySelectorAll('[commandfor]')].map(
    (button) => button.getAttribute('commandfor') ?? '',
  );
  const closed = readClosed();
  if (ids.every((id) => closed.includes(id))) {
    corner.remove();
    return;
  }
  dismiss.hidden = false;
  dismiss.addEventListener('click', () => {
    noteClosed(ids);
    corner.remove();
  });
}

/** Reports to the server which campaign was opened, from whichever of its places, and nothing else. */
function countOpenings(): void {
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest(`[commandfor^=${CAMPAIGN_DIALOG}]`) : null;
    const id = opener?.getAttribute('commandfor')?.slice(CAMPAIGN_DIALOG.length);
    if (id) navigator.sendBeacon(`/api/campaigns/${id}/openings`);
  });
}
