// 'Näytä kartta' brings the map service's own map into the place of the drawing. Only then a request goes to the service.
import { shopMapMessages as messages } from '../messages.ts';

/** Called when the place of the map comes into view. The link itself stays, as the way to the full map. */
export function attach(place: HTMLElement): void {
  const address = place.dataset['map'];
  const link = place.querySelector('a');
  if (!address || !link) return;
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || place.querySelector('iframe')) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.title = messages.frame;
    frame.allow = 'fullscreen';
    frame.setAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
    frame.src = address;
    place.querySelector('svg')?.replaceWith(frame);
    link.textContent = messages.openMap;
    link.title = messages.mapLeaves;
  });
}
