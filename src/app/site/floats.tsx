// What stays in reach on every page: the opening hours on the left, what answers questions on the right.
import type { ReactNode } from 'react';

import { HoursButton, HoursDrawer } from '../../features/opening-hours/site/hours-drawer.tsx';
import type { FrameData } from './frame-data.ts';

import styles from './floats.module.css';

interface SiteFloatsProps {
  data: FrameData;
  /** The button in the right corner, if there is one. */
  right?: ReactNode;
}

export function SiteFloats({ data: { hours, hoursButton }, right }: SiteFloatsProps) {
  const drawer = {
    schedule: hours.schedule,
    today: hours.today,
    modifiedAt: hours.settings.lastModifiedDate,
    buttonText: hoursButton.text,
  };
  return (
    <>
      <div className={styles.room} />
      {(hoursButton.isVisible || right) && (
        <div className={styles.floats}>
          {hoursButton.isVisible && <HoursButton {...drawer} />}
          {right && (
            <div data-float="right" className={styles.right}>
              {right}
            </div>
          )}
        </div>
      )}
      {hoursButton.isVisible && <HoursDrawer {...drawer} />}
    </>
  );
}
