// The embedded database cannot be used by this program, and the operator has to do something about it.

/** Waiting does not help; the message is complete sentences on what to do. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
}
