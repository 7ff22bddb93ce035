// Finnish texts of what has happened in the shop.
import type { EnquiryKind } from '../enquiries/enquiry-kind.ts';
import { inboxMessages } from '../enquiries/messages-inbox.ts';

export const eventMessages = {
  enquiry: (kind: EnquiryKind, name: string) => `Yhteydenotto: ${inboxMessages.kinds[kind]}, ${name}`,
  imported: (list: string, created: number, updated: number, withdrawn: number) =>
    `Tuonti valmis, lista ${list}: uusia ${created}, muuttui ${updated}, poistui ${withdrawn}`,
  importFailed: (list: string, why: string) => `Tuonti epäonnistui, lista ${list}: ${why}`,
  sent: (subject: string, accepted: number, failed: number) =>
    failed === 0
      ? `Uutiskirje ”${subject}” lähti: ${accepted} hyväksytty`
      : `Uutiskirje ”${subject}” lähti: ${accepted} hyväksytty, ${failed} epäonnistui`,
  filed: (subject: string) => `Uutiskirje ”${subject}” tallentui tiedostoiksi: sähköpostia ei ole kytketty`,
  price: (seller: string, product: string, before: string, after: string) =>
    `${seller}: ${product}, hinta ${before} → ${after}`,
  job: (title: string, failure: string) => `${title}: ${failure}`,
} as const;
