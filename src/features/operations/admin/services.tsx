// The services that the shop leans on, each with a button that really tries it.
import { StatusDot } from '../../../platform/ui/badge.tsx';
import { RowButton } from '../../../platform/ui/list/row-action.tsx';
import type { OperatedService, ServiceTest } from '../contract.ts';
import { operationsMessages as messages } from '../messages.ts';
import { operationsParts } from '../paths.ts';
import { useTestService } from './operations-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './operations-page.module.css';

export function Services({ services }: { services: readonly OperatedService[] }) {
  return (
    <section className={layout.stack4} aria-labelledby="services-title">
      <div>
        <h2 id="services-title">{messages.servicesTitle}</h2>
        <p className={`${layout.lead} ${styles.lead}`}>{messages.servicesLead}</p>
      </div>
      <ul className={styles.services}>
        {services.map((service) => (
          <Service key={service.name} service={service} />
        ))}
      </ul>
    </section>
  );
}

function Service({ service }: { service: OperatedService }) {
  const { name, title, text, isSet, notSet, setting } = service;
  const { mutate, data, error, isPending } = useTestService();
  return (
    <li
      id={operationsParts.service(name)}
      tabIndex={-1}
      className={`${layout.stack2} ${layout.panel} ${styles.service}`}
    >
      <div className={styles.row}>
        <h3 className={styles.name}>{title}</h3>
        {isSet && (
          <RowButton
            label={isPending ? messages.testing : messages.test}
            name={messages.testOf(title)}
            variant="outline"
            isBusy={isPending}
            onClick={() => mutate(name)}
          />
        )}
      </div>
      <p className={`${layout.lead} ${styles.lead}`}>{text}</p>
      <div role="status">
        {!isSet && (
          <>
            <StatusDot>{messages.notSet}</StatusDot>
            <p className={`${layout.lead} ${styles.lead}`}>{notSet}</p>
            <SettingNote names={setting} />
          </>
        )}
        {!isPending && data && <Outcome outcome={data} />}
        {!isPending && error && <StatusDot tone="bad">{error.message}</StatusDot>}
      </div>
    </li>
  );
}

/** Note to pass on to the server's administrator. */
export function SettingNote({ names }: { names: string }) {
  return (
    <details className={styles.details}>
      <summary>{messages.forAdministrator}</summary>
      <p>{messages.settings(names)}</p>
    </details>
  );
}

function Outcome({ outcome: { isWorking, text, details } }: { outcome: ServiceTest }) {
  return (
    <>
      <StatusDot tone={isWorking ? 'ok' : 'bad'}>{text}</StatusDot>
      {details && (
        <details className={styles.details}>
          <summary>{messages.details}</summary>
          <p lang="en">{details}</p>
        </details>
      )}
    </>
  );
}
