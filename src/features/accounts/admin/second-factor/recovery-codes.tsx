// The ten recovery codes, shown once: until the user says that they are saved. On paper they are alone, under the shop's name.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';

import { apiQuery } from '../../../../platform/browser/api-query.ts';
import { useLeaveWarning } from '../../../../platform/browser/form/use-leave-warning.ts';
import { formatDate, helsinkiDay } from '../../../../platform/contract/dates.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { Dialog } from '../../../../platform/ui/overlay/dialog.tsx';
import { useOpenDialog } from '../../../../platform/ui/overlay/use-open-dialog.ts';
import type { getShopProfile } from '../../../shop-profile/contract.ts';
import { recoveryMessages as messages } from '../../messages-second-factor-admin.ts';
import { sessionQuery } from '../session.ts';
import { CopyButton } from './copy-button.tsx';
import { storeUnsavedCodes, unsavedCodesQuery } from './unsaved-codes.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './second-factor.module.css';

const profileQuery = apiQuery<typeof getShopProfile>(['shop-profile'], 'GET /shop-profile');

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const markSaved = useMarkSaved();
  const dialog = useOpenDialog(() => {
    markSaved();
    onClose();
  });
  const id = useId();
  const username = useQuery(sessionQuery).data?.user.username;
  useEffect(() => {
    if (username !== undefined) storeUnsavedCodes(username);
  }, [username]);
  const { data: shop } = useQuery(profileQuery);
  const [today] = useState(() => formatDate(helsinkiDay(new Date())));
  useLeaveWarning(true);
  const list = (
    <ol className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  );
  return createPortal(
    <>
      <Dialog
        id={id}
        ref={dialog}
        title={messages.shownTitle}
        needsAnswer
        footer={<Button onClick={() => dialog.current?.close()}>{messages.done}</Button>}
      >
        <div className={layout.stack4}>
          <p>{messages.shownText}</p>
          {list}
          <div className={layout.cluster2}>
            <Button variant="outline" size="small" onClick={() => window.print()}>
              {messages.print}
            </Button>
            <CopyButton text={codes.join('\n')} label={messages.copy} done={messages.copied} />
          </div>
        </div>
      </Dialog>
      <section className={styles.paper}>
        <h1>{messages.paperTitle(shop?.name ?? '')}</h1>
        <p>{messages.paperText(today)}</p>
        {list}
      </section>
    </>,
    document.body,
  );
}

export function useMarkSaved(): () => void {
  const queries = useQueryClient();
  return () => {
    storeUnsavedCodes(null);
    queries.setQueryData(unsavedCodesQuery.queryKey, null);
  };
}
