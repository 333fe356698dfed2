import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { composeRecord } from './compose-record.ts';
import { composeShelf } from './compose-shelf.ts';
import { dayOf, defaultReferenceDate } from './demo-dates.ts';
import { Competitors, referencesOf } from './edition-references.ts';
import { IsbnSupply } from './isbn-supply.ts';

export interface DemoOptions {
  /** How many records. */
  titles: number;
  seed: number;
  /** The day that counts as today, `YYYY-MM-DD`: what lies behind it is on sale. By default the first of this month. */
  referenceDate?: string;
}

/**
 * The demo catalogue (DESIGN §4, feed 3): records of all seven companies, one shelf after the other, a shelf being one
 * author's editions at one company. The same options always give the same records, and fewer titles are the beginning
 * of more. Holds one shelf at a time, however many titles are asked for.
 */
export function* demoTitles({
  titles,
  seed,
  referenceDate = defaultReferenceDate(),
}: DemoOptions): Generator<TitleRecord, void, undefined> {
  const today = dayOf(referenceDate);
  const supply = new IsbnSupply();
  const competitors = new Competitors();
  let number = 0;
  for (let shelf = 0; number < titles; shelf += 1) {
    const { editions, random } = composeShelf({ seed, shelf, today, supply });
    for (const edition of editions) {
      if (number >= titles) return;
      number += 1;
      const references = referencesOf(edition, editions, competitors.of(edition, random), random);
      yield composeRecord(edition, { random, today, references, number });
    }
    const [first] = editions;
    if (first?.isbn) competitors.add(first);
  }
}
