// What every public page runs before anything is touched: small plain behaviours, and the waking of islands.
import { installConsent } from '../../platform/browser/consent/consent.ts';
import { hydrateIslands, type PlainModule } from '../../platform/browser/islands.ts';
import { installNavigationProgress } from '../../platform/browser/navigation-progress.ts';
import { installOverlays } from '../../platform/browser/overlays.ts';
import { installFrame } from './frame-script.ts';

// A first visit’s page is drawn by the rules in its head. Its sheet, which costs a phone a look at every element again, is for what comes in.
new MutationObserver((_, observer) => {
  observer.disconnect();
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[media^=not]')) sheet.media = 'all';
}).observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] });
installFrame();
installOverlays();
// Older browsers learn how dialogs are opened and closed by attributes.
if (!('command' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype)) {
  void import('../../platform/browser/dialog-commands.ts').then((module) => module.installDialogCommands());
}
const banner = document.getElementById('evasteasetukset');
if (banner) installConsent(banner);
// Before the ring, which takes what is still on its way for a link that is followed.
document.addEventListener('click', (event) => {
  const { target } = event;
  const opener =
    target instanceof Element &&
    target.closest<HTMLElement>('[data-feedback],[data-chat],[data-plain$=label]');
  if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  let opened: Promise<void>;
  if (opener.matches('[data-plain$=label]')) {
    opened = import('../../features/catalogue/site/label.plain.ts').then((module) =>
      module.showLabel(opener),
    );
  } else if (opener.matches('[data-chat]')) {
    opened = import('../../features/chat/site/open-chat.tsx').then((module) => module.openChat(opener));
  } else {
    opened = import('../../features/feedback/site/feedback-drawer.ts').then((module) =>
      module.openFeedback(opener),
    );
  }
  // The contact page, as in paths.ts, which would bring other addresses along.
  opened.catch(() => navigator.onLine && location.assign(opener.getAttribute('href') ?? '/ota-yhteytta'));
});
addEventListener('pendingFaqQuestion', (event) => {
  void import('../../features/chat/site/open-chat.tsx').then((module) => module.askQuestion(event));
});
installNavigationProgress();
// Named as in session-tokens.ts, which most visitors never load.
addEventListener('adminSessionExpired', () => {
  void import('./session-end.ts').then((module) => module.showSessionEnd());
});
// As in session-tokens.ts, too.
try {
  if (localStorage.getItem('adminToken')) {
    void import('./admin-drawer.ts').then((module) => module.offerBackOffice());
  }
  if (localStorage.getItem('customerToken')) {
    void import('./customer.ts').then((module) => module.greetCustomer());
  }
  // Ticked on the page before; key as in compare-choice.ts.
  if (sessionStorage.getItem('kaarto-compare')) {
    void import('../../features/catalogue/site/compare.plain.ts').then((module) => module.attach());
  }
  // Chat left open, or question typed, on the page before; keys as in chat-state.ts and pending-question.ts.
  const chat = sessionStorage.getItem('kaarto-chat-open');
  if (chat === 'gone') document.querySelector('[data-assistant]')?.setAttribute('hidden', '');
  if (chat?.endsWith('t') || localStorage['pendingQuestion']) {
    void import('../../features/chat/site/open-chat.tsx').then((module) => module.reopenChat());
  }
} catch {
  // Blocked storage has no session.
}
// The newsletter's buttons wait for an address from the start; on the first touch the form's own script takes over.
for (const field of document.querySelectorAll<HTMLInputElement>(
  '[data-plain$=newsletter-form] [type=email]',
)) {
  const button = field.form?.querySelector('button');
  const wait = (): boolean | undefined => button?.toggleAttribute('disabled', !field.value.trim());
  field.addEventListener('input', wait);
  // After the browser has put back what was typed before.
  addEventListener('pageshow', wait);
}
hydrateIslands({
  islands: import.meta.glob('../../features/*/site/*.island.tsx'),
  plain: import.meta.glob<PlainModule>('../../features/*/site/*.plain.ts'),
  loadHydrate: () => import('../../platform/browser/hydrate.ts'),
});
