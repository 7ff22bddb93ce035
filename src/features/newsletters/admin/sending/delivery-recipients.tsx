// Who got a newsletter and who did not: the states to choose from, and the recipients of a page.
import { formatDateClock } from '../../../../platform/contract/dates.ts';
import { EmailText } from '../../../../platform/ui/email-text.tsx';
import { ListTabs } from '../../../../platform/ui/list/list-tabs.tsx';
import { RecordTable, type Column } from '../../../../platform/ui/list/record-table.tsx';
import {
  RECIPIENT_STATES,
  type Delivery,
  type Recipient,
  type RecipientState,
} from '../../contract/delivery.ts';
import { deliveryMessages as messages, filedMessages, recipientStateText } from '../../messages/sending.ts';

import list from '../../../../platform/ui/list/list-page.admin.module.css';
import layout from '../../../../platform/ui/style/layout.module.css';
import styles from '../editor/newsletter-modal.module.css';

export const PAGE_PARAM = 'vastaanottajat';
export const STATE_PARAM = 'perille';

/** Which recipients are shown; those states that nobody is in are left out. */
export function RecipientStates({
  state,
  delivery: { counts, isFiled },
}: {
  state: RecipientState | undefined;
  delivery: Pick<Delivery, 'counts' | 'isFiled'>;
}) {
  const states = RECIPIENT_STATES.filter((one) => one === state || (one !== 'claimed' && counts[one] > 0));
  return (
    <ListTabs
      label={messages.filter}
      param={STATE_PARAM}
      views={['all', ...states]}
      shown={state ?? 'all'}
      words={{ ...messages.states, ...(isFiled && { accepted: filedMessages.state }), all: messages.all }}
      forgets={[PAGE_PARAM]}
    />
  );
}

const { columns } = messages;
const NEXT_COLUMN: Column<Recipient> = {
  label: columns.next,
  isLabelled: true,
  cell: ({ nextAt }) =>
    nextAt === null ? (
      <span className={styles.nothing}>{messages.noNext}</span>
    ) : (
      formatDateClock(new Date(nextAt))
    ),
};
const CODE_COLUMN: Column<Recipient> = {
  label: columns.code,
  role: 'figure',
  isLabelled: true,
  cell: ({ lastCode }) => (lastCode === 0 ? messages.noCode : lastCode),
};
const columnsOf = (isFiled: boolean, isRetrying: boolean): Column<Recipient>[] => [
  {
    label: columns.email,
    role: 'name',
    className: list.email,
    cell: ({ email }) => (email === '' ? messages.removed : <EmailText>{email}</EmailText>),
  },
  {
    label: columns.state,
    cell: ({ state, isPossiblyDouble }) => (
      <>
        {recipientStateText(state, isFiled)}
        {isPossiblyDouble && (
          <span className={`${layout.note} ${styles.note}`}>{messages.possiblyDouble}</span>
        )}
      </>
    ),
  },
  { label: columns.attempts, role: 'figure', isLabelled: true, cell: ({ attempts }) => attempts },
  // A file has no server that answers.
  ...(isFiled ? [] : [CODE_COLUMN]),
  ...(isRetrying ? [NEXT_COLUMN] : []),
];

export function Recipients({ rows, isFiled }: { rows: readonly Recipient[]; isFiled: boolean }) {
  const isRetrying = rows.some(({ nextAt }) => nextAt !== null);
  return (
    <RecordTable
      caption={messages.table}
      rows={rows}
      columns={columnsOf(isFiled, isRetrying)}
      keyOf={({ _id }) => _id}
    />
  );
}
