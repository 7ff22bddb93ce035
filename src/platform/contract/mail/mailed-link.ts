// Query name shared by mailed links and the pages they lead to.

/** Query name of the token. Its page is never cached, and no foreign script sees its address. */
export const LINK_TOKEN_QUERY = 'tunnus';

/** What the link of a request can still do; `bad`: not ours, or not whole. */
export type MailedLinkView =
  | { readonly kind: 'confirm' | 'waiting'; readonly token: string; readonly lead: string }
  | { readonly kind: 'over' }
  | { readonly kind: 'bad' };

/** A page with one message. */
export interface StillTexts {
  readonly title: string;
  readonly lead: string;
}
