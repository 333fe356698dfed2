import { hqnaOnly } from '@titlenet/catalogue/layouts';
import { mapAccessibility } from '../read/map-accessibility.ts';
import { mapBible } from '../read/map-bible.ts';
import { mapComposition } from '../read/map-composition.ts';
import { mapEditionNumber, mapEditionTypes } from '../read/map-edition.ts';
import { mapExtents } from '../read/map-extents.ts';
import { formatType, mapFormat } from '../read/map-format.ts';
import { mapIllustrationNote } from '../read/map-illustrations.ts';
import { mapThickness, mapTrimSize, mapWeight } from '../read/map-measures.ts';
import { value } from '../read/node-access.ts';
import { writeAccessibility } from '../write/accessibility.ts';
import { writeBible } from '../write/bible.ts';
import { writeExtents, writeIllustrationNote, writeMeasures } from '../write/measures.ts';
import { writeEdition, writeProductForm } from '../write/product-form.ts';
import type { RecordFieldTable } from './onix-field.ts';

const formatDoc = {
  elements: '`ProductFormDescription`, `ProductFormDetail`, `ProductForm`',
  rule: "the sender's words first where they name a format in up to 60 characters ('Larger Print Paperback'; not 'with dust jacket'), then a detail that names the format (books only), then the form; other words if no code is known; large print editions (LTE, ULP) start with it: 'Large Print Paperback'",
  written:
    'lists 150, 175, 21 (large print, unabridged) by its words; `ProductFormDescription` has the words if the codes are less specific; form 00 if no code fits',
};

