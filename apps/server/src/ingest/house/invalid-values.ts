import type { HouseKind } from '@titlenet/catalogue/house-record';
import type { RecordWarning } from '../runs/import-warnings.ts';
import { storableText } from '../storable-text.ts';

/**
 * Members of a record in which invalid values are left out. Values elsewhere reject the record: they identify it, are
 * figures whose sum would be wrong without them, or grant access.
 */
const factsOfKind: { readonly [Kind in HouseKind]?: readonly string[] } = {
  title: ['bar', 'sheet', 'stored', 'codes', 'references'],
  publicity: ['publicity'],
  coop: ['coopData'],
  contract: ['contracts'],
  award: ['awards', 'lists'],
  person: ['photoUrl'],
  list: ['isbns'],
};

/** Members that are a value themselves; of others only what they contain is left out. */
const SINGLE_VALUES: readonly string[] = ['photoUrl'];

export type Path = readonly PropertyKey[];

/** A fault of a value, as the validation reports it. */
export interface Issue {
  readonly code?: string;
  readonly path: Path;
  readonly message: string;
}

type Container = Record<PropertyKey, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const factsByKind: Readonly<Partial<Record<string, readonly string[]>>> = factsOfKind;
const factsOf = (record: unknown): readonly string[] =>
  isContainer(record) ? (factsByKind[String(record.kind)] ?? []) : [];

const valueAt = (record: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isContainer(value) ? value[key] : undefined), record);

/** What was left out of a record. */
export interface LeftOut {
  warnings: RecordWarning[];
  /** The fields concerned (`keeps` of a house record). */
  keeps: string[];
}

/** The field of a value: of a row the whole list, because rows have no names by which stored ones are found. */
function fieldOf(path: Path): string {
  const [group, name] = path[0] === 'sheet' ? path.slice(1) : path;
  return typeof name === 'string' ? `${String(group)}.${name}` : String(group);
}

/** The path as warnings show it: without the positions of rows, so that equal faults are counted together. */
const shownPath = (path: Path) => path.filter((key) => typeof key !== 'number').join('.');

/**
 * Leaves the values with these faults out of a record. A row without a value that it requires is left out as a whole.
 *
 * @param record changed in place
 * @returns a warning for each value; undefined, with the record unchanged, if one of them must not be left out
 */
export function leaveOut(record: unknown, issues: readonly Issue[]): LeftOut | undefined {
  const facts = factsOf(record);
  const targets = new Map<string, { path: Path; message: string }>();
  for (const { code, path, message } of issues) {
    const isMissing = valueAt(record, path) === undefined;
    const target = isMissing ? path.slice(0, -1) : path;
    const [member] = target;
    const isLeaf = target.length > 1 || SINGLE_VALUES.includes(String(member));
    if (code === 'unrecognized_keys' || !isLeaf || !facts.includes(String(member))) return undefined;
    targets.set(JSON.stringify(target), {
      path: target,
      message: isMissing ? `${message} (${String(path.at(-1))})` : message,
    });
  }
  const keeps = new Set<string>();
  // The last rows first: removing a row moves those after it.
  const warnings = [...targets.values()].toSorted(byLastRow).map(({ path, message }) => {
    const value = valueAt(record, path);
    // A path ends at a member of a container.
    remove(valueAt(record, path.slice(0, -1)) as Container, path.at(-1)!);
    keeps.add(fieldOf(path));
    return {
      path: shownPath(path),
      message: `${message}: ${consequence(path)}`,
      ...(isContainer(value) ? {} : { value: String(value) }),
    };
  });
  return { warnings, keeps: [...keeps] };
}

function consequence(path: Path): string {
  // The ISBNs of a list are facts of their own.
  if (path[0] === 'isbns') return 'left out';
  return path.some((key) => typeof key === 'number') ? 'left out, stored rows stay' : 'left out, a stored value stays';
}

function byLastRow({ path: one }: { path: Path }, { path: other }: { path: Path }): number {
  const at = one.findIndex((key, index) => key !== other[index]);
  const [a, b] = [one[at], other[at]];
  return typeof a === 'number' && typeof b === 'number' ? b - a : other.length - one.length;
}

function remove(container: Container, key: PropertyKey): void {
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else delete container[key];
}

/**
 * Removes NUL and replaces unpaired surrogates, which PostgreSQL cannot store, in the facts of a record. Not recursive,
 * because the sender determines the depth.
 *
 * @param record changed in place
 * @returns a warning for each member with such characters
 */
export function makeStorable(record: unknown): RecordWarning[] {
  const warnings: RecordWarning[] = [];
  if (!isContainer(record)) return warnings;
  for (const member of factsOf(record)) {
    const before = warnings.length;
    const pending: { container: Container; key: string }[] = [{ container: record, key: member }];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { container, key } = next;
      const value = container[key];
      if (isContainer(value)) for (const name of Object.keys(value)) pending.push({ container: value, key: name });
      if (typeof value !== 'string' || storableText(value) === value) continue;
      container[key] = storableText(value);
      if (warnings.length === before)
        warnings.push({ path: member, message: 'Characters that cannot be stored were removed or replaced' });
    }
  }
  return warnings;
}
