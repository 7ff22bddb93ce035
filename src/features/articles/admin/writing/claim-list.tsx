// What a text claims without proof, as staff see it: a list while they write, and a question before it is published.
import { useDeferredValue, useMemo, useState } from 'react';

import { RowButton } from '../../../../platform/ui/list/row-action.tsx';
import { ConfirmDialog } from '../../../../platform/ui/overlay/confirm-dialog.tsx';
import { claimListMessages as messages, claimPlace, claimTexts } from '../../messages/claims.ts';
import { findArticleClaims, type ArticleClaim } from '../../writing/claim-check.ts';
import type { PlacedClaim } from '../../writing/claim-confirmation.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './claim-list.module.css';

type Claiming = Record<ArticleClaim['field'], string>;

/** The claims of what is being written, a moment after the last key. */
export function useArticleClaims({ title, summary, content }: Claiming): readonly ArticleClaim[] {
  const text = useDeferredValue(content);
  return useMemo(() => findArticleClaims({ title, summary, content: text }), [title, summary, text]);
}

/** The question before a text is sent that claims something without proof. */
export function useClaimQuestion() {
  const [pending, setPending] = useState<{ send: () => void; claims: readonly ShownClaim[] }>();
  return {
    /** Sends at once where nothing is claimed. */
    confirmClaims: (claims: readonly ShownClaim[], send: () => void) => {
      if (claims.length > 0) setPending({ send, claims });
      else send();
    },
    question: pending && (
      <ConfirmClaims
        claims={pending.claims}
        onConfirm={() => {
          setPending(undefined);
          pending.send();
        }}
        onCancel={() => setPending(undefined)}
      />
    ),
  };
}

export type ShownClaim = ArticleClaim | PlacedClaim;

export interface ClaimListProps {
  claims: readonly ShownClaim[];
  /** In the editor: selects the claim's words in the text. */
  onShow?: ((claim: ArticleClaim) => void) | undefined;
}

/** Closed at first where there are many; empty it takes no room. */
export function ClaimList({ claims, onShow }: ClaimListProps) {
  return (
    <div aria-live="polite">
      {claims.length > 0 && (
        <details className={styles.claims} open={claims.length <= MAX_OPEN || undefined}>
          <summary>{messages.title(claims.length)}</summary>
          <p className={layout.note}>{messages.lead}</p>
          <Claims claims={claims} onShow={onShow} />
        </details>
      )}
    </div>
  );
}

const MAX_OPEN = 3;

/** Confirmed claims are written into the audit log. */
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
      <p className={layout.note}>{messages.confirmLead}</p>
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
    <ul className={`${layout.stack3} ${styles.list}`}>
      {claims.map((claim) => (
        <li key={`${claimPlace(claim)} ${claim.start} ${claim.kind}`}>
          <p>
            <strong>
              {claimPlace(claim)} · {claimTexts[claim.kind].name}
            </strong>{' '}
            <q className={styles.words}>{claim.words}</q>
          </p>
          <p>{claimTexts[claim.kind].reason}</p>
          <p>{claimTexts[claim.kind].mend}</p>
          {onShow && 'field' in claim && claim.field === 'content' && (
            <RowButton
              label={messages.show}
              name={messages.showNamed(claimPlace(claim))}
              onClick={() => onShow(claim)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
