import type { RecordOf } from './field.ts';

/**
 * Figures and codes of a title that are not shown in a section but needed by searches, lists and exports; with a label if
 * these show them.
 */
export const storedOnlyFields = [
  { name: 'availStock', label: 'Available Stock', type: 'integer' },
  { name: 'ltdGross', label: 'LTD Gross', type: 'integer' },
  { name: 'ltdReturns', label: 'LTD Returns', type: 'integer' },
  { name: 'ltdNet', label: 'LTD Net', type: 'integer' },
  { name: 'netDollars', type: 'money' },
  { name: 'last13Units', type: 'integer' },
  { name: 'last13Dollars', type: 'money' },
  { name: 'totalInPrint', type: 'integer', isCount: true },
  { name: 'printOrDigital', label: 'Print or Digital', type: 'text' },
  { name: 'selectionNo', type: 'text' },
  { name: 'subformat', label: 'Subformat', type: 'text' },
  { name: 'complianceText', label: 'Compliance', type: 'text' },
  { name: 'compliancePrice', type: 'text' },
  { name: 'complianceCanadianPrice', type: 'text' },
  { name: 'publisher', type: 'text' },
  { name: 'backCoverCopy', label: 'Back Cover Copy', type: 'html' },
  { name: 'childrenKeywords', type: 'text' },
  // An artist after the people of author1 and author2 (CHMS-24).
  { name: 'artist2', type: 'name' },
  { name: 'boundGalleyDate', label: 'Bound Galley Date', type: 'date' },
  { name: 'titanStreetRun', label: 'TITAN Street Run', type: 'integer', isCount: true },
  { name: 'agencyPriceCad', label: 'Agency Price (CAD)', type: 'money', isPrice: true },
  { name: 'libraryPriceCad', label: 'Library Price (CAD)', type: 'money', isPrice: true },
  // ONIX codes that are kept unchanged for the export (docs/feeds.md).
  { name: 'salesRights', type: 'text' },
  { name: 'creditRoles', type: 'text' },
  { name: 'priceTypes', type: 'text' },
  { name: 'imprintCodes', type: 'text' },
  { name: 'accessibility', type: 'text' },
  { name: 'productForm', type: 'code' },
  { name: 'productComposition', type: 'code' },
  { name: 'pubDateFormat', type: 'code' },
  { name: 'onSaleDateFormat', type: 'code' },
  { name: 'releaseDateFormat', type: 'code' },
  { name: 'boundBookDateFormat', type: 'code' },
  // Addresses of a feed's pictures, which are requested by the ids of people (decision G-149).
  { name: 'authorPicture', type: 'text', isAddress: true },
  { name: 'artistPicture', type: 'text', isAddress: true },
] as const;

export type StoredOnly = RecordOf<typeof storedOnlyFields>;
