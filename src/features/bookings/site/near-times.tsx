// The free times next to one that is taken, each a button that takes it with the typed data.
import { z } from 'zod';

import { formatClock, formatNearDay, helsinkiDay } from '../../../platform/contract/dates.ts';
import { pressedName, type RefusedForm } from '../../../platform/contract/plain-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { bookingPage as texts } from '../messages/site.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './booking.page.module.css';

export function nearTimes(refused: RefusedForm | undefined): Date[] | undefined {
  const times = z.array(z.iso.datetime({ offset: true })).safeParse(refused?.problem['times']).data;
  return times && times.length > 0 ? times.map((time) => new Date(time)) : undefined;
}

interface NearTimesProps {
  starts: readonly Date[];
  problem: RefusedForm['problem'];
  /** Above the times. */
  lead: string;
  pick: (day: string, time: string) => string;
}

/** Comes first in its form. */
export function NearTimes({ starts, problem, lead, pick }: NearTimesProps) {
  const isTaken = problem.code === 'booking.taken';
  return (
    <>
      {/* Enter in a field sends what is chosen, not the first of these times. */}
      <button type="submit" hidden>
        {texts.submit}
      </button>
      <Notice tone="warn" role="alert" title={isTaken ? texts.takenTitle : texts.notBookableTitle}>
        {!isTaken && <p>{problem.message}</p>}
        <p>{lead}</p>
        <p className={`${layout.cluster2} ${styles.near}`}>
          {starts.map((start) => (
            <Button
              key={start.getTime()}
              type="submit"
              name={pressedName('start')}
              value={start.toISOString()}
              variant="outline"
              size="small"
            >
              {pick(formatNearDay(helsinkiDay(start)), formatClock(start))}
            </Button>
          ))}
        </p>
      </Notice>
    </>
  );
}
