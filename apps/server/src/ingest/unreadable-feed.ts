/** A file of which nothing, or not the rest, can be read; the message is the reason. */
export class UnreadableFeedError extends Error {}
