// Where the EU's label register says something else than we do: both values, and whose hold.
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';

import { pageNumber } from '../../../platform/contract/paging.ts';
import { Button, buttonClass } from '../../../platform/ui/button.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Pager, usePageStart } from '../../../platform/ui/pager.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { Table } from '../../../platform/ui/table.tsx';
import { DISAGREEMENTS_PER_PAGE } from '../contract.ts';
import type { Disagreement, RegisterState } from '../contract.ts';
import { labelText, registerMessages } from '../messages-admin.ts';
import { disagreementsQuery, stateQuery, useSettle } from './register-queries.ts';

import styles from './register-page.module.css';

const messages = registerMessages.page;
const PAGE_PARAM = 'sivu';

export function RegisterPage() {
  const [query] = useSearchParams();
  const page = pageNumber(query.get(PAGE_PARAM) ?? undefined);
  const state = useQuery(stateQuery);
  const list = useQuery(disagreementsQuery(page));
  const heading = usePageStart(page);
  const error = state.error ?? list.error;
  const total = list.data?.total ?? 0;
  const retry = () => {
    void state.refetch();
    void list.refetch();
  };
  return (
    <div className={styles.page} aria-busy={!error && (!state.data || !list.data)}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {messages.title}
        </h1>
        <p className={styles.lead}>{messages.lead}</p>
        <div className={styles.buttons}>
          <Link to="/admin/tires/myyntikuntoisuus" className={buttonClass({ variant: 'outline' })}>
            {messages.readiness}
          </Link>
        </div>
      </header>
      {error && <LoadFailure title={messages.loadFailed} message={error.message} onRetry={retry} />}
      {state.data && <State state={state.data} />}
      {!error && (!state.data || !list.data) && <Skeleton lines={8} />}
      {list.data && total > 0 && (
        <>
          <p role="status" className={styles.lead}>
            {messages.count(total)}
          </p>
          <ul className={styles.list}>
            {list.data.answer.map((one) => (
              <DisagreementCard key={one.productId} disagreement={one} />
            ))}
          </ul>
        </>
      )}
      {list.data && total === 0 && state.data && state.data.checked > 0 && (
        <EmptyState title={messages.noneTitle} body={<p>{messages.noneBody}</p>} />
      )}
      <Pager
        label={messages.pages}
        param={PAGE_PARAM}
        page={page}
        pageCount={Math.ceil(total / DISAGREEMENTS_PER_PAGE)}
      />
    </div>
  );
}

function State({ state: { source, fault, answeredAt, checked, numbered } }: { state: RegisterState }) {
  return (
    <>
      {source === 'none' && (
        <Notice tone="info" title={messages.notConnectedTitle}>
          {messages.notConnected}
        </Notice>
      )}
      {source === 'recorded' && <Notice tone="info">{messages.recorded}</Notice>}
      {fault !== null && (
        <Notice tone="warn" title={messages.fault}>
          {fault}
        </Notice>
      )}
      {source !== 'none' && (
        <p className={styles.lead}>
          {numbered === 0 ? messages.noNumbers : messages.checked(checked, numbered)}
          {numbered > 0 && checked === 0 && ` ${messages.waiting}`}
          {answeredAt !== null && ` ${messages.answeredAt(answeredAt)}`}
        </p>
      )}
    </>
  );
}

function DisagreementCard({ disagreement }: { disagreement: Disagreement }) {
  const { name, number, kind, registerName, productId, sizeId } = disagreement;
  const settle = useSettle();
  const choose = (choice: 'register' | 'own') => settle.mutate({ disagreement, choice });
  const busy = (choice: 'register' | 'own') => settle.isPending && settle.variables.choice === choice;
  return (
    <li className={styles.card}>
      <h2 className={styles.name}>{name}</h2>
      {kind === 'unknown' && <p>{messages.unknown(number)}</p>}
      {kind === 'other-size' && <p>{messages.otherSize(registerName)}</p>}
      {kind === 'values' && <Values disagreement={disagreement} />}
      <div className={styles.buttons}>
        {kind === 'values' && (
          <Button
            size="small"
            isBusy={busy('register')}
            aria-label={messages.of(messages.takeRegister, name)}
            onClick={() => choose('register')}
          >
            {messages.takeRegister}
          </Button>
        )}
        <Button
          size="small"
          variant="outline"
          isBusy={busy('own')}
          aria-label={messages.of(messages.keepOwn, name)}
          onClick={() => choose('own')}
        >
          {messages.keepOwn}
        </Button>
        <Link
          to={`/admin/tires/myyntikuntoisuus?paneeli=muokkaa:${sizeId}:${productId}&kohta=number`}
          className={buttonClass({ variant: 'text', size: 'small' })}
          aria-label={messages.of(messages.edit, name)}
        >
          {messages.edit}
        </Link>
      </div>
    </li>
  );
}

function Values({ disagreement: { name, fields, ours, register } }: { disagreement: Disagreement }) {
  if (!register) return null;
  return (
    <Table caption={name} isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">{registerMessages.field}</th>
          <th scope="col">{registerMessages.ours}</th>
          <th scope="col">{registerMessages.register}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{registerMessages.fields[field]}</th>
            <td>{labelText(field, ours)}</td>
            <td>
              <b>{labelText(field, register)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
