// The customer's stored set that is to be changed: those that fit the plate or the name, taken by one click.
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { apiQuery } from '../../../../platform/browser/api-query.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { getTyreSets } from '../../../tyre-hotel/contract/tyre-hotel.ts';
import { valuesOfSet } from '../../booking-form.ts';
import { bookingFormMessages as messages } from '../../messages/board.ts';
import type { BookingFieldsProps } from './fields-props.ts';

import layout from '../../../../platform/ui/style/layout.module.css';

const MIN_WORDS = 3;
/** Characters of a complete plate: a text this long identifies one customer. */
const WHOLE_PLATE = 6;
const MAX = 4;

interface StoredSetsProps extends Pick<BookingFieldsProps, 'form'> {
  words: string;
  /** The work is with a stored set. */
  isWanted: boolean;
}

export function StoredSets({ form, words, isWanted }: StoredSetsProps) {
  const { hotelSetId, hotelSetCode, hotelShelf } = form.values;
  const isEnabled = words.length >= (isWanted ? MIN_WORDS : WHOLE_PLATE) && hotelSetId === null;
  const { data = [] } = useQuery({
    ...apiQuery<typeof getTyreSets>(['tyre-sets'], 'GET /tyre-sets', {
      query: { q: words, view: 'stored', limit: MAX },
    }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  if (hotelSetId !== null) {
    const leave = () => form.set({ hotelSetId: null, hotelSetCode: '', hotelShelf: '' });
    return (
      <Notice
        tone="info"
        action={
          <Button variant="outline" size="small" onClick={leave}>
            {messages.removeSet}
          </Button>
        }
      >
        {messages.setTaken(hotelSetCode, hotelShelf)}
      </Notice>
    );
  }
  const found = isEnabled ? data : [];
  return (
    <div role="status" className={layout.stack2}>
      {found.length > 0 && <p className={layout.note}>{messages.setsFound}</p>}
      {found.map((set) => (
        <Button
          key={set._id}
          variant="outline"
          size="small"
          onClick={() => form.set(valuesOfSet(set, form.values))}
        >
          {messages.setChoice(set.code, set.ownerName, set.shelf)}
        </Button>
      ))}
    </div>
  );
}
