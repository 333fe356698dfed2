import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { companyProfiles } from '../companies/company-profiles.ts';
import { type FormatName, formatOf } from '../companies/formats.ts';
import { listPrice } from '../companies/prices.ts';
import type { PublishingList } from '../companies/publishing-lists.ts';
import { tuesdayOnOrBefore } from '../demo-dates.ts';
import { Random } from '../random/random.ts';
import type { RoundRobin } from '../random/round-robin.ts';
import { classicAuthors } from '../works/classic-authors.ts';
import {
  bibleCategories,
  classicPerson,
  classicWorks,
  composeWorks,
  type WorksOptions,
} from '../works/compose-works.ts';
import type { DemoEdition, DemoWork } from '../works/demo-work.ts';
import type { IsbnGenerator } from './isbn-generator.ts';

/** The first authors of a company are often classic authors, later ones rarely: known works come first. */
const CLASSIC_RICH_AUTHORS_PER_PERCENT = 3.6;
const MIN_CLASSIC_RICH_AUTHORS = 12;
const LATER_CLASSICS_FACTOR = 0.1;

interface PlannedList {
  list: PublishingList;
  /** Index of the Bible category; Bibles are assigned to their division's categories in rotation. */
  bibleIndex: number;
}

const categoryCountOf = (list: PublishingList) =>
  // Every division with Bibles has categories.
  list.group[0] === 'BIB' ? bibleCategories[list.division[0]]!.length : 1;

/** The first authors of a company cover all its lists and Bible categories, so that a small demo contains each. */
function initialLists(lists: readonly PublishingList[]): PlannedList[] {
  const rounds = Math.max(...lists.map(categoryCountOf));
  return Array.from({ length: rounds }, (_, bibleIndex) =>
    lists.filter((list) => bibleIndex < categoryCountOf(list)).map((list) => ({ list, bibleIndex })),
  ).flat();
}

const initialListsByCompany = new Map(
  companyCodes.map((company) => [company, initialLists(companyProfiles[company].lists)]),
);

export interface AuthorOptions {
  seed: number;
  company: CompanyCode;
  /** Index of the author among the authors of the company. */
  authorIndex: number;
  today: number;
  isbns: IsbnGenerator;
  roundRobin: RoundRobin;
}

const DIGITAL_EDITIONS_PER_FREE_ONE = 25;

/** Composes all editions of one author at one company, with their ISBNs, so that they can reference each other. */
export function composeAuthorEditions({ seed, company, authorIndex, today, isbns, roundRobin }: AuthorOptions): {
  editions: DemoEdition[];
  random: Random;
} {
  const authorNumber = authorIndex * companyCodes.length + companyCodes.indexOf(company);
  const random = new Random(seed, authorNumber);
  const { share, classics } = companyProfiles[company];
  const isClassicRich = authorIndex < Math.max(MIN_CLASSIC_RICH_AUTHORS, share * CLASSIC_RICH_AUTHORS_PER_PERCENT);
  // The map has every company.
  const planned = initialListsByCompany.get(company)![authorIndex];
  const isClassic = !planned && random.chance(isClassicRich ? classics : classics * LATER_CLASSICS_FACTOR);
  const options = { company, random, authorNumber, today, roundRobin };
  const { list, works } = isClassic
    ? classicAuthorWorks(options)
    : composedAuthorWorks(options, planned ?? randomList(options, authorIndex));
  const imprint = random.pick(list.imprints);
  const editorialImprint = random.pick(list.editorialImprints);
  const editions = works.flatMap((work) =>
    formatsOf({ company, list, work }, roundRobin, random).map((formatName) => {
      const day = editionDay(work, formatName, random);
      return makeEdition(
        { company, list, imprint, editorialImprint, work, formatName, day },
        { isbns, roundRobin },
        random,
      );
    }),
  );
  const announced = editions.filter((edition) => edition.day <= today + 540);
  return { editions: [...announced, ...sharedEditions(announced, random)], random };
}

interface WorksOfList {
  list: PublishingList;
  works: DemoWork[];
}

type AuthorContext = Omit<WorksOptions, 'list' | 'bibleIndex'>;

function randomList({ company, random }: AuthorContext, authorIndex: number): PlannedList {
  const lists = companyProfiles[company].lists.map((one) => [one, one.weight] as const);
  return { list: random.weighted(lists), bibleIndex: authorIndex };
}

