// Who got a newsletter and who did not: the states to choose from, and the recipients of a page.
import { Link, useLocation, useSearchParams } from 'react-router';

import { formatDateClock } from '../../../../platform/contract/dates.ts';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { EmailText } from '../../../../platform/ui/email-text.tsx';
import { figureCell, Table } from '../../../../platform/ui/list/table.tsx';
import {
  RECIPIENT_STATES,
  type Delivery,
  type Recipient,
  type RecipientState,
} from '../../contract/delivery.ts';
import { deliveryMessages as messages, recipientStateText } from '../../messages/sending.ts';

import list from '../../../../platform/ui/list/list-page.admin.module.css';
import layout from '../../../../platform/ui/style/layout.module.css';
import styles from '../editor/newsletter-modal.module.css';
import table from './delivery-panel.module.css';

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
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const to = (next: RecipientState | 'all') => {
    const search = new URLSearchParams(query);
    search.delete(PAGE_PARAM);
    if (next === 'all') search.delete(STATE_PARAM);
    else search.set(STATE_PARAM, next);
    return { pathname, search: search.toString() };
  };
  const states = RECIPIENT_STATES.filter((one) => one === state || (one !== 'claimed' && counts[one] > 0));
  return (
    <nav aria-label={messages.filter} className={list.views}>
      {(['all', ...states] as const).map((one) => (
        <Link
          key={one}
          to={to(one)}
          className={list.view}
          aria-current={(state ?? 'all') === one ? 'page' : undefined}
        >
          {one === 'all' ? messages.all : recipientStateText(one, isFiled)}
        </Link>
      ))}
    </nav>
  );
}

export function Recipients({ rows, isFiled }: { rows: readonly Recipient[]; isFiled: boolean }) {
  const { columns } = messages;
  const isRetrying = rows.some(({ nextAt }) => nextAt !== null);
  if (rows.length === 0) return <p>{messages.none}</p>;
  return (
    <Table caption={messages.table} isCaptionHidden className={table.recipients}>
      <thead>
        <tr>
          <th scope="col">{columns.email}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col" className={figureCell}>
            {columns.attempts}
          </th>
          <th scope="col" className={figureCell}>
            {columns.code}
          </th>
          {isRetrying && <th scope="col">{columns.next}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ _id, email, state, attempts, lastCode, nextAt, isPossiblyDouble }) => (
          <tr key={_id}>
            <th scope="row" className={list.email}>
              {email === '' ? messages.removed : <EmailText>{email}</EmailText>}
            </th>
            <td>
              {recipientStateText(state, isFiled)}
              {isPossiblyDouble && (
                <span className={`${layout.note} ${styles.note}`}>{messages.possiblyDouble}</span>
              )}
            </td>
            <td data-label={columns.attempts} className={figureCell}>
              {attempts}
            </td>
            <td data-label={columns.code} className={figureCell}>
              {lastCode === 0 ? messages.noCode : lastCode}
            </td>
            {isRetrying && (
              <td data-label={columns.next} className={classNames(nextAt === null && table.nothing)}>
                {nextAt === null ? messages.noNext : formatDateClock(new Date(nextAt))}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
