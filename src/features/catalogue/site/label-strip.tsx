// The EU tyre label of a list, a nested display of Regulation (EU) 2020/740: its classes beside the price, one press from the whole label.
import { classNames } from '../../../platform/ui/class-names.ts';
import { labelMessages as texts } from '../messages/label.ts';
import type { TyreLabel } from '../product/product-draft.ts';

import styles from './label-strip.module.css';

export interface LabelStripProps {
  label: Pick<TyreLabel, 'fuelEfficiency' | 'wetGrip' | 'noiseDb' | 'noiseClass'>;
  /** Studded tyres are outside the regulation. */
  isStudded: boolean;
  className?: string | undefined;
}

/** The whole label is on the page of the tyre, to which the card around the strip leads. */
export function LabelStrip({ label, isStudded, className }: LabelStripProps) {
  const { fuelEfficiency, wetGrip, noiseDb, noiseClass } = label;
  const strip = classNames(styles.strip, className);
  if (isStudded) return <p className={strip}>{texts.studdedShort}</p>;
  if (fuelEfficiency === null && wetGrip === null && noiseDb === null) {
    return <p className={strip}>{texts.missingShort}</p>;
  }
  const words = [
    fuelEfficiency && classWords(texts.fuelName, fuelEfficiency),
    wetGrip && classWords(texts.wet, wetGrip),
    noiseDb !== null && texts.noiseWords(noiseDb, noiseClass),
  ];
  return (
    <p
      role="img"
      aria-label={texts.inShort(words.filter((part) => typeof part === 'string'))}
      className={strip}
    >
      {fuelEfficiency && (
        <span className={styles.fuel}>
          <b className={styles[fuelEfficiency]}>{fuelEfficiency}</b>
          <small>{isOld(fuelEfficiency) ? 'A–G' : 'A–E'}</small>
        </span>
      )}
      {wetGrip && (
        <span className={styles.wet}>
          <b className={styles[wetGrip]}>{wetGrip}</b>
        </span>
      )}
      {noiseDb !== null && <span className={styles.noise}>{texts.decibels(noiseDb)}</span>}
    </p>
  );
}

/** Classes of tyres labelled before May 2021. */
function isOld(letter: string): boolean {
  return letter === 'F' || letter === 'G';
}

function classWords(what: string, letter: string): string {
  return isOld(letter) ? texts.oldClass(what, letter) : texts.classOnScale(what, letter);
}
