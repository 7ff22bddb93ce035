// The home page as it would be with what is in the form, on a phone or a computer.
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

import { useDebouncedValue } from '../../../../platform/browser/use-debounced-value.ts';
import { LoadFailure } from '../../../../platform/ui/page/load-failure.tsx';
import { PreviewFrame } from '../../../../platform/ui/preview/preview-frame.tsx';
import { FIRST_SCREEN, ScreenSwitch } from '../../../../platform/ui/preview/screen-switch.tsx';
import type { HomepageSettings } from '../../contract.ts';
import { previewMessages as messages } from '../../messages-editor.ts';
import { previewQuery } from '../homepage-query.ts';
import { drawPage, showPlace } from './draw-page.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './page-preview.module.css';

export interface PagePreviewProps {
  settings: HomepageSettings;
  /** The id of what is being edited; '' is the top of the page. */
  place: string;
}

export function PagePreview({ settings, place }: PagePreviewProps) {
  const [screen, setScreen] = useState<string>(FIRST_SCREEN);
  const debounced = useDebouncedValue(settings);
  const { data, error, isFetching, refetch } = useQuery(previewQuery(debounced));
  const shownPlace = useRef<string>(undefined);
  const draw = useCallback(
    (frame: HTMLIFrameElement) => {
      let isOver = false;
      if (data === undefined) return undefined;
      void drawPage(frame, data).then(() => {
        if (isOver || shownPlace.current === place) return;
        // A place that the page hides now is scrolled to once it is there.
        if (showPlace(frame, place)) shownPlace.current = place;
      });
      return () => {
        isOver = true;
      };
    },
    [data, place],
  );
  return (
    <section aria-label={messages.title} className={`${layout.stack3} ${styles.preview}`}>
      <div className={`${layout.cluster} ${styles.head}`}>
        <h2 className={styles.name}>{messages.title}</h2>
        <span aria-hidden="true" className={`${layout.note} ${styles.state}`}>
          {isFetching && messages.updating}
        </span>
        <ScreenSwitch value={screen} onChange={setScreen} />
      </div>
      {error && (
        <LoadFailure title={messages.failed} message={error.message} onRetry={() => void refetch()} />
      )}
      <PreviewFrame title={messages.frame} isPhone={screen === 'phone'} draw={draw} />
    </section>
  );
}
