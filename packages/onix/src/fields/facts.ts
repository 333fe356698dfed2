import { priceByCurrency } from '../read/bar-prices.ts';
import { compact } from '../read/compact.ts';
import { mapAudience } from '../read/map-audience.ts';
import { mapContributors } from '../read/map-contributors.ts';
import { mapFormat } from '../read/map-format.ts';
import { mapLanguages } from '../read/map-languages.ts';
import { mapPrices } from '../read/map-prices.ts';
import { mapPrizes } from '../read/map-prizes.ts';
import { mapRelated } from '../read/map-related.ts';
import { value } from '../read/node-access.ts';
import type { OnixRecord } from '../read/onix-record.ts';
import type { FactTable } from './onix-field.ts';

/** Data of a record that are read for several fields and not stored; exported for other users of this package. */
export const facts = {
  'facts.productForm': {
    blocks: [],
    read: (record: OnixRecord) => mapFormat(record).productForm,
    lists: [150, 7],
    doc: { elements: '`ProductForm`' },
  },
  'facts.productFormDetails': {
    blocks: [],
    read: (record: OnixRecord) => mapFormat(record).productFormDetails,
    lists: [175, 78],
    doc: { elements: '`ProductFormDetail`' },
  },
  'facts.editionTypes': {
    blocks: [],
    read: (record: OnixRecord) => mapFormat(record).editionTypes,
    lists: [21],
    doc: { elements: '`EditionType`' },
  },
  'facts.isLargePrint': {
    blocks: [],
    read: (record: OnixRecord) => mapFormat(record).isLargePrint,
    lists: [21],
    doc: { elements: '`EditionType` LTE, ULP' },
  },
  'facts.contributors': {
    blocks: [],
    read: (record: OnixRecord) => mapContributors(record).map(({ node: _, ...contributor }) => contributor),
    lists: [17, 44],
    doc: { elements: '`Contributor`' },
  },
  'facts.audienceCodes': {
    blocks: [],
    read: (record: OnixRecord) => mapAudience(record).codes,
    lists: [28, 29],
    doc: { elements: '`Audience` of code type 01' },
  },
  'facts.languages': {
    blocks: [],
    read: (record: OnixRecord) => mapLanguages(record).languages,
    lists: [22, 74],
    doc: { elements: '`Language` 01, 07, 08' },
  },
  'facts.originalLanguages': {
    blocks: [],
    read: (record: OnixRecord) => mapLanguages(record).originalLanguages,
    lists: [22, 74],
    doc: { elements: '`Language` 02, 06, 10' },
  },
  'facts.prizes': {
    blocks: [],
    read: (record: OnixRecord) => mapPrizes(record).prizes,
    lists: [41],
    doc: { elements: '`Prize`' },
  },
  'facts.relatedEditions': {
    blocks: [],
    read: mapRelated,
    lists: [51],
    doc: { elements: '`RelatedProduct`, `ProductPart`' },
  },
  'facts.prices': { blocks: [], read: mapPrices, lists: [58, 59, 96], doc: { elements: '`Price`' } },
  'facts.priceByCurrency': {
    blocks: [],
    read: (record: OnixRecord) => priceByCurrency(mapPrices(record), record.today),
    lists: [58, 59, 96],
    doc: { elements: '`Price`', rule: 'see *Prices*' },
  },
  'facts.currency': {
    blocks: [],
    read: (record: OnixRecord) => record.market.currency,
    lists: [],
    doc: { elements: 'the currency of the market' },
  },
  'facts.recordSource': {
    blocks: [],
    read: ({ product }: OnixRecord) => {
      const [type, name] = [value(product, 'RecordSourceType'), value(product, 'RecordSourceName')];
      return type === undefined && name === undefined ? undefined : compact({ type, name });
    },
    lists: [],
    doc: { elements: '`RecordSourceType`, `RecordSourceName`' },
  },
} satisfies FactTable;
