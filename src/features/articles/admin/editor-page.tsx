// The page on which an article is written: a new one, or one that is stored.
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useParams } from 'react-router';

import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import type { Article } from '../contract.ts';
import { editorMessages as messages } from '../messages-admin.ts';
import { ArticleEditor } from './article-editor.tsx';
import { articleQuery, BLOG_PATH, NEW_ID } from './article-queries.ts';

import styles from './editor.module.css';

export function ArticleEditorPage() {
  const { id = NEW_ID } = useParams();
  return (
    <div className={styles.page}>
      <Link to={BLOG_PATH} className={styles.back}>
        <ArrowLeft />
        {messages.back}
      </Link>
      {id === NEW_ID ? <Editing article={undefined} /> : <StoredArticle key={id} id={id} />}
    </div>
  );
}

function StoredArticle({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(articleQuery(id));
  if (data) return <Editing article={data} />;
  if (!error) return <Skeleton lines={8} />;
  return <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />;
}

function Editing({ article }: { article: Article | undefined }) {
  return (
    <>
      <h1>{article ? messages.editTitle : messages.newTitle}</h1>
      <ArticleEditor initial={article} />
    </>
  );
}
