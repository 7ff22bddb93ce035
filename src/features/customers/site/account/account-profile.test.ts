import { expect, test } from 'vitest';

import { profileChange } from './account-profile.tsx';

test('a save of the profile says nothing of the newsletter unless it was chosen in it', () => {
  const own = { name: 'Anna', phone: '040 1234567', address: '' } as const;
  const storedProfile = (newsletter: boolean) => ({
    ...own,
    _id: '0192f0c1-0000-7000-8000-000000000001',
    email: 'anna@example.fi',
    phone: '',
    newsletter,
    pendingEmail: null,
    eraseAt: null,
    createdAt: '2026-11-21T10:00:00.000Z',
    version: 3,
  });
  expect(profileChange({ ...own, newsletter: true }, storedProfile(true))).toEqual({ ...own, version: 3 });
  expect(profileChange({ ...own, newsletter: false }, storedProfile(false))).toEqual({ ...own, version: 3 });
  expect(profileChange({ ...own, newsletter: false }, storedProfile(true))).toMatchObject({
    newsletter: false,
  });
  expect(profileChange({ ...own, newsletter: true }, storedProfile(false))).toMatchObject({
    newsletter: true,
  });
});