/** Format, extent, illustrations, Bible and accessibility. */
export const formatFields = {
  'bar.formatDesc': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapFormat(record).formatDesc,
    write: writeProductForm,
    lists: [150, 175, 21, 7, 78],
    doc: formatDoc,
  },
  // The field under which the sheets of HQNA show the format.
  'bar.formatDescSRP5': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapFormat(record).formatDesc,
    write: writeProductForm,
    lists: [150, 175, 21, 7, 78],
    layouts: hqnaOnly,
    doc: formatDoc,
  },
  'bar.isAudio': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapFormat(record).isAudio,
    write: writeProductForm,
    lists: [150, 7],
    doc: { elements: '`ProductForm` A…' },
  },
  'stored.printOrDigital': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapFormat(record).printOrDigital,
    write: writeProductForm,
    lists: [150, 7],
    doc: { elements: '`ProductForm`', rule: 'downloads, online products and licences are digital' },
  },
  'stored.productForm': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapFormat(record).ambiguousForm,
    write: writeProductForm,
    lists: [150],
    doc: {
      elements: '`ProductForm`',
      old: '–',
      rule: "only a code whose words are those of another code too: 'EA' and 'EB' are 'E-Book' as 'ED' is",
      written: '`ProductForm`, if the format still has its words',
    },
  },
  'stored.productComposition': {
    blocks: ['DescriptiveDetail'],
    read: mapComposition,
    write: writeProductForm,
    lists: [2],
    doc: {
      elements: '`ProductComposition`',
      old: '–',
      rule: 'all but 00, and 10 of a product whose parts or discs are kept',
      written: '`ProductComposition`; without it 10 for a title with parts or discs, else 00',
    },
  },
  'stored.subformat': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapFormat(record).subformat,
    write: writeProductForm,
    lists: [175, 10],
    doc: {
      elements: '`ProductFormDetail`',
      old: 'the same, `EpubType`',
      rule: 'EPUB, PDF …; digital titles only',
      written: 'the format of titles without a format field',
    },
  },
  'codes.formatType': {
    blocks: ['DescriptiveDetail'],
    read: (record) => [formatType(record)],
    lists: [150, 7],
    doc: { elements: '`ProductForm`', rule: 'audio, electronic or print' },
  },
  'bar.trimSize': {
    blocks: ['DescriptiveDetail'],
    read: mapTrimSize,
    write: writeMeasures,
    lists: [48],
    doc: {
      elements: '`Measure` 05 × 04, else 02 × 01',
      old: '`Measure` 02 × 01, `Width`, `Height`',
      rule: 'inches before millimetres and centimetres; converted to hundredths; the unit is that of the measure, else of the header, else the size is left out',
      written: '`Measure` 05 × 04, inches to thousandths',
    },
  },
  'bar.thickness': {
    blocks: ['DescriptiveDetail'],
    read: mapThickness,
    write: writeMeasures,
    lists: [48, 50],
    doc: { elements: '`Measure` 03', old: 'the same, `Thickness`', rule: "in the unit of the sender, '0.9 in'" },
  },
  'bar.weight': {
    blocks: ['DescriptiveDetail'],
    read: mapWeight,
    write: writeMeasures,
    lists: [48, 50],
    doc: { elements: '`Measure` 08', old: 'the same, `Weight`', rule: "in the unit of the sender, '350 g'" },
  },
  'bar.editionNumber': {
    blocks: ['DescriptiveDetail'],
    read: mapEditionNumber,
    write: writeEdition,
    lists: [],
    doc: { elements: '`EditionNumber`' },
  },
  'bar.editionStatement': {
    blocks: ['DescriptiveDetail'],
    read: ({ descriptive }) => value(descriptive, 'EditionStatement'),
    write: writeEdition,
    lists: [],
    doc: { elements: '`EditionStatement`, the first', written: '`EditionStatement`' },
  },
  'bar.editionTypes': {
    blocks: ['DescriptiveDetail'],
    read: mapEditionTypes,
    write: writeProductForm,
    lists: [21],
    doc: {
      elements: '`EditionType`',
      old: '`EditionTypeCode`',
      rule: 'in words; unknown codes unchanged',
      written: '`EditionType`',
    },
  },
  'bar.pageCount': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapExtents(record).pageCount,
    write: writeExtents,
    lists: [23, 24],
    doc: {
      elements: '`Extent` 00, 11, 05, 07, 10, 08, 06 in pages',
      old: '`Extent` 00, 11, 05, 07, else `NumberOfPages`, else `Extent` 10, 08, 06',
    },
  },
  'bar.tapelength': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapExtents(record).tapelength,
    write: writeExtents,
    lists: [23, 24],
    doc: { elements: '`Extent` 09, 14, 16', rule: "units 04, 05, 06, 14, 15, 16; 'hh:mm'" },
  },
  'bar.tapecount': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapExtents(record).tapecount,
    write: writeProductForm,
    lists: [24],
    doc: {
      elements: '`Extent` in discs, else items of the audio `ProductPart`s',
      old: '`NumberOfPieces`',
      rule: 'audio titles only',
      written: '`ProductPart`',
    },
  },
  'bar.illustrationNote': {
    blocks: ['DescriptiveDetail'],
    read: mapIllustrationNote,
    write: writeIllustrationNote,
    lists: [25],
    doc: {
      elements: '`IllustrationsNote`; `AncillaryContent`; `NumberOfIllustrations`',
      old: 'the same, `Illustrations`',
    },
  },
  'bar.bibleTranslation': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapBible(record).bibleTranslation,
    write: writeBible,
    lists: [83, 82],
    doc: { elements: '`ReligiousText/Bible/BibleVersion`' },
  },
  'bar.redLetter': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapBible(record).redLetter,
    write: writeBible,
    lists: [],
    doc: {
      elements: '`BibleTextFeature` RL',
      rule: 'only with a `Bible` composite, as the other fields of Bibles below',
    },
  },
  'bar.thumbIndexed': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapBible(record).thumbIndexed,
    write: writeBible,
    lists: [175],
    doc: { elements: '`ProductFormDetail` B505' },
  },
  'bar.fontSize': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapBible(record).fontSize,
    write: writeBible,
    lists: [79],
    doc: { elements: '`ProductFormFeature` 03' },
  },
  'bar.ribbon': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapBible(record).ribbon,
    write: writeBible,
    lists: [79, 175, 98],
    doc: { elements: '`ProductFormFeature` 57, else `ProductFormDetail` B506' },
  },
  'bar.formatColor': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapBible(record).formatColor,
    write: writeBible,
    lists: [79, 98],
    doc: { elements: '`ProductFormFeature` 01' },
  },
  'bar.formatOption': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapBible(record).formatOption,
    write: writeBible,
    lists: [79, 99],
    doc: { elements: '`ProductFormFeature` 04' },
  },
  'stored.accessibility': {
    blocks: ['DescriptiveDetail'],
    read: mapAccessibility,
    write: writeAccessibility,
    lists: [79, 196],
    doc: {
      elements: '`ProductFormFeature` 09',
      rule: "in words, one per line, the sender's own after a colon; codes that are not in the list unchanged",
      written: '`ProductFormFeature` 09',
    },
  },
} satisfies RecordFieldTable;
