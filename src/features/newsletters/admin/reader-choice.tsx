// Everybody, or those who came since a day or told a season or a size; with how many they are.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { SelectField, TextField } from '../../../platform/ui/field.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { LONGEST_SIZE, readToldSize } from '../../subscribers/told-size.ts';
import type { Audience, Newsletter } from '../contract.ts';
import { sendMessages as messages } from '../messages-admin.ts';
import { newsletterErrors } from '../messages.ts';
import { Confirm } from './confirm-sending.tsx';
import { readerCountQuery } from './newsletter-queries.ts';
import { useRested } from './use-rested.ts';

import styles from './newsletter-modal.module.css';

type Season = NonNullable<Audience['season']>;

export function ReaderChoice({ newsletter, total }: { newsletter: Newsletter; total: number }) {
  const [since, setSince] = useState('');
  const [season, setSeason] = useState<Season>();
  const [typedSize, setTypedSize] = useState('');
  const rested = useRested(typedSize);
  if (total === 0) return <p className={styles.sentence}>{messages.noneChosen}</p>;
  const size = readToldSize(typedSize);
  const isBadSize = readToldSize(rested) === undefined;
  const audience: Audience = {
    ...(since !== '' && { subscribedSince: since }),
    ...(season && { season }),
    ...(size && { size }),
  };
  return (
    <>
      <TextField
        type="date"
        label={messages.since}
        help={messages.sinceHelp}
        isOptional
        value={since}
        className={styles.time}
        onChange={(event) => setSince(event.target.value)}
      />
      <SelectField
        label={messages.season}
        value={season ?? ''}
        className={styles.time}
        onChange={({ target }) =>
          setSeason(target.value === 'summer' || target.value === 'winter' ? target.value : undefined)
        }
      >
        <option value="">{messages.anySeason}</option>
        <option value="summer">{messages.seasons.summer}</option>
        <option value="winter">{messages.seasons.winter}</option>
      </SelectField>
      <TextField
        label={messages.size}
        help={messages.sizeHelp}
        isOptional
        value={typedSize}
        maxLength={LONGEST_SIZE}
        autoComplete="off"
        error={size === undefined && isBadSize ? newsletterErrors.badSize : undefined}
        className={styles.time}
        onChange={(event) => setTypedSize(event.target.value)}
      />
      {size !== undefined && <Counted newsletter={newsletter} audience={audience} />}
    </>
  );
}

/** Nobody sends before it is known to how many. */
function Counted({ newsletter, audience }: { newsletter: Newsletter; audience: Audience }) {
  const { data: count, error, refetch } = useQuery(readerCountQuery(audience));
  if (error) {
    return (
      <LoadFailure title={messages.countFailed} message={error.message} onRetry={() => void refetch()} />
    );
  }
  if (count === undefined) return <p role="status">{messages.counting}</p>;
  if (count === 0) {
    return (
      <p role="status" className={styles.sentence}>
        {messages.nobody}
      </p>
    );
  }
  return (
    <Confirm
      newsletter={newsletter}
      audience={audience}
      sentence={messages.confirm(count)}
      button={messages.send(count)}
    />
  );
}
