// Outside rolling noise on the scale where tyres lie, 60–80 dB. Not coloured by value: the class depends on the width.
import { labelMessages } from '../../messages/label.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './db-meter.module.css';

const FROM_DB = 60;
const TO_DB = 80;
const UNITS_PER_DB = 10;

export interface DbMeterProps {
  noiseDb: number;
  noiseClass: 'A' | 'B' | 'C' | null;
  /** Numbers at the scale and a sentence that explains decibels: for a product's own page. */
  isDetailed?: boolean | undefined;
}

export function DbMeter({ noiseDb, noiseClass, isDetailed = false }: DbMeterProps) {
  return (
    <div className={styles.meter}>
      <span className={styles.heading}>{labelMessages.noise}</span>
      <div className={styles.row}>
        <div className={styles.scale}>
          <DbScale noiseDb={noiseDb} noiseClass={noiseClass} />
          {isDetailed && (
            <div aria-hidden="true" className={styles.numbers}>
              <span>60</span>
              <span>70</span>
              <span>80</span>
            </div>
          )}
        </div>
        <b className={styles.value} aria-hidden="true">
          {labelMessages.decibels(noiseDb)}
        </b>
        {noiseClass !== null && (
          <span aria-hidden="true" title={labelMessages.noiseClass} className={styles.class}>
            {noiseClass}
          </span>
        )}
      </div>
      {isDetailed && <p className={`${layout.note} ${styles.help}`}>{labelMessages.noiseHelp}</p>}
    </div>
  );
}

/** The scale alone, from 60 to 80 dB. */
export function DbScale({ noiseDb, noiseClass }: Pick<DbMeterProps, 'noiseDb' | 'noiseClass'>) {
  const at = (Math.min(TO_DB, Math.max(FROM_DB, noiseDb)) - FROM_DB) * UNITS_PER_DB;
  const ticks = [60, 65, 70, 75, 80].map((db) => (db - FROM_DB) * UNITS_PER_DB);
  return (
    <svg viewBox="-8 2 216 26" role="img" aria-label={labelMessages.noiseWords(noiseDb, noiseClass)}>
      <path d="M0 12h200" className={styles.track} />
      <path d={`M0 12h${at}`} className={styles.filled} />
      <path d={ticks.map((x) => `M${x} 21v5`).join('')} className={styles.ticks} />
      <circle cx={at} cy="12" r="6.5" className={styles.knob} />
    </svg>
  );
}
