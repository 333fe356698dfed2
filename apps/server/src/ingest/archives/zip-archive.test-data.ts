import { crc32, deflateRawSync } from 'node:zlib';

/** A file of the archive. */
interface Packed {
  name: string;
  bytes: Buffer;
  isStored?: boolean;
  flags?: number;
  crc?: number;
  /** The size in the directory, which may be wrong. */
  size?: number;
}

const IN_ZIP64 = 0xffffffff;

/** 64-bit integers. */
function longs(...numbers: readonly (number | bigint)[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 8);
  numbers.forEach((number, index) => {
    bytes.writeBigUInt64LE(BigInt(number), index * 8);
  });
  return bytes;
}

/** Wrong offsets of a forged archive. */
interface Zip64 {
  headerAt?: bigint;
  directoryEndAt?: bigint;
}

/** Builds a zip archive; with `zip64`, all sizes and offsets have 64 bits. */
export function zip(files: readonly Packed[], zip64?: Zip64): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, isStored = false, flags = 0, crc = crc32(bytes), size = bytes.length } of files) {
    const data = isStored ? bytes : deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(isStored ? 0 : 8, 4);
    common.writeUInt32LE(crc, 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, Buffer.from(name), data]);
    const extra: Buffer[] = [];
    if (zip64) {
      for (const offset of [14, 18]) common.writeUInt32LE(IN_ZIP64, offset);
      tail.writeUInt32LE(IN_ZIP64, 10);
      // Another extra field precedes the zip64 one.
      extra.push(Buffer.from('efbe0200000001001800', 'hex'), longs(size, data.length, zip64.headerAt ?? at));
      common.writeUInt16LE(Buffer.concat(extra).length, 24);
    }
    directory.push(Buffer.from('504b01021400', 'hex'), common, tail, Buffer.from(name), ...extra);
    locals.push(local);
    at += local.length;
  }
  const length = Buffer.concat(directory).length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(zip64 ? 0xffff : files.length, 10);
  end.writeUInt32LE(zip64 ? IN_ZIP64 : length, 12);
  end.writeUInt32LE(zip64 ? IN_ZIP64 : at, 16);
  return Buffer.concat([...locals, ...directory, ...(zip64 ? zip64End(files.length, { at, length }, zip64) : []), end]);
}

/** The zip64 end of central directory record and its locator. */
function zip64End(count: number, { at, length }: { at: number; length: number }, { directoryEndAt }: Zip64): Buffer[] {
  const versions = Buffer.from('2d002d000000000000000000', 'hex');
  return [
    Buffer.concat([Buffer.from('504b0606', 'hex'), longs(44), versions, longs(count, count, length, at)]),
    Buffer.concat([
      Buffer.from('504b060700000000', 'hex'),
      longs(directoryEndAt ?? at + length),
      Buffer.from([1, 0, 0, 0]),
    ]),
  ];
}
