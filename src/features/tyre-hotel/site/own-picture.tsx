// A private picture: fetched with the token of the signed-in user, shown from memory; pressed, it is shown in full.
import { useEffect, useId, useRef, useState } from 'react';

import { bearerToSend } from '../../../platform/browser/session-tokens.ts';
import { Dialog } from '../../../platform/ui/overlay/dialog.tsx';
import type { SetPicture } from '../contract/tyre-hotel.ts';
import { tyreSetTexts as words } from '../messages/tyre-hotel.ts';

import styles from './own-picture.page.module.css';

interface OwnPictureProps {
  picture: SetPicture;
  alt: string;
  failedText: string;
}

export function OwnPicture({ picture: { path, widthPx, heightPx }, alt, failedText }: OwnPictureProps) {
  const { address, hasFailed } = usePrivatePicture(path);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  if (hasFailed) return <p>{failedText}</p>;
  return (
    <>
      <button
        type="button"
        className={styles.thumb}
        aria-label={words.enlarge(alt)}
        disabled={address === undefined}
        onClick={() => dialog.current?.showModal()}
      >
        {address !== undefined && <img src={address} alt="" className={styles.picture} />}
      </button>
      {address !== undefined && (
        <Dialog id={id} ref={dialog} title={alt} size="wide">
          <img src={address} alt={alt} width={widthPx} height={heightPx} className={styles.whole} />
        </Dialog>
      )}
    </>
  );
}

function usePrivatePicture(path: string): { address: string | undefined; hasFailed: boolean } {
  const [address, setAddress] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    let made: string | undefined;
    void (async () => {
      try {
        const token = bearerToSend();
        const answer = await fetch(path, {
          signal: stop.signal,
          headers: token === null ? {} : { authorization: `Bearer ${token}` },
        });
        if (!answer.ok) throw new Error(String(answer.status));
        made = URL.createObjectURL(await answer.blob());
        setAddress(made);
      } catch {
        if (!stop.signal.aborted) setFailed(true);
      }
    })();
    return () => {
      stop.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [path]);
  return { address, hasFailed };
}
