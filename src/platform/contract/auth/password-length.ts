// How long a password that a person chooses is at least.

/** Characters (NIST SP 800-63B requires at least 8). */
export const MIN_PASSWORD_LENGTH = 10;
