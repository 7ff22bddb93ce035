// Google Tag Manager with Consent Mode v2: all four signals are denied before any tag. Consent covers analytics alone, so it
// grants that one signal and advertising stays denied.
// Its script is loaded only after consent.
import { LINK_TOKEN_QUERY } from '../../contract/mail/mailed-link.ts';
import type { Consent } from './consent-storage.ts';

const ORIGIN = 'https://www.googletagmanager.com';
const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Where the browser knows Trusted Types. */
    trustedTypes?: {
      createPolicy: <Rules extends object>(name: string, rules: Rules) => Rules;
    };
  }
}

/** Pushes the visitor's choice; until then everything is denied. */
export function pushConsent(choice: Consent): void {
  if (!window.dataLayer) {
    window.dataLayer = [];
    signal('consent', 'default', signalsOf('denied'));
  }
  signal('consent', 'update', {
    ...signalsOf('denied'),
    analytics_storage: choice === 'accepted' ? 'granted' : 'denied',
  });
}

/**
 * Loads the container `id` ('GTM-…') and counts this page. Call only with consent.
 * The address of an emailed link is a credential: foreign scripts do not run on such pages.
 */
export function startTagManager(id: string): void {
  if (new URLSearchParams(location.search).has(LINK_TOKEN_QUERY)) return;
  pushConsent('accepted');
  window.dataLayer?.push(
    { 'gtm.start': Date.now(), event: 'gtm.js' },
    { event: 'page_view', page_path: location.pathname, page_title: document.title },
  );
  const script = document.createElement('script');
  const address = `${ORIGIN}/gtm.js?id=${encodeURIComponent(id)}`;
  const policy = window.trustedTypes?.createPolicy('tag-manager', {
    createScriptURL: (url: string) => url,
  });
  script.src = policy?.createScriptURL(address) ?? address;
  script.async = true;
  document.head.append(script);
}

/** The tag manager reads the arguments object itself, not an array of the same things. */
function signal(..._words: readonly unknown[]): void {
  window.dataLayer?.push(arguments);
}

function signalsOf(state: 'denied'): Record<string, string> {
  return Object.fromEntries(SIGNALS.map((name) => [name, state]));
}
