// A complete document of ours in a frame, as wide as on a real screen and scaled down to the room there is. Its scripts
// do not run and its links lead nowhere: it is a view only.
import { useEffect, useRef, useState } from 'react';

import { classNames } from '../class-names.ts';

import styles from './preview-frame.admin.module.css';

interface PreviewFrameProps {
  title: string;
  /** Sets the screen's `--width` and `--height` in pixels, without the unit. */
  className?: string | undefined;
  isPhone: boolean;
  /** Renders into the frame; runs again when the function changes. May return a cleanup function. */
  draw: (frame: HTMLIFrameElement) => (() => void) | void;
}

export function PreviewFrame({ title, className, isPhone, draw }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // An empty document in standards mode.
    if (frame.current) frame.current.srcdoc = trusted('<!doctype html><title></title>');
  }, []);
  useEffect(() => (isReady && frame.current ? draw(frame.current) : undefined), [isReady, draw]);
  return (
    <div className={classNames(styles.screen, isPhone ? styles.phone : styles.desktop, className)}>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        className={styles.page}
        onLoad={({ currentTarget }) => {
          if (currentTarget.srcdoc === '') return;
          for (const type of ['click', 'auxclick', 'submit']) {
            currentTarget.contentDocument?.addEventListener(type, (event) => event.preventDefault(), true);
          }
          setReady(true);
        }}
      />
    </div>
  );
}

let policy: { createHTML: (html: string) => string } | undefined;

/** Only for documents that our own server has rendered: the security policy wants every such text to pass a named policy. */
function trusted(html: string): string {
  policy ??= window.trustedTypes?.createPolicy('preview', { createHTML: (text: string) => text });
  return policy?.createHTML(html) ?? html;
}

/** Parses a document that our own server has rendered. */
export function parsePreview(html: string): Document {
  return new DOMParser().parseFromString(trusted(html), 'text/html');
}

/** Replaces the body only, so that the styles do not flash and the scroll position stays. */
export function swapBody(frame: HTMLIFrameElement, page: Document): void {
  const { contentDocument: shown, contentWindow: view } = frame;
  if (!shown || !view) return;
  const { scrollX, scrollY } = view;
  shown.documentElement.lang = page.documentElement.lang;
  shown.body.replaceWith(shown.adoptNode(page.body));
  view.scrollTo(scrollX, scrollY);
}
