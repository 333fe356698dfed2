import {
  codesPerAttribute,
  findSearchAttribute,
  type SearchAttributeName,
  searchAttribute,
  searchAttributes,
  searchedLabel,
  type TitleCodes,
  termOf,
} from '@titlenet/catalogue/search-attributes';
import { naturalSortKey } from '@titlenet/catalogue/text/natural-sort';
import { keysOf } from '@titlenet/catalogue/typed-objects';
import { type Kysely, sql, type Transaction } from 'kysely';
import { jsonRows } from '../database/json-rows.ts';
import type { Tables } from '../database/tables.ts';
import {
  BEFORE_ALL_MESSAGES,
  type CodesOfMessage,
  codeKey,
  type LabelledCode,
  labelledCodes,
  labellingCompany,
  outranks,
} from './code-labels.ts';
import { addCodeUses, type CodeUse, codeUses } from './code-uses.queries.ts';
import { isoTime } from './sent-time.ts';

/** Codes, labels or uses of codes are not registered. The caller registers them outside of its transaction. */
export class MissingCodesError extends Error {
  readonly messages: readonly CodesOfMessage[];

  constructor(messages: readonly CodesOfMessage[]) {
    super('Codes without numbers');
    this.messages = messages;
  }
}

interface StoredTerm extends LabelledCode {
  number: number;
  isInHouse: boolean;
}

/**
 * The numbers of codes, cached for one import. A number never changes, so the cache is never stale; codes that another
 * process adds are read when they are first met.
 */
export class TermRegistry {
  readonly #startedAt: string;
  readonly #terms = new Map<string, StoredTerm>();
  readonly #uses = new Set<string>();

  /** @param startedAt ISO time of messages that do not state when they were sent: the start of the import. */
  constructor(startedAt = new Date().toISOString()) {
    this.#startedAt = startedAt;
  }

  /**
   * Gives a number to every code of these messages, and a label to those whose label is outranked. This happens in a
   * transaction of its own: codes are kept even if the titles are rolled back, and every cached number is committed.
   *
   * @param messages the codes of each message with its ISO time; null counts as the start of the import
   * @throws RangeError when an attribute has no more numbers
   */
  async register(
    db: Kysely<Tables>,
    messages: readonly { codes: TitleCodes; sentAt?: string | null }[],
  ): Promise<void> {
    const dated = messages.map(({ codes, sentAt }) => ({ codes, sentAt: this.timeOf(sentAt) }));
    const pending = this.#pending(dated);
    if (pending.length > 0) for (const term of await putTerms(db, pending)) this.#terms.set(codeKey(term), term);
    const uses = this.#unseenUses(messages.map(({ codes }) => codes));
    if (uses.size === 0) return;
    await addCodeUses(db, [...uses.values()]);
    for (const key of uses.keys()) this.#uses.add(key);
  }

  /** As `register`, for codes of merged titles: each of their records has been registered with its own time. */
  registerMerged(db: Kysely<Tables>, titles: readonly TitleCodes[]): Promise<void> {
    return this.register(db, asMerged(titles));
  }

  /** @returns the ISO time of a message; null counts as the start of the import. */
  timeOf(sentAt: string | null | undefined): string {
    return sentAt ? isoTime(sentAt) : this.#startedAt;
  }

  /** @throws MissingCodesError when codes of these messages are not registered */
  expect(messages: readonly CodesOfMessage[]): void {
    const isRegistered =
      this.#pending(messages).length === 0 && this.#unseenUses(messages.map(({ codes }) => codes)).size === 0;
    if (!isRegistered) throw new MissingCodesError(messages);
  }

  /** As `expect`, for merged titles, which may have codes that none of their records has alone. */
  expectMerged(titles: readonly TitleCodes[]): void {
    this.expect(asMerged(titles));
  }

