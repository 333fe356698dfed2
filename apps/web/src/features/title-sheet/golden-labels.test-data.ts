import { barLabelLines } from './golden-bar-labels.test-data.ts';

/*
 * Sections and fields of the title sheet, by hand: path | layouts that show it (part 1b of the decisions) | label (G-156)
 * | labels of layouts that differ. The columns of the two tables of related editions are the same, and so are those of the
 * two comparisons.
 */
const lines = `${barLabelLines.trim()}
editorial | TCUQZB | Editorial
marketing | TCUQZB | Marketing
online | TCUZB | Online
publicity | TCUQZB | Publicity
subrights | TCUQZB | Subrights
relatedEditions | TCUZB | Related
sales | TCUQZB | Sales
quotes | TCUQZB | Quotes
awards | TCUZB | Awards
coopData | Q | Coop
contracts | QZ | Contracts
editorial.editor | TCUQZB | Editor
editorial.regionalEmphasis | TC | Regional Emphasis
editorial.originalPublisher | TCUB | Original Publisher
editorial.productionManager | TCUZB | Production Manager
editorial.productionManager2 | TCB | Production Manager 2
editorial.productionEditor | TCUZB | Production Editor
editorial.productionEditor2 | TCB | Production Editor 2
editorial.designer | TCUZB | Designer
editorial.designer2 | TCB | Designer 2
editorial.keynote | TCUZB | Keynote
editorial.tagline | QZ | Tagline
editorial.bookDescription | TCUQZB | Book Description
editorial.onixRetailerDescription | TCUQZB | Retailer Description
editorial.tableOfContents | TCUQZB | Table of Contents
editorial.excerpt | TCUQZB | Excerpt
editorial.people | TCUQZB | People
editorial.people.name | TCUQZB | Name
editorial.people.role | TCUQZB | Role
editorial.people.biography | TCUQZB | Biography
editorial.authorBio | TCUQZB | Author Bio
editorial.authorId | TCUQZB | Author Photo
editorial.readerId | TCUQZB | Reader Photo
editorial.performerId | TCUQZB | Performer Photo
editorial.artistId | TCUZB | Artist Photo
editorial.artisInfo | TCUZB | Artist Bio
editorial.authorResidence | TCUQZB | Author Residence
editorial.authorHometown | TCUZB | Author Hometown
editorial.artisResidence | TCUZB | Artist Residence
editorial.artisHometown | TCUZB | Artist Hometown
editorial.internalSellPoints | TCUB | Internal Sell Points
editorial.sellPoints | TCUQZB | Sell Points
editorial.offPageKeywords | TCUQZB | Off-page Keywords
editorial.edAuScript | TCUQZB | Editor's Audio Script
editorial.othOppurt | TCB | Other Opportunities
marketing.director | TCUQZB | Marketing Director | Q: Marketing Manager
marketing.director2 | TCUB | Marketing Director 2
marketing.contact | TUQZ | Marketing Contact
marketing.tagline | TCUB | Tagline
marketing.audience | TCUZB | Audience
marketing.advertising | TCUQZB | Advertising
marketing.wipAdverts | CB | Work-in-Progress Advertising
marketing.wipPrePubl | CB | Work-in-Progress Pre-publication
marketing.promotion | TCUQZB | Promotion
marketing.promoPeriods | TCQB | Promo Periods
marketing.subjects | TCUQB | Marketing Subjects
marketing.ctMktCampn | TUQZ | Marketing Campaign
marketing.wipPromo | CB | Work-in-Progress Promotion
marketing.educational | TCZB | Educational Marketing
marketing.wipEduMkt | CB | Work-in-Progress Educational Marketing
marketing.natMktCP | TUQZ | National Marketing
marketing.keywords | TCUQZB | Keywords
marketing.inStoreMaterials | TCB | In-store Materials
marketing.inStoreMaterials.isbn | TCB | ISBN
marketing.inStoreMaterials.configuration | TCB | Configuration
marketing.inStoreMaterials.type | TCB | Type
online.onlineMember | TCUZB | Online Marketing
online.onlineContact | TCUZB | Online Contact
online.authorSocialMedia | TCUZB | Author on Social Media
online.authorSocialMedia.description | TCUZB | Network
online.authorSocialMedia.url | TCUZB | Address
online.artistSocialMedia | TCUZB | Artist on Social Media
online.artistSocialMedia.description | TCUZB | Network
online.artistSocialMedia.url | TCUZB | Address
online.authorPerksCount | TCUB | Author Perks
online.onlineMarketingCampaign | TCUZB | Online Marketing Campaign
online.notes | TCUZB | Online Notes
online.notes.startTime | TCUZB | Start
online.notes.endTime | TCUZB | End
online.notes.publication | TCUZB | Publication
online.notes.retialAffiliate | TCUZB | Retail Affiliate
online.notes.promoDescription | TCUZB | Promotion
online.notes.effectivenes | TCUZB | Effectiveness
publicity.publicist | TCUQZB | Publicist
publicity.publicistContact | TCUQZB | Publicist Contact
publicity.publicist2 | TCUQB | Publicist 2
publicity.publicistContact2 | TCUQB | Publicist 2 Contact
publicity.speakersBureau | TCB | Speakers Bureau
publicity.campaign | TCUQZB | Publicity Campaign
publicity.info | TCUQZB | Bookings
publicity.info.airDate | TCUQZB | Run Date
publicity.info.vague | TCUQZB | Vague Date
publicity.info.callSign | TCUQZB | Call Sign
publicity.info.showName | TCUQZB | Show
publicity.info.bookingDesc | TCUQZB | Booking
publicity.info.tourCity | TCUQZB | City
publicity.info.type | TCUQZB | Type
publicity.info.nat | TCUQZB | National
publicity.info.frontPage | TCUQZB | Front Page
subrights.originalTerritoryCode | TCUQB | Original Territory Code
subrights.currentTerritoryCode | TCUQB | Current Territory Code
subrights.grantedLanguages | TCUQB | Granted Languages
subrights.productLanguage | TCUQB | Product Language
subrights.hccpLanguageCode | Z | Language Code
subrights.sellingTerritoriesList | TCUQZB | Selling Territories
subrights.rights | TCUQZB | Rights
subrights.rights.rights | TCUQZB | Rights
subrights.rights.condate | TCUQZB | Contract Date
subrights.rights.pubname | TCUQZB | Publisher
subrights.prices | TCUQZB | Prices
subrights.prices.amount | TCUQZB | Amount
subrights.prices.currency | TCUQZB | Currency
subrights.prices.priceType | TCUQZB | Type
subrights.prices.qualifier | TCUQZB | For
subrights.prices.tax | TCUQZB | Tax
subrights.prices.market | TCUQZB | Market
subrights.prices.startDate | TCUQZB | From
subrights.prices.endDate | TCUQZB | Until
relatedEditions.audioAndLargePrint | TCUZB | Audio & Large Print
relatedEditions.audioAndLargePrint.bookFormat | TCUZB | Format
relatedEditions.audioAndLargePrint.isbn | TCUZB | ISBN
relatedEditions.audioAndLargePrint.title | TCUZB | Title
relatedEditions.audioAndLargePrint.onSale | TCUZB | On Sale
relatedEditions.audioAndLargePrint.release | TCUZB | Release
relatedEditions.audioAndLargePrint.price | TCUZB | Price
relatedEditions.audioAndLargePrint.canPrice | TCZB | Canadian Price
relatedEditions.audioAndLargePrint.selectionNo | TCUZB | Selection No.
relatedEditions.audioAndLargePrint.presenter | TCUZB | Read by
relatedEditions.audioAndLargePrint.noOfCassCds | TCUZB | Discs
relatedEditions.audioAndLargePrint.tapeLength | TCUZB | Running Time
relatedEditions.audioAndLargePrint.cartonQty | TCUZB | Carton Qty
relatedEditions.audioAndLargePrint.trim | TCUZB | Trim
relatedEditions.audioAndLargePrint.pageCount | TCUZB | Pages
relatedEditions.audioAndLargePrint.upc | TCZB | UPC
relatedEditions.otherWorks | TCUZB | Other Works
sales.titleTrack | TCUQB | Title Track
sales.titleTrack.title | TCUQB | Title
sales.titleTrack.source | TCUQB | Source
sales.titleTrack.author | TCUQB | Author
sales.titleTrack.isbn | TCUQB | ISBN
sales.titleTrack.saleDate | TCUQB | On Sale
sales.titleTrack.format | TCUQB | Format
sales.titleTrack.smCode | TCUQB | S&M Code
sales.titleTrack.price | TCUQB | Price
sales.titleTrack.priceCad | TCQB | Price CAD
sales.titleTrack.ltdGross | TCUQB | LTD Gross
sales.titleTrack.ltdNet | TCUQB | LTD Net
sales.titleTrack.sellThru | TCUQB | Sell-through
sales.titleTrack.totalInPrint | TCUQB | Total in Print
sales.competitive | TCUQB | Competitive Titles
sales.hccpTitleTrack | Z | Title Track
sales.hccpCompetitive | Z | Competitive Titles
quotes.quotations | TCUB | Quotes
quotes.quotations.linkName | TCUB | Who
quotes.quotations.quote | TCUB | Quote
quotes.quotations.source | TCUB | Source
quotes.quotations.title | TCUB | Of
quotes.harlequinQuotes | Q | Quotes
quotes.hccpQuotes | Z | Quotes
awards.bestsellers | TCUZB | Bestseller Lists
awards.hccpAwards | Z | Awards
awards.authorAwards | TCUB | Author Awards
awards.artistAwards | TCUB | Artist Awards
coopData.coopContracts | TCUQZB | Co-Op Contracts
coopData.coopContracts.marketType | TCUQZB | Market Type
coopData.coopContracts.subType | TCUQZB | Sub Type
coopData.coopContracts.datePromoStart | TCUQZB | Promotional Range
coopData.coopContracts.datePromoEnd | TCUQZB | End
coopData.coopContracts.contractDesc | TCUQZB | Contract
coopData.coopContracts.customerName | TCUQZB | Customer
coopData.coopContracts.coopAmount | TCUQZB | Co-Op Amount
coopData.retailPlacements | TCUQZB | Retail Placements
coopData.retailPlacements.isbn | TCUQZB | ISBN
coopData.retailPlacements.accountName | TCUQZB | Account
coopData.retailPlacements.promoType | TCUQZB | Promo Type
coopData.retailPlacements.placementDescription | TCUQZB | Placement
coopData.retailPlacements.promoStartDate | TCUQZB | Promotional Range
coopData.retailPlacements.promoEndDate | TCUQZB | End
contracts.splits | TCUQZB | Splits
contracts.splits.subrightCodeValue | TCUQZB | Subright
contracts.splits.splitSelectIdentifier | TCUQZB | Split
contracts.splits.stdSplit | TCUQZB | Standard Split
contracts.splits.approvalConsultation | TCUQZB | Approval / Consultation
contracts.splits.participantName | TCUQZB | Participant
contracts.agents | TCUQZB | Agents
contracts.agents.participantName | TCUQZB | Participant
contracts.agents.participantRole | TCUQZB | Role
contracts.agents.participantAgent | TCUQZB | Agent
contracts.agents.agencyName | TCUQZB | Agency
contracts.msDueByContract | TCUQZB | Manuscript Due by Contract
contracts.msExpectedByEditor | TCUQZB | Manuscript Expected by Editor
contracts.textMsToCeExp | TCUQZB | Manuscript to Copy-editor, Expected
contracts.textMsToCeAct | TCUQZB | Manuscript to Copy-editor, Actual
contracts.purchasePackager | TCUQZB | Packager
contracts.purchaseType | TCUQZB | Purchase Type
contracts.purchaseQty | TCUQZB | Purchase Quantity
contracts.purchaseDateDue | TCUQZB | Purchase Due
contracts.purchaseMechanicalDateDue | TCUQZB | Mechanicals Due
contracts.specialPublicityRequirements | TCUQZB | Special Publicity Requirements`;

const golden = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [path = '', shown = '', label = '', others = ''] = line.split(' | ');
      const overrides = others.split(', ').map((one): [string, string] => [one[0] ?? '', one.slice(3)]);
      return [path, { shown, label, overrides: new Map(overrides) }];
    }),
);

/** The path of the line for a field. */
export const goldenPath = (path: string) =>
  path.replace('.otherWorks.', '.audioAndLargePrint.').replace('.competitive.', '.titleTrack.');

/** @returns whether a layout shows a section or field, with its label; undefined for a path that is not in the table */
export function goldenField(path: string, layout: string): { isShown: boolean; label: string } | undefined {
  const found = golden.get(goldenPath(path));
  return found && { isShown: found.shown.includes(layout), label: found.overrides.get(layout) ?? found.label };
}

/** Paths of all sections and fields. */
export const goldenPaths: readonly string[] = [...golden.keys()];
