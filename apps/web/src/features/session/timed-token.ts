/** A token with its times in ms of the local clock. */
export interface TimedToken {
  value: string;
  receivedAt: number;
  /** Infinity if the token has no expiry. */
  expiresAt: number;
}
