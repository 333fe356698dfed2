/**
 * Fields that accounts never get (G-423), by hand from the requirements: paths of the golden sheet. A path of a section
 * or table means all its fields.
 */
export const internalFields: readonly string[] = `
bar.divisionDesc bar.tap bar.tar bar.tac bar.tas bar.tapDescription bar.casBusinessUnit bar.formatValue
bar.editorialImprintDesc bar.editorialCategoryDesc
bar.boundBookDate bar.hccpSalesConfDate bar.hccpNACDate
bar.excludedFromONIX bar.exclusionDate bar.removedExclusionDate bar.onixDate
editorial.editor editorial.productionManager editorial.productionManager2 editorial.productionEditor
editorial.productionEditor2 editorial.designer editorial.designer2
editorial.internalSellPoints editorial.edAuScript editorial.othOppurt
marketing.director marketing.director2 marketing.contact marketing.promoPeriods
marketing.wipAdverts marketing.wipPrePubl marketing.wipPromo marketing.wipEduMkt
online.onlineMember online.onlineContact online.hasContactInfo online.authorPerksCount online.notes
publicity.publicist publicity.publicistContact publicity.publicist2 publicity.publicistContact2
subrights.originalTerritoryCode subrights.grantedLanguages subrights.rights subrights.salesRestrictions
subrights.prices.sender
sales.titleTrack.smCode sales.titleTrack.ltdGross sales.titleTrack.ltdNet sales.titleTrack.sellThru
sales.titleTrack.totalInPrint sales.titleTrack.isModel
sales.competitive.smCode sales.competitive.ltdGross sales.competitive.ltdNet sales.competitive.sellThru
sales.competitive.totalInPrint sales.competitive.isModel
sales.hccpTitleTrack sales.hccpCompetitive
coopData contracts
`
  .trim()
  .split(/\s+/);

/** @param path of a field, such as `sales.titleTrack.ltdNet` */
export const isInternalField = (path: string): boolean =>
  internalFields.some((internal) => path === internal || path.startsWith(`${internal}.`));
