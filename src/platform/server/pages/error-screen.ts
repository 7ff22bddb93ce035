// The screens for when no page can be rendered: the error screen, and the one while starting.
import { errorScreenMessages as texts } from './messages.ts';

/** A complete document that needs no database and no script; 'starting' reloads itself after a few seconds. */
export function errorScreen({
  kind,
  stylesheets,
  href = '',
}: {
  kind: 'error' | 'starting';
  stylesheets: readonly string[];
  /** Where the button leads: one of our own paths, or the address itself. */
  href?: string;
}): string {
  const { title, body, button } = texts[kind];
  const links = stylesheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('');
  const refresh = kind === 'starting' ? '<meta http-equiv="refresh" content="3">' : '';
  return (
    `<!doctype html><html lang="fi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">${refresh}<title>${title}</title>${links}</head>` +
    `<body><main class="error-screen"><h1>${title}</h1><p>${body}</p><p><a class="error-screen-button" href="${href}">${button}</a></p></main></body></html>`
  );
}
