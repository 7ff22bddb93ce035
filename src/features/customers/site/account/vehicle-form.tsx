// The form of one car, new or known.
import { useEffect, useRef, useState, type SubmitEvent } from 'react';

import { callApi } from '../../../../platform/browser/api.ts';
import { useLeaveWarning } from '../../../../platform/browser/form/use-leave-warning.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { ConflictView } from '../../../../platform/ui/form/conflict-view.tsx';
import { TextField } from '../../../../platform/ui/form/field.tsx';
import type { listVehicles, postVehicle, putVehicle, Vehicle } from '../../contract.ts';
import { MAX_LENGTH } from '../../customer-limits.ts';
import { accountPage, vehicleMessages as messages } from '../../messages-site.ts';
import { CallFailure } from '../call-failure.tsx';
import { saveOrStored, textIn, useCall } from '../use-call.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import type from '../../../../platform/ui/style/typography.module.css';

const FIELDS = ['name', 'plate', 'summerSize', 'winterSize'] as const;
type VehicleFields = Pick<Vehicle, (typeof FIELDS)[number]>;

interface VehicleFormProps {
  vehicle: Vehicle | undefined;
  onSaved: (vehicle: Vehicle) => void;
  onCancel: () => void;
}

export function VehicleForm({ vehicle, onSaved, onCancel }: VehicleFormProps) {
  const call = useCall();
  const [isDirty, setIsDirty] = useState(false);
  const [conflict, setConflict] = useState<{ own: VehicleFields; stored: Vehicle }>();
  useLeaveWarning(isDirty);
  const save = (own: VehicleFields, version: number | undefined) =>
    call.run(async () => {
      const { isSaved, record } = await saveOrStored(
        () => sendVehicle(vehicle, { ...own, version }),
        () => storedVehicle(vehicle),
      );
      if (isSaved) onSaved(record);
      else setConflict({ own, stored: record });
    });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(fieldsOf(event.currentTarget), vehicle?.version);
  };
  return (
    <form
      className={layout.stack}
      onSubmit={submit}
      onChange={() => {
        setIsDirty(true);
        setConflict(undefined);
      }}
    >
      <h3 className={type.h3}>{vehicle ? messages.editTitle(vehicle.name) : messages.addTitle}</h3>
      <Fields vehicle={vehicle} errorOf={call.errorOf} />
      <CallFailure call={call} />
      {conflict ? (
        <ConflictView
          title={accountPage.conflict}
          fields={FIELDS.map((field) => ({
            name: messages[field],
            stored: conflict.stored[field],
            own: conflict.own[field],
          }))}
          isSaving={call.isBusy}
          onAcceptStored={() => onSaved(conflict.stored)}
          onOverwriteStored={() => void save(conflict.own, conflict.stored.version)}
        />
      ) : (
        <p className={layout.row}>
          <Button type="submit" isBusy={call.isBusy}>
            {call.isBusy ? accountPage.saving : accountPage.save}
          </Button>
          <Button variant="text" onClick={onCancel}>
            {accountPage.cancel}
          </Button>
        </p>
      )}
    </form>
  );
}

interface FieldsProps {
  vehicle: Vehicle | undefined;
  errorOf: (field: string) => string | undefined;
}

function Fields({ vehicle, errorOf }: FieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <TextField
        ref={first}
        label={messages.name}
        help={messages.nameHelp}
        name="name"
        maxLength={MAX_LENGTH.name}
        autoComplete="off"
        required
        defaultValue={vehicle?.name}
        error={errorOf('name')}
      />
      <TextField
        label={messages.plate}
        help={messages.plateHelp}
        isOptional
        name="plate"
        maxLength={MAX_LENGTH.plate}
        autoComplete="off"
        autoCapitalize="characters"
        defaultValue={vehicle?.plate}
        error={errorOf('plate')}
      />
      {(['summerSize', 'winterSize'] as const).map((size) => (
        <TextField
          key={size}
          label={messages[size]}
          help={messages.sizeHelp}
          isOptional
          name={size}
          maxLength={MAX_LENGTH.size}
          autoComplete="off"
          defaultValue={vehicle?.[size]}
          error={errorOf(size)}
        />
      ))}
    </>
  );
}

function fieldsOf(form: HTMLFormElement): VehicleFields {
  return {
    name: textIn(form, 'name'),
    plate: textIn(form, 'plate'),
    summerSize: textIn(form, 'summerSize'),
    winterSize: textIn(form, 'winterSize'),
  };
}

function sendVehicle(
  vehicle: Vehicle | undefined,
  { version, ...fields }: VehicleFields & { version: number | undefined },
): Promise<Vehicle> {
  if (!vehicle) return callApi<typeof postVehicle>('POST /vehicles', { body: fields });
  return callApi<typeof putVehicle>('PUT /vehicles/:id', {
    params: { id: vehicle._id },
    body: { ...fields, version },
  });
}

async function storedVehicle(vehicle: Vehicle | undefined): Promise<Vehicle | undefined> {
  const all = await callApi<typeof listVehicles>('GET /vehicles');
  return all.find(({ _id }) => _id === vehicle?._id);
}
