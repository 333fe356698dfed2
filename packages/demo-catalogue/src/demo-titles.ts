import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { CompanyApportionment } from './companies/company-apportionment.ts';
import { dayOf, defaultReferenceDate } from './demo-dates.ts';
import { composeAuthorEditions } from './editions/compose-author-editions.ts';
import { Competitors, referencesOf } from './editions/edition-references.ts';
import { IsbnGenerator } from './editions/isbn-generator.ts';
import { RoundRobin } from './random/round-robin.ts';
import { composeRecord } from './records/compose-record.ts';
import type { DemoEdition } from './works/demo-work.ts';

export interface DemoOptions {
  /** Number of titles. */
  titles: number;
  seed: number;
  /** Reference day `YYYY-MM-DD` that the demo treats as today; defaults to the first of the current month. */
  referenceDate?: string;
}

/** An edition with its composed record. */
export interface DemoTitle {
  edition: DemoEdition;
  record: TitleRecord;
}

interface Catalogue {
  seed: number;
  today: number;
  isbns: IsbnGenerator;
  roundRobin: RoundRobin;
  competitors: Competitors;
}

/** Endless sequence of a company's titles, author by author. */
function* titlesOf(company: CompanyCode, catalogue: Catalogue): Generator<DemoTitle, never, undefined> {
  const { seed, today, isbns, roundRobin, competitors } = catalogue;
  let number = 0;
  for (let authorIndex = 0; ; authorIndex += 1) {
    const { editions, random } = composeAuthorEditions({ seed, company, authorIndex, today, isbns, roundRobin });
    for (const edition of editions) {
      number += 1;
      const references = referencesOf(edition, editions, competitors.of(edition, random), random);
      const reference = edition.isbn ?? `demo-${company}-${number}`;
      yield { edition, record: composeRecord(edition, { random, roundRobin, today, references, reference }) };
    }
    const [first] = editions;
    if (first?.isbn) competitors.add(first);
  }
}

/**
 * Composes the demo catalogue: titles of all seven companies in proportion to their shares, author by author.
 * Deterministic: the same options give the same titles, and a smaller catalogue is a prefix of a larger one. Memory use
 * is bounded by one author per company.
 */
export function* demoCatalogue(options: DemoOptions): Generator<DemoTitle, void, undefined> {
  const { titles, seed, referenceDate = defaultReferenceDate() } = options;
  const supplies = { isbns: new IsbnGenerator(), roundRobin: new RoundRobin(), competitors: new Competitors() };
  const catalogue = { seed, today: dayOf(referenceDate), ...supplies };
  const companies = new Map(companyCodes.map((company) => [company, titlesOf(company, catalogue)]));
  const shares = new CompanyApportionment();
  for (let count = 0; count < titles; count += 1) {
    // The map has every company.
    const title = companies.get(shares.next())!.next().value;
    // An edition that two companies sell is composed with the first company's author and counts for its own (G-166).
    shares.count(title.edition.company);
    yield title;
  }
}

/** Composes only the records of the demo catalogue. */
export function* demoTitles(options: DemoOptions): Generator<TitleRecord, void, undefined> {
  for (const { record } of demoCatalogue(options)) yield record;
}
