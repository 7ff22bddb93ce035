// A separate document in an iframe: as wide as a phone or a screen, drawn smaller, in the styles of this document.
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import styles from './campaign-preview.module.css';

interface CampaignFrameProps {
  title: string;
  device: 'phone' | 'desktop';
  /** The dialog that is to be open. */
  openId: string | undefined;
  /** Somebody closed it in the frame; the same function from one drawing to the next. */
  onClosed: () => void;
  children: ReactNode;
}

export function CampaignFrame({ title, device, openId, onClosed, children }: CampaignFrameProps) {
  const [body, setBody] = useState<HTMLElement>();
  const ready = useCallback((frame: HTMLIFrameElement | null) => {
    const inner = frame?.contentDocument;
    if (!inner) return;
    dress(inner);
    setBody(inner.body);
  }, []);
  useEffect(() => {
    const dialog =
      openId === undefined
        ? undefined
        : body?.ownerDocument.querySelector<HTMLDialogElement>(`#${CSS.escape(openId)}`);
    if (!dialog) return undefined;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    // Content that opens in the frame takes the focus; it goes back to the field being typed into.
    if (before instanceof HTMLElement) before.focus();
    dialog.addEventListener('close', onClosed);
    return () => {
      dialog.removeEventListener('close', onClosed);
      dialog.close();
    };
  }, [body, openId, onClosed]);
  return (
    <div className={styles[`${device}Screen`]}>
      <iframe
        sandbox="allow-same-origin allow-forms"
        title={title}
        ref={ready}
        className={styles.frame}
        onLoad={({ currentTarget }) => ready(currentTarget)}
      />
      {body &&
        createPortal(
          <div className={styles.page}>
            <div className={styles.band} />
            <div className={styles.lines} />
            <div className={styles.foot} />
            {children}
          </div>,
          body,
        )}
    </div>
  );
}

/** The frame has the sheets and the theme of the document around it; its pictures report whether they loaded as they do there. */
function dress(inner: Document): void {
  const { documentElement: root, head } = inner;
  root.lang = document.documentElement.lang;
  for (const name of ['data-theme', 'class']) {
    const value = document.documentElement.getAttribute(name);
    if (value !== null) root.setAttribute(name, value);
  }
  head.replaceChildren(
    ...[...document.querySelectorAll('link[rel=stylesheet], style')].map((sheet) => sheet.cloneNode(true)),
  );
  const mark = (state: string) => (event: Event) => {
    // Elements of the frame belong to its own window's classes, so `instanceof` fails: they are found by the event.
    for (const image of inner.images) {
      const isIt = event.composedPath().includes(image);
      if (isIt) image.closest('[data-picture]')?.setAttribute('data-picture', state);
    }
  };
  inner.addEventListener('load', mark('loaded'), true);
  inner.addEventListener('error', mark('failed'), true);
}
