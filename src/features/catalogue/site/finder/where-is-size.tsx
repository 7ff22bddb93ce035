// Where a tyre's size is printed: words and a link to the guide in a native popover, with a drawing once the finder is
// touched.
import { useId, useSyncExternalStore } from 'react';

import { Button } from '../../../../platform/ui/button.tsx';
import { finderMessages as texts } from '../../messages/finder.ts';
import { SizeExample } from './size-example.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './size-finder.module.css';

export interface PhoneLink {
  phone: string;
  href: string;
}

/** Without script the popover has its words and the link; the rest would make every page with a finder heavier. */
export function WhereIsSize({ call }: { call: PhoneLink | undefined }) {
  const id = useId();
  const isTouched = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <>
      <Button variant="text" size="small" popoverTarget={id} className={styles.where}>
        {texts.whereIsSize}
      </Button>
      <div id={id} popover="auto" className={`${layout.panel} ${styles.popover}`}>
        <SizeExample isDrawn={isTouched} />
        {isTouched && call && (
          <p>
            {texts.askByPlate} <a href={call.href}>{call.phone}</a>
          </p>
        )}
      </div>
    </>
  );
}
