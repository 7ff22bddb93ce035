// A tyre cut across: where it can be patched, and where it cannot. Words in the drawing show it, not colours alone.
import { repairMessages as messages } from '../../messages/services.ts';

import styles from './drawings.page.module.css';

export function RepairZone() {
  return (
    <svg viewBox="0 0 480 300" role="img" aria-label={messages.zoneAlt} className={styles.drawing}>
      <rect width="480" height="300" className={styles.ground} />
      <path
        d="M128 104C84 108 66 136 66 176c0 34 14 52 40 72"
        className={styles.bad}
        strokeWidth="38"
        strokeDasharray="10 5"
      />
      <path
        d="M352 104c44 4 62 32 62 72 0 34-14 52-40 72"
        className={styles.bad}
        strokeWidth="38"
        strokeDasharray="10 5"
      />
      <path d="M136 103q104-11 208 0" className={styles.good} strokeWidth="38" />
      <path d="M154 70v18M202 65v18M240 64v18M278 65v18M326 70v18" className={styles.line} strokeWidth="7" />
      <path d="M106 252v30h268v-30" className={styles.profile} />
      <path d="M240 34v26m-9-10 9 12 9-12" className={styles.line} />
      <text x="240" y="24" textAnchor="middle" className={styles.value}>
        {messages.zoneYes}
      </text>
      <text x="240" y="190" textAnchor="middle" className={styles.value}>
        {messages.zoneNo}
      </text>
      <path d="M166 184H102m12-9-12 9 12 9M314 184h64m-12-9 12 9-12 9" className={styles.line} />
    </svg>
  );
}
