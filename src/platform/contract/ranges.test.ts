import { expect, test } from 'vitest';

import { unbreakRanges } from './ranges.ts';

test('a range of numbers stays on one line, other dashes break as before', () => {
  expect(unbreakRanges('Auki 9–17, kausi 14–21″, vanteet 17″–19″ ja 2-3 päivää, 1.11.–31.3.')).toBe(
    'Auki 9–\u206017, kausi 14–\u206021″, vanteet 17″–\u206019″ ja 2-\u20603 päivää, 1.11.–\u206031.3.',
  );
  for (const text of ['ma–pe', 'sitten – kun', 'A–G', '−5', 'puh. 010 – 9', '']) {
    expect(unbreakRanges(text)).toBe(text);
  }
});
