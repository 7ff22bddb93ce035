// A customer's cars, each with the way to tyres that fit it.
import { useState } from 'react';

import { Button } from '../../../../platform/ui/button.tsx';
import { Card } from '../../../../platform/ui/card.tsx';
import { EmptyState } from '../../../../platform/ui/page/empty-state.tsx';
import type { Vehicle } from '../../contract.ts';
import { vehicleMessages as messages } from '../../messages-site.ts';
import { VehicleCard } from './vehicle-card.tsx';
import { VehicleForm } from './vehicle-form.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import type from '../../../../platform/ui/style/typography.module.css';
import styles from '../customer-pages.page.module.css';

interface AccountVehiclesProps {
  vehicles: readonly Vehicle[];
  onVehicles: (vehicles: readonly Vehicle[]) => void;
}

export function AccountVehicles({ vehicles, onVehicles }: AccountVehiclesProps) {
  /** An id, 'new', or nothing. */
  const [edited, setEdited] = useState<string>();
  const close = () => setEdited(undefined);
  const put = (vehicle: Vehicle) => {
    const isKnown = vehicles.some(({ _id }) => _id === vehicle._id);
    onVehicles(
      isKnown ? vehicles.map((one) => (one._id === vehicle._id ? vehicle : one)) : [...vehicles, vehicle],
    );
    close();
  };
  const add = (
    // The page's filled buttons are for what is due.
    <Button variant="outline" onClick={() => setEdited('new')}>
      {messages.add}
    </Button>
  );
  return (
    <section className={layout.stack} aria-labelledby="omat-autot">
      <h2 id="omat-autot" className={type.h2}>
        {messages.title}
      </h2>
      {vehicles.length === 0 && edited === undefined && (
        <EmptyState title={messages.empty} body={messages.emptyText} action={add} headingLevel={3} />
      )}
      <div className={layout.cards}>
        {vehicles.map((vehicle) => (
          <Card key={vehicle._id} as="article" className={edited === vehicle._id ? styles.wide : undefined}>
            {edited === vehicle._id ? (
              <VehicleForm vehicle={vehicle} onSaved={put} onCancel={close} />
            ) : (
              <VehicleCard
                vehicle={vehicle}
                onEdit={() => setEdited(vehicle._id)}
                onRemoved={() => onVehicles(vehicles.filter((one) => one !== vehicle))}
              />
            )}
          </Card>
        ))}
        {edited === 'new' && (
          <Card as="section" className={styles.wide}>
            <VehicleForm vehicle={undefined} onSaved={put} onCancel={close} />
          </Card>
        )}
      </div>
      {vehicles.length > 0 && edited === undefined && <p>{add}</p>}
    </section>
  );
}
