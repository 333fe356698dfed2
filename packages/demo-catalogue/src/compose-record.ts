import type { EditionReference, TitleRecord } from '@titlenet/catalogue/title-record';
import { awardsOf } from './awards-content.ts';
import { companyProfiles } from './company-profiles.ts';
import { contractsContent } from './contracts-content.ts';
import { coopContent } from './coop-content.ts';
import type { DemoEdition } from './demo-work.ts';
import { editorialContent } from './editorial-content.ts';
import { hccpSalesContent } from './hccp-sales-content.ts';
import { marketingContent, promoPeriodsOf } from './marketing-content.ts';
import { onlineContent } from './online-content.ts';
import { publicityContent } from './publicity-content.ts';
import { quotesContent } from './quotes-content.ts';
import type { Random } from './random.ts';
import { resultFacts } from './result-facts.ts';
import { rightsOf, subrightsContent } from './rights-content.ts';
import { salesFigures } from './sales-figures.ts';
import { searchCodes } from './search-codes.ts';
import { keepShown } from './shown-content.ts';
import { readerOf, titleBarFacts } from './title-bar-facts.ts';
import type { Turns } from './turns.ts';

/** Who sends the demo's records. */
export const DEMO_SENDER = 'demo';

export interface RecordContext {
  random: Random;
  turns: Turns;
  /** Days since 1970. */
  today: number;
  references: readonly EditionReference[];
  /** Names the record among those of the demo. */
  reference: string;
}

/** What a check cannot know of a title, and only the house says; every other title's mark is of what it lacks. */
const compliance: readonly (readonly [text: string, mark: 'GREEN' | 'RED' | 'In Compliance'])[] = [
  ['Price differs from contract', 'RED'],
  ['Passed by the contracts department', 'In Compliance'],
  ['Territory is disputed', 'RED'],
  ['Passed by the contracts department', 'GREEN'],
];
const TITLES_TO_A_MARK_OF_THE_HOUSE = 20;

function complianceOf({ company, isBare }: DemoEdition, turns: Turns): TitleRecord['stored'] {
  if (isBare || !turns.isOneIn(TITLES_TO_A_MARK_OF_THE_HOUSE, `${company} compliance`)) return {};
  const [complianceText, mark] = turns.pick(compliance, 'compliance');
  return {
    complianceText,
    compliancePrice: mark,
    complianceCanadianPrice: company === '400' ? null : mark,
  };
}

function storedFacts(
  edition: DemoEdition,
  bar: TitleRecord['bar'],
  { today, random, turns }: RecordContext,
): TitleRecord['stored'] {
  const { company, format, work } = edition;
  const isChildrens = company === '003' || company === '035';
  return {
    ...salesFigures(edition, today, random),
    ...complianceOf(edition, turns),
    ...resultFacts(edition, bar),
    printOrDigital: format.make === 'print' || format.isDiscs ? 'Print' : 'Digital',
    subformat: format.subformat,
    publisher: companyProfiles[company].publisher,
    ...(!edition.isBare && { backCoverCopy: work.backCover }),
    ...(isChildrens && { childrenKeywords: work.keywords.join('; ') }),
  };
}

/** The whole record of an edition: what the house would say of it, in every section that its company has. */
export function composeRecord(edition: DemoEdition, context: RecordContext): TitleRecord {
  const { random, today, references, reference } = context;
  const { company, isbn, work } = edition;
  const reader = readerOf(edition, random);
  const bar = titleBarFacts(edition, reader, context);
  const rights = rightsOf(edition, random);
  const subjects = edition.isBare ? [] : random.some(work.genre.subjects, random.integer(1, 2));
  const periods = edition.isBare ? [] : promoPeriodsOf(edition, random);
  const { award, otherAward, content: awards } = awardsOf(edition, context);
  const displayIsbns = isbn && random.chance(0.2) ? [isbn, isbn].slice(0, random.integer(1, 2)) : [];
  return {
    companyCode: company,
    productId: edition.productId,
    isbn,
    source: { sender: DEMO_SENDER, recordReference: reference, sentAt: null },
    bar,
    sheet: {
      editorial: keepShown('editorial', edition, editorialContent(edition, reader, context)),
      marketing: keepShown(
        'marketing',
        edition,
        marketingContent(edition, { subjects, periods, displayIsbns }, random),
      ),
      online: keepShown('online', edition, onlineContent(edition, random)),
      publicity: keepShown('publicity', edition, publicityContent(edition, random)),
      subrights: keepShown('subrights', edition, subrightsContent(edition, rights, random)),
      sales: keepShown('sales', edition, hccpSalesContent(edition, references)),
      quotes: keepShown('quotes', edition, quotesContent(edition, random)),
      awards: keepShown('awards', edition, awards),
      coopData: keepShown('coopData', edition, coopContent(edition, random)),
      contracts: keepShown('contracts', edition, contractsContent(edition, today, random)),
    },
    stored: storedFacts(edition, bar, context),
    codes: searchCodes(edition, { bar, rights, subjects, periods, award, otherAward }, random),
    references,
  };
}
