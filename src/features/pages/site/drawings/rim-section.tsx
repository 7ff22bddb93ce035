// Half a rim cut across: its width between the flanges, and the offset of its mounting face from the middle.
import { rimMeasuresMessages as messages } from '../../messages/rims.ts';

import styles from './drawings.page.module.css';

const LEFT = 106;
const RIGHT = 374;
const MIDDLE = (LEFT + RIGHT) / 2;
/** 45 mm at the scale of a rim 7.5 inches wide. */
const FACE = MIDDLE - (45 / (7.5 * 25.4)) * (RIGHT - LEFT);

export function RimSection() {
  const face = Number(FACE.toFixed(1));
  return (
    <svg viewBox="0 0 480 400" role="img" aria-label={messages.section} className={styles.drawing}>
      <rect width="480" height="400" className={styles.ground} />
      <path
        d={`M${face} 276h30v124h-30zM${face + 30} 300h26v100h-26zM${face + 56} 330h150v70h-150z`}
        className={styles.metal}
      />
      <path d={`M${LEFT} 96v26l16 5 28 3 16 30h46l22-28 124-5 16-5V96`} className={styles.profile} />
      <path
        d={`M${LEFT + 30} 134C${LEFT + 22} 190 ${face - 22} 214 ${face - 12} 262V392`}
        className={styles.profile}
        strokeWidth="24"
      />
      <path d={`M${MIDDLE} 74V392`} className={styles.dash} />
      <path d={`M${face} 222V400`} className={styles.mark} />
      <path
        d={`M${LEFT} 60H${RIGHT}M${LEFT + 11} 54l-11 6 11 6M${RIGHT - 11} 54l11 6-11 6M${LEFT} 50v36M${RIGHT} 50v36`}
        className={styles.line}
      />
      <text x={MIDDLE} y="44" textAnchor="middle" className={styles.value}>
        7,5J
      </text>
      <path
        d={`M${face} 236H${MIDDLE}M${face + 11} 230l-11 6 11 6M${MIDDLE - 11} 230l11 6-11 6`}
        className={styles.line}
      />
      <text x={MIDDLE + 12} y="243" className={styles.value}>
        {messages.items[2].value}
      </text>
      <text x={MIDDLE + 12} y="200" className={styles.quiet}>
        {messages.middle}
      </text>
      <text x={MIDDLE + 12} y="284" className={styles.quiet}>
        {messages.mounting}
      </text>
      <path d={`M${MIDDLE + 8} 280H${face + 4}`} className={styles.line} />
      <text x="18" y="384" className={styles.quiet}>
        {messages.street}
      </text>
      <text x="462" y="320" textAnchor="end" className={styles.quiet}>
        {messages.car}
      </text>
    </svg>
  );
}
