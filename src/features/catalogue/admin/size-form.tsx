// A tyre size: its three numbers and the vehicle it is for.
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { SelectField, TextField } from '../../../platform/ui/field.tsx';
import type { createSize, putSize } from '../contract-editing.ts';
import type { TyreSizeAnswer } from '../contract.ts';
import { adminMessages as messages } from '../messages-admin.ts';
import { vehicleTypeNames } from '../messages.ts';
import { SaveButton, SaveFailure } from './form-parts.tsx';
import { PanelGuard } from './panel-guard.tsx';
import { fieldErrors, useChange } from './tyre-queries.ts';

import styles from './forms.module.css';

const VEHICLES = Object.values(vehicleTypeNames);

export function SizeForm({ size, onDone }: { size: TyreSizeAnswer | null; onDone: () => void }) {
  const [before] = useState(() => ({
    numbers: numbersOf(size),
    vehicleType: size?.vehicleType ?? vehicleTypeNames.passenger,
  }));
  const [numbers, setNumbers] = useState(before.numbers);
  const [vehicleType, setVehicleType] = useState<TyreSizeAnswer['vehicleType']>(before.vehicleType);
  const save = useChange(
    () => {
      const body = {
        width: Number(numbers.width),
        aspect: Number(numbers.aspect),
        diameter: Number(numbers.diameter.replace(',', '.')),
        vehicleType,
      };
      return size
        ? callApi<typeof putSize>({
            method: 'PUT',
            path: '/tires/sizes/:sizeId',
            params: { sizeId: size._id },
            body: { ...body, version: size.version },
          })
        : callApi<typeof createSize>({ method: 'POST', path: '/tires/sizes', body });
    },
    () => showToast({ text: size ? messages.size.updated : messages.size.created, tone: 'ok' }),
  );
  const errors = fieldErrors(save.error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(undefined);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <PanelGuard now={{ numbers, vehicleType }} {...{ before, onDone }} isSaved={save.isSuccess} />
      <Numbers {...{ numbers, setNumbers, errors }} />
      <SelectField
        label={messages.size.vehicleType}
        value={vehicleType}
        onChange={({ target }) =>
          setVehicleType(VEHICLES.find((vehicle) => vehicle === target.value) ?? vehicleTypeNames.passenger)
        }
      >
        {VEHICLES.map((vehicle) => (
          <option key={vehicle} value={vehicle}>
            {messages.size.vehicles[vehicle]}
          </option>
        ))}
      </SelectField>
      <SaveFailure title={messages.size.failed} error={save.error} />
      <SaveButton isBusy={save.isPending} />
    </form>
  );
}

function numbersOf(size: TyreSizeAnswer | null) {
  if (!size) return { width: '', aspect: '', diameter: '' };
  const { width, aspect, diameter } = size.size;
  return { width: String(width), aspect: String(aspect), diameter: String(diameter).replace('.', ',') };
}

interface NumbersProps {
  numbers: ReturnType<typeof numbersOf>;
  setNumbers: (numbers: ReturnType<typeof numbersOf>) => void;
  errors: Readonly<Record<string, string>>;
}

function Numbers({ numbers, setNumbers, errors }: NumbersProps) {
  return (
    <div className={styles.pair}>
      <TextField
        label={messages.size.width}
        unit="mm"
        inputMode="numeric"
        required
        value={numbers.width}
        error={errors['width']}
        onChange={({ target }) => setNumbers({ ...numbers, width: target.value })}
      />
      <TextField
        label={messages.size.aspect}
        unit="%"
        inputMode="numeric"
        required
        value={numbers.aspect}
        error={errors['aspect']}
        onChange={({ target }) => setNumbers({ ...numbers, aspect: target.value })}
      />
      <TextField
        label={messages.size.diameter}
        unit="″"
        inputMode="decimal"
        required
        value={numbers.diameter}
        error={errors['diameter']}
        onChange={({ target }) => setNumbers({ ...numbers, diameter: target.value })}
      />
    </div>
  );
}
