// Asks before a campaign goes.
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx';
import type { Campaign } from '../contract.ts';
import { campaignAdminMessages as messages } from '../messages-admin.ts';
import { useRemoveCampaign } from './campaign-queries.ts';

export function RemoveCampaign({ campaign, onDone }: { campaign: Campaign; onDone: () => void }) {
  const remove = useRemoveCampaign(onDone);
  return (
    <ConfirmDialog
      title={messages.removeTitle}
      confirmLabel={messages.removeConfirm}
      isBusy={remove.isPending}
      error={remove.error ? `${messages.removeFailed}: ${remove.error.message}` : undefined}
      onConfirm={() => remove.mutate(campaign)}
      onCancel={onDone}
    >
      <p>{messages.removeText(campaign.name)}</p>
    </ConfirmDialog>
  );
}
