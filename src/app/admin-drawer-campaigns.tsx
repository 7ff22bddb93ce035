// The campaigns section at the head of the drawer (specification, point 2); stands while there is a tab of campaigns.
import { Link } from 'react-router';

import { buttonClass } from '../platform/ui/button.tsx';
import { adminTabs } from './admin-tabs.ts';
import { drawerMessages as messages } from './messages-drawer.ts';

import styles from './admin-drawer-campaigns.module.css';

const TAB = 'campaigns';
const hasCampaigns = adminTabs.some(({ tab }) => tab === TAB);

export function DrawerCampaigns() {
  if (!hasCampaigns) return null;
  return (
    <section aria-labelledby="drawer-campaigns" className={styles.section}>
      <h2 id="drawer-campaigns">{messages.campaigns}</h2>
      <Link to={`/admin/${TAB}/active`}>{messages.activeCampaigns}</Link>
      <Link to={`/admin/${TAB}/new`} className={buttonClass({ size: 'small' })}>
        {messages.newCampaign}
      </Link>
    </section>
  );
}
