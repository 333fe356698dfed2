/** What a packed file may ask of the machine. */
export interface UnfoldLimits {
  /** Bytes of one file, unfolded, and of all files of an archive together. */
  readonly bytes: number;
  /**
   * Bytes for each packed byte, of one file and of an archive, beyond the first `freely`. ONIX packs to a tenth, a
   * table to a twentieth.
   */
  readonly ratio: number;
  readonly freely: number;
  /** Files of an archive. */
  readonly files: number;
  /** Bytes of an archive's table of contents. */
  readonly directory: number;
}

export const unfoldLimits: UnfoldLimits = {
  bytes: 32 * 1024 ** 3,
  ratio: 200,
  freely: 16 * 1024 ** 2,
  files: 10_000,
  directory: 16 * 1024 ** 2,
};
