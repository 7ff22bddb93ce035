// The home page's tab: its editor on a separate page.
import { useParams } from 'react-router';

import { editorMessages as messages } from '../messages-editor.ts';
import { EDITOR_PATH, partOf, partPath } from './editor-parts.tsx';
import { HomepageEditor } from './homepage-editor.tsx';
import { homepageTab } from './messages-tab.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './homepage-editor.module.css';

export function HomepagePage() {
  const { part } = useParams();
  return (
    <div className={`${layout.stack5} ${styles.page}`}>
      <header className={`${layout.cluster} ${styles.head}`}>
        <h1>{homepageTab.label}</h1>
        <a href="/" target="_blank" rel="noreferrer">
          {messages.openPage}
        </a>
      </header>
      <HomepageEditor part={partOf(part)} toPart={partPath} within={EDITOR_PATH} />
    </div>
  );
}