function composedAuthorWorks(author: AuthorContext, planned: PlannedList): WorksOfList {
  return { list: planned.list, works: composeWorks({ ...author, ...planned }) };
}

function classicAuthorWorks(context: AuthorContext): WorksOfList {
  const { company, random } = context;
  const { lists, classicAudiences } = companyProfiles[company];
  const audience = random.pick(classicAudiences);
  const indexes = classicAuthors.flatMap((author, index) => (author.audience === audience ? [index] : []));
  const index = random.pick(indexes);
  // The index is one of the list's.
  const author = classicAuthors[index]!;
  const ofClassics = lists.find((one) => one.imprints.some(([code]) => code === 'KCL' || code === 'WSP'));
  // Every company has lists.
  const list = (audience === 'adult' ? undefined : ofClassics) ?? lists[0]!;
  return { list, works: classicWorks(author, classicPerson(author, index), { ...context, list, bibleIndex: 0 }) };
}

/** Formats below this probability are assigned by counting, so that every company has some of each. */
const RARE_FORMAT_THRESHOLD = 0.2;

function formatsOf(
  { company, list, work }: Pick<DemoEdition, 'company' | 'list' | 'work'>,
  roundRobin: RoundRobin,
  random: Random,
): FormatName[] {
  const isChosen = ([name, probability]: PublishingList['formats'][number]) =>
    probability < RARE_FORMAT_THRESHOLD
      ? roundRobin.isOneIn(Math.round(1 / probability), `${company} ${name}`)
      : random.chance(probability);
  const chosen = list.formats.filter(isChosen).map(([name]) => name);
  // Every list has formats.
  if (chosen.length === 0) chosen.push(list.formats[0]![0]);
  // Only a series has a boxed set.
  return work.series ? chosen : chosen.filter((name) => name !== 'boxedSet' || chosen.length === 1);
}

function editionDay(work: DemoWork, formatName: FormatName, random: Random): number {
  const [min, max] = formatOf(formatName).delayDays;
  return max === 0 ? work.firstDay : tuesdayOnOrBefore(work.firstDay + random.integer(min, max));
}

type Planned = Pick<DemoEdition, 'company' | 'list' | 'imprint' | 'editorialImprint' | 'work' | 'formatName' | 'day'>;

function makeEdition(
  planned: Planned,
  { isbns, roundRobin }: Pick<AuthorOptions, 'isbns' | 'roundRobin'>,
  random: Random,
): DemoEdition {
  const format = formatOf(planned.formatName);
  const hasNoIsbn = random.chance(0.002);
  const supplied = hasNoIsbn ? null : isbns.next(planned.company, random.chance(0.012));
  const isZeroPriced =
    format.medium === 'digital' && roundRobin.isOneIn(DIGITAL_EDITIONS_PER_FREE_ONE, `${planned.company} zero price`);
  return {
    ...planned,
    format,
    isbn: supplied?.isbn ?? null,
    productId: supplied?.productId ?? null,
    reissueNo: random.chance(planned.work.isClassic ? 0.3 : 0.04) ? random.integer(1, 4) : 0,
    price: isZeroPriced ? 0 : listPrice(planned.company, format, random),
    isZeroPriced,
    hasBarOnly: random.chance(0.035),
  };
}

/** Rarely two companies sell the same edition under one ISBN; each has a title of its own (G-166). */
function sharedEditions(editions: readonly DemoEdition[], random: Random): DemoEdition[] {
  if (!random.chance(0.012)) return [];
  const shared = editions.find((edition) => edition.isbn && edition.format.medium === 'print');
  const partners: Partial<Record<CompanyCode, CompanyCode>> = {
    '001': '400',
    '018': '001',
    '003': '035',
    '400': '001',
    '035': '003',
  };
  const company = shared && partners[shared.company];
  if (!company) return [];
  const [list] = companyProfiles[company].lists;
  const imprint = list?.imprints[0];
  const editorialImprint = list?.editorialImprints[0];
  if (!list || !imprint || !editorialImprint) return [];
  return [
    {
      ...shared,
      company,
      list,
      imprint,
      editorialImprint,
      price: listPrice(company, shared.format, random),
    },
  ];
}
