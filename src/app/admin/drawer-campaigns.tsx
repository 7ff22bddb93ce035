// The campaigns section at the foot of the drawer, below the tab's own content; shown when there is a tab of campaigns.
import { Link } from 'react-router';

import { RowLink } from '../../platform/ui/list/row-action.tsx';
import { drawerMessages as messages } from '../site/messages-drawer.ts';
import { adminTabs } from './tabs.ts';

import layout from '../../platform/ui/style/layout.module.css';
import styles from './drawer-campaigns.module.css';

const TAB = 'campaigns';
const hasCampaigns = adminTabs.some(({ tab }) => tab === TAB);

export function DrawerCampaigns() {
  if (!hasCampaigns) return null;
  return (
    <section aria-labelledby="drawer-campaigns" className={`${layout.cluster} ${styles.section}`}>
      <h2 id="drawer-campaigns">{messages.campaigns}</h2>
      <Link to={`/admin/${TAB}/active`}>{messages.activeCampaigns}</Link>
      <RowLink to={`/admin/${TAB}/new`} label={messages.newCampaign} />
    </section>
  );
}
