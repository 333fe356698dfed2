import type { CompanyCode } from '@titlenet/catalogue/companies';
import { classicAuthors } from './classic-authors.ts';
import { classicHomes, companyProfiles, type PublishingList } from './company-profiles.ts';
import { classicPerson, classicWorks, composeWorks, type ShelfOfWorks } from './compose-works.ts';
import { tuesday } from './demo-dates.ts';
import type { DemoEdition, DemoWork } from './demo-work.ts';
import { type FormatName, formatOf } from './formats.ts';
import type { IsbnSupply } from './isbn-supply.ts';
import { listPrice } from './prices.ts';
import { Random } from './random.ts';

/** Every third of the first shelves is a classic author's, later few are: a reader meets known works at once. */
const RICH_SHELVES = 360;
const CLASSICS_FIRST = 0.34;
const CLASSICS_LATER = 0.03;
/** Bibles are filed under up to three categories in turn. */
const TURNS_OF_A_LIST = 3;

const shares = Object.entries(companyProfiles).map(
  ([company, { share, lists }]) => [company as CompanyCode, share / editionsOfAWork(lists)] as const,
);

/** The first shelves go through all lists of all companies, so that the smallest demo has each. */
const everyList = Object.entries(companyProfiles).flatMap(([company, { lists }]) =>
  lists.flatMap((list) => Array<PlannedList>(TURNS_OF_A_LIST).fill({ company: company as CompanyCode, list })),
);

/** A company's shelves are as many as its share of titles asks for: some lists make more editions of a work. */
function editionsOfAWork(lists: readonly PublishingList[]): number {
  const weight = lists.reduce((sum, list) => sum + list.weight, 0);
  return lists.reduce(
    (sum, list) => sum + (list.weight / weight) * list.formats.reduce((formats, [, often]) => formats + often, 0),
    0,
  );
}

export interface ShelfOptions {
  seed: number;
  shelf: number;
  today: number;
  supply: IsbnSupply;
}

/** All editions of one author at one company, works in order, ISBNs given: they can refer to each other. */
export function composeShelf({ seed, shelf, today, supply }: ShelfOptions): {
  editions: DemoEdition[];
  random: Random;
} {
  const random = new Random(seed, shelf);
  const isClassic = shelf >= everyList.length && random.chance(shelf < RICH_SHELVES ? CLASSICS_FIRST : CLASSICS_LATER);
  const { company, list, works } = isClassic ? classicShelf(random, shelf, today) : composedShelf(random, shelf, today);
  const imprint = random.pick(list.imprints);
  const editorialImprint = random.pick(list.editorialImprints);
  const editions = works.flatMap((work) =>
    formatsOf(list, work, random).map((formatName) => {
      const day = editionDay(work, formatName, random);
      return makeEdition({ company, list, imprint, editorialImprint, work, formatName, day }, supply, random);
    }),
  );
  const withinReach = editions.filter((edition) => edition.day <= today + 540);
  return { editions: [...withinReach, ...otherCompanies(withinReach, random)], random };
}

interface PlannedList {
  company: CompanyCode;
  list: PublishingList;
}

interface PlannedShelf extends PlannedList {
  works: DemoWork[];
}

function composedShelf(random: Random, shelf: number, today: number): PlannedShelf {
  const chosen = random.weighted(shares);
  const lists = companyProfiles[chosen].lists.map((one) => [one, one.weight] as const);
  const { company, list } = everyList[shelf] ?? { company: chosen, list: random.weighted(lists) };
  const options: ShelfOfWorks = { company, list, random, shelf, today };
  return { company, list, works: composeWorks(options) };
}

function classicShelf(random: Random, shelf: number, today: number): PlannedShelf {
  const place = random.integer(0, classicAuthors.length - 1);
  const author = classicAuthors[place]!;
  const company = random.weighted<CompanyCode>(classicHomes[author.audience]);
  const { lists } = companyProfiles[company];
  const list =
    author.audience === 'adult'
      ? lists[0]!
      : (lists.find((one) => one.imprints.some(([code]) => code === 'KCL' || code === 'WSP')) ?? lists[0]!);
  const works = classicWorks(author, classicPerson(author, place), { company, list, random, shelf, today });
  return { company, list, works };
}

function formatsOf(list: PublishingList, work: DemoWork, random: Random): FormatName[] {
  const chosen = list.formats.filter(([, often]) => random.chance(often)).map(([name]) => name);
  if (chosen.length === 0) chosen.push(list.formats[0]![0]);
  // Only a writer with a series has a boxed set.
  return work.series ? chosen : chosen.filter((name) => name !== 'boxedSet' || chosen.length === 1);
}

function editionDay(work: DemoWork, formatName: FormatName, random: Random): number {
  const [least, most] = formatOf(formatName).after;
  return most === 0 ? work.firstDay : tuesday(work.firstDay + random.integer(least, most));
}

type Planned = Pick<DemoEdition, 'company' | 'list' | 'imprint' | 'editorialImprint' | 'work' | 'formatName' | 'day'>;

function makeEdition(planned: Planned, supply: IsbnSupply, random: Random): DemoEdition {
  const format = formatOf(planned.formatName);
  const hasNoIsbn = random.chance(0.002);
  const supplied = hasNoIsbn ? null : supply.next(planned.company, random.chance(0.012));
  const isZeroPriced = format.make === 'digital' && random.chance(0.04);
  return {
    ...planned,
    format,
    isbn: supplied?.isbn ?? null,
    productId: supplied?.productId ?? null,
    reissueNo: random.chance(planned.work.isClassic ? 0.3 : 0.04) ? random.integer(1, 4) : 0,
    price: isZeroPriced ? 0 : listPrice(planned.company, format, random),
    isZeroPriced,
    isBare: random.chance(0.035),
  };
}

/** Now and then two companies sell the same book under its one ISBN; each has a title of its own (decision G-166). */
function otherCompanies(editions: readonly DemoEdition[], random: Random): DemoEdition[] {
  if (!random.chance(0.012)) return [];
  const shared = editions.find((edition) => edition.isbn && edition.format.make === 'print');
  const partners: Partial<Record<CompanyCode, CompanyCode>> = {
    '001': '400',
    '018': '001',
    '003': '035',
    '400': '001',
    '035': '003',
  };
  const company = shared && partners[shared.company];
  if (!company) return [];
  const list = companyProfiles[company].lists[0]!;
  return [
    {
      ...shared,
      company,
      list,
      imprint: list.imprints[0]!,
      editorialImprint: list.editorialImprints[0]!,
      price: listPrice(company, shared.format, random),
    },
  ];
}
