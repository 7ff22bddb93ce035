// One enquiry: the sender and the question, and how the shop handles it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router';

import { formatDateClock } from '../../../platform/contract/dates.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { RowButton } from '../../../platform/ui/list/row-action.tsx';
import { ConfirmDialog } from '../../../platform/ui/overlay/confirm-dialog.tsx';
import { BackLink, DetailPageState } from '../../../platform/ui/page/detail-page.tsx';
import { productFormPath } from '../../catalogue/tyres-tab-path.ts';
import type { Enquiry } from '../contract.ts';
import { inboxMessages as messages } from '../messages-inbox.ts';
import { useRemoveEnquiry } from './enquiry-changes.ts';
import { INBOX_PATH, enquiryQuery } from './enquiry-queries.ts';
import { HandlingPanels } from './handling.tsx';
import { TONES } from './inbox-page.tsx';
import { Replies } from './replies.tsx';
import { WaitingTime } from './waiting-time-badge.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './enquiry-page.module.css';

const BACK = { to: INBOX_PATH, label: messages.back };

export function EnquiryPage() {
  const { id = '' } = useParams();
  // The API calls other things by such words.
  if (!idSchema.safeParse(id).success) return <Navigate to={INBOX_PATH} replace />;
  return <EnquiryOf id={id} />;
}

function EnquiryOf({ id }: { id: string }) {
  const { data: enquiry, error, refetch } = useQuery(enquiryQuery(id));
  return (
    <div className={`${layout.stack5} ${layout.office}`}>
      <BackLink {...BACK} />
      {enquiry && <EnquiryView key={enquiry._id} enquiry={enquiry} />}
      {!enquiry && (
        <DetailPageState
          error={error}
          onRetry={() => void refetch()}
          title={messages.oneLoadFailed}
          gone={messages.gone}
          back={BACK}
        />
      )}
    </div>
  );
}

function EnquiryView({ enquiry }: { enquiry: Enquiry }) {
  const { kind, name, status, createdAt, message, summary, tyre } = enquiry;
  return (
    <>
      <header className={layout.stack2}>
        <h1 className={styles.name}>{name}</h1>
        <p className={`${layout.cluster} ${styles.facts}`}>
          <span>{messages.kinds[kind]}</span>
          <StatusDot tone={TONES[status]}>{messages.statusOf(enquiry)}</StatusDot>
          <span>{messages.arrived(formatDateClock(new Date(createdAt)))}</span>
          <WaitingTime enquiry={enquiry} />
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={`${layout.stack4} ${styles.panel}`}>
            <h2>{messages.messageTitle}</h2>
            <p className={styles.text}>{message}</p>
            {tyre && (
              <>
                <h3>{messages.tyreTitle}</h3>
                <p>
                  <Link to={productFormPath(tyre)}>
                    {tyre.name} {tyre.size}
                  </Link>
                </p>
              </>
            )}
            {summary !== '' && !tyre && (
              <>
                <h3>{messages.summaryTitle}</h3>
                <p className={styles.text}>{summary}</p>
              </>
            )}
          </section>
          <Contact enquiry={enquiry} />
          <Replies enquiry={enquiry} />
        </div>
        <HandlingPanels enquiry={enquiry} />
      </div>
      <RemoveEnquiry id={enquiry._id} />
    </>
  );
}

function Contact({ enquiry: { phone, email } }: { enquiry: Enquiry }) {
  return (
    <section className={`${layout.stack4} ${styles.panel}`}>
      <h2>{messages.contactTitle}</h2>
      <ul className={`${layout.stack3} ${styles.contact}`}>
        {phone !== '' && (
          <li>
            <span className={styles.address}>{phone}</span>
            <ButtonLink
              href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
              variant="outline"
              size="small"
              aria-label={`${messages.call} ${phone}`}
            >
              {messages.call}
            </ButtonLink>
          </li>
        )}
        {email !== '' && (
          <li>
            <span className={styles.address}>{email}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

function RemoveEnquiry({ id }: { id: string }) {
  const [isConfirming, setConfirming] = useState(false);
  const navigate = useNavigate();
  const remove = useRemoveEnquiry(id, () => void navigate(INBOX_PATH));
  return (
    <div className={styles.remove}>
      <RowButton label={messages.remove} isRemoval onClick={() => setConfirming(true)} />
      {isConfirming && (
        <ConfirmDialog
          title={messages.removeTitle}
          confirmLabel={messages.remove}
          cancelLabel={messages.keep}
          isBusy={remove.isPending}
          error={remove.error ? `${messages.removeFailed}. ${remove.error.message}` : undefined}
          onConfirm={() => remove.mutate()}
          onCancel={() => setConfirming(false)}
        >
          <p>{messages.removeBody}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
