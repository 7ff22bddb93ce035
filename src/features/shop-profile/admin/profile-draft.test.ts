import { expect, test } from 'vitest';

import type { ShopProfileAnswer } from '../contract.ts';
import { showFinancing } from '../financing-money.ts';
import { financingEditorMessages, profileEditorMessages } from '../messages-editor.ts';
import demonstration from '../server/demonstration.json' with { type: 'json' };
import { computedTerms, financingDraft, readFinancingDraft } from './financing-draft.ts';
import { profileDraft, readProfileDraft } from './profile-draft.ts';
import { typedNumber } from './typed-number.ts';

const profile: ShopProfileAnswer = {
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

test('every detail of the shop survives the way through the form', () => {
  expect(readProfileDraft(profileDraft(profile))).toEqual({ ok: true, body: details });
  const bare = { ...profile, location: null, links: { ...profile.links, socials: [] } };
  expect(readProfileDraft(profileDraft(bare))).toEqual({
    ok: true,
    body: { ...details, location: null, links: { ...details.links, socials: [] } },
  });
});

test('a wrong detail of the shop has a sentence at its own field', () => {
  const { faults } = profileEditorMessages;
  const draft = {
    ...profileDraft(profile),
    name: ' ',
    salesEmail: 'myynti',
    'location.latitude': 'pohjoinen',
    'links.booking': 'ajanvaraus.fi',
    'links.socials.0.name': '',
    'links.socials.0.url': '',
    'links.socials.1.url': 'javascript:alert(1)',
  };
  expect(readProfileDraft(draft)).toEqual({
    ok: false,
    errors: new Map([
      ['name', faults.name],
      ['salesEmail', faults.email],
      ['location.latitude', faults.latitude],
      ['links.booking', faults.web],
      ['links.socials.1.url', faults.web],
    ]),
  });
  const unnamed = { ...profileDraft(profile), 'links.socials.0.url': '', 'links.socials.1.name': '' };
  expect(readProfileDraft(unnamed)).toEqual({
    ok: false,
    errors: new Map([
      ['links.socials.1.name', faults.socialName],
      ['links.socials.0.url', faults.web],
    ]),
  });
});

test('the terms of credit survive the way through the form, and so does having none', () => {
  expect(readFinancingDraft(financingDraft(profile))).toEqual({
    ok: true,
    body: { financing, financingBadge },
  });
  const without = financingDraft({ ...profile, financing: null });
  expect(readFinancingDraft(without)).toEqual({ ok: true, body: { financing: null, financingBadge } });
});

test('wrong terms of credit are told at their fields, and a true annual rate that the terms do not make', () => {
  const draft = financingDraft(profile);
  const { faults } = financingEditorMessages;
  expect(readFinancingDraft({ ...draft, creditor: '', termMonths: '12,5', monthlyFee: '4,905' })).toEqual({
    ok: false,
    errors: new Map([
      ['creditor', faults.creditor],
      ['termMonths', faults.termMonths],
      ['monthlyFee', faults.monthlyFee],
    ]),
  });
  const withFee = { ...draft, monthlyFee: '5' };
  const read = readFinancingDraft(withFee);
  expect(read.ok ? '' : read.errors.get('trueAnnualRatePercent')).toContain('19,5');
  expect(computedTerms(withFee)).toMatchObject({ monthlyFeeCents: 500, trueAnnualRatePercent: 19.53 });
  expect(readFinancingDraft({ ...withFee, trueAnnualRatePercent: '19,5' }).ok).toBe(true);
  expect(computedTerms({ ...withFee, exampleCredit: '' })).toBeUndefined();
});

test.each([
  ['60,5', 60.5],
  ['1\u00A0200 €', 1200],
  ['12,5 %', 12.5],
  ['−3', -3],
  ['', Number.NaN],
  ['5.', Number.NaN],
  ['1e3', Number.NaN],
])('the number typed as %j means %j', (typed, value) => {
  expect(typedNumber(typed)).toBe(value);
});
