/** The arrays of the index, in the order in which they are written to a snapshot and read from it. */
export type PackedArray = Int32Array | Uint32Array | Uint16Array | Uint8Array | Float64Array;

type ArrayType<Kind extends PackedArray> = {
  new (buffer: ArrayBuffer, byteOffset: number, length: number): Kind;
  readonly BYTES_PER_ELEMENT: number;
};

/** Each array starts at a multiple of eight bytes, as Float64Array requires. */
export const padded = (bytes: number): number => (bytes + 7) & ~7;

/** Collects arrays. They are not copied: an array that can change later must be copied by the caller. */
export class ArrayWriter {
  readonly arrays: PackedArray[] = [];

  add(array: PackedArray): void {
    this.arrays.push(array);
  }
}

/** Returns the arrays of an `ArrayWriter` as views of one buffer. */
export class ArrayReader {
  readonly #buffer: ArrayBuffer;
  readonly #byteLengths: readonly number[];
  #next = 0;
  #offset = 0;

  /** @param byteLengths of the arrays, without padding */
  constructor(buffer: ArrayBuffer, byteLengths: readonly number[]) {
    this.#buffer = buffer;
    this.#byteLengths = byteLengths;
  }

  /** @throws RangeError if there is no further array */
  next<Kind extends PackedArray>(type: ArrayType<Kind>): Kind {
    const bytes = this.#byteLengths[this.#next];
    if (bytes === undefined) throw new RangeError('The snapshot has fewer arrays than expected');
    const array = new type(this.#buffer, this.#offset, bytes / type.BYTES_PER_ELEMENT);
    this.#next += 1;
    this.#offset += padded(bytes);
    return array;
  }
}
