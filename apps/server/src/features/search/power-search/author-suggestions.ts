import { type PowerSearchForm, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { foldText } from '@titlenet/catalogue/text/fold';
import { authorSearchText } from '@titlenet/catalogue/text/names';
import { MAX_SUGGESTIONS } from '@titlenet/contract/power-search/refinements';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { CatalogueSearch } from '../../../search/catalogue-search.ts';
import { findAuthorsByStart, findFirstAuthors, findPeople, type SuggestionScope } from './suggestions.queries.ts';

/** Titles whose people are read for names that contain the typed text. */
const MAX_SAMPLED_TITLES = 100;

interface Caller {
  typed: string;
  scope: SuggestionScope;
  subject: string;
}

/** Whom the author criterion of a division searches: the first author, or all people. */
function searchedPeople(division: number): 'author' | 'people' {
  const forms: readonly PowerSearchForm[] = Object.values(powerSearchForms);
  const criterion = forms
    .find((form) => form.division === division)
    ?.criteria.find((each) => each.kind === 'text' && each.autocomplete === 'Authors');
  return criterion?.kind === 'text' && criterion.searches === 'people' ? 'people' : 'author';
}

/** 0 if a name starts with the text, 1 if one of its words does, 2 if it contains it; null if it does not. */
function rankOf(name: string, folded: string): number | null {
  const lines = authorSearchText(name).split('\n');
  if (lines.some((line) => line.startsWith(folded))) return 0;
  if (lines.some((line) => line.includes(` ${folded}`))) return 1;
  return lines.some((line) => line.includes(folded)) ? 2 : null;
}

/** @returns names of a division that contain the text; of a sample of the titles where there are many */
async function namesContaining(
  db: Kysely<Tables>,
  search: CatalogueSearch,
  { typed, scope, subject }: Caller,
  division: number,
): Promise<string[]> {
  const column = searchedPeople(division);
  const predicates = [{ kind: 'text', column, match: 'contains', text: typed } as const];
  const titles = { division, companies: scope.companies, subject, predicates };
  const { ids } = await search.findSample(titles, MAX_SAMPLED_TITLES);
  return column === 'author' ? findFirstAuthors(db, ids) : findPeople(db, ids);
}

/** Names that contain the text, those of which a word starts with it first. */
function ranked(names: readonly string[], folded: string): string[] {
  const found = names.flatMap((name) => {
    const rank = rankOf(name, folded);
    return rank === null ? [] : [{ name, rank, sortedBy: foldText(name) }];
  });
  return found.toSorted((a, b) => a.rank - b.rank || (a.sortedBy < b.sortedBy ? -1 : 1)).map(({ name }) => name);
}

/**
 * Authors for a typed text (G-387): first those whose name starts with it, then others that contain it. While the
 * search is not ready, only the first ones.
 */
export async function suggestedAuthors(db: Kysely<Tables>, search: CatalogueSearch, caller: Caller): Promise<string[]> {
  const starting = await findAuthorsByStart(db, caller.typed, caller.scope);
  if (starting.length >= MAX_SUGGESTIONS || !search.status.isReady) return starting;
  const found = await Promise.all(
    caller.scope.divisions.map((division) => namesContaining(db, search, caller, division)),
  );
  const names = ranked(found.flat(), foldText(caller.typed));
  return [...new Set([...starting, ...names])].slice(0, MAX_SUGGESTIONS);
}
