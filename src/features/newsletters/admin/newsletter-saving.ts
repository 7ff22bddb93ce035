// The calls that save a newsletter and start its sending.
import { callApi } from '../../../platform/browser/api.ts';
import type { Audience } from '../contract-delivery.ts';
import type {
  Newsletter,
  postNewsletter,
  putNewsletter,
  scheduleNewsletter,
  sendNewsletter,
} from '../contract.ts';
import type { NewsletterFields } from './newsletter-fields.ts';

/** The newsletter a save is for: none yet, or one with the version last seen. */
export interface Target {
  id: string | undefined;
  version: number | undefined;
  /** Its date stands still. */
  isScheduled: boolean;
}

/** `status` left out: a new one becomes a draft, another keeps its own. */
export function saveNewsletter(
  { id, version, isScheduled }: Target,
  fields: NewsletterFields,
  status?: 'scheduled',
): Promise<Newsletter> {
  const { sendDate, ...rest } = fields;
  if (id === undefined) {
    return callApi<typeof postNewsletter>({
      method: 'POST',
      path: '/newsletters',
      body: { ...rest, sendDate, status: status ?? 'draft' },
    });
  }
  return callApi<typeof putNewsletter>({
    method: 'PUT',
    path: '/newsletters/:id',
    params: { id },
    body: { ...rest, ...(!isScheduled && { sendDate }), ...(status && { status }), version },
  });
}

/** To all, to those chosen, or to those who have subscribed since a day. */
export function startSending(id: string, audience: Audience): Promise<Newsletter> {
  return callApi<typeof sendNewsletter>({
    method: 'POST',
    path: '/newsletters/:id/send',
    params: { id },
    body: audience,
  });
}

/** `audience` left out: the one it has. */
export function schedule(id: string, sendDate: string, audience: Audience | undefined): Promise<Newsletter> {
  return callApi<typeof scheduleNewsletter>({
    method: 'POST',
    path: '/newsletters/:id/schedule',
    params: { id },
    body: { sendDate, ...(audience && { audience }) },
  });
}
