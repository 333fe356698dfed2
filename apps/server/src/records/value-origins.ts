import { recordValue, withPeriods } from '@titlenet/catalogue/record-fields';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { type InHouseFragment, withFragments } from './in-house-fragment.ts';
import { mergedLayers, mergeTwo, type Precedence, precedenceOf } from './merge-records.ts';
import type { Layer } from './record-layers.ts';
import type { SourceRecord } from './source-record.ts';

type Fragment = Pick<InHouseFragment, 'kind' | 'content'>;

/** A record or fragment that states a field, and what became of its value. */
export interface ValueOrigin<Source, Part> {
  from: { source: Source } | { fragment: Part };
  /** As the sender states it; undefined if the record does not contain the field. */
  value: unknown;
  /** Why the value is not the title's: the precedence of the one that is used, or the deletion of its record; null if it is used. */
  notUsed: Precedence | 'deleted' | 'absent' | null;
}

/** A record or fragment that states the field, in the order of merging. */
interface Step<Source extends SourceRecord, Part> {
  origin: ValueOrigin<Source, Part>;
  /** Of a fragment there is none. */
  layer?: Layer<Source>;
  /** The title has its value after it was merged. */
  isKept: boolean;
}

/** A date that a record states as a month or year is no day. */
const statedValue = (record: TitleRecord, field: string) => recordValue(withPeriods(record), field);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Finds where the value of a field comes from, by merging the records step by step with the rule that merges titles: the
 * value is that of the last record that states it and after whose step the merged title has it.
 *
 * @param field 'bar.price', 'editorial.keynote', 'references'
 * @returns one entry for each record that states the field, the used one first, then in order of precedence
 */
export function valueOrigins<Source extends SourceRecord, Part extends Fragment>(
  sources: readonly Source[],
  fragments: readonly Part[],
  field: string,
): ValueOrigin<Source, Part>[] {
  const layers = mergedLayers(sources);
  // Every layer has the ISBN; other fields are in one layer of a record.
  const newest = new Map(layers.map((layer) => [layer.source, layer]));
  const steps: Step<Source, Part>[] = [];
  let title: TitleRecord | undefined;
  for (const layer of layers) {
    const isLast = field !== 'isbn' || newest.get(layer.source) === layer;
    const value = isLast ? statedValue(layer.record, field) : undefined;
    title = title ? mergeTwo(title, layer.record) : layer.record;
    if (value !== undefined)
      steps.push({
        origin: { from: { source: layer.source }, value, notUsed: null },
        layer,
        isKept: isSame(statedValue(title, field), value),
      });
  }
  for (const fragment of fragments) {
    if (!title) break;
    const before = recordValue(title, field);
    title = withFragments(title, [fragment]);
    const value = recordValue(recordOf(fragment, title), field);
    const isKept =
      value !== undefined &&
      isSame(recordValue(title, field), value) &&
      (before === undefined || fragment.kind !== 'figures');
    if (value !== undefined) steps.push({ origin: { from: { fragment }, value, notUsed: null }, isKept });
  }
  const used = steps.findLast(({ isKept }) => isKept);
  const others = steps.filter((step) => step !== used);
  const merged = new Set(layers.map(({ source }) => source));
  const deleted = sources.filter((source) => !merged.has(source)).flatMap((source) => deletedOrigin(source, field));
  return [
    ...(used ? [used.origin] : []),
    ...others.toReversed().map((step) => ({ ...step.origin, notUsed: reasonOf(used, step) })),
    ...deleted,
  ];
}

/** @returns a record with the content of a fragment only */
function recordOf({ content }: Fragment, { companyCode, source }: TitleRecord): TitleRecord {
  return { companyCode, source, isbn: null, bar: {}, sheet: {}, stored: {}, codes: {}, references: [], ...content };
}

function deletedOrigin<Source extends SourceRecord>(source: Source, field: string) {
  const value = statedValue(source.record, field);
  return value === undefined ? [] : [{ from: { source }, value, notUsed: 'deleted' as const }];
}

function reasonOf<Source extends SourceRecord, Part>(
  used: Step<Source, Part> | undefined,
  other: Step<Source, Part>,
): Precedence | 'absent' {
  if (!used) return 'absent';
  return used.layer && other.layer ? precedenceOf(used.layer, other.layer) : 'inHouse';
}
