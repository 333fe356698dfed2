/** Limits that protect the server from archives that expand without bound. */
export interface UnpackLimits {
  /** Maximum uncompressed bytes of one file, and of all files of an archive together. */
  readonly bytes: number;
  /**
   * Maximum uncompressed bytes per compressed byte, of one file and of an archive, once `uncheckedBytes` are exceeded.
   * ONIX compresses to about a tenth, a table to a twentieth.
   */
  readonly ratio: number;
  /** Uncompressed bytes up to which the ratio is not checked. */
  readonly uncheckedBytes: number;
  /** Maximum number of files in an archive: each is an import of its own. */
  readonly files: number;
  /** Time in milliseconds after which no further file of an archive is opened, at least, and per unpacked megabyte. */
  readonly time: { readonly ms: number; readonly msPerMegabyte: number };
  /** Maximum bytes of an archive's central directory. */
  readonly directoryBytes: number;
}

export const unpackLimits: UnpackLimits = {
  bytes: 32 * 1024 ** 3,
  ratio: 200,
  uncheckedBytes: 16 * 1024 ** 2,
  files: 1_000,
  // Imports take a few seconds per 10 MB.
  time: { ms: 5 * 60_000, msPerMegabyte: 6_000 },
  directoryBytes: 16 * 1024 ** 2,
};
