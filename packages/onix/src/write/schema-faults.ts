import { isExportedCode } from '../codes/list-codes.ts';
import { type ChildRule, elementOrder } from './element-order.ts';
import { valueFault } from './element-values.ts';
import { type Attributed, type Children, type Content, isAttributed, isList } from './write-element.ts';

/** A release that exports are written in. */
export type Release = '3.0' | '3.1';

/** Composites that need at least one of these children; `isExclusive`: and only one. */
const choices: Readonly<Record<string, { readonly of: readonly string[]; readonly isExclusive?: true }>> = {
  Imprint: { of: ['ImprintIdentifier', 'ImprintName'] },
  Subject: { of: ['SubjectCode', 'SubjectHeadingText'] },
  Price: { of: ['PriceAmount', 'UnpricedItemType'], isExclusive: true },
  SupplyDetail: { of: ['UnpricedItemType', 'Price'], isExclusive: true },
  Territory: { of: ['CountriesIncluded', 'RegionsIncluded'] },
  Contributor: { of: ['PersonName', 'CorporateName', 'KeyNames', 'UnnamedPersons'] },
  TitleElement: { of: ['PartNumber', 'TitleText'] },
  ProductPart: { of: ['NumberOfItemsOfThisForm', 'NumberOfCopies'] },
  PublishingDetail: { of: ['Imprint', 'Publisher'] },
  Tax: { of: ['TaxRatePercent', 'TaxAmount'] },
  ContributorPlace: { of: ['CountryCode', 'RegionCode'] },
};

/** Children that may not stand beside or without others. */
const conditions: Readonly<Record<string, (has: (name: string) => boolean, release: Release) => string | undefined>> = {
  Territory: (has) =>
    has('CountriesIncluded') && has('CountriesExcluded') ? 'countries both included and excluded' : undefined,
  PublishingDetail: (has) =>
    has('ROWSalesRightsType') && !has('SalesRights') ? 'rights for the rest of the world alone' : undefined,
  ProductSupply: (has, release) => (release === '3.0' && !has('SupplyDetail') ? 'no SupplyDetail' : undefined),
};

/** Children of which a composite may have each value once: those without parts, and those with parts by a part. */
const unique: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  DescriptiveDetail: { ProductFormDetail: [], EditionType: [], Measure: ['MeasureType', 'MeasureUnitCode'] },
  Contributor: { ContributorRole: [] },
  Website: { WebsiteLink: [] },
  ProductPart: { ProductFormDetail: [] },
  RelatedProduct: { ProductRelationCode: [], ProductFormDetail: [] },
  TextContent: { ContentAudience: [] },
  SupportingResource: { ContentAudience: [] },
  PublishingDetail: { PublishingDate: ['PublishingDateRole'] },
  MarketPublishingDetail: { MarketDate: ['MarketDateRole'] },
  SupplyDetail: { SupplyDate: ['SupplyDateRole'] },
  Price: { PriceDate: ['PriceDateRole'] },
};

const isComposite = (content: Content): content is Children => typeof content === 'object' && !isAttributed(content);

/** Composites without children are not written. */
const isWritten = (content: Content): boolean =>
  !isComposite(content) || Object.values(content).some((child) => writtenOf(child).length > 0);

function writtenOf(content: Content | readonly Content[] | undefined): Content[] {
  if (content === undefined) return [];
  return (isList(content) ? content : [content]).filter(isWritten);
}

/**
 * Returns the rules of the schemas that an element breaks, as far as an export can break them: codes that are not in
 * their list, texts that are empty or not of their type, elements that are missing, repeated or beside each other.
 * Empty for an element that is valid.
 *
 * @param composite name of the element
 */
export function schemaFaults(composite: string, children: Children, release: Release): string[] {
  const rules = elementOrder.get(composite) ?? [];
  const has = (name: string) => writtenOf(children[name]).length > 0;
  const condition = conditions[composite]?.(has, release);
  return [
    ...rules.flatMap((rule) => childFaults(composite, rule, writtenOf(children[rule.key]), release)),
    ...choiceFaults(composite, has),
    ...(condition ? [`${composite}: ${condition}`] : []),
    ...repeated(composite, children),
  ];
}

function childFaults(composite: string, rule: ChildRule, found: readonly Content[], release: Release): string[] {
  const { name, isRequired, isRepeatable } = rule;
  if (found.length === 0) return isRequired ? [`${composite}: no ${name}`] : [];
  const several = found.length > 1 && !isRepeatable ? [`${composite}: more than one ${name}`] : [];
  return [...several, ...found.flatMap((content) => contentFaults(name, content, release))];
}

function contentFaults(name: string, content: Content, release: Release): string[] {
  if (isComposite(content)) return schemaFaults(name, content, release);
  const fault = isText(content) ? valueFault(name, String(content)) : attributedFault(name, content);
  return fault === undefined ? [] : [`${name}: ${shortened(fault)}`];
}

const isText = (content: Content): content is string | number => typeof content !== 'object';

function attributedFault(name: string, { text, attributes }: Attributed): string | undefined {
  const { dateformat } = attributes;
  if (dateformat !== undefined && !isExportedCode(55, dateformat)) return `${dateformat} is not in list 55`;
  return valueFault(name, text);
}

function choiceFaults(composite: string, has: (name: string) => boolean): string[] {
  const choice = choices[composite];
  if (!choice) return [];
  const count = choice.of.filter(has).length;
  const isValid = choice.isExclusive ? count === 1 : count > 0;
  return isValid ? [] : [`${composite}: ${count === 0 ? 'no' : 'not one of'} ${choice.of.join(' or ')}`];
}

function repeated(composite: string, children: Children): string[] {
  return Object.entries(unique[composite] ?? {}).flatMap(([name, parts]) => {
    const keys = writtenOf(children[name]).map((content) =>
      isComposite(content) ? parts.map((part) => String(content[part])).join(' ') : String(content),
    );
    const twice = keys.find((key, index) => keys.indexOf(key) < index);
    return twice === undefined ? [] : [`${name}: ${shortened(twice)} twice`];
  });
}

const MAX_SHOWN_LENGTH = 100;
/** Reasons are shown to people and must not be a page long. */
const shortened = (text: string) => (text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text);
