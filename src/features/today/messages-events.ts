// Finnish texts of what has happened in the shop.
import { formatCount } from '../../platform/contract/count.ts';
import type { EnquiryKind } from '../enquiries/enquiry-kind.ts';
import { inboxMessages } from '../enquiries/messages-inbox.ts';
import { shownList } from '../imports/messages-page.ts';

const by = (who: string) => (who === '' ? '' : `, tekijä ${who}`);

export const eventMessages = {
  /** Without a name where it is not shown. */
  enquiry: (kind: EnquiryKind, name: string) =>
    `Yhteydenotto: ${[inboxMessages.kinds[kind], name].filter(Boolean).join(', ')}`,
  imported: (list: string, created: number, updated: number, withdrawn: number) =>
    `Tuonti valmis, lista ${shownList(list)}: uusia ${formatCount(created)}, muuttui ${formatCount(updated)}, poistui ${formatCount(withdrawn)}`,
  importFailed: (list: string, why: string) => `Tuonti epäonnistui, lista ${shownList(list)}: ${why}`,
  importUndone: (list: string, restored: number, who: string) =>
    `Tuonti kumottu, lista ${shownList(list)}: ${restored === 1 ? '1 rengas' : `${formatCount(restored)} rengasta`} palautettiin ennalleen${by(who)}`,
  sent: (subject: string, accepted: number, failed: number) =>
    failed === 0
      ? `Uutiskirje ”${subject}” lähti: ${accepted} hyväksytty`
      : `Uutiskirje ”${subject}” lähti: ${accepted} hyväksytty, ${failed} epäonnistui`,
  filed: (subject: string) => `Uutiskirje ”${subject}” tallentui tiedostoiksi: sähköpostia ei ole kytketty`,
  price: (seller: string, product: string, before: string, after: string) =>
    `${seller}: ${product}, hinta ${before} → ${after}`,
  backupDownloaded: (who: string) => `Varmuuskopio ladattiin${by(who)}`,
  job: (title: string, failure: string) => `${title}: ${failure}`,
} as const;
