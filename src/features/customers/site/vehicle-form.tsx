// The form of one car, new or known.
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import type { postVehicle, putVehicle, Vehicle } from '../contract.ts';
import { LONGEST } from '../customer-limits.ts';
import { accountPage, vehicleMessages as messages } from '../messages-site.ts';
import { CallFailure } from './call-failure.tsx';
import { textIn, useCall } from './use-call.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

import layout from '../../../platform/ui/layout.module.css';
import type from '../../../platform/ui/typography.module.css';
import styles from './customer-pages.module.css';

interface VehicleFormProps {
  vehicle: Vehicle | undefined;
  onSaved: (vehicle: Vehicle) => void;
  onCancel: () => void;
}

export function VehicleForm({ vehicle, onSaved, onCancel }: VehicleFormProps) {
  const call = useCall();
  const [isDirty, setIsDirty] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useLeaveWarning(isDirty);
  useEffect(() => first.current?.focus(), []);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await call.run(async () => onSaved(await sendVehicle(vehicle, form)));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} onChange={() => setIsDirty(true)}>
      <h3 className={type.h3}>{vehicle ? messages.editTitle(vehicle.name) : messages.addTitle}</h3>
      <TextField
        ref={first}
        label={messages.name}
        help={messages.nameHelp}
        name="name"
        maxLength={LONGEST.name}
        autoComplete="off"
        required
        defaultValue={vehicle?.name}
        error={call.errorOf('name')}
      />
      <TextField
        label={messages.plate}
        help={messages.plateHelp}
        isOptional
        name="plate"
        maxLength={LONGEST.plate}
        autoComplete="off"
        autoCapitalize="characters"
        defaultValue={vehicle?.plate}
        error={call.errorOf('plate')}
      />
      {(['summerSize', 'winterSize'] as const).map((size) => (
        <TextField
          key={size}
          label={messages[size]}
          help={messages.sizeHelp}
          isOptional
          name={size}
          maxLength={LONGEST.size}
          autoComplete="off"
          defaultValue={vehicle?.[size]}
          error={call.errorOf(size)}
        />
      ))}
      <CallFailure call={call} />
      <p className={layout.row}>
        <Button type="submit" isBusy={call.isBusy}>
          {call.isBusy ? accountPage.saving : accountPage.save}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {accountPage.cancel}
        </Button>
      </p>
    </form>
  );
}

function sendVehicle(vehicle: Vehicle | undefined, form: HTMLFormElement): Promise<Vehicle> {
  const body = {
    name: textIn(form, 'name'),
    plate: textIn(form, 'plate'),
    summerSize: textIn(form, 'summerSize'),
    winterSize: textIn(form, 'winterSize'),
  };
  if (!vehicle) return callApi<typeof postVehicle>({ method: 'POST', path: '/vehicles', body });
  return callApi<typeof putVehicle>({
    method: 'PUT',
    path: '/vehicles/:id',
    params: { id: vehicle._id },
    body: { ...body, version: vehicle.version },
  });
}
