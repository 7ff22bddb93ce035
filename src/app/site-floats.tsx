// What floats over every page: the opening hours in the left corner.
import { HoursButton, HoursDrawer } from '../features/opening-hours/site/hours-drawer.tsx';
import type { FrameData } from './site-layout.tsx';

import styles from './site-floats.module.css';

export function SiteFloats({ data: { hours, hoursButton } }: { data: FrameData }) {
  const drawer = {
    schedule: hours.schedule,
    today: hours.today,
    modifiedAt: hours.settings.lastModifiedDate,
    buttonText: hoursButton.text,
  };
  return (
    <>
      <div className={styles.room} />
      <div className={styles.floats}>{hoursButton.isVisible ? <HoursButton {...drawer} /> : <span />}</div>
      {hoursButton.isVisible && <HoursDrawer {...drawer} />}
    </>
  );
}
