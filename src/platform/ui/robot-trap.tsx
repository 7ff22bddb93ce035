// A field that people neither see nor reach; whoever fills it is a robot.
import { uiMessages } from './messages.ts';

import styles from './visually-hidden.module.css';

export function RobotTrap() {
  return (
    <div className={styles.hidden} aria-hidden="true">
      <label>
        {uiMessages.leaveEmpty}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
