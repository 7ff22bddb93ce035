// A customer's own page: its data is fetched with the browser's token, never part of the page.
import { useCallback, useEffect, useState } from 'react';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { adminToken, customerToken, storeCustomer } from '../../../platform/browser/session-tokens.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { LoadFailure } from '../../../platform/ui/page/load-failure.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { Skeleton } from '../../../platform/ui/page/skeleton.tsx';
import { OwnBookings } from '../../bookings/site/own-bookings.tsx';
import { OwnTyres } from '../../tyre-hotel/site/own-tyres.tsx';
import type { getProfile, listVehicles, Profile, Vehicle } from '../contract.ts';
import { accountPage as messages } from '../messages-site.ts';
import { SIGN_IN_PATH } from '../paths.ts';
import { AccountData, ErasureRequested, PendingErasure } from './account/account-data.tsx';
import { AccountProfile } from './account/account-profile.tsx';
import { AccountSecurity } from './account/account-security.tsx';
import { AccountVehicles } from './account/account-vehicles.tsx';
import { IdentityCheck } from './account/identity-check.tsx';
import { SignOut } from './sign-out.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import type from '../../../platform/ui/style/typography.module.css';
import styles from './customer-pages.page.module.css';

type AccountState =
  | { kind: 'loading' }
  | { kind: 'signed-out' }
  | { kind: 'staff' }
  | { kind: 'leaving' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; profile: Profile; vehicles: readonly Vehicle[] };

export function Account({ bookingUrl }: { bookingUrl: string }) {
  const [state, setState] = useState<AccountState>({ kind: 'loading' });
  const load = useCallback(() => void fetchAccount().then(setState), []);
  useEffect(load, [load]);
  switch (state.kind) {
    case 'loading':
      return (
        <div aria-busy="true" role="status" aria-label={messages.loading}>
          <Skeleton lines={6} />
        </div>
      );
    case 'staff':
      return (
        <Notice tone="info" title={messages.staff}>
          {messages.staffText}
        </Notice>
      );
    case 'signed-out':
      return (
        <Notice
          tone="info"
          title={messages.signedOut}
          action={<ButtonLink href={SIGN_IN_PATH}>{messages.signIn}</ButtonLink>}
        >
          {messages.signedOutText}
        </Notice>
      );
    case 'leaving':
      return <ErasureRequested />;
    case 'failed':
      return <LoadFailure title={messages.loadFailed} message={state.message} onRetry={load} />;
    case 'ready':
      return (
        <Ready
          {...state}
          bookingUrl={bookingUrl}
          onProfile={(profile) => {
            storeCustomer(customerToken() ?? '', profile);
            setState({ ...state, profile });
          }}
          onVehicles={(vehicles) => setState({ ...state, vehicles })}
          onErasureRequested={() => setState({ kind: 'leaving' })}
        />
      );
  }
}

interface ReadyProps {
  profile: Profile;
  vehicles: readonly Vehicle[];
  /** Where a time is booked; empty: nowhere. */
  bookingUrl: string;
  onProfile: (profile: Profile) => void;
  onVehicles: (vehicles: readonly Vehicle[]) => void;
  onErasureRequested: () => void;
}

function Ready({ profile, vehicles, bookingUrl, onProfile, onVehicles, onErasureRequested }: ReadyProps) {
  return (
    <div className={`${layout.stack5} ${styles.account}`}>
      <div className={layout.spread}>
        <p className={type.lead}>{messages.hello(profile.name)}</p>
        <SignOut />
      </div>
      <IdentityCheck />
      <PendingErasure profile={profile} onProfile={onProfile} />
      <OwnBookings bookingUrl={bookingUrl} />
      <OwnTyres bookingUrl={bookingUrl} />
      <AccountVehicles vehicles={vehicles} onVehicles={onVehicles} />
      <div className={`${layout.stack6} ${styles.two}`}>
        <AccountProfile profile={profile} onProfile={onProfile} />
        <div className={layout.stack}>
          <AccountSecurity profile={profile} onProfile={onProfile} />
          <AccountData isErasurePending={profile.eraseAt !== null} onErasureRequested={onErasureRequested} />
        </div>
      </div>
    </div>
  );
}

/** An administrator's token goes before a customer's, so staff see no account of a customer. */
async function fetchAccount(): Promise<AccountState> {
  if (adminToken() !== null) return { kind: 'staff' };
  const token = customerToken();
  if (token === null) return { kind: 'signed-out' };
  try {
    const [profile, vehicles] = await Promise.all([
      callApi<typeof getProfile>('GET /auth/profile'),
      callApi<typeof listVehicles>('GET /vehicles'),
    ]);
    storeCustomer(token, profile);
    return { kind: 'ready', profile, vehicles };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return error.status === 401 ? { kind: 'signed-out' } : { kind: 'failed', message: error.message };
  }
}
