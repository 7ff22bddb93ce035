// Where the EU's label register differs from us: both values, and which of them is used.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { apiList, apiQuery, useApiSave } from '../../../platform/browser/api-query.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { useListAddress } from '../../../platform/ui/list/list-address.ts';
import { ListPage } from '../../../platform/ui/list/list-page.tsx';
import { RecordTable, type Column } from '../../../platform/ui/list/record-table.tsx';
import { RowButton, RowLink } from '../../../platform/ui/list/row-action.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import {
  DISAGREEMENTS_PER_PAGE,
  type Disagreement,
  type RegisterState,
  type getRegisterState,
  type listDisagreements,
  type settleDisagreement,
} from '../contract.ts';
import type { LabelField, LabelValues } from '../label-values.ts';
import { labelText, registerMessages } from '../messages-admin.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './register-page.module.css';

const messages = registerMessages.page;
/** Read again with the tyre tab: a settled tyre is another there, too. */
const TYRES = ['tyres'];

type Choice = 'register' | 'own';

interface DifferingField {
  field: LabelField;
  ours: LabelValues;
  register: LabelValues;
}

const COLUMNS: readonly Column<DifferingField>[] = [
  { label: registerMessages.field, role: 'name', cell: ({ field }) => registerMessages.fields[field] },
  { label: registerMessages.ours, isLabelled: true, cell: ({ field, ours }) => labelText(field, ours) },
  {
    label: registerMessages.register,
    isLabelled: true,
    cell: ({ field, register }) => <b>{labelText(field, register)}</b>,
  },
];

export function RegisterPage() {
  const { page } = useListAddress();
  const {
    data: state,
    error,
    refetch,
  } = useQuery(apiQuery<typeof getRegisterState>(TYRES, 'GET /label-register'));
  const list = useQuery(
    apiList<typeof listDisagreements>(TYRES, 'GET /label-register/disagreements', { query: { page } }),
  );
  return (
    <ListPage
      texts={{ ...messages, ...(state?.checked === 0 && messages.unchecked) }}
      query={{
        data: state && list.data,
        error: error ?? list.error,
        refetch: () => Promise.all([refetch(), list.refetch()]),
      }}
      paging={{ page, perPage: DISAGREEMENTS_PER_PAGE }}
      actions={
        <Link to="/admin/tires/myyntikuntoisuus" className={buttonClass({ variant: 'outline' })}>
          {messages.readiness}
        </Link>
      }
      notice={state && <State state={state} />}
    >
      {(disagreements) => (
        <ul className={layout.stack4}>
          {disagreements.map((one) => (
            <DisagreementCard key={one.productId} disagreement={one} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

function State({ state: { source, failure, answeredAt, checked, numbered } }: { state: RegisterState }) {
  return (
    <>
      {source === 'none' && (
        <Notice tone="info" title={messages.notConnectedTitle}>
          {messages.notConnected}
        </Notice>
      )}
      {source === 'recorded' && <Notice tone="info">{messages.recorded}</Notice>}
      {failure !== null && (
        <Notice tone="warn" title={messages.failure}>
          {failure}
        </Notice>
      )}
      {source !== 'none' && (
        <p className={layout.lead}>
          {numbered === 0 ? messages.noNumbers : messages.checked(checked, numbered)}
          {numbered > 0 && checked === 0 && ` ${messages.waiting}`}
          {answeredAt !== null && ` ${messages.answeredAt(answeredAt)}`}
        </p>
      )}
    </>
  );
}

function DisagreementCard({ disagreement }: { disagreement: Disagreement }) {
  const { name, number, kind, registerName, productId, sizeId, fingerprint } = disagreement;
  const settle = useApiSave<typeof settleDisagreement, Choice>(
    'POST /label-register/disagreements/:productId',
    (choice) => ({ params: { productId }, body: { choice, fingerprint } }),
    {
      invalidates: TYRES,
      isReadAfterFailure: true,
      onSuccess: (_nothing, choice) =>
        showToast({ text: choice === 'register' ? messages.taken(name) : messages.kept(name), tone: 'ok' }),
      onError: (failure) => showToast({ text: `${messages.settleFailed}: ${failure.message}`, tone: 'bad' }),
    },
  );
  const isBusy = (choice: Choice) => settle.isPending && settle.variables === choice;
  return (
    <li className={`${layout.stack3} ${styles.card}`}>
      <h2 className={styles.name}>{name}</h2>
      {kind === 'unknown' && <p>{messages.unknown(number)}</p>}
      {kind === 'other-size' && <p>{messages.otherSize(registerName)}</p>}
      {kind === 'values' && <Values disagreement={disagreement} />}
      <div className={layout.cluster2}>
        {kind === 'values' && (
          <RowButton
            label={messages.takeRegister}
            name={messages.of(messages.takeRegister, name)}
            variant="primary"
            isBusy={isBusy('register')}
            onClick={() => settle.mutate('register')}
          />
        )}
        <RowButton
          label={messages.overwriteStored}
          name={messages.of(messages.overwriteStored, name)}
          variant="outline"
          isBusy={isBusy('own')}
          onClick={() => settle.mutate('own')}
        />
        <RowLink
          to={`/admin/tires/myyntikuntoisuus?paneeli=muokkaa:${sizeId}:${productId}&kohta=number`}
          label={messages.edit}
          name={messages.of(messages.edit, name)}
          variant="text"
        />
      </div>
    </li>
  );
}

function Values({ disagreement }: { disagreement: Disagreement }) {
  const { name, fields, ours, register } = disagreement;
  const rows = register ? fields.map((field) => ({ field, ours, register })) : [];
  return <RecordTable caption={name} rows={rows} columns={COLUMNS} keyOf={({ field }) => field} />;
}
