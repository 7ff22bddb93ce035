// The page on which an article is written: a new one, or one that is stored.
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';

import { Button } from '../../../../platform/ui/button.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import type { Article } from '../../contract.ts';
import { editorMessages as messages, generatorMessages } from '../../messages/admin.ts';
import { articleQuery, BLOG_PATH, NEW_ID } from '../article-queries.ts';
import { ArticleGenerator } from '../writing/article-generator.tsx';
import { ArticleEditor } from './article-editor.tsx';
import type { ArticleFields } from './article-form.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './editor.module.css';

export function ArticleEditorPage() {
  const { id = NEW_ID } = useParams();
  const { key } = useLocation();
  return (
    <div className={layout.stack5}>
      <Link to={BLOG_PATH} className={styles.back}>
        <ArrowLeft />
        {messages.back}
      </Link>
      {/* Pressing "new" while a new article is open starts another one. */}
      {id === NEW_ID ? <NewArticle key={key} /> : <StoredArticle key={id} id={id} />}
    </div>
  );
}

function StoredArticle({ id }: { id: string }) {
  const query = useQuery(articleQuery(id));
  if (query.data) return <Editing article={query.data} />;
  return <LoadState query={query} title={messages.loadFailed} />;
}

function Editing({ article }: { article: Article }) {
  return (
    <>
      <h1>{messages.editTitle}</h1>
      <ArticleEditor initial={article} />
    </>
  );
}

/** Written by hand, or started from a generated draft. */
function NewArticle() {
  const [start, setStart] = useState<ArticleFields>();
  const [isGenerating, setIsGenerating] = useState(false);
  return (
    <>
      <header className={styles.head}>
        <h1>{isGenerating ? generatorMessages.title : messages.newTitle}</h1>
        {!isGenerating && (
          <Button variant="outline" onClick={() => setIsGenerating(true)}>
            {generatorMessages.open}
          </Button>
        )}
      </header>
      {isGenerating ? (
        <ArticleGenerator
          onLeave={() => setIsGenerating(false)}
          onEdit={(fields) => {
            setStart(fields);
            setIsGenerating(false);
          }}
        />
      ) : (
        <ArticleEditor start={start} isFocused />
      )}
    </>
  );
}
