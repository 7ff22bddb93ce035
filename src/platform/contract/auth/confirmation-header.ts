// The header in which the answer to a password or passkey has the proof of it, and in which later calls of the session send it back.

export const CONFIRMATION_HEADER = 'x-confirmation';
