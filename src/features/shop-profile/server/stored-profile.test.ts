import { expect, test } from 'vitest';

import demonstration from './demonstration.json' with { type: 'json' };
import { readProfile, withoutFields } from './stored-profile.ts';

const made = readProfile(demonstration);

test('demonstration values leave the profile one by one, also beside a changed field', () => {
  const { links, address } = withoutFields(
    {
      ...made,
      address: { ...made.address, street: 'Oma katu 2' },
      links: {
        ...made.links,
        booking: 'https://ajat.rengas.fi/',
        socials: [...made.links.socials, { name: 'TikTok', url: 'https://tiktok.com/@rengas' }].slice(1),
      },
    },
    made,
  );
  expect(address).toEqual({ street: 'Oma katu 2', postalCode: '', city: '' });
  expect(links).toEqual({
    booking: 'https://ajat.rengas.fi/',
    credit: '',
    reviews: '',
    maps: '',
    socials: [{ name: 'TikTok', url: 'https://tiktok.com/@rengas' }],
  });
});

test('credit stays with a creditor of the shop, and goes with one that was made up', () => {
  const { financing } = made;
  if (!financing) throw new Error('The demonstration has no credit');
  const left = (changes: Partial<typeof financing>) =>
    withoutFields({ ...made, financing: { ...financing, ...changes } }, made).financing;
  expect(left({ termMonths: 24 })).toBeNull();
  expect(left({ creditor: 'Oma Rahoitus Oy' })).toMatchObject({
    creditor: 'Oma Rahoitus Oy',
    creditorAddress: '',
    termMonths: financing.termMonths,
  });
});

test('every field of the profile is emptied when nothing of the demonstration was changed', () => {
  expect(JSON.stringify(withoutFields(made, made))).not.toMatch(/example|Esimerkki|Nokian/i);
});
