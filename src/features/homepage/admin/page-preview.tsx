// The home page as it would be with what is in the form, on a phone or a computer.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { classNames } from '../../../platform/ui/class-names.ts';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { SegmentedControl } from '../../../platform/ui/segmented-control.tsx';
import type { HomepageSettings } from '../contract.ts';
import type { EditorPart } from '../editor-draft.ts';
import { FINANCING_ID } from '../hero.ts';
import { previewMessages as messages } from '../messages-editor.ts';
import { drawPage, keepInPlace, prepareFrame, showPlace } from './draw-page.ts';
import { previewQuery } from './homepage-query.ts';

import styles from './page-preview.module.css';

/** Whoever types is not interrupted: the page follows when the keys have rested this long. */
const REST_MS = 350;

/** Where the button of a narrow form leads. */
export const PREVIEW_ID = 'etusivun-esikatselu';

const PLACES: Record<EditorPart, string | undefined> = {
  hero: undefined,
  image: undefined,
  content: 'intro',
  financing: FINANCING_ID,
};

export function PagePreview({ part, settings }: { part: EditorPart; settings: HomepageSettings }) {
  const [screen, setScreen] = useState('phone');
  const rested = useRested(settings);
  const { data, error, isFetching, refetch } = useQuery({
    ...previewQuery(rested),
    placeholderData: keepPreviousData,
  });
  const [isReady, setReady] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const shownPart = useRef<EditorPart>(undefined);
  useEffect(() => {
    if (frame.current) prepareFrame(frame.current);
  }, []);
  useEffect(() => {
    if (!isReady || !frame.current || data === undefined) return;
    const { current } = frame;
    const isNewPlace = shownPart.current !== part;
    shownPart.current = part;
    void drawPage(current, data).then(() => {
      if (isNewPlace && shownPart.current === part) showPlace(current, PLACES[part]);
    });
  }, [isReady, data, part]);
  return (
    <section id={PREVIEW_ID} aria-label={messages.title} className={styles.preview}>
      <div className={styles.head}>
        <h2 className={styles.name}>{messages.title}</h2>
        <span aria-hidden="true" className={styles.state}>
          {isFetching && messages.updating}
        </span>
        <SegmentedControl
          name="preview-screen"
          legend={messages.screen}
          segments={[
            { value: 'phone', label: messages.phone },
            { value: 'desktop', label: messages.desktop },
          ]}
          value={screen}
          onChange={({ target }) => setScreen(target.value)}
        />
      </div>
      {error && (
        <LoadFailure title={messages.failed} message={error.message} onRetry={() => void refetch()} />
      )}
      <div className={classNames(styles.screen, screen === 'phone' ? styles.phone : styles.desktop)}>
        <iframe
          ref={frame}
          title={messages.frame}
          sandbox="allow-same-origin"
          className={styles.page}
          onLoad={({ currentTarget }) => {
            if (currentTarget.srcdoc === '') return;
            keepInPlace(currentTarget);
            setReady(true);
          }}
        />
      </div>
    </section>
  );
}

function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
