// Campaigns in the command palette: a new one, those of today, and every campaign by its name or code.
import { matchingCommands, type CommandSource } from '../../../platform/browser/admin/admin-commands.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { stateOf } from '../campaign-state.ts';
import type { getCampaigns } from '../contract.ts';
import { campaignAdminMessages, campaignCommandMessages as messages } from '../messages-admin.ts';
import { CAMPAIGNS_PATH } from './campaign-queries.ts';

const MAX_FOUND = 5;

const fixed = [
  { label: messages.create, synonyms: messages.createSynonyms, to: `${CAMPAIGNS_PATH}/new` },
  { label: campaignAdminMessages.active, to: `${CAMPAIGNS_PATH}/active` },
];

export const commands: CommandSource = {
  group: messages.group,
  find: async (words, signal) => {
    const wanted = words.trim();
    if (wanted === '') return fixed;
    const found = await callApi<typeof getCampaigns>('GET /campaigns', {
      query: { q: wanted.slice(0, 100), page: 1, limit: MAX_FOUND },
      signal,
    });
    const today = helsinkiDay(new Date());
    return [
      ...found.map((campaign) => ({
        label: campaign.name,
        hint: campaignAdminMessages.states[stateOf(campaign, today)],
        to: `${CAMPAIGNS_PATH}/${campaign._id}`,
      })),
      ...matchingCommands(fixed, words),
    ];
  },
};
