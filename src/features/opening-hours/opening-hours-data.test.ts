import { expect, test } from 'vitest';

import { openingHoursData } from './opening-hours-data.ts';
import { DEFAULT_WEEK } from './opening-hours.ts';

test('structured hours group equal days and have coming exceptions', () => {
  expect(openingHoursData({ week: DEFAULT_WEEK, exceptions: [] }, '2026-12-01')).toEqual({
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
          (day) => `https://schema.org/${day}`,
        ),
        opens: '09:00',
        closes: '17:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Saturday'],
        opens: '10:00',
        closes: '13:00',
      },
    ],
    specialOpeningHoursSpecification: [
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
      '2027-01-01',
      '2027-01-06',
    ].map((date) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: '00:00',
      closes: '00:00',
    })),
  });
});
