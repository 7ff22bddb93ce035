// The fit calculator: a plain form to the rims page; touched with script running, it answers while one types.
import { useState } from 'react';

import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/form/field.tsx';
import { ENQUIRY_FORM_ID } from '../../enquiries/enquiry-form-id.ts';
import { readFit, type FitField, type FitReading, type FitTexts } from '../fit-query.ts';
import { judgeFit, type FitQuestion } from '../fit.ts';
import { fitMessages as messages } from '../messages/rims.ts';
import { RIMS_PATH } from '../paths.ts';
import { FitResult } from './fit-result.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './fit-calculator.page.module.css';

const RIM_FIELDS = [
  { name: 'leveys1', label: messages.currentWidth, unit: messages.inchUnit },
  { name: 'et1', label: messages.currentOffset, unit: 'mm' },
  { name: 'leveys2', label: messages.newWidth, unit: messages.inchUnit },
  { name: 'et2', label: messages.newOffset, unit: 'mm' },
] as const;

/** Shown until there is something to answer. */
const EXAMPLE: FitQuestion = {
  current: { widthMm: 195, aspect: 65, diameterIn: 15, isCommercial: false },
  replacement: { widthMm: 205, aspect: 55, diameterIn: 16, isCommercial: false },
};

/** What the result still needs: the sizes, or the rims once the sizes can be read. */
function waitingFor(reading: FitReading): string {
  const isRimsAlone = reading.kind === 'invalid' && !reading.errors.nykyinen && !reading.errors.uusi;
  return isRimsAlone ? messages.waitingForRims : messages.waiting;
}

export function FitCalculator({ texts: initialTexts }: { texts: FitTexts }) {
  const [texts, setTexts] = useState(initialTexts);
  const [isSubmitted, setIsSubmitted] = useState(Object.keys(initialTexts).length > 0);
  const reading = readFit(texts);
  const errors = reading.kind === 'invalid' && isSubmitted ? reading.errors : {};
  const field = (name: FitField) => {
    const error = errors[name];
    return {
      name,
      id: `laskuri-${name}`,
      value: texts[name] ?? '',
      error: error && messages.errors[error],
      onChange: ({ target }: { target: HTMLInputElement }) =>
        setTexts((before) => ({ ...before, [name]: target.value })),
      autoComplete: 'off',
      maxLength: 40,
    };
  };
  return (
    <form
      action={`${RIMS_PATH}#laskuri`}
      method="get"
      className={`${layout.panel} ${styles.calculator}`}
      onSubmit={(event) => {
        setIsSubmitted(true);
        // A valid query loads the page again, so that it is in the address and in the enquiry below.
        if (reading.kind !== 'question') event.preventDefault();
      }}
    >
      <div className={styles.ask}>
        <div className={`${layout.stack4} ${styles.sizes}`}>
          <TextField
            {...field('nykyinen')}
            label={messages.current}
            help={messages.sizeHelp}
            autoCapitalize="none"
          />
          <TextField
            {...field('uusi')}
            label={messages.replacement}
            help={messages.sizeHelp}
            autoCapitalize="none"
          />
        </div>
        <fieldset className={styles.rims}>
          <legend className={styles.legend}>{messages.rims}</legend>
          <p className={`${layout.note} ${styles.help}`}>{messages.rimsHelp}</p>
          <div className={`${layout.stack4} ${styles.rimFields}`}>
            {RIM_FIELDS.map(({ name, label, unit }) => (
              <TextField key={name} {...field(name)} label={label} unit={unit} inputMode="decimal" />
            ))}
          </div>
        </fieldset>
        <p className={`${layout.cluster} ${styles.actions}`}>
          <Button type="submit">{messages.submit}</Button>
          {reading.kind === 'question' && (
            <Button type="submit" variant="outline" formAction={`${RIMS_PATH}#${ENQUIRY_FORM_ID}`}>
              {messages.askThis}
            </Button>
          )}
        </p>
      </div>
      <div aria-live="polite" className={styles.answer}>
        {reading.kind === 'question' ? (
          <FitResult question={reading.question} answer={judgeFit(reading.question)} />
        ) : (
          <>
            <p className={layout.muted}>{waitingFor(reading)}</p>
            <FitResult question={EXAMPLE} answer={judgeFit(EXAMPLE)} isExample />
          </>
        )}
      </div>
    </form>
  );
}
