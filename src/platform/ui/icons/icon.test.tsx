// Icons carry no attributes of their look, which the styles have.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { createLucideIcon } from './icon.tsx';

test('an icon of Lucide’s has no more attributes than one of our own', () => {
  const Minus = createLucideIcon({ node: [['path', { d: 'M5 12h14', key: '1ays0h' }]] });
  expect(renderToStaticMarkup(<Minus className="mark" />)).toBe(
    '<svg viewBox="0 0 24 24" aria-hidden="true" class="icon mark"><path d="M5 12h14"></path></svg>',
  );
});
