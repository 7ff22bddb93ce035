// The tyre that an enquiry is about: how its page links to the form, and the form's text on it.
import { CONTACT_PATH } from '../pages/paths.ts';
import { ENQUIRY_FORM_ID } from './enquiry-form-id.ts';

export interface EnquiredTyre {
  readonly _id: string;
  /** 'Nokian Hakkapeliitta R5' */
  readonly name: string;
  /** '205/55R16' */
  readonly size: string;
}

/** In the query of the page that has the form. */
export const ENQUIRED_TYRE_PARAM = 'rengas';

export function askAddress(productId: string): string {
  return `${CONTACT_PATH}?${ENQUIRED_TYRE_PARAM}=${productId}#${ENQUIRY_FORM_ID}`;
}
