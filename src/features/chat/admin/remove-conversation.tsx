// The question before a conversation is removed for good.
import { showToast } from '../../../platform/browser/toasts.ts';
import { ConfirmDialog } from '../../../platform/ui/overlay/confirm-dialog.tsx';
import { conversationMessages as messages } from '../messages/conversations.ts';
import { useRemoveConversation } from './conversation-queries.ts';

interface RemoveConversationProps {
  conversationId: string;
  /** When it began, as its list shows it. */
  at: string;
  onRemoved: () => void;
  onCancel: () => void;
}

export function RemoveConversation({ conversationId, at, onRemoved, onCancel }: RemoveConversationProps) {
  const remove = useRemoveConversation(conversationId, () => {
    showToast({ text: messages.removed(at), tone: 'ok' });
    onRemoved();
  });
  return (
    <ConfirmDialog
      title={messages.removeTitle}
      confirmLabel={messages.removeConfirm}
      isBusy={remove.isPending}
      error={remove.error?.message}
      onConfirm={() => remove.mutate()}
      onCancel={onCancel}
    >
      <p>{messages.removeBody}</p>
    </ConfirmDialog>
  );
}
