// Limits of competitor tracking, for the form and the server alike.

export const TRACKING_LIMITS = {
  name: 120,
  url: 2000,
  selector: 300,
  productName: 200,
  recipients: 5,
  leastTimeoutMs: 5000,
  mostTimeoutMs: 30_000,
  /** What the form offers first. */
  timeoutMs: 15_000,
  /** What an unreadable number in the form becomes. */
  fallbackTimeoutMs: 10_000,
  mostAttempts: 5,
  attempts: 3,
  /** Followed pages of one shop. */
  trackings: 500,
} as const;