  #pending(messages: readonly CodesOfMessage[]): LabelledCode[] {
    return [...labelledCodes(messages)].flatMap(([key, labelled]) => {
      const stored = this.#terms.get(key);
      return stored && (stored.isInHouse || !outranks(labelled, stored)) ? [] : [labelled];
    });
  }

  /** Requires that the codes have numbers. */
  #unseenUses(titles: readonly TitleCodes[]): Map<string, CodeUse> {
    const unseen = new Map<string, CodeUse>();
    for (const codes of titles)
      for (const use of codeUses(codes, (name) => this.#termsOf(codes, name))) {
        const key = `${use.company_code} ${use.parent} ${use.term}`;
        if (!this.#uses.has(key)) unseen.set(key, use);
      }
    return unseen;
  }

  #termsOf(codes: TitleCodes, name: SearchAttributeName): number[] {
    const attribute = searchAttribute(name).number;
    const company = labellingCompany(name, codes);
    return (codes[name] ?? []).map(({ code }) =>
      // The codes are registered.
      termOf(attribute, this.#terms.get(codeKey({ attribute, company, code }))!.number),
    );
  }

  /** @returns the terms of one title, ascending. Its codes must be registered. */
  termsOf(codes: TitleCodes): number[] {
    const terms = keysOf(codes).flatMap((name) => this.#termsOf(codes, name));
    return [...new Set(terms)].sort((a, b) => a - b);
  }
}

const asMerged = (titles: readonly TitleCodes[]): CodesOfMessage[] =>
  titles.map((codes) => ({ codes, sentAt: BEFORE_ALL_MESSAGES }));

/**
 * Adds codes that are new and updates labels that are outranked.
 *
 * @param codes none of them twice
 * @returns all of them as they are stored now
 * @throws RangeError when an attribute has no more numbers
 */
async function putTerms(db: Kysely<Tables>, codes: readonly LabelledCode[]): Promise<StoredTerm[]> {
  return db.transaction().execute(async (trx) => {
    // Two importers that find the same new code at the same time must not give it two numbers.
    await sql`lock table term in share row exclusive mode`.execute(trx);
    const stored = new Set((await findTerms(trx, codes)).map(codeKey));
    const added = codes.filter((code) => !stored.has(codeKey(code)));
    await addTerms(trx, added);
    await spreadInHouseLabels(
      trx,
      added.map(({ attribute }) => attribute),
    );
    await updateLabels(
      trx,
      codes.filter((code) => stored.has(codeKey(code))),
    );
    return findTerms(trx, codes);
  });
}

async function findTerms(trx: Transaction<Tables>, codes: readonly LabelledCode[]): Promise<StoredTerm[]> {
  const rows = await trx
    .selectFrom('term')
    .select(['attribute', 'company_code as company', 'code', 'number', 'description', 'labelled_at', 'sent_at'])
    .where(
      sql<boolean>`(attribute, company_code, code) in (
        select * from unnest(${codes.map(({ attribute }) => attribute)}::smallint[],
          ${codes.map(({ company }) => company)}::text[], ${codes.map(({ code }) => code)}::text[]))`,
    )
    .execute();
  return rows.map(({ labelled_at, sent_at, ...row }) => ({
    ...row,
    labelledAt: isoTime(labelled_at),
    isInHouse: sent_at !== null,
  }));
}

const labelColumns = ({ attribute, description }: LabelledCode) => ({
  description,
  // Labelled codes have numbers of attributes.
  folded: searchedLabel(findSearchAttribute(attribute)!, description),
  sort_key: naturalSortKey(description),
});

async function addTerms(trx: Transaction<Tables>, codes: readonly LabelledCode[]): Promise<void> {
  if (codes.length === 0) return;
  const attributes = [...new Set(codes.map(({ attribute }) => attribute))];
  // A subquery for each attribute reads the end of its part of the index; a grouped query would read every code.
  const { rows: last } = await sql<{ attribute: number; number: number | null }>`
    select attribute, (select max(number) from term where term.attribute = asked.attribute) as number
    from unnest(${attributes}::smallint[]) as asked (attribute)`.execute(trx);
  const next = new Map(last.map((row) => [row.attribute, Number(row.number) + 1]));
  const added = codes.map((labelled) => {
    const { attribute, company, code, labelledAt } = labelled;
    const number = next.get(attribute) ?? 1;
    if (number >= codesPerAttribute) throw new RangeError(`Attribute ${attribute} has no room for another code`);
    next.set(attribute, number + 1);
    return { attribute, company_code: company, code, number, ...labelColumns(labelled), labelled_at: labelledAt };
  });
  const columns = sql.raw('attribute, number, company_code, code, description, folded, sort_key, labelled_at');
  await sql`insert into term (${columns}) select ${columns} from ${jsonRows('term', added)} as added`.execute(trx);
}

const labelledByCompany = searchAttributes.flatMap((attribute) =>
  'isLabelledByCompany' in attribute ? [attribute.number] : [],
);

/** In-house labels are those of all companies, also where titles label the codes: their rows get them too. */
export async function spreadInHouseLabels(trx: Kysely<Tables>, attributes: readonly number[]): Promise<void> {
  const labelled = labelledByCompany.filter((number) => attributes.includes(number));
  if (labelled.length === 0) return;
  await sql`
    update term set
      description = house.description, folded = house.folded, sort_key = house.sort_key, sent_at = house.sent_at
    from term as house
    where house.attribute = any(${labelled}::smallint[]) and house.company_code = ''
      and house.sent_at is not null and term.attribute = house.attribute and term.code = house.code
      and term.company_code <> '' and term.sent_at is distinct from house.sent_at`.execute(trx);
}

/** In-house labels (`sent_at`) are not replaced by those of feeds. */
async function updateLabels(trx: Transaction<Tables>, codes: readonly LabelledCode[]): Promise<void> {
  if (codes.length === 0) return;
  const rows = codes.map((labelled) => ({
    attribute: labelled.attribute,
    company_code: labelled.company,
    code: labelled.code,
    ...labelColumns(labelled),
    labelled_at: labelled.labelledAt,
  }));
  // The order of `outranks` (code-labels.ts).
  await sql`
    update term set
      description = seen.description, folded = seen.folded, sort_key = seen.sort_key, labelled_at = seen.labelled_at
    from ${jsonRows('term', rows)} as seen
    where term.attribute = seen.attribute and term.company_code = seen.company_code and term.code = seen.code
      and term.sent_at is null
      and (seen.description <> seen.code, seen.labelled_at, term.description collate "C")
        > (term.description <> term.code, term.labelled_at, seen.description collate "C")`.execute(trx);
}
