// The fields of a condition check: the four tyres by their positions under the car, then pressures and damage.
import { FieldGroup } from '../../../platform/ui/form/field-group.tsx';
import { TextAreaField, TextField, TextInput } from '../../../platform/ui/form/field.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import { HOTEL_LIMITS as limits } from '../hotel-limits.ts';
import type { CheckForm } from '../intake-form.ts';
import { intakeMessages as messages } from '../messages/admin.ts';
import { tyreSetTexts } from '../messages/tyre-hotel.ts';
import {
  depthLimits,
  depthState,
  formatDepth,
  parseDepth,
  POSITIONS,
  type DepthState,
  type SetSeason,
} from '../tread-depth.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './hotel.module.css';

interface CheckFieldsProps {
  season: SetSeason;
  today: string;
  /** The form begins at the first tyre. */
  isFirst?: boolean;
  value: CheckForm;
  errorOf: (name: `${'depths' | 'pressures'}.${number}`) => string | undefined;
  onChange: (value: CheckForm) => void;
}

export function CheckFields({ season, today, isFirst = false, value, errorOf, onChange }: CheckFieldsProps) {
  const limitsNow = depthLimits(season, today);
  const put = (name: 'depths' | 'pressures' | 'damages', index: number, text: string) =>
    onChange({ ...value, [name]: value[name].map((old, at) => (at === index ? text : old)) });
  /** The state of the depth, and the depth itself where it was typed in tenths. */
  const readingOf = (text: string): { state?: DepthState; words?: string } => {
    const depthMm = parseDepth(text);
    if (depthMm === undefined) return {};
    const state = depthState(depthMm, limitsNow);
    const name = tyreSetTexts.states[state];
    const isTenths = /^\s*\d{2}\s*$/.test(text);
    if (!isTenths) return { state, words: name };
    return { state, words: messages.readAs(tyreSetTexts.depth(formatDepth(depthMm)), name) };
  };
  return (
    <FieldGroup title={messages.check}>
      <p className={`${layout.note} ${styles.small}`}>{messages.checkLead}</p>
      <div className={styles.car}>
        <Car />
        {POSITIONS.map((position, index) => {
          const text = value.depths[index] ?? '';
          const { state, words } = readingOf(text);
          return (
            <label key={position} className={`${layout.stack1} ${styles.wheel}`}>
              <span>{tyreSetTexts.positions[position]}</span>
              <TextInput
                unit="mm"
                inputMode="decimal"
                autoComplete="off"
                autoFocus={isFirst && index === 0}
                maxLength={5}
                value={text}
                aria-invalid={errorOf(`depths.${index}`) ? true : undefined}
                onChange={({ target }) => put('depths', index, target.value)}
              />
              <span aria-live="polite" className={styles.state} data-state={state}>
                {errorOf(`depths.${index}`) ?? words}
              </span>
            </label>
          );
        })}
      </div>
      <details className={styles.more}>
        <summary>{messages.more}</summary>
        <div className={styles.wheels}>
          {POSITIONS.map((position, index) => (
            <div key={position} className={layout.stack3}>
              <TextField
                label={messages.pressure(tyreSetTexts.positions[position])}
                unit="bar"
                inputMode="decimal"
                autoComplete="off"
                maxLength={5}
                value={value.pressures[index] ?? ''}
                error={errorOf(`pressures.${index}`)}
                onChange={({ target }) => put('pressures', index, target.value)}
              />
              <TextField
                label={messages.damage(tyreSetTexts.positions[position])}
                autoComplete="off"
                maxLength={limits.damage}
                value={value.damages[index] ?? ''}
                onChange={({ target }) => put('damages', index, target.value)}
              />
            </div>
          ))}
        </div>
      </details>
      <TextAreaField
        label={messages.checkNote}
        isOptional
        rows={2}
        maxLength={limits.note}
        value={value.note}
        onChange={({ target }) => onChange({ ...value, note: target.value })}
      />
      <VisuallyHidden>{messages.hint}</VisuallyHidden>
    </FieldGroup>
  );
}

/** A car from above, its nose up. */
function Car() {
  return (
    <svg viewBox="0 0 80 150" aria-hidden="true" className={styles.body}>
      <path d="M22 10q18-8 36 0q10 8 10 30v74q0 22-8 28q-20 8-40 0q-8-6-8-28V40q0-22 10-30z" />
      <path d="M20 50q20-10 40 0l-4 14H24zM22 118q18 8 36 0l-3-12H25z" />
      <path d="M6 28v28M74 28v28M6 96v28M74 96v28" className={styles.rubber} />
    </svg>
  );
}
