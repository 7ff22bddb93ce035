// One car: its sizes and the way to tyres of that size.
import { useCallback, useState } from 'react';

import { callApi } from '../../../../platform/browser/api.ts';
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { Button, ButtonLink } from '../../../../platform/ui/button.tsx';
import { ConfirmDialog } from '../../../../platform/ui/overlay/confirm-dialog.tsx';
import { searchPath } from '../../../catalogue/paths.ts';
import { shownSeason } from '../../../homepage/season.ts';
import type { deleteVehicle, Vehicle } from '../../contract.ts';
import { vehicleMessages as messages } from '../../messages-site.ts';
import { useCall } from '../use-call.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import type from '../../../../platform/ui/style/typography.module.css';

interface VehicleCardProps {
  vehicle: Vehicle;
  onEdit: () => void;
  onRemoved: () => void;
}

export function VehicleCard({ vehicle, onEdit, onRemoved }: VehicleCardProps) {
  const { name, plate, summerSize, winterSize } = vehicle;
  const [shown] = useState(() => shownSeason(helsinkiDay(new Date())));
  const summer = { season: 'summer', size: summerSize } as const;
  const winter = { season: 'winter', size: winterSize } as const;
  const sets = (shown === 'winter' ? [winter, summer] : [summer, winter]).filter(({ size }) => size !== '');
  return (
    <>
      <h3 className={type.h3}>{name}</h3>
      {plate && <p className={type.caption}>{plate}</p>}
      {sets.length === 0 && <p>{messages.noSize}</p>}
      {sets.map(({ season, size }) => (
        <div key={season} className={layout.stack}>
          <p>
            {messages[season]} <span className={type.size}>{size}</span>
          </p>
          <p>
            <ButtonLink
              href={searchPath({ text: size, type: season })}
              variant="outline"
              size="small"
              aria-label={messages.of(messages.find, `${name}, ${messages[season]} ${size}`)}
            >
              {messages.find}
            </ButtonLink>
          </p>
        </div>
      ))}
      <p className={layout.row}>
        <Button variant="outline" size="small" onClick={onEdit} aria-label={messages.of(messages.edit, name)}>
          {messages.edit}
        </Button>
        <Remove vehicle={vehicle} onRemoved={onRemoved} />
      </p>
    </>
  );
}

function Remove({ vehicle: { _id: id, name }, onRemoved }: Omit<VehicleCardProps, 'onEdit'>) {
  const call = useCall();
  const [isConfirming, setConfirming] = useState(false);
  const close = useCallback(() => setConfirming(false), []);
  const remove = async () => {
    const isDone = await call.run(async () => {
      await callApi<typeof deleteVehicle>('DELETE /vehicles/:id', { params: { id } });
    });
    if (isDone) onRemoved();
  };
  return (
    <>
      <Button
        variant="text"
        size="small"
        onClick={() => setConfirming(true)}
        aria-label={messages.of(messages.remove, name)}
      >
        {messages.remove}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={messages.removeQuestion(name)}
          confirmLabel={messages.remove}
          isBusy={call.isBusy}
          error={call.problem?.message}
          onConfirm={() => void remove()}
          onCancel={close}
        >
          {messages.removeConsequence}
        </ConfirmDialog>
      )}
    </>
  );
}
