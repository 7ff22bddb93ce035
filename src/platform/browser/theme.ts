// The visitor's theme: set on the document and, where storage allows, saved for the next page.

/** Turns light into dark and back, starting from what is shown now. */
export function toggleTheme(): void {
  const root = document.documentElement;
  const shown = root.dataset['theme'];
  const isDark = shown ? shown === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const next = isDark ? 'light' : 'dark';
  root.dataset['theme'] = next;
  try {
    localStorage.setItem('theme', next);
  } catch {
    // The choice then lasts for this page.
  }
}
