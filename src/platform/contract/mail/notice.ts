// The bodies by which a notice is requested, and confirmed or taken back by the token of its mailed link.
import { z } from 'zod';

/** Until an unconfirmed address is removed. */
export const UNCONFIRMED_DAYS = 7;

/** Much longer than any address: those are refused in the words of the form. */
const MAX_TYPED = 64 * 1024;

export const noticeRequestBody = z.strictObject({
  email: z.string().max(MAX_TYPED).default(''),
  /** To be left empty: people do not see the field, robots fill it. */
  website: z.string().max(2000).default(''),
});
/** Signed by us and checked where it is used. */
export const noticeTokenBody = z.strictObject({ token: z.string().max(1000) });
export const noticeAnswer = z.strictObject({ message: z.string() });
