/** A file of which nothing can be read, or nothing more; the message says why. */
export class UnreadableFeed extends Error {}
