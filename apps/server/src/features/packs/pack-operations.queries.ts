import { MAX_PACK_SECTIONS, type PackOperation } from '@titlenet/contract/pack-changes';
import { sql, type Transaction } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Tables } from '../../database/tables.ts';
import { type Change, keyOf } from './pack-changes.queries.ts';

/** The pack that is changed, which is locked. */
export interface Editing {
  trx: Transaction<Tables>;
  packId: number;
  /** Companies of the editor: titles of others are unknown. */
  companies: readonly string[];
  /** Who has changed a field since the version of the editor, by `keyOf`: their texts are not replaced. */
  writers: ReadonlyMap<string, string>;
  /** Receives the texts that are not stored. */
  refused: RefusedText[];
}

/** A text that is not stored, because another person has changed the field. */
export interface RefusedText extends Omit<Change, 'before'> {
  readonly text: string;
}

type Of<Kind extends PackOperation['kind']> = Extract<PackOperation, { kind: Kind }>;

const unknownPart = () => new AppError('not-found', 'This part of the pack does not exist any more.');
const tooManySections = () =>
  new AppError('bad-input', `A pack has at most ${MAX_PACK_SECTIONS} sections. Remove some first.`);

/** @returns true if two values of a field are the same */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const TEXTS: ReadonlySet<string> = new Set(['name', 'meeting', 'heading', 'internalNote', 'accountsNote']);

/**
 * The changes that setting these fields makes: fields that have the value already are left out, and texts of others,
 * which are refused.
 */
function changesOf(
  { writers, refused }: Editing,
  part: Pick<Change, 'part' | 'id'>,
  set: Partial<Record<Change['field'], unknown>>,
  stored: Partial<Record<Change['field'], unknown>>,
): Change[] {
  const changes: Change[] = [];
  for (const [name, value] of Object.entries(set)) {
    // The keys of a record of fields.
    const field = name as Change['field'];
    if (value === undefined || isSame(value, stored[field])) continue;
    const isText = TEXTS.has(field);
    if (isText && writers.has(keyOf({ ...part, field }))) refused.push({ ...part, field, text: String(value) });
    else changes.push({ ...part, field, before: isText ? String(stored[field] ?? '') : null });
  }
  return changes;
}

/** The members of `set` that are changed. */
function changedMembers<Fields extends object>(set: Fields, changes: readonly Change[]): Partial<Fields> {
  const isChanged = (name: string) => changes.some(({ field }) => field === name);
  // Entries of the same object.
  return Object.fromEntries(Object.entries(set).filter(([name]) => isChanged(name))) as Partial<Fields>;
}

async function setPack(editing: Editing, { set }: Of<'setPack'>): Promise<Change[]> {
  const { trx, packId } = editing;
  const { meeting_day: meetingDay, ...rest } = await trx
    .selectFrom('pack')
    .select(['name', 'meeting', 'meeting_day', 'mark', 'pages'])
    .where('id', '=', packId)
    .executeTakeFirstOrThrow();
  const changes = changesOf(editing, { part: 'pack', id: null }, set, { ...rest, meetingDay });
  const { meetingDay: day, ...others } = changedMembers(set, changes);
  const row = { ...others, ...(day !== undefined && { meeting_day: day }) };
  if (changes.length > 0) await trx.updateTable('pack').set(row).where('id', '=', packId).execute();
  return changes;
}

async function setSection(editing: Editing, { id, set }: Of<'setSection'>): Promise<Change[]> {
  const { trx, packId } = editing;
  const stored = await trx
    .selectFrom('pack_section')
    .select(['heading', 'is_removed as isRemoved'])
    .where('id', '=', id)
    .where('pack_id', '=', packId)
    .executeTakeFirst();
  if (!stored) throw unknownPart();
  const changes = changesOf(editing, { part: 'section', id }, set, stored);
  if (changes.length === 0) return changes;
  const { heading, isRemoved } = changedMembers(set, changes);
  const row = { ...(heading !== undefined && { heading }), ...(isRemoved !== undefined && { is_removed: isRemoved }) };
  await trx.updateTable('pack_section').set(row).where('id', '=', id).execute();
  await assertSections(editing);
  if (isRemoved !== undefined) await storeSections(editing, sectionGroups(await findSections(editing)));
  return changes;
}

/** @throws AppError for no section, and for too many of them */
async function assertSections({ trx, packId }: Editing): Promise<void> {
  const { count } = await trx
    .selectFrom('pack_section')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('pack_id', '=', packId)
    .where('is_removed', '=', false)
    .executeTakeFirstOrThrow();
  if (count > MAX_PACK_SECTIONS) throw tooManySections();
  if (count === 0) throw new AppError('bad-input', 'A pack has at least one section.');
}

async function setTitle(editing: Editing, { id, set }: Of<'setTitle'>): Promise<Change[]> {
  const { trx, packId, companies } = editing;
  const stored = await trx
    .selectFrom('pack_title')
    .select(['internal_note as internalNote', 'accounts_note as accountsNote', 'pages', 'is_removed as isRemoved'])
    .where('id', '=', id)
    .where('pack_id', '=', packId)
    .where('company_code', 'in', companies)
    .executeTakeFirst();
  if (!stored) throw unknownPart();
  const changes = changesOf(editing, { part: 'title', id }, set, stored);
  if (changes.length === 0) return changes;
  const { internalNote, accountsNote, pages, isRemoved } = changedMembers(set, changes);
  const row = {
    ...(internalNote !== undefined && { internal_note: internalNote }),
    ...(accountsNote !== undefined && { accounts_note: accountsNote }),
    ...(pages !== undefined && { pages }),
    ...(isRemoved !== undefined && { is_removed: isRemoved }),
  };
  await trx.updateTable('pack_title').set(row).where('id', '=', id).execute();
  return changes;
}

