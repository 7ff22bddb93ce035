// Explains how a list is ordered.
import { catalogueMessages } from '../../messages/catalogue.ts';
import { searchMessages as texts } from '../../messages/search.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './order-rule.module.css';

export function OrderRule() {
  return (
    <details className={`${layout.note} ${styles.rule}`}>
      <summary>{texts.sortRule}</summary>
      <p>{catalogueMessages.recommendedRule}</p>
    </details>
  );
}
