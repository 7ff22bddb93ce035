// The EU tyre label of a list, a nested display of Regulation (EU) 2020/740: its classes next to the price, one press from the full label.
import { classNames } from '../../../platform/ui/class-names.ts';
import { labelMessages as texts } from '../messages/label.ts';
import { LABEL_ID } from '../paths.ts';
import { isOldClass, labelWords } from '../product/label-words.ts';
import type { TyreLabel } from '../product/tyre-label.ts';

import styles from './label-strip.module.css';

export interface LabelStripProps {
  label: Pick<TyreLabel, 'fuelEfficiency' | 'wetGrip' | 'noiseDb' | 'noiseClass'>;
  /** Studded tyres are outside the regulation. */
  isStudded: boolean;
  /** The page of the tyre, which has the full label. */
  href: string;
  className?: string | undefined;
}

/** A link to the label on the page of the tyre; with script label.plain.ts shows it over the list. */
export function LabelStrip({ label, isStudded, href, className }: LabelStripProps) {
  const { fuelEfficiency, wetGrip, noiseDb } = label;
  const strip = classNames(styles.strip, className);
  const words = labelWords(label, isStudded);
  if (isStudded) {
    const [stud, tyre, none] = texts.studdedParts;
    return (
      <p className={strip}>
        {stud}
        <span className={styles.rest}>{tyre}</span>
        {none}
      </p>
    );
  }
  if (fuelEfficiency === null && wetGrip === null && noiseDb === null) {
    return <p className={strip}>{words}</p>;
  }
  return (
    <a href={`${href}#${LABEL_ID}`} data-plain="catalogue/label" aria-label={words} className={strip}>
      {fuelEfficiency && (
        <span className={styles.fuel}>
          <b className={styles[fuelEfficiency]}>{fuelEfficiency}</b>
          <small>{isOldClass(fuelEfficiency) ? 'A–G' : 'A–E'}</small>
        </span>
      )}
      {wetGrip && (
        <span className={styles.wet}>
          <b className={styles[wetGrip]}>{wetGrip}</b>
        </span>
      )}
      {noiseDb !== null && <span className={styles.noise}>{texts.decibels(noiseDb)}</span>}
    </a>
  );
}
