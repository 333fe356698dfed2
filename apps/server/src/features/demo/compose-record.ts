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

/** Who sends the demo's records. */
export const DEMO_SENDER = 'demo';

export interface RecordContext {
  random: Random;
  /** Days since 1970. */
  today: number;
  references: readonly EditionReference[];
  /** Names the record among those of the demo. */
  reference: string;
}

const compliance: readonly (readonly [string, number])[] = [
  ['GREEN', 50],
  ['In Compliance', 12],
  ['Missing: cover image', 8],
  ['Missing: author biography, keywords', 8],
  ['Price differs from contract', 3],
];

function complianceOf(edition: DemoEdition, random: Random): TitleRecord['stored'] {
  if (edition.isBare || random.chance(0.12)) return {};
  const [text] = random.weighted(compliance.map((entry) => [entry, entry[1]] as const));
  const mark = text === 'GREEN' || text === 'In Compliance' ? 'GREEN' : 'RED';
  return {
    complianceText: text,
    compliancePrice: mark,
    complianceCanadianPrice: edition.company === '400' ? null : mark,
  };
}

function storedFacts(
  edition: DemoEdition,
  bar: TitleRecord['bar'],
  today: number,
  random: Random,
): TitleRecord['stored'] {
  const { company, format, work } = edition;
  const isChildrens = company === '003' || company === '035';
  return {
    ...salesFigures(edition, today, random),
    ...complianceOf(edition, random),
    ...resultFacts(edition, bar),
    printOrDigital: format.make === 'print' || format.isDiscs ? 'Print' : 'Digital',
    subformat: format.subformat,
    publisher: companyProfiles[company].publisher,
    ...(!edition.isBare && { backCoverCopy: work.backCover }),
    ...(isChildrens && { childrenKeywords: work.keywords.join('; ') }),
  };
}

/** The whole record of an edition: what the house would say of it, in every section that its company has. */
export function composeRecord(
  edition: DemoEdition,
  { random, today, references, reference }: RecordContext,
): TitleRecord {
  const { company, isbn, work } = edition;
  const reader = readerOf(edition, random);
  const bar = titleBarFacts(edition, reader, today, random);
  const rights = rightsOf(edition, random);
  const subjects = edition.isBare ? [] : random.some(work.genre.subjects, random.integer(1, 2));
  const periods = edition.isBare ? [] : promoPeriodsOf(edition, random);
  const { award, otherAward, content: awards } = awardsOf(edition, today, random);
  const displayIsbns = isbn && random.chance(0.2) ? [isbn, isbn].slice(0, random.integer(1, 2)) : [];
  return {
    companyCode: company,
    productId: edition.productId,
    isbn,
    source: { sender: DEMO_SENDER, recordReference: reference, sentAt: null },
    bar,
    sheet: {
      editorial: keepShown('editorial', edition, editorialContent(edition, reader, random)),
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
    stored: storedFacts(edition, bar, today, random),
    codes: searchCodes(edition, { bar, rights, subjects, periods, award, otherAward }, random),
    references,
  };
}
