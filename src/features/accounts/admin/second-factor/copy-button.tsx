// Copies a text that is to be put away elsewhere.
import { showToast } from '../../../../platform/browser/toasts.ts';
import { Button } from '../../../../platform/ui/button.tsx';

import styles from './second-factor.module.css';

export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  // The browser has no clipboard for pages that came without TLS from elsewhere.
  if (!('clipboard' in navigator)) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'ok', text: done });
  };
  return (
    <Button variant="outline" size="small" className={styles.button} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
