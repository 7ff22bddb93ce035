// The question before a picture is gone for good; for one in use it names every place that would lose it.
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx';
import type { Media } from '../contract.ts';
import { mediaAdminMessages as messages } from '../messages-admin.ts';
import { useDeletePicture } from './media-queries.ts';

import styles from './media-page.module.css';

export function DeletePicture({ media, onEnd }: { media: Media; onEnd: () => void }) {
  const remove = useDeletePicture(onEnd);
  const isUsed = media.uses.length > 0;
  return (
    <ConfirmDialog
      title={messages.deleteTitle}
      confirmLabel={isUsed ? messages.deleteAnyway : messages.deleteConfirm}
      isBusy={remove.isPending}
      error={remove.error?.message}
      onConfirm={() => remove.mutate(media)}
      onCancel={onEnd}
    >
      <div className={styles.question}>
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
