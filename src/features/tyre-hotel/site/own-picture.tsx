// A picture that is not public: fetched with the token of whoever is signed in, shown from memory.
import { useEffect, useState } from 'react';

import { bearerToSend } from '../../../platform/browser/session-tokens.ts';
import type { SetPicture } from '../contract.ts';

import styles from './own-picture.module.css';

interface OwnPictureProps {
  picture: SetPicture;
  alt: string;
  failedText: string;
}

export function OwnPicture({ picture: { path, widthPx, heightPx }, alt, failedText }: OwnPictureProps) {
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
  if (hasFailed) return <p>{failedText}</p>;
  return <img src={address} alt={alt} width={widthPx} height={heightPx} className={styles.picture} />;
}
