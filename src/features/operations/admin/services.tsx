// The services that the shop leans on, each with a button that really tries it.
import { StatusDot } from '../../../platform/ui/badge.tsx';
import { Button } from '../../../platform/ui/button.tsx';
import type { OperatedService, ServiceTest } from '../contract.ts';
import { notSetWords, operationsMessages as messages, serviceWords } from '../messages.ts';
import { useTestService } from './operations-queries.ts';

import styles from './operations-page.module.css';

export function Services({ services }: { services: readonly OperatedService[] }) {
  return (
    <section className={styles.section} aria-labelledby="services-title">
      <div>
        <h2 id="services-title">{messages.servicesTitle}</h2>
        <p className={styles.lead}>{messages.servicesLead}</p>
      </div>
      <ul className={styles.services}>
        {services.map((service) => (
          <Service key={service.name} service={service} />
        ))}
      </ul>
    </section>
  );
}

function Service({ service: { name, isSet } }: { service: OperatedService }) {
  const { mutate, data, error, isPending } = useTestService();
  const { title, text } = serviceWords[name] ?? { title: name, text: '' };
  return (
    <li className={styles.service}>
      <div className={styles.row}>
        <h3 className={styles.name}>{title}</h3>
        {isSet && (
          <Button
            variant="outline"
            size="small"
            isBusy={isPending}
            aria-label={messages.testOf(title)}
            onClick={() => mutate(name)}
          >
            {isPending ? messages.testing : messages.test}
          </Button>
        )}
      </div>
      <p className={styles.lead}>{text}</p>
      <div role="status">
        {!isSet && (
          <>
            <StatusDot>{messages.notSet}</StatusDot>
            <p className={styles.lead}>{notSetWords[name]}</p>
          </>
        )}
        {!isPending && data && <Outcome outcome={data} />}
        {!isPending && error && <StatusDot tone="bad">{error.message}</StatusDot>}
      </div>
    </li>
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
