// The EU tyre label in short (Regulation (EU) 2020/740): classes of fuel and wet grip, noise, snow and ice grip.
import CloudRain from 'lucide-react/icons/cloud-rain';
import Fuel from 'lucide-react/icons/fuel';
import type { ReactNode } from 'react';

import { labelMessages } from '../../messages/label.ts';
import { DbMeter } from '../drawings/db-meter.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './eu-label.module.css';

/** A–E is the present scale; F and G occur on tyres labelled before May 2021. */
export type LabelClass = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

export interface EuLabelProps {
  /** Studded tyres are outside the regulation. */
  isStudded: boolean;
  /** What the manufacturer gave; null is not shown. */
  fuelEfficiency: LabelClass | null;
  wetGrip: LabelClass | null;
  noiseDb: number | null;
  noiseClass: 'A' | 'B' | 'C' | null;
  /** 3PMSF. */
  hasSnowGrip: boolean;
  hasIceGrip: boolean;
  /** Scale numbers and an explanation at the noise: for a product's own page. */
  isDetailed?: boolean | undefined;
  /** Link or button to the full label and data sheet. */
  more?: ReactNode;
}

export function EuLabel(props: EuLabelProps) {
  const { fuelEfficiency, wetGrip, noiseDb, noiseClass, hasSnowGrip, hasIceGrip, isDetailed, more } = props;
  if (props.isStudded) return <p className={`${layout.note} ${styles.note}`}>{labelMessages.studded}</p>;
  if (fuelEfficiency === null && wetGrip === null && noiseDb === null && !hasSnowGrip && !hasIceGrip) {
    return (
      <p className={`${layout.note} ${styles.note}`}>
        {labelMessages.notStated}
        {more && <> {more}</>}
      </p>
    );
  }
  return (
    <div role="group" aria-label={labelMessages.title} className={styles.label}>
      <LabelPart heading={labelMessages.fuel} icon={<Fuel />}>
        <LabelScale what={labelMessages.fuelName} letter={fuelEfficiency} />
      </LabelPart>
      <LabelPart heading={labelMessages.wet} icon={<CloudRain />}>
        <LabelScale what={labelMessages.wet} letter={wetGrip} />
      </LabelPart>
      <div className={styles.whole}>
        {noiseDb === null ? (
          <LabelPart heading={labelMessages.noise}>{labelMessages.missing}</LabelPart>
        ) : (
          <DbMeter noiseDb={noiseDb} noiseClass={noiseClass} isDetailed={isDetailed} />
        )}
      </div>
      {(hasSnowGrip || hasIceGrip) && (
        <ul className={`${layout.cluster} ${styles.marks}`}>
          {hasSnowGrip && (
            <li>
              <SnowMark />
              {labelMessages.snow}
            </li>
          )}
          {hasIceGrip && (
            <li>
              <IceMark />
              {labelMessages.ice}
            </li>
          )}
        </ul>
      )}
      {more && <div className={styles.whole}>{more}</div>}
    </div>
  );
}

function LabelPart({ heading, icon, children }: { heading: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <span className={styles.heading}>
        {icon}
        <span>{heading}</span>
      </span>
      {children}
    </div>
  );
}

/** A class on the scale of the label; a text where none is given. */
export function LabelScale({ what, letter }: { what: string; letter: LabelClass | null }) {
  if (letter === null) return <span className={styles.missing}>{labelMessages.missing}</span>;
  if (letter === 'F' || letter === 'G') {
    return (
      <span role="img" aria-label={labelMessages.oldClass(what, letter)} className={styles.old}>
        <b>{letter}</b> {labelMessages.oldScale}
      </span>
    );
  }
  return <Ladder what={what} letter={letter} />;
}

const LADDER = 'ABCDE';
/** Bars lie this far apart and are 11.4 units high; each is 7 units longer than the one above. */
const STEP = 13.4;
const BARS = Array.from(LADDER, (_, at) => {
  const top = Number((at * STEP).toFixed(1));
  return `M0 ${top}h${34 + at * 7}l6 5.7-6 5.7H0z`;
});
const LETTER_TOPS = BARS.map((_, at) => (at * STEP + 9).toFixed(1)).join(' ');
const CLASS_STYLES = ['a', 'b', 'c', 'd', 'e'] as const;

function Ladder({ what, letter }: { what: string; letter: string }) {
  const at = LADDER.indexOf(letter);
  const top = at * STEP;
  // Next to its bar: the longest ends at the pointer's own place.
  const x = Math.min(0, at * 7 - 26);
  return (
    <svg
      viewBox="0 -2 97 69"
      role="img"
      aria-label={labelMessages.classOnScale(what, letter)}
      className={styles.ladder}
    >
      {BARS.map((bar, index) => (
        <path key={bar} d={bar} className={styles[CLASS_STYLES[index] ?? 'e']} />
      ))}
      <text x="4 4 4 4 4" y={LETTER_TOPS} className={styles.letters}>
        {LADDER}
      </text>
      <path d={`M${x + 97} ${(top - 1.6).toFixed(1)}h-19l-8 7.3 8 7.3h19z`} className={styles.pointer} />
      <text x={x + 87} y={(top + 9.6).toFixed(1)} className={styles.pointed}>
        {letter}
      </text>
    </svg>
  );
}

/** Three peaks with a snowflake: grip in severe snow. */
function SnowMark() {
  return (
    <svg viewBox="0 0 44 38" width="24" height="21" aria-hidden="true" className={styles.mark}>
      <path d="M2 36 12 15l5 7 6-15 6 15 5-7 8 21z" />
      <path d="M23 19v13M17.4 22.2l11.2 6.6M28.6 22.2l-11.2 6.6" />
    </svg>
  );
}

/** A peak of ice: grip on ice. */
function IceMark() {
  return (
    <svg viewBox="0 0 40 38" width="22" height="21" aria-hidden="true" className={styles.mark}>
      <path d="M4 35h32L20 4zM11 35l5-9 5 4 4-8 5 13" />
    </svg>
  );
}
