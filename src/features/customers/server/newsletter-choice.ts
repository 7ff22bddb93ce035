// What the account's page needs of the newsletter.
export interface NewsletterChoice {
  isSubscribed: (email: string) => Promise<boolean>;
  /** Subscribes a confirmed address with the proof of it, or ends its subscription. */
  choose: (email: string, isWanted: boolean, ip: string) => Promise<void>;
}
