// Parts that several forms of bookings share.
import { usePageExists } from '../../../platform/ui/page/known-pages.tsx';
import { PRIVACY_PATH } from '../../pages/paths.ts';
import type { PageWork } from '../booking-query.ts';
import { bookingPage as texts } from '../messages/site.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './booking.page.module.css';

/** The work as hidden fields of a form that is posted. */
export function WorkInputs({ work }: { work: PageWork }) {
  const { service, extras, vehicleType, rim, isRunFlat, productId, quantity } = work;
  const fields = {
    service,
    extras: extras.join(','),
    vehicleType,
    rim,
    isRunFlat,
    productId,
    quantity,
  };
  return (
    <>
      {Object.entries(fields).map(
        ([name, value]) =>
          value !== null && <input key={name} type="hidden" name={name} value={String(value)} />,
      )}
    </>
  );
}

export function Privacy() {
  const pageExists = usePageExists();
  return (
    <p className={`${layout.note} ${styles.privacy}`}>
      {texts.privacy} {pageExists(PRIVACY_PATH) && <a href={PRIVACY_PATH}>{texts.privacyLink}</a>}
    </p>
  );
}
