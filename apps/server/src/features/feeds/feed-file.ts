/** A file to be imported, wherever it is. */
export interface FeedFile {
  name: string;
  /** Opened anew for each pass; the first one takes the file's digest. Standard input has one pass and no digest. */
  open(): AsyncIterable<Uint8Array>;
  isRepeatable: boolean;
}
