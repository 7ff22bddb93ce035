import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { EmailText } from './email-text.tsx';

test('a long email address wraps after @ or before a full stop', () => {
  expect(renderToStaticMarkup(<EmailText>anna.maria@posti.example.fi</EmailText>)).toBe(
    '<span>anna<wbr/>.maria@<wbr/>posti<wbr/>.example<wbr/>.fi</span>',
  );
});

test('an email address shows its domain in Unicode', () => {
  const html = renderToStaticMarkup(<EmailText>anna@xn--hmeenlinna-q5a.fi</EmailText>);
  expect(html).toBe('<span>anna@<wbr/>hämeenlinna<wbr/>.fi</span>');
});
