import { furtherSeriesText } from '@titlenet/catalogue/rules/further-series';
import { codeTests } from '../codes/known-codes.ts';
import { child, children, plain, value } from './node-access.ts';
import { once } from './once.ts';
import type { OnixNode } from './parse-record.ts';

type SeriesFields = { seriesName?: string; volumeNumber?: string };
type TitleFields = { title?: string; longSubtitle?: string; furtherSeries?: string[] } & SeriesFields;

/** Title types of list 15 that can be the title, best first; others (original, former …) are never used. */
const TITLE_TYPES = ['01', '00', '05', '10', '13', '14'];
const { TitleType: isTitleType, TitleElementLevel: isTitleElementLevel } = codeTests;

/** Reads title, subtitle, series and volume. */
export const mapTitle = once((record): TitleFields => {
  const own = record.version === '2.1' ? oldTitle(record.product) : newTitle(record.descriptive);
  const [series = {}, ...further] =
    record.version === '2.1' ? allOldSeries(record.product) : collections(record.descriptive);
  return {
    title: own.title,
    longSubtitle: own.longSubtitle,
    seriesName: series.seriesName ?? own.seriesName,
    volumeNumber: series.volumeNumber ?? own.volumeNumber,
    furtherSeries: furtherSeries(series, further),
  };
});

/** The series behind the first one, each once. */
function furtherSeries(first: SeriesFields, further: readonly SeriesFields[]): string[] | undefined {
  const texts = further.flatMap(({ seriesName: name, volumeNumber: volume }) =>
    name === undefined || name === first.seriesName ? [] : furtherSeriesText({ name, volume }),
  );
  return texts.length > 0 ? [...new Set(texts)] : undefined;
}

function newTitle(descriptive: OnixNode): TitleFields {
  const detail = preferred(children(descriptive, 'TitleDetail'));
  const elements = inSequence(children(detail, 'TitleElement'));
  // An element without a level, or with one that the list does not have, is the product's; it is never a series.
  const isLevelKnown = (one: OnixNode) => isTitleElementLevel(value(one, 'TitleElementLevel') ?? '');
  const product =
    elements.find((one) => value(one, 'TitleElementLevel') === '01') ?? elements.find((one) => !isLevelKnown(one));
  const others = elements.filter((one) => one !== product && isLevelKnown(one));
  const part = value(product, 'PartNumber');
  const ownText = titleText(product);
  // A volume without its own title is named after its collection and number.
  const inherited = others.map(titleText).find((text) => text !== undefined);
  const title = ownText ?? (inherited === undefined ? value(detail, 'TitleStatement') : joined(inherited, part));
  return {
    title,
    longSubtitle: value(product, 'Subtitle') ?? (ownText === undefined ? value(others[0], 'Subtitle') : undefined),
    seriesName: inherited,
    volumeNumber: part,
  };
}

/** All collections: 10 and 11, the publisher's own series, before 20, an aggregator's. */
function collections(descriptive: OnixNode): SeriesFields[] {
  const all = children(descriptive, 'Collection');
  const isAggregators = (one: OnixNode) => value(one, 'CollectionType') === '20';
  const found = [...all.filter((one) => !isAggregators(one)), ...all.filter(isAggregators)].map(collection);
  const named = found.filter(({ seriesName }) => seriesName !== undefined);
  // A number without a name belongs to the series that the title names.
  return named.length > 0 ? named : found;
}

function collection(found: OnixNode): SeriesFields {
  const elements = inSequence(children(preferred(children(found, 'TitleDetail')), 'TitleElement'));
  const series = elements.filter((one) => value(one, 'TitleElementLevel') !== '01');
  const names = series.flatMap((one) => titleText(one) ?? []);
  const sequence = child(found, 'CollectionSequence');
  const volume =
    elements.map((one) => value(one, 'PartNumber')).find((part) => part !== undefined) ??
    value(sequence, 'CollectionSequenceNumber');
  return { seriesName: names.length > 0 ? names.join(': ') : undefined, volumeNumber: volume };
}

function oldTitle(product: OnixNode): TitleFields {
  const composite = preferred(children(product, 'Title'));
  const title = titleText(composite) ?? value(product, 'DistinctiveTitle') ?? titleText(product);
  return { title, longSubtitle: value(composite, 'Subtitle') ?? value(product, 'Subtitle') };
}

/** All series, before all sets. */
function allOldSeries(product: OnixNode): SeriesFields[] {
  const series = children(product, 'Series').map((one) => ({
    seriesName: value(one, 'TitleOfSeries') ?? titleText(preferred(children(one, 'Title'))),
    volumeNumber: value(one, 'NumberWithinSeries'),
  }));
  const sets = children(product, 'Set').map((one) => ({
    seriesName: value(one, 'TitleOfSet') ?? titleText(preferred(children(one, 'Title'))),
    volumeNumber: value(one, 'ItemNumberWithinSet', 'SetPartNumber'),
  }));
  return [...series, ...sets].filter(({ seriesName }) => seriesName !== undefined);
}

/**
 * Returns the composite with the best title type. One without a type counts as the distinctive title; one with a type
 * that list 15 does not have is used only if there is no other.
 */
function preferred(composites: readonly OnixNode[]): OnixNode | undefined {
  const rank = (node: OnixNode) => {
    const type = value(node, 'TitleType') ?? '01';
    return isTitleType(type) ? TITLE_TYPES.indexOf(type) : TITLE_TYPES.length;
  };
  return composites.filter((one) => rank(one) >= 0).sort((a, b) => rank(a) - rank(b))[0];
}

/** Joins prefix and rest in reading order ('The', 'Martin Beck series'); without a prefix, returns the whole text. */
function titleText(node: OnixNode | undefined): string | undefined {
  const rest = value(node, 'TitleWithoutPrefix');
  if (rest === undefined) return value(node, 'TitleText');
  const prefix = plain(child(node, 'TitlePrefix'));
  if (prefix === undefined) return rest;
  return /['’]$/.test(prefix) ? prefix + rest : `${prefix} ${rest}`;
}

function inSequence(elements: readonly OnixNode[]): OnixNode[] {
  const order = (node: OnixNode) => Number(value(node, 'SequenceNumber') ?? Number.MAX_SAFE_INTEGER);
  return [...elements].sort((a, b) => order(a) - order(b));
}

function joined(name: string, part: string | undefined): string {
  return part === undefined ? name : `${name}, ${part}`;
}
