/** Below this, packing costs more than it saves. */
export const COMPRESSED_FROM_BYTES = 2_048;

/** A third of the usual level's time for 5 % more bytes, in a house's own network. */
export const COMPRESSION = { level: 3 };
