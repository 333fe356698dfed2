import { countriesOfCode } from '../codes/countries.ts';
import { isDeprecatedCode } from '../codes/deprecated-codes.ts';
import { knownCodesOf } from '../codes/known-codes.ts';
import { type CodedList, isInList } from '../codes/list-codes.ts';
import { isRegion } from '../codes/regions.ts';
import { parseOnixDate } from '../read/onix-date.ts';
import type { OnixVersion } from '../read/onix-version.ts';
import type { OnixNode } from '../read/parse-record.ts';
import { elementNames } from '../read/short-tags.ts';
import { codeListOf, mayBeEmpty, numberRuleOf } from '../write/element-values.ts';
import { contentModels, readElements } from './content-models.ts';

/** A rule of ONIX that an element breaks. `line` counts from the first line of the record. */
export interface OnixFault {
  readonly path: string;
  readonly message: string;
  readonly value?: string;
  readonly line: number;
  /** The value is a code of its list that should not be used any more, which the schemas accept. */
  readonly isInactive?: true;
}

/** Maximum number of faults of one record. */
const MAX_FAULTS = 100;
const MAX_NAME_LENGTH = 60;
const MAX_VALUE_LENGTH = 80;

/** Elements of which a composite must have one. */
const eitherOf: Readonly<Record<string, readonly string[]>> = {
  PublishingDetail: ['Imprint', 'Publisher'],
  SupplyDetail: ['Price', 'UnpricedItemType'],
};

const INACTIVE = 'Deprecated code';

const knownNames: ReadonlySet<string> = new Set(elementNames);

/**
 * Validates the elements of a product that are read: in ONIX 3.0 and 3.1 their order, number, place, codes and values,
 * in 2.1 codes and names. A fault does not prevent reading.
 */
export function validateProduct(product: OnixNode, version: OnixVersion): OnixFault[] {
  const validator = new Validator(version);
  validator.composite(product);
  return validator.faults;
}

class Validator {
  readonly faults: OnixFault[] = [];
  readonly #version: OnixVersion;

  constructor(version: OnixVersion) {
    this.#version = version;
  }

  composite(node: OnixNode): void {
    const model = this.#version === '2.1' ? undefined : contentModels.get(node.name);
    let last = -1;
    // Bits of the positions that were seen; no composite has more than 31 read elements.
    let seen = 0;
    for (const child of node.children) {
      if (this.faults.length >= MAX_FAULTS) return;
      const rule = model?.children.get(child.name);
      if (rule) {
        if (rule.release && rule.release !== this.#version) this.#add(node, child, `Not in ONIX ${this.#version}`);
        const bit = 1 << rule.position;
        if ((seen & bit) !== 0 && !rule.isRepeatable) this.#add(node, child, 'More than once');
        else if (model?.hasOrder && rule.position < last)
          this.#add(node, child, `Out of order: belongs before ${model.names[last]}`);
        seen |= bit;
        if (rule.position > last) last = rule.position;
      } else if (!knownNames.has(child.name)) {
        this.#add(node, child, 'No element of ONIX');
        continue;
      } else if (model && readElements.has(child.name)) this.#add(node, child, 'Not allowed here');
      if (child.children.length > 0) this.composite(child);
      else if (rule || readElements.has(child.name)) this.#leaf(node, child);
    }
    if (model && (seen & model.requiredBits) !== model.requiredBits)
      for (const name of model.required)
        if ((seen & (1 << model.names.indexOf(name))) === 0) this.#add(node, node, `No ${name}`);
    const either = model && eitherOf[node.name];
    if (either && !node.children.some(({ name }) => either.includes(name)))
      this.#add(node, node, `Neither ${either.join(' nor ')}`);
  }

  #leaf(parent: OnixNode, node: OnixNode): void {
    const { name, text } = node;
    const isOld = this.#version === '2.1';
    if (text.trim() === '') {
      if (!isOld && !mayBeEmpty(name) && !contentModels.has(name)) this.#add(parent, node, 'No text');
      return;
    }
    const fault = isOld ? oldFault(name, text) : valueFault(node);
    if (fault !== undefined) this.#add(parent, node, fault, text);
    else if (!isOld && isInactive(name, text)) this.#add(parent, node, INACTIVE, text);
  }

  #add(parent: OnixNode, node: OnixNode, message: string, value?: string): void {
    const path = parent === node ? node.name : `${parent.name}/${node.name}`;
    const short = value?.trim().slice(0, MAX_VALUE_LENGTH);
    this.faults.push({
      path: path.slice(0, 2 * MAX_NAME_LENGTH),
      message,
      ...(short && { value: short }),
      line: node.line,
      ...(message === INACTIVE && { isInactive: true as const }),
    });
  }
}

/** Codes of 2.1; its other rules are not validated. */
function oldFault(name: string, text: string): string | undefined {
  const isKnown = knownCodesOf(name);
  return isKnown && !isKnown(text.trim().toUpperCase()) ? 'Not in the code list' : undefined;
}

/** Lists of elements that exports do not write. */
const readLists: Readonly<Record<string, CodedList>> = { NameIDType: 44, AncillaryContentType: 25 };
const COUNTRIES = new Set(['CountryCode', 'CountriesIncluded', 'CountriesExcluded', 'PrizeCountry']);
const REGIONS = new Set(['RegionCode', 'RegionsIncluded', 'RegionsExcluded']);
/** Dates whose digits must fit their format. */
const DATES = new Set(['Date', 'StartDate', 'EndDate']);

/** Read as a number all the same. */
const DECIMAL_COMMA = /^\s*\d+,\d+\s*$/;

function valueFault({ name, text, attributes }: OnixNode): string | undefined {
  const list = codeListOf(name) ?? readLists[name];
  if (list !== undefined) return isInList(list, text) ? undefined : `Not in list ${list}`;
  if (COUNTRIES.has(name)) return hasUnknown(text, isCountryCode) ? 'Not in list 91' : undefined;
  if (REGIONS.has(name)) return hasUnknown(text, isRegionCode) ? 'Not in list 49' : undefined;
  if (DATES.has(name) && parseOnixDate(text, attributes.dateformat) === undefined)
    return attributes.dateformat === '12' ? undefined : 'Not a date';
  const rule = numberRuleOf(name);
  if (!rule || rule.isValid(text.trim())) return undefined;
  return DECIMAL_COMMA.test(text) ? 'Comma instead of a decimal point' : `Not ${rule.name}`;
}

function isInactive(name: string, text: string): boolean {
  const list = codeListOf(name) ?? readLists[name];
  return list !== undefined && isDeprecatedCode(list, text);
}

const isCountryCode = (code: string) => countriesOfCode(code).length > 0;
const isRegionCode = (code: string) => isRegion(code) || code === 'WORLD' || code === 'ROW';
const hasUnknown = (text: string, isKnown: (code: string) => boolean) =>
  text
    .trim()
    .split(/\s+/)
    .some((code) => !isKnown(code));
