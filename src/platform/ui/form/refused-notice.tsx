// Why a plain form was refused: its sentence, or one link to each field that needs another look.
import type { RefusedForm } from '../../contract/plain-form.ts';
import { Notice } from '../page/notice.tsx';

import layout from '../style/layout.module.css';
import styles from './refused-notice.module.css';

export interface RefusedNoticeProps {
  title: string;
  refused: RefusedForm;
  /** Id of a field from its name. */
  idOf: (path: string) => string;
}

export function RefusedNotice({ title, refused: { problem }, idOf }: RefusedNoticeProps) {
  const errors = problem.errors ?? [];
  return (
    <Notice tone="bad" role="alert" title={title}>
      {errors.length === 0 ? (
        <p>{problem.message}</p>
      ) : (
        <ul className={`${layout.stack1} ${styles.errors}`}>
          {errors.map(({ path, message }) => (
            <li key={path}>
              <a href={`#${idOf(path)}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
