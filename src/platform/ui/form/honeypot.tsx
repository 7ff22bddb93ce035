// A honeypot: a field that people neither see nor reach, so whatever fills it is a bot.
import { uiMessages } from '../messages.ts';

import styles from '../visually-hidden.module.css';

export function Honeypot() {
  return (
    <div className={styles.hidden} aria-hidden="true">
      <label>
        {uiMessages.leaveEmpty}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
