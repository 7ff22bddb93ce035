// Pictures of a set: shown by the own token alone, added from the phone's camera, removed.
import Trash from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';

import { callApi, uploadFile } from '../../../../platform/browser/api.ts';
import { useLeaveWarning } from '../../../../platform/browser/form/use-leave-warning.ts';
import { helsinkiDay, formatDate } from '../../../../platform/contract/dates.ts';
import { Button, IconButton } from '../../../../platform/ui/button.tsx';
import { ConfirmDialog } from '../../../../platform/ui/overlay/confirm-dialog.tsx';
import type {
  deleteTyreSetPicture,
  postTyreSetPicture,
  SetPicture,
  TyreSetDetails,
} from '../../contract/tyre-hotel.ts';
import { setPageMessages as messages } from '../../messages/admin.ts';
import { OwnPicture } from '../../site/own-picture.tsx';
import { useSetAction } from './set-queries.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from '../hotel.module.css';

export function SetPictures({ set }: { set: TyreSetDetails }) {
  const input = useRef<HTMLInputElement>(null);
  const [removing, setRemoving] = useState<SetPicture>();
  const add = useSetAction(
    (file: File) =>
      uploadFile<typeof postTyreSetPicture>('POST /tyre-sets/:id/pictures', {
        params: { id: set._id },
        field: 'image',
        file,
      }),
    () => {},
    messages.pictureFailed,
  );
  useLeaveWarning(add.isPending);
  return (
    <section className={`${layout.stack3} ${styles.side}`}>
      <h2>{messages.pictures}</h2>
      <p className={`${layout.note} ${styles.small}`}>{messages.picturesLead}</p>
      <ul className={styles.pictures}>
        {set.pictures.map((picture) => (
          <li key={picture._id}>
            <OwnPicture
              picture={picture}
              alt={messages.pictureAlt(formatDate(helsinkiDay(new Date(picture.createdAt))))}
              failedText={messages.pictureLoadFailed}
            />
            <IconButton label={messages.removePicture} onClick={() => setRemoving(picture)}>
              <Trash />
            </IconButton>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) add.mutate(file);
          target.value = '';
        }}
      />
      <p>
        <Button variant="outline" isBusy={add.isPending} onClick={() => input.current?.click()}>
          {add.isPending ? messages.sending : messages.addPicture}
        </Button>
      </p>
      {removing && <RemovePicture setId={set._id} picture={removing} onDone={() => setRemoving(undefined)} />}
    </section>
  );
}

function RemovePicture({
  setId,
  picture,
  onDone,
}: {
  setId: string;
  picture: SetPicture;
  onDone: () => void;
}) {
  const remove = useSetAction(
    () =>
      callApi<typeof deleteTyreSetPicture>('DELETE /tyre-sets/:id/pictures/:pictureId', {
        params: { id: setId, pictureId: picture._id },
      }),
    onDone,
  );
  return (
    <ConfirmDialog
      title={messages.removePictureTitle}
      confirmLabel={messages.removePicture}
      isBusy={remove.isPending}
      error={remove.error?.message}
      onConfirm={() => remove.mutate(undefined)}
      onCancel={onDone}
    >
      <p>{messages.removePictureBody}</p>
    </ConfirmDialog>
  );
}
