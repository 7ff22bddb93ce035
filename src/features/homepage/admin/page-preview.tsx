// The home page as it would be with what is in the form, on a phone or a computer.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { classNames } from '../../../platform/ui/class-names.ts';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { SegmentedControl } from '../../../platform/ui/segmented-control.tsx';
import type { HomepageSettings } from '../contract.ts';
import { previewMessages as messages } from '../messages-editor.ts';
import { drawPage, keepInPlace, prepareFrame, showPlace } from './draw-page.ts';
import { previewQuery } from './homepage-query.ts';

import styles from './page-preview.module.css';

/** Whoever types is not interrupted: the page follows when the keys have rested this long. */
const REST_MS = 350;

export interface PagePreviewProps {
  settings: HomepageSettings;
  /** The id of what is being edited; '' is the top of the page. */
  place: string;
}

export function PagePreview({ settings, place }: PagePreviewProps) {
  const [screen, setScreen] = useState('phone');
  const rested = useRested(settings);
  const { data, error, isFetching, refetch } = useQuery({
    ...previewQuery(rested),
    placeholderData: keepPreviousData,
  });
  const [isReady, setReady] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const shownPlace = useRef<string>(undefined);
  useEffect(() => {
    if (frame.current) prepareFrame(frame.current);
  }, []);
  useEffect(() => {
    if (!isReady || !frame.current || data === undefined) return;
    const { current } = frame;
    let isOver = false;
    void drawPage(current, data).then(() => {
      if (isOver || shownPlace.current === place) return;
      // What is hidden now is shown once it is there: until then it stays unseen.
      if (showPlace(current, place)) shownPlace.current = place;
    });
    return () => {
      isOver = true;
    };
  }, [isReady, data, place]);
  return (
    <section aria-label={messages.title} className={styles.preview}>
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
