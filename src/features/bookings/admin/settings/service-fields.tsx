// Lengths of the services: one row each that opens to be edited.
import { Checkbox } from '../../../../platform/ui/form/choice.tsx';
import { TextField } from '../../../../platform/ui/form/field.tsx';
import { catalogueMessages } from '../../../catalogue/messages/catalogue.ts';
import { VEHICLE_TYPES } from '../../../catalogue/size/vehicle-type.ts';
import { serviceTitles } from '../../messages/bookings.ts';
import { bookingSettingsMessages as messages } from '../../messages/settings.ts';
import { lengthText } from './settings-form.ts';
import type { BookingSettingsForm } from './use-settings-form.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './settings-panel.module.css';

const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 4, unit: messages.minutes } as const;

export function ServiceFields({ form: { values, field, errorOf } }: { form: BookingSettingsForm }) {
  return (
    <div>
      {values.services.map((row, index) => (
        <details
          key={row.service}
          open={errorOf(`services.${index}`) === undefined ? undefined : true}
          className={styles.service}
        >
          <summary>
            <span>{serviceTitles[row.service]}</span>
            <span className={layout.muted}>{lengthText(row)}</span>
          </summary>
          <div className={`${layout.stack3} ${styles.lengths}`}>
            <Checkbox {...field(`services.${index}.isOn`)} label={messages.isOffered} isSwitch />
            <div className={styles.pairs}>
              {VEHICLE_TYPES.map((type) => (
                <TextField
                  key={type}
                  {...field(`services.${index}.minutes.${type}`)}
                  {...number}
                  label={catalogueMessages.vehicleTypes[type]}
                />
              ))}
              {(['largeRimMinutes', 'runFlatMinutes'] as const).map((name) => (
                <TextField
                  key={name}
                  {...field(`services.${index}.${name}`)}
                  {...number}
                  label={messages[name]}
                />
              ))}
            </div>
          </div>
        </details>
      ))}
      <div className={`${styles.pairs} ${styles.rim}`}>
        <TextField {...field('largeRim')} {...number} unit="″" />
      </div>
    </div>
  );
}
