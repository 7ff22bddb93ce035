// The demonstration shop's campaigns: two that run, one that is over, one that is to come. Their days follow the day they
// are loaded on.
import { z } from 'zod';

import { addDays, type IsoDay } from '../../../platform/contract/dates.ts';
import { campaignInputSchema, type CampaignInput } from '../contract.ts';
import texts from './demonstration.json' with { type: 'json' };

export function demonstrationCampaigns(today: IsoDay): CampaignInput[] {
  return z.array(campaignInputSchema).parse(
    texts.map(({ startsIn, endsIn, ...campaign }) => ({
      ...campaign,
      startDate: addDays(today, startsIn),
      endDate: addDays(today, endsIn),
    })),
  );
}

/** Whether a campaign has the name and description of a demonstration campaign. */
export function isDemonstration(campaign: { name: string; description: string }): boolean {
  return texts.some(
    ({ name, description }) => name === campaign.name && description === campaign.description,
  );
}
