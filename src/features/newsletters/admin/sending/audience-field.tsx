// Readers a newsletter goes to at its time: its stored audience, everybody, the chosen, or some by a limit.
import { SelectField } from '../../../../platform/ui/form/field.tsx';
import type { Audience, ShownAudience } from '../../contract/delivery.ts';
import { audienceText, EVERYBODY, isEverybody } from '../../messages/audience.ts';
import { newsletterFormMessages } from '../../messages/editor.ts';
import { sendMessages } from '../../messages/sending.ts';
import type { Chosen } from './chosen-subscribers.ts';

import styles from '../editor/newsletter-modal.module.css';

export const AUDIENCE_OPTIONS = ['current', 'everybody', 'chosen', 'limited'] as const;
export type AudienceOption = (typeof AUDIENCE_OPTIONS)[number];

interface AudienceFieldProps {
  /** What the newsletter has now. */
  current: ShownAudience;
  chosen: Chosen;
  value: AudienceOption;
  /** Whether limits can be given here. */
  hasLimits?: boolean;
  onChange: (value: AudienceOption) => void;
}

export function AudienceField({ current, chosen, value, hasLimits = false, onChange }: AudienceFieldProps) {
  const texts: Record<AudienceOption, string | false> = {
    current: audienceText(current),
    everybody: !isEverybody(current) && audienceText(EVERYBODY),
    chosen: chosen.size > 0 && audienceText({ chosenCount: chosen.size }),
    limited: hasLimits && sendMessages.limited,
  };
  return (
    <SelectField
      label={newsletterFormMessages.recipients}
      help={hasLimits ? undefined : newsletterFormMessages.audienceHelp}
      value={value}
      className={styles.time}
      onChange={({ target }) => onChange(AUDIENCE_OPTIONS.find((one) => one === target.value) ?? 'current')}
    >
      {AUDIENCE_OPTIONS.filter((one) => texts[one] !== false).map((one) => (
        <option key={one} value={one}>
          {texts[one]}
        </option>
      ))}
    </SelectField>
  );
}

/** The option selected first: the chosen readers, unless the newsletter has a stored audience. */
export function optionFor(
  wanted: AudienceOption | undefined,
  stored: ShownAudience,
  chosen: Chosen,
): AudienceOption {
  if (chosen.size === 0) return wanted === 'chosen' ? 'current' : (wanted ?? 'current');
  return wanted ?? (isEverybody(stored) ? 'chosen' : 'current');
}

/** Readers that a schedule with an option goes to. */
export function shownAudience(option: AudienceOption, stored: ShownAudience, chosen: Chosen): ShownAudience {
  if (option === 'chosen') return { chosenCount: chosen.size };
  return option === 'everybody' ? EVERYBODY : stored;
}

/** What is sent with a schedule; undefined: the audience stays. */
export function scheduledAudience(
  recipients: AudienceOption,
  chosen: Chosen,
  limited: Audience,
): Audience | undefined {
  switch (recipients) {
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
