import { companyOf } from '@titlenet/catalogue/companies';
import type { EditionReference } from '@titlenet/catalogue/edition-reference';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { companyProfiles } from '../companies/company-profiles.ts';
import { allPrices } from '../companies/prices.ts';
import { DEMO_SENDER } from '../demo-sender.ts';
import { salesFigures } from '../figures/sales-figures.ts';
import type { Random } from '../random/random.ts';
import type { RoundRobin } from '../random/round-robin.ts';
import type { DemoEdition } from '../works/demo-work.ts';
import { awardsContent } from './awards-content.ts';
import { composeTitleBar, pickReader } from './compose-title-bar.ts';
import { contractsContent } from './contracts-content.ts';
import { coopContent } from './coop-content.ts';
import { withDefaults } from './default-content.ts';
import { editorialContent } from './editorial-content.ts';
import { hccpSalesContent } from './hccp-sales-content.ts';
import { marketingContent, promoPeriodsOf } from './marketing-content.ts';
import { onlineContent } from './online-content.ts';
import { publicityContent } from './publicity-content.ts';
import { publisherPeople, publisherSupply } from './publisher-content.ts';
import { quotesContent } from './quotes-content.ts';
import { resultOnlyFields } from './result-only-fields.ts';
import { rightsOf, subrightsContent } from './rights-content.ts';
import { searchCodes } from './search-codes.ts';
import { pickVisibleFields } from './visible-fields.ts';

export interface RecordContext {
  random: Random;
  roundRobin: RoundRobin;
  /** Days since 1970-01-01. */
  today: number;
  references: readonly EditionReference[];
  /** Record reference, unique in the demo. */
  reference: string;
}

/** Compliance set by staff. All other titles get theirs from their completeness (G-90). */
const compliance: readonly (readonly [text: string, mark: 'GREEN' | 'RED' | 'In Compliance'])[] = [
  ['Price differs from contract', 'RED'],
  ['Passed by the contracts department', 'In Compliance'],
  ['Territory is disputed', 'RED'],
  ['Passed by the contracts department', 'GREEN'],
];
const TITLES_PER_IN_HOUSE_COMPLIANCE = 20;

function complianceOf({ company, hasBarOnly }: DemoEdition, roundRobin: RoundRobin): TitleRecord['stored'] {
  if (hasBarOnly || !roundRobin.isOneIn(TITLES_PER_IN_HOUSE_COMPLIANCE, `${company} compliance`)) return {};
  const [complianceText, mark] = roundRobin.pick(compliance, 'compliance');
  return {
    complianceText,
    compliancePrice: mark,
    complianceCanadianPrice: company === '400' ? null : mark,
  };
}

const secondArtists = ['Finch, Marguerite', 'Oyelaran, Tunde', 'Castellanos, Inés', 'Whitlow, Peregrine'];
const ILLUSTRATED_TITLES_PER_SECOND_ARTIST = 4;

/** Some illustrated children's titles have two artists. */
function secondArtist({ company, work }: DemoEdition, roundRobin: RoundRobin): TitleRecord['stored'] {
  const isIllustrated = companyOf(company).isForChildren && work.illustrator;
  if (!isIllustrated || !roundRobin.isOneIn(ILLUSTRATED_TITLES_PER_SECOND_ARTIST, `${company} second artist`))
    return {};
  return { artist2: roundRobin.pick(secondArtists, 'second artist') };
}

function storedFields(
  edition: DemoEdition,
  bar: TitleRecord['bar'],
  { today, random, roundRobin }: RecordContext,
): TitleRecord['stored'] {
  const { company, format, work } = edition;
  return {
    ...salesFigures(edition, today, random),
    ...complianceOf(edition, roundRobin),
    ...resultOnlyFields(edition, bar),
    printOrDigital: format.medium === 'print' || format.isDiscs ? 'Print' : 'Digital',
    subformat: format.subformat,
    publisher: companyProfiles[company].publisher,
    ...(!edition.hasBarOnly && { backCoverCopy: work.backCover }),
    ...(companyOf(company).isForChildren && { childrenKeywords: work.keywords.join('; ') }),
    ...secondArtist(edition, roundRobin),
  };
}

/** Composes the record of an edition with all sections that its company shows. */
export function composeRecord(edition: DemoEdition, context: RecordContext): TitleRecord {
  const { random, today, references, reference } = context;
  const { company, isbn, work } = edition;
  const reader = pickReader(edition, random);
  const bar = withDefaults(composeTitleBar(edition, reader, context), edition);
  const rights = rightsOf(edition, random);
  const subjects = edition.hasBarOnly ? [] : random.sample(work.genre.subjects, random.integer(1, 2));
  const periods = edition.hasBarOnly ? [] : promoPeriodsOf(edition, random);
  const { award, otherAward, content: awards } = awardsContent(edition, context);
  const displayIsbns = isbn && random.chance(0.2) ? [isbn, isbn].slice(0, random.integer(1, 2)) : [];
  const editorial = editorialContent(edition, reader, context);
  const people = edition.hasBarOnly ? [] : publisherPeople(edition, bar, editorial);
  return {
    companyCode: company,
    productId: edition.productId,
    isbn,
    source: { sender: DEMO_SENDER, recordReference: reference, sentAt: null },
    bar,
    sheet: {
      editorial: pickVisibleFields('editorial', edition, { ...editorial, people }),
      marketing: pickVisibleFields(
        'marketing',
        edition,
        marketingContent(edition, { subjects, periods, displayIsbns }, random),
      ),
      online: pickVisibleFields('online', edition, onlineContent(edition, random)),
      publicity: pickVisibleFields('publicity', edition, publicityContent(edition, random)),
      subrights: pickVisibleFields('subrights', edition, {
        ...subrightsContent(edition, rights, random),
        ...publisherSupply(edition),
        ...(!edition.hasBarOnly && { prices: allPrices(company, bar) }),
      }),
      sales: pickVisibleFields('sales', edition, hccpSalesContent(edition, references)),
      quotes: pickVisibleFields('quotes', edition, quotesContent(edition, random)),
      awards: pickVisibleFields('awards', edition, awards),
      coopData: pickVisibleFields('coopData', edition, coopContent(edition, random)),
      contracts: pickVisibleFields('contracts', edition, contractsContent(edition, today, random)),
    },
    stored: storedFields(edition, bar, context),
    codes: searchCodes(edition, { bar, rights, subjects, periods, award, otherAward }, random),
    references,
  };
}
