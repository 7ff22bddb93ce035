import { expect, test } from 'vitest';

import { trackingErrors as errors } from './messages.ts';
import { bodyOf, emptyTracking, faultsOf } from './tracking-form.ts';

test('an empty form asks for name, address and product', () => {
  expect(faultsOf(emptyTracking)).toEqual({
    name: errors.missing,
    url: errors.missing,
    productName: errors.missing,
  });
});

test('a time limit or a number of tries that is no number becomes 10 000 ms and 3', () => {
  const form = { ...emptyTracking, timeout: 'nopeasti', attempts: '' };
  expect(bodyOf(form).crawlSettings).toEqual({ timeout: 10_000, retryAttempts: 3 });
});

test('limits of time and tries are told in the form', () => {
  const form = {
    ...emptyTracking,
    name: 'a',
    url: 'https://b.fi',
    productName: 'c',
    timeout: '4 999',
    attempts: '6',
  };
  expect(faultsOf(form)).toEqual({ timeout: errors.badTimeout, attempts: errors.badAttempts });
});

test.each(['100000000', '-1', '4999,9'])(
  'a time limit of %s is a number, and outside the limits',
  (timeout) => {
    const form = { ...emptyTracking, name: 'a', url: 'https://b.fi', productName: 'c', timeout };
    expect(faultsOf(form)).toEqual({ timeout: errors.badTimeout });
  },
);

test('what cannot be an address is told in the form before anything is sent', () => {
  const form = {
    ...emptyTracking,
    name: 'a',
    url: 'javascript:alert(1)',
    productName: 'c',
    recipients: 'x, a@b.fi',
  };
  expect(faultsOf(form)).toEqual({ url: errors.badUrl, recipients: errors.badEmail });
});

test('recipients are typed with commas, semicolons or spaces, five at most', () => {
  const recipients = 'a@example.fi, b@example.fi; c@example.fi d@example.fi,e@example.fi';
  expect(bodyOf({ ...emptyTracking, recipients }).notifications.emailRecipients).toHaveLength(5);
  expect(faultsOf({ ...emptyTracking, recipients: `${recipients},f@example.fi` })).toMatchObject({
    recipients: errors.tooManyRecipients,
  });
});
