// Reads of the day, and the one thing that is done right there: an offer runs a week longer.
import { apiQuery, useApiSave } from '../../../platform/browser/api-query.ts';
import { showToast, showUndo } from '../../../platform/browser/toasts.ts';
import { addDays, formatNearDay, type IsoDay } from '../../../platform/contract/dates.ts';
import { uiMessages } from '../../../platform/ui/messages.ts';
import type { postOffer } from '../../catalogue/contract/offers.ts';
import type { EndingOffer, getToday } from '../contract.ts';
import { ENDING_DAYS } from '../limits.ts';
import { offersCard as messages } from '../messages.ts';

const TODAY = ['today'];
/** Milliseconds; the same as the count of new enquiries next to its tab. */
const POLL_MS = 60_000;

export const todayQuery = {
  ...apiQuery<typeof getToday>(TODAY, 'GET /admin/today'),
  refetchInterval: POLL_MS,
  // The tab shows what was read while its script was on its way, and does not read it again.
  staleTime: 2_000,
};

interface NewEnd {
  offer: EndingOffer;
  endDate: IsoDay;
  /** Version of the product at that time. */
  version: number;
}

/** Another last day of an offer; all else of it stays. */
function useNewEnd(onSuccess: (version: number, change: NewEnd) => void) {
  return useApiSave<typeof postOffer, NewEnd>(
    'POST /tires/sizes/:sizeId/products/:productId/sale',
    ({ offer: { _id, sizeId, price, offerName, description }, endDate, version }) => ({
      params: { sizeId, productId: _id },
      body: { price, name: offerName, description, durationType: 'date', endDate, version },
    }),
    {
      invalidates: TODAY,
      isReadAfterFailure: true,
      onSuccess: ({ version }, change) => onSuccess(version, change),
      onError: (error) => showToast({ text: `${messages.failed} ${error.message}`, tone: 'bad' }),
    },
  );
}

export function useProlong() {
  const undo = useNewEnd((_version, { offer, endDate }) =>
    showToast({ text: messages.undone(offer.name, formatNearDay(endDate)), tone: 'ok' }),
  );
  const prolong = useNewEnd((version, { offer, endDate }) =>
    showUndo(messages.prolonged(offer.name, formatNearDay(endDate)), uiMessages.undo, () =>
      undo.mutate({ offer, endDate: offer.endDate, version }),
    ),
  );
  return {
    isBusy: prolong.isPending,
    prolong: (offer: EndingOffer) =>
      prolong.mutate({ offer, endDate: addDays(offer.endDate, ENDING_DAYS), version: offer.version }),
  };
}
