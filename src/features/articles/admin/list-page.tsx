// The articles of the shop: what is out, five to a page, and what is not out yet.
import Plus from 'lucide-react/icons/plus';
import { Link, useLocation } from 'react-router';
import { z } from 'zod';

import { buttonClass } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { useKeptPlace } from '../../../platform/ui/use-kept-place.ts';
import { articleListMessages as messages } from '../messages-admin.ts';
import { DraftList, PublishedList } from './article-lists.tsx';
import { editPath, NEW_ID, useRemoving } from './article-queries.ts';

import styles from './list-page.module.css';

/** What the editor tells the list when it has published. */
const arrivalSchema = z.object({ message: z.string(), href: z.string().optional() });
export type Arrival = z.output<typeof arrivalSchema>;

export function ArticleListPage() {
  const arrival = arrivalSchema.safeParse(useLocation().state).data;
  const removing = useRemoving();
  const place = useKeptPlace();
  const { remove } = removing;
  const removingId = remove.isPending ? remove.variables.id : undefined;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{messages.title}</h1>
          <p className={styles.lead}>{messages.lead}</p>
        </div>
        <Link to={editPath(NEW_ID)} className={buttonClass()}>
          <Plus />
          {messages.create}
        </Link>
      </header>
      {arrival && remove.isIdle && <ArrivalNotice arrival={arrival} />}
      <Failures {...removing} />
      <div {...place} tabIndex={-1} className={styles.lists}>
        <PublishedList onRemove={remove.mutate} removingId={removingId} />
        <DraftList onRemove={remove.mutate} removingId={removingId} />
      </div>
    </div>
  );
}

function ArrivalNotice({ arrival: { message, href } }: { arrival: Arrival }) {
  return (
    <Notice
      tone="ok"
      role="status"
      action={
        href !== undefined && (
          <a href={href} target="_blank" rel="noreferrer">
            {messages.show}
          </a>
        )
      }
    >
      {message}
    </Notice>
  );
}

/** A removal that failed stays told; what went well is said in passing, with the way back. */
function Failures({ remove, restore }: ReturnType<typeof useRemoving>) {
  return (
    <div aria-live="polite" className={styles.outcome}>
      {remove.isError && (
        <Notice tone="bad" title={messages.removeFailed}>
          {remove.error.message}
        </Notice>
      )}
      {restore.isError && (
        <Notice tone="bad" title={messages.restoreFailed}>
          {restore.error.message}
        </Notice>
      )}
    </div>
  );
}
