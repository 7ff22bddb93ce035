// Everybody, or those who subscribed since a day, gave a season or a size, or have tyres in the hotel; with how many they are.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';

import { useDebouncedValue } from '../../../../platform/browser/use-debounced-value.ts';
import { addDays, helsinkiDay, isDay } from '../../../../platform/contract/dates.ts';
import { DateField } from '../../../../platform/ui/form/date-field.tsx';
import { SelectField, TextField } from '../../../../platform/ui/form/field.tsx';
import { LoadFailure } from '../../../../platform/ui/page/load-failure.tsx';
import { MAX_SIZE_LENGTH, readPreferredSize } from '../../../subscribers/preferred-size.ts';
import { audienceSchema, type Audience } from '../../contract/delivery.ts';
import type { Newsletter } from '../../contract/newsletters.ts';
import { newsletterErrors } from '../../messages/newsletters.ts';
import { sendMessages as messages } from '../../messages/sending.ts';
import { recipientCountQuery } from '../newsletter-queries.ts';
import { Confirm } from './confirm-sending.tsx';

import styles from '../editor/newsletter-modal.module.css';

export const limitsSchema = audienceSchema
  .pick({ season: true, hotel: true })
  .extend({ since: z.string(), typedSize: z.string() });
export type AudienceLimits = z.infer<typeof limitsSchema>;

export const NO_LIMITS: AudienceLimits = { since: '', typedSize: '' };

/** undefined while the day or the size is none. */
export function audienceWithin({ since, season, typedSize, hotel }: AudienceLimits): Audience | undefined {
  const size = readPreferredSize(typedSize);
  if (size === undefined || (since !== '' && !isDay(since))) return undefined;
  return {
    ...(since !== '' && { subscribedSince: since }),
    ...(season && { season }),
    ...(size !== '' && { size }),
    ...(hotel && { hotel }),
  };
}

interface LimitFieldsProps {
  limits: AudienceLimits;
  onChange: (limits: AudienceLimits) => void;
}

export function LimitFields({ limits, onChange }: LimitFieldsProps) {
  const { since, season, typedSize, hotel } = limits;
  // A day without its year is the last one there was.
  const [yearAgo] = useState(() => addDays(helsinkiDay(new Date()), -364));
  const rested = useDebouncedValue(typedSize);
  const isBadSize = readPreferredSize(typedSize) === undefined && readPreferredSize(rested) === undefined;
  return (
    <>
      <DateField
        label={messages.since}
        help={messages.sinceHelp}
        isOptional
        value={since}
        className={styles.time}
        error={since === '' || isDay(since) ? undefined : messages.sinceWrong}
        from={yearAgo}
        onChange={(day) => onChange({ ...limits, since: day })}
      />
      <SelectField
        label={messages.season}
        value={season ?? ''}
        className={styles.time}
        onChange={({ target: { value } }) =>
          onChange({ ...limits, season: value === 'summer' || value === 'winter' ? value : undefined })
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
        maxLength={MAX_SIZE_LENGTH}
        autoComplete="off"
        error={isBadSize ? newsletterErrors.badSize : undefined}
        className={styles.time}
        onChange={(event) => onChange({ ...limits, typedSize: event.target.value })}
      />
      <SelectField
        label={messages.hotel}
        help={messages.hotelHelp}
        value={hotel ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ ...limits, hotel: value === 'customers' || value === 'worn' ? value : undefined })
        }
      >
        <option value="">{messages.anyHotel}</option>
        <option value="customers">{messages.hotels.customers}</option>
        <option value="worn">{messages.hotels.worn}</option>
      </SelectField>
    </>
  );
}

export function AudienceChoice({ newsletter, total }: { newsletter: Newsletter; total: number | undefined }) {
  const [limits, setLimits] = useState(NO_LIMITS);
  if (total === 0) return <p className={styles.sentence}>{messages.noneChosen}</p>;
  const audience = audienceWithin(limits);
  return (
    <>
      <LimitFields limits={limits} onChange={setLimits} />
      {audience && <Counted newsletter={newsletter} audience={audience} />}
    </>
  );
}

/** Nobody sends before it is known to how many. */
function Counted({ newsletter, audience }: { newsletter: Newsletter; audience: Audience }) {
  const { data: count, error, refetch } = useQuery(recipientCountQuery(audience));
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