interface OrderedSection {
  id: number;
  isRemoved: boolean;
}

/** @returns the sections of a pack in order, removed ones too */
function findSections({ trx, packId }: Editing): Promise<OrderedSection[]> {
  return trx
    .selectFrom('pack_section')
    .select(['id', 'is_removed as isRemoved'])
    .where('pack_id', '=', packId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** @returns each section with the removed ones whose titles are shown with it; those before the first follow it */
function sectionGroups(sections: readonly OrderedSection[]): number[][] {
  const groups: number[][] = [];
  const leading: number[] = [];
  for (const { id, isRemoved } of sections) {
    if (!isRemoved) groups.push(groups.length === 0 ? [id, ...leading] : [id]);
    else (groups.at(-1) ?? leading).push(id);
  }
  return groups;
}

const storeSections = (editing: Editing, groups: readonly (readonly number[])[]) =>
  storeOrder(editing, 'pack_section', groups.flat());

/** @returns the order with `moved` before the entry `before`; at the end if there is no such entry */
function placed(order: readonly number[], moved: readonly number[], before: number | null): number[] {
  const others = order.filter((id) => !moved.includes(id));
  const at = before === null ? -1 : others.indexOf(before);
  return others.toSpliced(at === -1 ? others.length : at, 0, ...moved);
}

async function storeOrder(
  { trx }: Editing,
  table: 'pack_section' | 'pack_title',
  order: readonly number[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} as stored set position = sent.position::integer
    from unnest(${order}::integer[]) with ordinality as sent (id, position)
    where stored.id = sent.id and stored.position <> sent.position`.execute(trx);
}

async function addSection(editing: Editing, { heading, before }: Of<'addSection'>): Promise<Change[]> {
  const { trx, packId } = editing;
  const groups = sectionGroups(await findSections(editing));
  const { id } = await trx
    .insertInto('pack_section')
    .values({ pack_id: packId, heading, position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await assertSections(editing);
  await storeSections(editing, placedGroup(groups, [id], before));
  return [{ part: 'section', id, field: 'added', before: null }];
}

async function moveSection(editing: Editing, { id, before }: Of<'moveSection'>): Promise<Change[]> {
  const groups = sectionGroups(await findSections(editing));
  const moved = groups.find(([first]) => first === id);
  if (!moved) throw unknownPart();
  await storeSections(editing, placedGroup(groups, moved, before));
  return [{ part: 'section', id, field: 'place', before: null }];
}

/** @returns the groups with `moved` before the group of the section `before`; at the end if there is no such section */
function placedGroup(
  groups: readonly (readonly number[])[],
  moved: readonly number[],
  before: number | null,
): (readonly number[])[] {
  const others = groups.filter(([first]) => first !== moved[0]);
  const at = others.findIndex(([first]) => first === before);
  return others.toSpliced(at === -1 ? others.length : at, 0, moved);
}

/**
 * Moves titles before another one, or to the end of a section. Where titles of a removed section are shown, they become
 * titles of that one.
 */
async function moveTitles(editing: Editing, { ids, sectionId, before }: Of<'moveTitles'>): Promise<Change[]> {
  const { trx, packId, companies } = editing;
  const found = await trx
    .selectFrom('pack_title')
    .select('id')
    .where('pack_id', '=', packId)
    .where('company_code', 'in', companies)
    .where('id', 'in', ids)
    .execute();
  if (found.length !== new Set(ids).size) throw unknownPart();
  const section = await targetSection(editing, { sectionId, before });
  const rows = await trx
    .selectFrom('pack_title')
    .select('id')
    .where('section_id', '=', section)
    .orderBy('position')
    .orderBy('id')
    .execute();
  await trx.updateTable('pack_title').set({ section_id: section }).where('id', 'in', ids).execute();
  const order = placed(
    rows.map(({ id }) => id),
    ids,
    before,
  );
  await storeOrder(editing, 'pack_title', order);
  return ids.map((id) => ({ part: 'title', id, field: 'place', before: null }));
}

async function targetSection(
  editing: Editing,
  { sectionId, before }: { sectionId: number; before: number | null },
): Promise<number> {
  const group = sectionGroups(await findSections(editing)).find(([first]) => first === sectionId);
  if (!group) throw unknownPart();
  if (before === null) return group.at(-1) ?? sectionId;
  const neighbour = await editing.trx
    .selectFrom('pack_title')
    .select('section_id')
    .where('id', '=', before)
    .where('section_id', 'in', group)
    .executeTakeFirst();
  return neighbour?.section_id ?? group.at(-1) ?? sectionId;
}

/**
 * Carries out an operation.
 *
 * @returns the fields that it has changed
 * @throws AppError `not-found` for unknown parts, `bad-input` beyond a limit
 */
export function carryOut(editing: Editing, operation: PackOperation): Promise<Change[]> {
  switch (operation.kind) {
    case 'setPack':
      return setPack(editing, operation);
    case 'setSection':
      return setSection(editing, operation);
    case 'setTitle':
      return setTitle(editing, operation);
    case 'addSection':
      return addSection(editing, operation);
    case 'moveSection':
      return moveSection(editing, operation);
    case 'moveTitles':
      return moveTitles(editing, operation);
  }
}
