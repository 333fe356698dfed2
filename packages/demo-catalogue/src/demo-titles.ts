import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { composeRecord } from './compose-record.ts';
import { composeShelf } from './compose-shelf.ts';
import { dayOf, defaultReferenceDate } from './demo-dates.ts';
import type { DemoEdition } from './demo-work.ts';
import { Competitors, referencesOf } from './edition-references.ts';
import { FairShares } from './fair-shares.ts';
import { IsbnSupply } from './isbn-supply.ts';
import { Turns } from './turns.ts';

export interface DemoOptions {
  /** How many records. */
  titles: number;
  seed: number;
  /** The day that counts as today, `YYYY-MM-DD`: what lies behind it is on sale. By default the first of this month. */
  referenceDate?: string;
}

/** An edition and all that is said of it. */
export interface DemoTitle {
  edition: DemoEdition;
  record: TitleRecord;
}

interface Catalogue {
  seed: number;
  today: number;
  supply: IsbnSupply;
  turns: Turns;
  competitors: Competitors;
}

/** One company's titles, one shelf after the other, without end. */
function* titlesOf(company: CompanyCode, catalogue: Catalogue): Generator<DemoTitle, never, undefined> {
  const { seed, today, supply, turns, competitors } = catalogue;
  let number = 0;
  for (let place = 0; ; place += 1) {
    const { editions, random } = composeShelf({ seed, company, place, today, supply, turns });
    for (const edition of editions) {
      number += 1;
      const references = referencesOf(edition, editions, competitors.of(edition, random), random);
      const reference = edition.isbn ?? `demo-${company}-${number}`;
      yield { edition, record: composeRecord(edition, { random, turns, today, references, reference }) };
    }
    const [first] = editions;
    if (first?.isbn) competitors.add(first);
  }
}

/**
 * The demo catalogue (DESIGN §4, feed 3): titles of all seven companies, each company's from shelf to shelf, a shelf
 * being one author's editions. The same options always give the same titles, and fewer titles are the beginning of
 * more, with every company in its share. Holds one shelf of each company at a time, however many titles are asked for.
 */
export function* demoCatalogue(options: DemoOptions): Generator<DemoTitle, void, undefined> {
  const { titles, seed, referenceDate = defaultReferenceDate() } = options;
  const supplies = { supply: new IsbnSupply(), turns: new Turns(), competitors: new Competitors() };
  const catalogue = { seed, today: dayOf(referenceDate), ...supplies };
  const companies = new Map(companyCodes.map((company) => [company, titlesOf(company, catalogue)]));
  const shares = new FairShares();
  for (let count = 0; count < titles; count += 1) {
    const title = companies.get(shares.next())!.next().value;
    // A book that two companies sell stands on the shelf of one and is a title of the other (decision G-166).
    shares.give(title.edition.company);
    yield title;
  }
}

/** The records of the demo catalogue alone. */
export function* demoTitles(options: DemoOptions): Generator<TitleRecord, void, undefined> {
  for (const { record } of demoCatalogue(options)) yield record;
}
