// Answers what the fitting of four tyres costs: a plain form to the page itself.
import { formatShortEuros } from '../../../platform/contract/money.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Checkbox } from '../../../platform/ui/form/choice.tsx';
import { SelectField } from '../../../platform/ui/form/field.tsx';
import { VEHICLE_TYPES } from '../../catalogue/size/vehicle-type.ts';
import { PRICE_LIST_PATH } from '../contract.ts';
import { setPriceMessages as messages, vehicleNames } from '../messages.ts';
import type { PricedWheel } from '../price-list.ts';
import { RIM_CHOICES, vehicleWord } from '../set-price-query.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './set-price.page.module.css';

export interface SetPriceProps {
  chosen: PricedWheel | undefined;
  /** What four of the chosen wheels cost; null: not in the list. */
  setCents: number | null;
}

export const SET_PRICE_ID = 'neljan-renkaan-hinta';

export function SetPrice({ chosen, setCents }: SetPriceProps) {
  return (
    <section id={SET_PRICE_ID} className={`${layout.panel} ${styles.panel}`} data-print="no">
      <h2 className={styles.title}>{messages.title}</h2>
      <form
        action={`${PRICE_LIST_PATH}#${SET_PRICE_ID}`}
        method="get"
        className={`${layout.stack4} ${styles.form}`}
      >
        <SelectField
          name="vanne"
          label={messages.rim}
          help={messages.rimHelp}
          defaultValue={String(chosen?.diameterIn ?? 16)}
        >
          {RIM_CHOICES.map((inches) => (
            <option key={inches} value={inches}>{`${inches}″`}</option>
          ))}
        </SelectField>
        <SelectField
          name="auto"
          label={messages.vehicle}
          defaultValue={vehicleWord(chosen?.vehicleType ?? 'passenger')}
        >
          {VEHICLE_TYPES.map((type) => (
            <option key={type} value={vehicleWord(type)}>
              {vehicleNames[type]}
            </option>
          ))}
        </SelectField>
        <Checkbox
          name="runflat"
          value="1"
          label={messages.runFlat}
          defaultChecked={chosen?.isRunFlat}
          className={styles.runFlat}
        />
        <Button type="submit" className={styles.submit}>
          {messages.submit}
        </Button>
      </form>
      {chosen && <Answer setCents={setCents} />}
    </section>
  );
}

function Answer({ setCents }: Pick<SetPriceProps, 'setCents'>) {
  return (
    <div role="status" className={styles.answer}>
      {setCents === null ? (
        <>
          <p className={styles.result}>{messages.ask}</p>
          <p>{messages.askText}</p>
        </>
      ) : (
        <>
          <p className={styles.result}>{messages.result(formatShortEuros(setCents))}</p>
          <p>{messages.each(formatShortEuros(setCents / 4))}</p>
        </>
      )}
    </div>
  );
}
