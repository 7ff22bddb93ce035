// What the links of mails and the pages they lead to agree on.

/** Query name of the token. Its page is not kept by anybody, and no foreign script is told its address. */
export const LINK_TOKEN_QUERY = 'tunnus';
