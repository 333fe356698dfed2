/** A token and the times, by this machine's clock in milliseconds, between which it is good. */
export interface TimedToken {
  value: string;
  receivedAt: number;
  /** Infinity when the token does not say. */
  expiresAt: number;
}
