import { percentOf } from '../formatting/rounding.ts';
import { mainSpecsBlocks } from './main-specs.ts';
import type { ResultBlock } from './result-field.ts';
import { sortedValues } from './sorted-values.ts';
import { codeWithWords, descriptionsOf, descriptionsOr, listed } from './title-values.ts';

/** The fields of HarperCollins results (G-88), in the order of the screen, the grid and the file. */
export const mainBlocks: readonly ResultBlock[] = [
  ...mainSpecsBlocks,
  {
    name: 'Marketing',
    fields: [
      { name: 'MARKETING_DIRECTOR', label: 'Marketing Director', value: ({ sheet }) => sheet.marketing?.director },
      { name: 'MARKETING_DIRECTOR_2', label: 'Marketing Director 2', value: ({ sheet }) => sheet.marketing?.director2 },
      { name: 'PUBLICIST', label: 'Publicist', value: ({ sheet }) => sheet.publicity?.publicist },
      { name: 'KEYNOTE', label: 'Keynote', width: 280, value: ({ sheet }) => sheet.editorial?.keynote },
      {
        name: 'TAGLINE',
        label: 'Tagline',
        width: 240,
        value: ({ sheet }) => sheet.marketing?.tagline ?? sheet.editorial?.tagline,
      },
      {
        name: 'MARKETING_SUBJECT',
        label: 'Marketing Subject',
        type: 'texts',
        value: (title) => descriptionsOr(title, 'marketingSubject', title.sheet.marketing?.subjects),
      },
      {
        name: 'PROMO_PERIOD',
        label: 'Promo Period',
        type: 'texts',
        value: (title) => descriptionsOr(title, 'promoPeriod', title.sheet.marketing?.promoPeriods),
      },
      {
        name: 'ACADEMIC_SUBJECT',
        label: 'Academic Subject',
        type: 'texts',
        value: (title) => descriptionsOf(title, 'academicSubject'),
      },
      {
        name: 'AWARDS',
        label: 'Awards',
        type: 'texts',
        value: (title) => descriptionsOf(title, 'award', 'otherAward'),
      },
      { name: 'KEYWORDS', label: 'Keywords', type: 'texts', value: ({ sheet }) => listed(sheet.marketing?.keywords) },
    ],
  },
  {
    name: 'Sales',
    fields: [
      {
        name: 'FIRST_PRINT_ANNOUNCED',
        label: 'Ann. First Print',
        type: 'decimal',
        isNeverBlank: true,
        value: ({ bar }) => bar.firstPrintAnnounced,
      },
      {
        name: 'AVAIL_STOCK',
        label: 'Available Stock',
        type: 'decimal',
        isNeverBlank: true,
        value: ({ stored }) => stored.availStock,
      },
      {
        name: 'LTD_GROSS',
        label: 'LTD Gross',
        type: 'decimal',
        isNeverBlank: true,
        value: ({ stored }) => stored.ltdGross,
      },
      {
        name: 'LTD_RETURNS',
        label: 'LTD Returns',
        type: 'decimal',
        isNeverBlank: true,
        value: ({ stored }) => stored.ltdReturns,
      },
      { name: 'LTD_NET', label: 'LTD Net', type: 'integer', isStandard: true, value: ({ stored }) => stored.ltdNet },
      {
        name: 'SELL_THROUGH',
        label: 'Sell-through',
        type: 'percent',
        value: ({ stored }) => percentOf(stored.ltdNet, stored.ltdGross),
      },
    ],
  },
  {
    name: 'Production Team',
    fields: [
      { name: 'EDITOR_1', label: 'Editor', isStandard: true, value: sortedValues.editor },
      {
        name: 'PRODUCTION_MANAGER',
        label: 'Production Manager',
        value: ({ sheet }) => sheet.editorial?.productionManager,
      },
      {
        name: 'PRODUCTION_EDITOR',
        label: 'Production Editor',
        value: ({ sheet }) => sheet.editorial?.productionEditor,
      },
      { name: 'DESIGNER', label: 'Designer', value: ({ sheet }) => sheet.editorial?.designer },
    ],
  },
  {
    name: 'Audit Report',
    isTitleAudit: true,
    fields: [
      {
        name: 'MS_DUE_BY_CONTRACT',
        label: 'MS Due by Contract',
        type: 'date',
        isItalic: true,
        width: 140,
        value: ({ sheet }) => sheet.contracts?.msDueByContract,
      },
      {
        name: 'MS_EXPECTED_BY_EDITOR',
        label: 'MS Expected by Editor',
        type: 'date',
        isItalic: true,
        width: 150,
        value: ({ sheet }) => sheet.contracts?.msExpectedByEditor,
      },
      {
        name: 'TEXT_MS_TO_CE_EXP',
        label: 'Text MS to CE (Expected)',
        type: 'date',
        isItalic: true,
        width: 164,
        value: ({ sheet }) => sheet.contracts?.textMsToCeExp,
      },
      {
        name: 'TEXT_MS_TO_CE_ACT',
        label: 'Text MS to CE (Actual)',
        type: 'date',
        isItalic: true,
        width: 150,
        value: ({ sheet }) => sheet.contracts?.textMsToCeAct,
      },
      {
        name: 'BOUND_GALLEY_DATE',
        label: 'Bound Galley Date',
        type: 'date',
        isItalic: true,
        width: 132,
        value: ({ stored }) => stored.boundGalleyDate,
      },
      { name: 'ONIX_DATE', label: 'ONIX Date', type: 'datetime', isItalic: true, value: ({ bar }) => bar.onixDate },
      {
        name: 'EXCLUDED_FROM_ONIX',
        label: 'Excluded from ONIX',
        isItalic: true,
        value: ({ bar }) => bar.excludedFromONIX,
      },
      {
        name: 'COMPLIANCETEXT',
        label: 'Compliance',
        isItalic: true,
        width: 200,
        value: ({ stored }) => stored.complianceText,
      },
    ],
  },
  {
    name: 'Reading Level',
    fields: [
      { name: 'LOWER_AGE', label: 'Lower Age', width: 92, value: ({ bar }) => bar.lowerAge },
      { name: 'UPPER_AGE', label: 'Upper Age', width: 92, value: ({ bar }) => bar.upperAge },
      { name: 'READING_LEVEL', label: 'Reading Level', value: ({ bar }) => bar.readingLevel },
    ],
  },
  {
    name: 'Sub Rights',
    fields: [
      {
        name: 'TERRITORY_CODE',
        label: 'Territory Code',
        type: 'code',
        value: (title) => codeWithWords(title, 'territory', title.sheet.subrights?.currentTerritoryCode),
      },
      {
        name: 'ORIGINAL_TERRITORY_CODE',
        label: 'Original Territory Code',
        type: 'code',
        width: 160,
        value: (title) => codeWithWords(title, 'originalTerritory', title.sheet.subrights?.originalTerritoryCode),
      },
      {
        name: 'SELLING_TERRITORIES',
        label: 'Selling Territories',
        type: 'texts',
        value: ({ sheet }) => sheet.subrights?.sellingTerritoriesList ?? [],
      },
      {
        name: 'GRANTED_LANGUAGES',
        label: 'Granted Languages',
        value: ({ sheet }) => sheet.subrights?.grantedLanguages,
      },
      { name: 'PRODUCT_LANGUAGE', label: 'Product Language', value: ({ sheet }) => sheet.subrights?.productLanguage },
    ],
  },
  {
    name: 'Production Details',
    fields: [
      { name: 'ILLUSTRATION_NOTE', label: 'Illustration Note', width: 220, value: ({ bar }) => bar.illustrationNote },
      { name: 'READER', label: 'Reader', value: ({ bar }) => bar.reader },
      { name: 'TAPE_COUNT', label: 'Tape/CD Count', type: 'integer', value: ({ bar }) => bar.tapecount },
      { name: 'TAPE_LENGTH', label: 'Tape/CD Length', width: 124, value: ({ bar }) => bar.tapelength },
      { name: 'PRODINDEX', label: 'Index', value: ({ bar }) => bar.prodindex },
    ],
  },
];
