import type { PackOperation } from '@titlenet/contract/pack-changes';
import type { PackContent, PackSection, PackTitle } from '@titlenet/contract/packs';

type Of<Kind extends PackOperation['kind']> = Extract<PackOperation, { kind: Kind }>;

/** `moved` before the entry with the id `before`; at the end if there is none. */
function placed<Entry extends { id: number }>(
  entries: readonly Entry[],
  moved: readonly Entry[],
  before: number | null,
): Entry[] {
  const others = entries.filter((entry) => !moved.includes(entry));
  const at = others.findIndex(({ id }) => id === before);
  return others.toSpliced(at === -1 ? others.length : at, 0, ...moved);
}

const withTitles = (pack: PackContent, change: (section: PackSection) => readonly PackTitle[]): PackContent => ({
  ...pack,
  sections: pack.sections.map((section) => ({ ...section, titles: [...change(section)] })),
});

/** Members that are not undefined: an operation changes only the fields that it states. */
function stated<Fields extends object>(fields: Fields): Partial<Fields> {
  // The entries of the same object.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}

function setTitle(pack: PackContent, { id, set }: Of<'setTitle'>): PackContent {
  const { isRemoved, ...fields } = set;
  if (isRemoved) return withTitles(pack, ({ titles }) => titles.filter((title) => title.id !== id));
  return withTitles(pack, ({ titles }) =>
    titles.map((title): PackTitle => (title.id === id ? { ...title, ...stated(fields) } : title)),
  );
}

/** The titles of a removed section follow those of the section before it, or of the next one if it is the first. */
function removeSection(pack: PackContent, id: number): PackContent {
  const at = pack.sections.findIndex((section) => section.id === id);
  const removed = pack.sections[at];
  const heir = pack.sections[at === 0 ? 1 : at - 1];
  if (!removed || !heir) return pack;
  const sections = pack.sections
    .filter((section) => section !== removed)
    .map((section) => (section === heir ? { ...heir, titles: [...heir.titles, ...removed.titles] } : section));
  return { ...pack, sections };
}

function setSection(pack: PackContent, { id, set }: Of<'setSection'>): PackContent {
  const { isRemoved, heading } = set;
  if (isRemoved) return removeSection(pack, id);
  if (heading === undefined) return pack;
  return {
    ...pack,
    sections: pack.sections.map((section) => (section.id === id ? { ...section, heading } : section)),
  };
}

function moveTitles(pack: PackContent, { ids, sectionId, before }: Of<'moveTitles'>): PackContent {
  const all = pack.sections.flatMap(({ titles }) => titles);
  const moved = ids.flatMap((id) => all.find((title) => title.id === id) ?? []);
  return withTitles(pack, ({ id, titles }) =>
    id === sectionId ? placed(titles, moved, before) : titles.filter((title) => !moved.includes(title)),
  );
}

/**
 * Shows an operation before the server has answered.
 *
 * @returns the changed pack. What only the server knows is left to the next read: the ids of new sections, and removed
 * parts that come back.
 */
export function applyOperation(pack: PackContent, operation: PackOperation): PackContent {
  switch (operation.kind) {
    case 'setPack':
      return { ...pack, ...stated(operation.set) };
    case 'setSection':
      return setSection(pack, operation);
    case 'setTitle':
      return setTitle(pack, operation);
    case 'moveTitles':
      return moveTitles(pack, operation);
    case 'moveSection': {
      const moved = pack.sections.filter(({ id }) => id === operation.id);
      return { ...pack, sections: placed(pack.sections, moved, operation.before) };
    }
    case 'addSection':
      return pack;
  }
}

/** @returns true if the pack must be read again to show what the operation has done */
export const needsRead = (operation: PackOperation): boolean =>
  operation.kind === 'addSection' ||
  ((operation.kind === 'setTitle' || operation.kind === 'setSection') && operation.set.isRemoved === false);

/** The stored values of the fields that an operation sets. */
function earlier<Fields extends object>(set: Fields, stored: object): Fields {
  const values = Object.keys(stated(set)).map((name) => [
    name,
    name === 'isRemoved' ? false : Reflect.get(stored, name),
  ]);
  // The same fields with other values.
  return Object.fromEntries(values) as Fields;
}

const nextId = (entries: readonly { id: number }[], id: number) =>
  entries[entries.findIndex((entry) => entry.id === id) + 1]?.id ?? null;

/**
 * The operations that undo an operation.
 *
 * @param pack before the operation
 */
export function inverseOf(pack: PackContent, operation: PackOperation): PackOperation[] {
  const { sections } = pack;
  switch (operation.kind) {
    case 'setPack':
      return [{ ...operation, set: earlier(operation.set, pack) }];
    case 'setSection': {
      const section = sections.find(({ id }) => id === operation.id);
      if (!section) return [];
      const back: PackOperation = { ...operation, set: earlier(operation.set, section) };
      // The server places a removed first section after the next one.
      return operation.set.isRemoved
        ? [back, { kind: 'moveSection', id: section.id, before: nextId(sections, section.id) }]
        : [back];
    }
    case 'setTitle': {
      const title = sections.flatMap(({ titles }) => titles).find(({ id }) => id === operation.id);
      return title ? [{ ...operation, set: earlier(operation.set, title) }] : [];
    }
    case 'moveSection':
      return [{ ...operation, before: nextId(sections, operation.id) }];
    case 'moveTitles':
      // From the last one on, so that the title before which each belongs is at its place already.
      return sections
        .flatMap(({ id: sectionId, titles }) =>
          titles
            .filter(({ id }) => operation.ids.includes(id))
            .map(({ id }): PackOperation => ({ kind: 'moveTitles', ids: [id], sectionId, before: nextId(titles, id) })),
        )
        .reverse();
    case 'addSection':
      return [];
  }
}
