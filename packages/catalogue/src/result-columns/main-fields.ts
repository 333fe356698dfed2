import { percentOf } from '../formatting/rounding.ts';
import { fieldLabel } from '../title-field.ts';
import { fieldColumn } from './field-column.ts';
import { mainSpecsBlocks } from './main-specs.ts';
import type { ResultBlock } from './result-field.ts';
import { codeWithWords, descriptionsOf, descriptionsOr, listed } from './title-values.ts';

/** The fields of HarperCollins results (G-88), in the order of the screen, the grid and the file. */
export const mainBlocks: readonly ResultBlock[] = [
  ...mainSpecsBlocks,
  {
    name: 'Marketing',
    fields: [
      fieldColumn('MARKETING_DIRECTOR', 'marketing.director'),
      fieldColumn('MARKETING_DIRECTOR_2', 'marketing.director2'),
      fieldColumn('PUBLICIST', 'publicity.publicist'),
      fieldColumn('KEYNOTE', 'editorial.keynote', { width: 280 }),
      {
        name: 'TAGLINE',
        label: fieldLabel('editorial.tagline'),
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
      {
        name: 'KEYWORDS',
        label: fieldLabel('marketing.keywords'),
        type: 'texts',
        value: ({ sheet }) => listed(sheet.marketing?.keywords),
      },
    ],
  },
  {
    name: 'Sales',
    fields: [
      fieldColumn('FIRST_PRINT_ANNOUNCED', 'bar.firstPrintAnnounced', { type: 'decimal', isNeverBlank: true }),
      fieldColumn('AVAIL_STOCK', 'stored.availStock', { type: 'decimal', isNeverBlank: true }),
      fieldColumn('LTD_GROSS', 'stored.ltdGross', { type: 'decimal', isNeverBlank: true }),
      fieldColumn('LTD_RETURNS', 'stored.ltdReturns', { type: 'decimal', isNeverBlank: true }),
      fieldColumn('LTD_NET', 'stored.ltdNet', { isStandard: true }),
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
      fieldColumn('EDITOR_1', 'editorial.editor', { isStandard: true }),
      fieldColumn('PRODUCTION_MANAGER', 'editorial.productionManager'),
      fieldColumn('PRODUCTION_EDITOR', 'editorial.productionEditor'),
      fieldColumn('DESIGNER', 'editorial.designer'),
    ],
  },
  {
    name: 'Audit Report',
    isTitleAudit: true,
    fields: [
      fieldColumn('MS_DUE_BY_CONTRACT', 'contracts.msDueByContract', {
        label: 'MS Due by Contract',
        isItalic: true,
        width: 140,
      }),
      fieldColumn('MS_EXPECTED_BY_EDITOR', 'contracts.msExpectedByEditor', {
        label: 'MS Expected by Editor',
        isItalic: true,
        width: 150,
      }),
      fieldColumn('TEXT_MS_TO_CE_EXP', 'contracts.textMsToCeExp', {
        label: 'Text MS to CE (Expected)',
        isItalic: true,
        width: 164,
      }),
      fieldColumn('TEXT_MS_TO_CE_ACT', 'contracts.textMsToCeAct', {
        label: 'Text MS to CE (Actual)',
        isItalic: true,
        width: 150,
      }),
      fieldColumn('BOUND_GALLEY_DATE', 'stored.boundGalleyDate', { isItalic: true, width: 132 }),
      fieldColumn('ONIX_DATE', 'bar.onixDate', { type: 'datetime', isItalic: true }),
      fieldColumn('EXCLUDED_FROM_ONIX', 'bar.excludedFromONIX', { isItalic: true }),
      fieldColumn('COMPLIANCETEXT', 'stored.complianceText', { isItalic: true, width: 200 }),
    ],
  },
  {
    name: 'Reading Level',
    fields: [
      fieldColumn('LOWER_AGE', 'bar.lowerAge', { label: 'Lower Age', width: 92 }),
      fieldColumn('UPPER_AGE', 'bar.upperAge', { label: 'Upper Age', width: 92 }),
      fieldColumn('READING_LEVEL', 'bar.readingLevel'),
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
        label: fieldLabel('subrights.originalTerritoryCode'),
        type: 'code',
        width: 160,
        value: (title) => codeWithWords(title, 'originalTerritory', title.sheet.subrights?.originalTerritoryCode),
      },
      fieldColumn('SELLING_TERRITORIES', 'subrights.sellingTerritoriesList'),
      fieldColumn('GRANTED_LANGUAGES', 'subrights.grantedLanguages'),
      fieldColumn('PRODUCT_LANGUAGE', 'subrights.productLanguage'),
    ],
  },
  {
    name: 'Production Details',
    fields: [
      fieldColumn('ILLUSTRATION_NOTE', 'bar.illustrationNote', { label: 'Illustration Note', width: 220 }),
      fieldColumn('READER', 'bar.reader'),
      fieldColumn('TAPE_COUNT', 'bar.tapecount', { label: 'Tape/CD Count' }),
      fieldColumn('TAPE_LENGTH', 'bar.tapelength', { label: 'Tape/CD Length', width: 124 }),
      fieldColumn('PRODINDEX', 'bar.prodindex'),
    ],
  },
];
