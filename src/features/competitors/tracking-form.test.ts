// The form of a tracking: numbers and addresses as typed, and errors before anything is sent.
import { describe, expect, test } from 'vitest';

import { emptyOf } from '../../platform/browser/form/form-schema.ts';
import { trackingErrors as errors } from './messages.ts';
import { newTracking, trackingFormSchema, type TrackingForm } from './tracking-form.ts';

const empty: TrackingForm = { ...emptyOf(trackingFormSchema), ...newTracking };
const filled: TrackingForm = { ...empty, name: 'a', url: 'https://b.fi', productName: 'c' };
const withSettings = (settings: Partial<TrackingForm['crawlSettings']>) => ({
  ...filled,
  crawlSettings: { ...filled.crawlSettings, ...settings },
});
const withRecipients = (emailRecipients: string) => ({
  ...filled,
  notifications: { ...filled.notifications, emailRecipients },
});

/** The first error of each field. */
function errorsOf(form: TrackingForm) {
  const issues = trackingFormSchema.safeParse(form).error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

test('an empty form requires name, address and product', () => {
  expect(errorsOf(empty)).toEqual({
    name: errors.missing.name,
    url: errors.missing.url,
    productName: errors.missing.productName,
  });
});

test('an address that is no web address is refused in the form', () => {
  expect(errorsOf({ ...filled, url: 'javascript:alert(1)' })).toEqual({ url: errors.badUrl });
});

describe('time limit and tries', () => {
  test('a time limit or a number of tries that is no number becomes 10 000 ms and 3', () => {
    const form = withSettings({ timeout: 'nopeasti', retryAttempts: '' });
    expect(trackingFormSchema.parse(form).crawlSettings).toEqual({ timeout: 10_000, retryAttempts: 3 });
  });

  test('time limits and tries outside the limits are refused in the form', () => {
    expect(errorsOf(withSettings({ timeout: '4 999', retryAttempts: '6' }))).toEqual({
      'crawlSettings.timeout': errors.badTimeout,
      'crawlSettings.retryAttempts': errors.badAttempts,
    });
  });

  test.each(['100000000', '-1', '4999,9'])(
    'a time limit of %s is a number, and outside the limits',
    (timeout) => {
      expect(errorsOf(withSettings({ timeout }))).toEqual({ 'crawlSettings.timeout': errors.badTimeout });
    },
  );
});

describe('recipients', () => {
  const five = 'a@example.fi, b@example.fi; c@example.fi d@example.fi,e@example.fi';

  test('recipients are typed with commas, semicolons or spaces, five at most', () => {
    const { notifications } = trackingFormSchema.parse(withRecipients(five));
    expect(notifications.emailRecipients).toHaveLength(5);
    expect(errorsOf(withRecipients(`${five},f@example.fi`))).toEqual({
      'notifications.emailRecipients': errors.tooManyRecipients,
    });
  });

  test('a recipient that is no email address is refused in the form', () => {
    expect(errorsOf(withRecipients('x, a@b.fi'))).toEqual({
      'notifications.emailRecipients.0': errors.badEmail,
    });
  });
});
