import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { classicAuthors } from './classic-authors.ts';
import { companyProfiles } from './company-profiles.ts';
import { bibleCategories, classicPerson, classicWorks, composeWorks, type ShelfOfWorks } from './compose-works.ts';
import { tuesday } from './demo-dates.ts';
import type { DemoEdition, DemoWork } from './demo-work.ts';
import { type FormatName, formatOf } from './formats.ts';
import type { IsbnSupply } from './isbn-supply.ts';
import { listPrice } from './prices.ts';
import type { PublishingList } from './publishing-list.ts';
import { Random } from './random.ts';
import type { Turns } from './turns.ts';

/** A company's first shelves hold many classic authors, later ones few: a reader meets known works at once. */
const RICH_SHELVES_OF_A_PERCENT = 3.6;
const LEAST_RICH_SHELVES = 12;
const CLASSICS_LATER = 0.1;

interface PlannedList {
  list: PublishingList;
  /** Bibles are filed under their division's categories in turn. */
  turn: number;
}

const turnsOf = (list: PublishingList) => (list.group[0] === 'BIB' ? bibleCategories[list.division[0]]!.length : 1);

/** A company's first shelves go through all of its lists, so that a small demo has each, and each kind of Bible. */
function firstLists(lists: readonly PublishingList[]): PlannedList[] {
  const rounds = Math.max(...lists.map(turnsOf));
  return Array.from({ length: rounds }, (_, turn) =>
    lists.filter((list) => turn < turnsOf(list)).map((list) => ({ list, turn })),
  ).flat();
}

const plans = new Map(companyCodes.map((company) => [company, firstLists(companyProfiles[company].lists)]));

export interface ShelfOptions {
  seed: number;
  company: CompanyCode;
  /** Which of the company's shelves. */
  place: number;
  today: number;
  supply: IsbnSupply;
  turns: Turns;
}

const DIGITAL_EDITIONS_TO_A_FREE_ONE = 25;

/** All editions of one author at one company, works in order, ISBNs given: they can refer to each other. */
export function composeShelf({ seed, company, place, today, supply, turns }: ShelfOptions): {
  editions: DemoEdition[];
  random: Random;
} {
  const shelf = place * companyCodes.length + companyCodes.indexOf(company);
  const random = new Random(seed, shelf);
  const { share, classics } = companyProfiles[company];
  const isRich = place < Math.max(LEAST_RICH_SHELVES, share * RICH_SHELVES_OF_A_PERCENT);
  const planned = plans.get(company)![place];
  const isClassic = !planned && random.chance(isRich ? classics : classics * CLASSICS_LATER);
  const options = { company, random, shelf, today, turns };
  const { list, works } = isClassic
    ? classicShelf(options)
    : composedShelf(options, planned ?? anyList(options, place));
  const imprint = random.pick(list.imprints);
  const editorialImprint = random.pick(list.editorialImprints);
  const editions = works.flatMap((work) =>
    formatsOf({ company, list, work }, turns, random).map((formatName) => {
      const day = editionDay(work, formatName, random);
      return makeEdition(
        { company, list, imprint, editorialImprint, work, formatName, day },
        { supply, turns },
        random,
      );
    }),
  );
  const withinReach = editions.filter((edition) => edition.day <= today + 540);
  return { editions: [...withinReach, ...otherCompanies(withinReach, random)], random };
}

interface ShelfOfList {
  list: PublishingList;
  works: DemoWork[];
}

type Shelf = Omit<ShelfOfWorks, 'list' | 'turn'>;

function anyList({ company, random }: Shelf, place: number): PlannedList {
  const lists = companyProfiles[company].lists.map((one) => [one, one.weight] as const);
  return { list: random.weighted(lists), turn: place };
}

function composedShelf(shelf: Shelf, planned: PlannedList): ShelfOfList {
  return { list: planned.list, works: composeWorks({ ...shelf, ...planned }) };
}

function classicShelf(shelf: Shelf): ShelfOfList {
  const { company, random } = shelf;
  const { lists, classicAudiences } = companyProfiles[company];
  const audience = random.pick(classicAudiences);
  const places = classicAuthors.flatMap((author, place) => (author.audience === audience ? [place] : []));
  const place = random.pick(places);
  const author = classicAuthors[place]!;
  const ofClassics = lists.find((one) => one.imprints.some(([code]) => code === 'KCL' || code === 'WSP'));
  const list = (audience === 'adult' ? undefined : ofClassics) ?? lists[0]!;
  return { list, works: classicWorks(author, classicPerson(author, place), { ...shelf, list, turn: 0 }) };
}

/** Formats that are rarer in a list are dealt: every company that has any sells some discs. */
const RARE_FORMAT = 0.2;

function formatsOf(
  { company, list, work }: Pick<DemoEdition, 'company' | 'list' | 'work'>,
  turns: Turns,
  random: Random,
): FormatName[] {
  const isChosen = ([name, often]: PublishingList['formats'][number]) =>
    often < RARE_FORMAT ? turns.isOneIn(Math.round(1 / often), `${company} ${name}`) : random.chance(often);
  const chosen = list.formats.filter(isChosen).map(([name]) => name);
  if (chosen.length === 0) chosen.push(list.formats[0]![0]);
  // Only a writer with a series has a boxed set.
  return work.series ? chosen : chosen.filter((name) => name !== 'boxedSet' || chosen.length === 1);
}

function editionDay(work: DemoWork, formatName: FormatName, random: Random): number {
  const [least, most] = formatOf(formatName).after;
  return most === 0 ? work.firstDay : tuesday(work.firstDay + random.integer(least, most));
}

type Planned = Pick<DemoEdition, 'company' | 'list' | 'imprint' | 'editorialImprint' | 'work' | 'formatName' | 'day'>;

function makeEdition(
  planned: Planned,
  { supply, turns }: Pick<ShelfOptions, 'supply' | 'turns'>,
  random: Random,
): DemoEdition {
  const format = formatOf(planned.formatName);
  const hasNoIsbn = random.chance(0.002);
  const supplied = hasNoIsbn ? null : supply.next(planned.company, random.chance(0.012));
  const isZeroPriced =
    format.make === 'digital' && turns.isOneIn(DIGITAL_EDITIONS_TO_A_FREE_ONE, `${planned.company} zero price`);
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
