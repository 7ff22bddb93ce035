// Whether visitors see a campaign on a day, and why not.
import type { IsoDay } from '../../platform/contract/dates.ts';
import type { Campaign } from './contract.ts';

export type CampaignState = 'running' | 'upcoming' | 'ended' | 'off';

/** Both its days are included. What is over is over, whether it was switched off or not. */
export function stateOf(
  { isActive, startDate, endDate }: Pick<Campaign, 'isActive' | 'startDate' | 'endDate'>,
  today: IsoDay,
): CampaignState {
  if (endDate < today) return 'ended';
  if (!isActive) return 'off';
  return startDate > today ? 'upcoming' : 'running';
}
