/**
 * Reads the code points for which a TrueType font has a glyph, from its character map (OpenType `cmap`, formats 4 and
 * 12).
 * @throws RangeError for truncated data
 */
export function readFontCoverage(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const covered = new Set<number>();
  const map = findTable(view, 'cmap');
  if (map === undefined) return covered;
  for (let record = 0; record < view.getUint16(map + 2); record += 1) {
    const table = map + view.getUint32(map + 8 + 8 * record);
    const format = view.getUint16(table);
    if (format === 4) readSegments(view, table, covered);
    if (format === 12) readGroups(view, table, covered);
  }
  return covered;
}

function findTable(view: DataView, name: string): number | undefined {
  for (let table = 0; table < view.getUint16(4); table += 1) {
    const record = 12 + 16 * table;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(record + index)));
    if (tag === name) return view.getUint32(record + 8);
  }
  return undefined;
}

/** Format 4: segments of the basic multilingual plane, in four consecutive arrays. */
function readSegments(view: DataView, table: number, covered: Set<number>): void {
  const length = view.getUint16(table + 6);
  const ends = table + 14;
  const [starts, deltas, offsets] = [ends + 2 + length, ends + 2 + 2 * length, ends + 2 + 3 * length];
  for (let at = 0; at < length; at += 2) {
    const [end, start] = [view.getUint16(ends + at), view.getUint16(starts + at)];
    const [delta, offset] = [view.getUint16(deltas + at), view.getUint16(offsets + at)];
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? (code + delta) & 0xffff : view.getUint16(offsets + at + offset + 2 * (code - start));
      if (glyph !== 0) covered.add(code);
    }
  }
}

/** Format 12: ranges in all planes. */
function readGroups(view: DataView, table: number, covered: Set<number>): void {
  for (let group = 0; group < view.getUint32(table + 12); group += 1) {
    const record = table + 16 + 12 * group;
    for (let code = view.getUint32(record); code <= view.getUint32(record + 4); code += 1) covered.add(code);
  }
}
