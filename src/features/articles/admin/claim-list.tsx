// What a text claims without proof, as staff see it: a list while they write, and a question before it is published.
import { useDeferredValue, useMemo, useState } from 'react';

import { Button } from '../../../platform/ui/button.tsx';
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx';
import { findArticleClaims } from '../claim-check.ts';
import type { ArticleClaim } from '../claim-check.ts';
import { claimListMessages as messages, claimPlace, claimTexts } from '../messages-claims.ts';

import styles from './claim-list.module.css';

type Claiming = Record<ArticleClaim['field'], string>;

/** The claims of what is being written, a moment after the last key, and the question before it is sent with any of them. */
export function useClaiming(fields: Claiming, onSend: () => void) {
  const { title, summary, content } = fields;
  const text = useDeferredValue(content);
  const claims = useMemo(() => findArticleClaims({ title, summary, content: text }), [title, summary, text]);
  const [isAsked, setIsAsked] = useState(false);
  const onConfirm = () => {
    setIsAsked(false);
    onSend();
  };
  return {
    claims,
    askBeforeSending: () => (findArticleClaims(fields).length > 0 ? setIsAsked(true) : onSend()),
    question: isAsked && (
      <ConfirmClaims claims={claims} onConfirm={onConfirm} onCancel={() => setIsAsked(false)} />
    ),
  };
}

/** The claims of a text that others write: newsletters and campaigns. */
export function ClaimsOf({ title, content }: { title: string; content: string }) {
  const text = useDeferredValue(content);
  const claims = useMemo(() => findArticleClaims({ title, summary: '', content: text }), [title, text]);
  return <ClaimList claims={claims} />;
}

export interface ClaimListProps {
  claims: readonly ArticleClaim[];
  /** Where the text is written: shows where in it a claim stands. */
  onShow?: ((claim: ArticleClaim) => void) | undefined;
}

/** Closed at first where there are many; empty it takes no room. */
export function ClaimList({ claims, onShow }: ClaimListProps) {
  return (
    <div aria-live="polite">
      {claims.length > 0 && (
        <details className={styles.claims} open={claims.length <= MOST_OPEN || undefined}>
          <summary>{messages.title(claims.length)}</summary>
          <p className={styles.lead}>{messages.lead}</p>
          <Claims claims={claims} onShow={onShow} />
        </details>
      )}
    </div>
  );
}

const MOST_OPEN = 3;

/** What is published nevertheless stands in the audit. */
function ConfirmClaims({ claims, onConfirm, onCancel }: ConfirmClaimsProps) {
  return (
    <ConfirmDialog
      title={messages.confirmTitle}
      confirmLabel={messages.confirm}
      cancelLabel={messages.cancel}
      variant="primary"
      isInstant
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p className={styles.lead}>{messages.confirmLead}</p>
      <Claims claims={claims} />
    </ConfirmDialog>
  );
}

interface ConfirmClaimsProps extends ClaimListProps {
  onConfirm: () => void;
  onCancel: () => void;
}

function Claims({ claims, onShow }: ClaimListProps) {
  return (
    <ul className={styles.list}>
      {claims.map((claim) => (
        <li key={`${claim.field} ${claim.start} ${claim.kind}`}>
          <p>
            <strong>
              {claimPlace(claim)} · {claimTexts[claim.kind].name}
            </strong>{' '}
            <q className={styles.words}>{claim.words}</q>
          </p>
          <p>{claimTexts[claim.kind].reason}</p>
          <p>{claimTexts[claim.kind].mend}</p>
          {onShow && claim.field === 'content' && (
            <Button
              variant="text"
              size="small"
              aria-label={messages.showNamed(claimPlace(claim))}
              onClick={() => onShow(claim)}
            >
              {messages.show}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
