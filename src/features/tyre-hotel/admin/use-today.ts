// The shop's day as it was when a view was opened.
import { useState } from 'react';

import { helsinkiDay, type IsoDay } from '../../../platform/contract/dates.ts';

export function useToday(): IsoDay {
  const [today] = useState(() => helsinkiDay(new Date()));
  return today;
}
