// Query name shared by mailed links and the pages they lead to.

/** Query name of the token. Its page is never cached, and no foreign script sees its address. */
export const LINK_TOKEN_QUERY = 'tunnus';
