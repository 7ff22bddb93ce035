// The two forms of the shop profile: details and credit terms are edited as text and sent as they were stored.
import { describe, expect, test } from 'vitest';

import { formOf } from '../../../platform/browser/form/form-schema.ts';
import type { ShopProfileResponse } from '../contract.ts';
import { showFinancing } from '../financing-money.ts';
import { financingEditorMessages, profileEditorMessages } from '../messages-editor.ts';
import demonstration from '../server/demonstration.json' with { type: 'json' };
import { detailsBody, detailsFormSchema, detailsOf } from './details-form.ts';
import { computedTerms, financingFormSchema } from './financing-form.ts';

const profile: ShopProfileResponse = {
  ...demonstration,
  financing: showFinancing(demonstration.financing),
  isDemo: true,
  version: 2,
  updatedAt: '2026-11-21T10:00:00Z',
};
const {
  financing,
  financingBadge,
  isDemo: _isDemo,
  version: _version,
  updatedAt: _updatedAt,
  ...details
} = profile;

function errorsOf(schema: typeof detailsFormSchema | typeof financingFormSchema, typed: unknown) {
  const issues = schema.safeParse(typed).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('the details of the shop', () => {
  const formOfDetails = (stored: ShopProfileResponse) => formOf(detailsFormSchema, detailsOf(stored));
  const form = formOfDetails(profile);

  test('every detail is sent as it was stored', () => {
    expect(detailsBody(detailsFormSchema.parse(form))).toEqual(details);
  });

  test('a shop without a place and without channels stays without them', () => {
    const bare = { ...profile, location: null, links: { ...profile.links, socials: [] } };
    expect(detailsBody(detailsFormSchema.parse(formOfDetails(bare)))).toEqual({
      ...details,
      location: null,
      links: { ...details.links, socials: [] },
    });
  });

  test('a refused detail has its error at its own field', () => {
    const { errors } = profileEditorMessages;
    const [first, second] = profile.links.socials;
    const typed = {
      ...form,
      name: ' ',
      salesEmail: 'myynti',
      location: { ...form.location, latitude: 'pohjoinen' },
      links: {
        ...form.links,
        booking: 'ajanvaraus.fi',
        socials: [
          { name: '', url: '' },
          { ...second, url: 'javascript:alert(1)' },
        ],
      },
    };
    expect(errorsOf(detailsFormSchema, typed)).toEqual({
      name: errors.name,
      salesEmail: errors.email,
      'location.latitude': errors.latitude,
      'links.booking': errors.web,
      'links.socials.1.url': errors.web,
    });
    const unnamed = [
      { ...first, url: '' },
      { ...second, name: '' },
    ];
    expect(errorsOf(detailsFormSchema, { ...form, links: { ...form.links, socials: unnamed } })).toEqual({
      'links.socials.0.url': errors.web,
      'links.socials.1.name': errors.socialName,
    });
  });
});

describe('the terms of credit', () => {
  const form = formOf(financingFormSchema, { financing, financingBadge });
  const typed = (terms: Partial<typeof form.financing>) => ({
    ...form,
    financing: { ...form.financing, ...terms },
  });

  test('terms are sent as they were stored, and so is having none', () => {
    expect(financingFormSchema.parse(form)).toEqual({ financing, financingBadge });
    const without = formOf(financingFormSchema, { financing: null, financingBadge });
    expect(financingFormSchema.parse(without)).toEqual({ financing: null, financingBadge });
  });

  test('refused terms have their errors at their own fields', () => {
    const { errors } = financingEditorMessages;
    const wrong = typed({ creditor: '', termMonths: '12,5', monthlyFee: '4,905' });
    expect(errorsOf(financingFormSchema, wrong)).toEqual({
      'financing.creditor': errors.creditor,
      'financing.termMonths': errors.termMonths,
      'financing.monthlyFee': errors.monthlyFee,
    });
  });

  test('a true annual rate that does not follow from the terms is refused with the computed one', () => {
    const withFee = typed({ monthlyFee: '5' });
    expect(errorsOf(financingFormSchema, withFee)['financing.trueAnnualRatePercent']).toContain('19,5');
    expect(computedTerms(withFee.financing)).toMatchObject({
      monthlyFeeCents: 500,
      trueAnnualRatePercent: 19.53,
    });
    const rounded = typed({ monthlyFee: '5', trueAnnualRatePercent: '19,5' });
    expect(financingFormSchema.safeParse(rounded).success).toBe(true);
    expect(computedTerms({ ...withFee.financing, exampleCredit: '' })).toBeUndefined();
  });
});
