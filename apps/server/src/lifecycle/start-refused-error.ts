/** The server does not start on this database; the message says why and what to do. */
export class StartRefusedError extends Error {
  override name = 'StartRefusedError';
}
