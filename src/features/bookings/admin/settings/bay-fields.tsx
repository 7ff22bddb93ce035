// The bays as rows that open to be edited: name, what each can do, when it is not in use.
import { Checkbox } from '../../../../platform/ui/form/choice.tsx';
import {
  ListEditor,
  type FieldControlProps,
  type ListField,
} from '../../../../platform/ui/form/list-editor.tsx';
import { catalogueMessages } from '../../../catalogue/messages/catalogue.ts';
import { VEHICLE_TYPES } from '../../../catalogue/size/vehicle-type.ts';
import { BOOKING_LIMITS as limits } from '../../booking-rules.ts';
import { bookingErrors } from '../../messages/bookings.ts';
import { bookingSettingsMessages as messages } from '../../messages/settings.ts';
import { bayText, EMPTY_BAY, type BayRow } from './settings-form.ts';
import type { BookingSettingsForm } from './use-settings-form.ts';

import layout from '../../../../platform/ui/style/layout.module.css';

const fields: readonly ListField<BayRow>[] = [
  { name: 'name', label: messages.bayName, maxLength: limits.bayName },
  { name: 'vehicleTypes', label: messages.vehicleTypes, Control: VehicleTypes },
  { name: 'maxRim', label: messages.maxRim, help: messages.maxRimHelp, maxLength: 3, isOptional: true },
  { name: 'closures', label: messages.closures, help: messages.closuresHelp, isLong: true, isOptional: true },
  { name: 'breaks', label: messages.breaks, help: messages.breaksHelp, maxLength: 200, isOptional: true },
];

export function BayFields({ form: { values, errorOf, set } }: { form: BookingSettingsForm }) {
  return (
    <ListEditor
      fields={fields}
      rows={values.bays}
      emptyRow={EMPTY_BAY}
      rowName={messages.bay}
      addLabel={messages.addBay}
      errorOf={(index, field) => errorOf(`bays.${index}.${field}`)}
      summaryOf={bayText}
      fullReason={values.bays.length >= limits.bays ? bookingErrors.tooManyBays(limits.bays) : undefined}
      onChange={(bays) => set({ bays })}
    />
  );
}

/** The types as one text, separated by commas. */
function VehicleTypes({ label, value, error, onChange }: FieldControlProps) {
  const chosen = value.split(',');
  return (
    <fieldset className={layout.stack1}>
      <legend>
        <b>{label}</b>
      </legend>
      {VEHICLE_TYPES.map((type, index) => (
        <Checkbox
          key={type}
          label={catalogueMessages.vehicleTypes[type]}
          checked={chosen.includes(type)}
          error={index === VEHICLE_TYPES.length - 1 ? error : undefined}
          onChange={({ target }) =>
            onChange(
              VEHICLE_TYPES.filter((each) => (each === type ? target.checked : chosen.includes(each))).join(
                ',',
              ),
            )
          }
        />
      ))}
    </fieldset>
  );
}
