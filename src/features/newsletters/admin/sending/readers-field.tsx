// To whom a newsletter goes at its time: the audience it has, everybody, the chosen, or some by a limit.
import { SelectField } from '../../../../platform/ui/form/field.tsx';
import type { Audience, ShownAudience } from '../../contract/delivery.ts';
import { newsletterFormMessages } from '../../messages/editor.ts';
import { audienceText, EVERYBODY, isEverybody } from '../../messages/readers.ts';
import { sendMessages } from '../../messages/sending.ts';
import type { Chosen } from './chosen-subscribers.ts';

import styles from '../editor/newsletter-modal.module.css';

export const READERS = ['current', 'everybody', 'chosen', 'limited'] as const;
export type Readers = (typeof READERS)[number];

interface ReadersFieldProps {
  /** What the newsletter has now. */
  current: ShownAudience;
  chosen: Chosen;
  value: Readers;
  /** Whether limits can be given here. */
  hasLimits?: boolean;
  onChange: (value: Readers) => void;
}

export function ReadersField({ current, chosen, value, hasLimits = false, onChange }: ReadersFieldProps) {
  const texts: Record<Readers, string | false> = {
    current: audienceText(current),
    everybody: !isEverybody(current) && audienceText(EVERYBODY),
    chosen: chosen.size > 0 && audienceText({ chosenCount: chosen.size }),
    limited: hasLimits && sendMessages.limited,
  };
  return (
    <SelectField
      label={newsletterFormMessages.readers}
      help={hasLimits ? undefined : newsletterFormMessages.readersHelp}
      value={value}
      className={styles.time}
      onChange={({ target }) => onChange(READERS.find((one) => one === target.value) ?? 'current')}
    >
      {READERS.filter((one) => texts[one] !== false).map((one) => (
        <option key={one} value={one}>
          {texts[one]}
        </option>
      ))}
    </SelectField>
  );
}

/** What is sent with a schedule; undefined: the audience stays. */
export function scheduledAudience(readers: Readers, chosen: Chosen, limited: Audience): Audience | undefined {
  switch (readers) {
    case 'current':
      return undefined;
    case 'everybody':
      return {};
    case 'chosen':
      return { subscriberIds: [...chosen] };
    case 'limited':
      return limited;
  }
}
