// Confirmation before a picture is removed permanently; for one in use it names every place that would lose it.
import { useApiSave } from '../../../platform/browser/api-query.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { ConfirmDialog } from '../../../platform/ui/overlay/confirm-dialog.tsx';
import type { deleteMedia, Media } from '../contract.ts';
import { mediaAdminMessages as messages } from '../messages-admin.ts';
import { LIBRARY_KEY, useLibraryRefresh } from './media-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';

export function DeletePicture({ media, onEnd }: { media: Media; onEnd: () => void }) {
  const isUsed = media.uses.length > 0;
  const refresh = useLibraryRefresh();
  // Without force the server refuses a picture that has come into use since this question was opened.
  const remove = useApiSave<typeof deleteMedia>(
    'DELETE /media/:name',
    () => ({ params: { name: media.name }, query: isUsed ? { force: 'true' } : {} }),
    {
      invalidates: LIBRARY_KEY,
      onSuccess: () => {
        showToast({ text: messages.deleted(media.originalName), tone: 'ok' });
        onEnd();
      },
      onError: () => void refresh(),
    },
  );
  return (
    <ConfirmDialog
      title={messages.deleteTitle}
      confirmLabel={isUsed ? messages.deleteAnyway : messages.deleteConfirm}
      isBusy={remove.isPending}
      error={remove.error?.message}
      onConfirm={() => remove.mutate()}
      onCancel={onEnd}
    >
      <div className={layout.stack3}>
        <p>{messages.deleteText(media.originalName)}</p>
        {isUsed && (
          <>
            <p>{messages.deleteUsed}</p>
            <ul>
              {media.uses.map(({ where, href }) => (
                <li key={where + href}>{where}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
