import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import { type TradeCategoryName, tradeCategories } from '@titlenet/catalogue/reports/trade-categories';
import type { DemoGrant } from '../demo-grant.ts';
import type { DemoTitle } from '../demo-titles.ts';
import type { GenreName } from '../works/genres.ts';
import { userLists } from './user-lists.ts';

const MAX_TITLES_PER_CATEGORY = 100;

const genresOf: Record<TradeCategoryName, readonly GenreName[]> = {
  BodyMindSpirit: ['bodyMindSpirit'],
  BusinessAndEconomics: ['business'],
  Cooking: ['cooking'],
  FamilyAndRelationships: ['family'],
  Literary: ['literary', 'classics', 'poetry'],
  Mystery: ['mystery', 'thriller'],
  Romance: ['seriesRomance', 'historicalRomance', 'romanticSuspense'],
  HealthAndFitness: ['health'],
  Religion: ['devotional', 'christianLiving', 'theology', 'bible'],
  SelfHelp: ['selfHelp'],
};

interface Ranked {
  companyCode: CompanyCode;
  isbn: string;
  units: number;
}

const byRank = (a: Ranked, b: Ranked) => b.units - a.units || (a.isbn < b.isbn ? -1 : 1);

/**
 * Collects titles for trade categories and user lists while the catalogue is generated. Memory is bounded by list
 * sizes.
 */
export class ListCollector {
  readonly #categories = new Map<TradeCategoryName, Ranked[]>();
  readonly #lists = new Map<string, string[]>();

  /** Adds a title to all lists that it qualifies for. */
  add(title: DemoTitle): void {
    const { isbn, companyCode, stored } = title.record;
    if (!isbn) return;
    const { genre } = title.edition.work;
    const units = stored.last13Units ?? 0;
    for (const { report } of tradeCategories)
      if (units > 0 && title.edition.format.medium === 'print' && genresOf[report].includes(genre.name))
        this.#rank(report, { companyCode, isbn, units });
    for (const { name, maxSize, qualifies } of userLists) {
      const isbns = this.#lists.get(name) ?? [];
      if (isbns.length < maxSize && qualifies(title)) this.#lists.set(name, [...isbns, isbn]);
    }
  }

  #rank(report: TradeCategoryName, title: Ranked): void {
    const ranked = this.#categories.get(report) ?? [];
    const last = ranked[MAX_TITLES_PER_CATEGORY - 1];
    if (last && byRank(title, last) > 0) return;
    this.#categories.set(report, [...ranked, title].sort(byRank).slice(0, MAX_TITLES_PER_CATEGORY));
  }

  /** @returns the trade categories with their titles, best-selling first. */
  categories(): HouseRecordOf<'trade-category'>[] {
    return tradeCategories.map(({ report }) => ({
      kind: 'trade-category',
      report,
      titles: (this.#categories.get(report) ?? []).map(({ companyCode, isbn }) => ({ companyCode, isbn })),
    }));
  }

  /** @returns the user lists; the owner is the user with access to the list's companies and the fewest others. */
  lists(grants: readonly DemoGrant[]): HouseRecordOf<'list'>[] {
    return userLists.flatMap(({ name, companies, isShared }) => {
      const [owner] = grants
        .filter((grant) => grant.roles.length > 0 && companies.every((company) => grant.companies.includes(company)))
        .toSorted((a, b) => a.companies.length - b.companies.length);
      const isbns = this.#lists.get(name) ?? [];
      return owner && isbns.length > 0 ? [{ kind: 'list' as const, name, owner: owner.subject, isShared, isbns }] : [];
    });
  }
}
