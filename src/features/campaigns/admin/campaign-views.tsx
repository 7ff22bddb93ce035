// From all campaigns to those that visitors see today, and back.
import { Link } from 'react-router';

import { campaignAdminMessages as messages } from '../messages-admin.ts';
import { CAMPAIGNS_PATH } from './campaign-queries.ts';

import list from '../../../platform/ui/list/list-page.admin.module.css';

const ACTIVE_PATH = `${CAMPAIGNS_PATH}/active`;

export function CampaignViews({ isActiveShown = false }: { isActiveShown?: boolean }) {
  const views = [
    { to: CAMPAIGNS_PATH, label: messages.all, isShown: !isActiveShown },
    { to: ACTIVE_PATH, label: messages.active, isShown: isActiveShown },
  ];
  return (
    <nav aria-label={messages.viewsLabel} className={list.views}>
      {views.map(({ to, label, isShown }) => (
        <Link key={to} to={to} className={list.view} aria-current={isShown ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
