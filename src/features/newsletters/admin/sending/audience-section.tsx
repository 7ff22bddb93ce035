// Those who get newsletters, to choose some of them: in the tab and in the sending.
import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';

import { readableAddress } from '../../../../platform/browser/readable-address.ts';
import { showToast } from '../../../../platform/browser/toasts.ts';
import { useDebouncedValue } from '../../../../platform/browser/use-debounced-value.ts';
import { formatDate, helsinkiDay } from '../../../../platform/contract/dates.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { EmailText } from '../../../../platform/ui/email-text.tsx';
import { TextInput } from '../../../../platform/ui/form/field.tsx';
import { RowLink } from '../../../../platform/ui/list/row-action.tsx';
import { Table } from '../../../../platform/ui/list/table.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import type { Subscriber } from '../../../subscribers/contract.ts';
import { SUBSCRIBERS_PATH } from '../../../subscribers/paths.ts';
import { audienceMessages as messages } from '../../messages/admin.ts';
import { audienceQuery } from '../newsletter-queries.ts';
import { NOBODY, toggled, type Chosen } from './chosen-subscribers.ts';

import list from '../../../../platform/ui/list/list-page.admin.module.css';
import layout from '../../../../platform/ui/style/layout.module.css';
import styles from '../newsletters-page.module.css';

interface ChoosingProps {
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

export function AudienceSection(props: ChoosingProps) {
  return (
    <section aria-label={messages.title} className={`${layout.stack4} ${styles.audience}`}>
      <div className={list.head}>
        <div>
          <h2>{messages.title}</h2>
          <p className={list.lead}>{messages.lead}</p>
        </div>
        <RowLink to={SUBSCRIBERS_PATH} label={messages.all} variant="text" />
      </div>
      <SubscriberPicker {...props} />
    </section>
  );
}

export function SubscriberPicker({ chosen, onChange }: ChoosingProps) {
  const [typed, setTyped] = useState('');
  const q = useDebouncedValue(typed.trim());
  const query = useQuery(audienceQuery(q));
  const { data, error } = query;
  useEffect(() => {
    if (error) showToast({ text: messages.loadFailed, tone: 'bad' });
  }, [error]);
  const total = data?.total ?? 0;
  const shown = data?.answer ?? [];
  if (data && total === 0 && q === '') {
    return (
      <p className={list.lead}>
        {messages.emptyTitle}. {messages.emptyBody}
      </p>
    );
  }
  return (
    <div className={`${layout.stack3} ${styles.picker}`}>
      <TextInput
        type="search"
        icon={<Search />}
        aria-label={messages.search}
        value={typed}
        maxLength={100}
        placeholder={messages.searchHelp}
        onChange={(event) => setTyped(event.target.value)}
      />
      <LoadState query={query} title={messages.loadFailed} lines={4} />
      {data && total === 0 && <p className={list.lead}>{messages.nothing}</p>}
      {shown.length > 0 && <Subscribers subscribers={shown} {...{ chosen, onChange }} />}
      {data && (
        <div className={`${layout.cluster} ${styles.chosen}`}>
          <p role="status">{messages.chosen(chosen.size)}</p>
          {shown.length > 0 && (
            <Button
              variant="outline"
              size="small"
              onClick={() => onChange(new Set([...chosen, ...shown.map(({ _id }) => _id)]))}
            >
              {messages.chooseShown}
            </Button>
          )}
          {chosen.size > 0 && (
            <Button variant="text" size="small" onClick={() => onChange(NOBODY)}>
              {messages.clear}
            </Button>
          )}
          {total > shown.length && <p className={list.lead}>{messages.shown(shown.length, total)}</p>}
        </div>
      )}
    </div>
  );
}

function Subscribers({
  subscribers,
  chosen,
  onChange,
}: ChoosingProps & { subscribers: readonly Subscriber[] }) {
  const { columns } = messages;
  return (
    <Table caption={messages.table} isCaptionHidden className={styles.scrolled}>
      <thead>
        <tr>
          <th scope="col">{columns.choose}</th>
          <th scope="col">{columns.email}</th>
          <th scope="col">{columns.since}</th>
        </tr>
      </thead>
      <tbody>
        {subscribers.map(({ _id, email, subscribedAt, createdAt }) => (
          <tr key={_id}>
            <td className={styles.tickCell}>
              <input
                type="checkbox"
                aria-label={messages.choose(readableAddress(email))}
                checked={chosen.has(_id)}
                onChange={() => onChange(toggled(chosen, [_id]))}
                className={styles.tick}
              />
            </td>
            <th scope="row" className={list.email}>
              <EmailText>{email}</EmailText>
            </th>
            <td className={list.short}>{formatDate(helsinkiDay(new Date(subscribedAt ?? createdAt)))}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
