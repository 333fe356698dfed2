/** The sections Related to Contracts of the golden sheet, in the form of golden-sheet.ts. */
export const listLines = `
relatedEditions | TCUZB | Related
relatedEditions.audioAndLargePrint | TCUZB | Audio & Large Print
relatedEditions.audioAndLargePrint.bookFormat | TCUZB | Format | Audio CD Library Edition | *
relatedEditions.audioAndLargePrint.isbn | TCUZB | ISBN | "9791090636217" | *
relatedEditions.audioAndLargePrint.title | TCUZB | Title | The Golden Sheet Read Aloud | *
relatedEditions.audioAndLargePrint.relation | TCUZB | Relation | Shares content with | *
relatedEditions.audioAndLargePrint.onSale | TCUZB | On Sale | 2031-07-08T00:00:00 | 7/8/2031
relatedEditions.audioAndLargePrint.release | TCUZB | Release | 2031-06-28T00:00:00 | 6/28/2031
relatedEditions.audioAndLargePrint.price | TCUZB | Price | 39.5 | $39.50; U: £39.50
relatedEditions.audioAndLargePrint.canPrice | TCZB | Canadian Price | 47.75 | CA$47.75
relatedEditions.audioAndLargePrint.selectionNo | TCUZB | Selection No. | SEL-301 | *
relatedEditions.audioAndLargePrint.presenter | TCUZB | Read by | Marchbanks, Idris | Idris Marchbanks
relatedEditions.audioAndLargePrint.noOfCassCds | TCUZB | Discs | 14 | *
relatedEditions.audioAndLargePrint.tapeLength | TCUZB | Running Time | 16:20 | *
relatedEditions.audioAndLargePrint.cartonQty | TCUZB | Carton Qty | 36 | *
relatedEditions.audioAndLargePrint.trim | TCUZB | Trim | 5.5 x 5 | *
relatedEditions.audioAndLargePrint.pageCount | TCUZB | Pages | 2 | *
relatedEditions.audioAndLargePrint.upc | TCZB | UPC | "076714500222" | *
relatedEditions.otherWorks | TCUZB | Other Works
relatedEditions.otherWorks.bookFormat | TCUZB | Format | Board Book | *
relatedEditions.otherWorks.isbn | TCUZB | ISBN | "9791090636224" | *
relatedEditions.otherWorks.title | TCUZB | Title | The Silver Sheet | *
relatedEditions.otherWorks.relation | TCUZB | Relation | Similar | *
relatedEditions.otherWorks.onSale | TCUZB | On Sale | 2029-08-09T00:00:00 | 8/9/2029
relatedEditions.otherWorks.release | TCUZB | Release | 2029-07-30T00:00:00 | 7/30/2029
relatedEditions.otherWorks.price | TCUZB | Price | 11.25 | $11.25; U: £11.25
relatedEditions.otherWorks.canPrice | TCZB | Canadian Price | 15.35 | CA$15.35
relatedEditions.otherWorks.selectionNo | TCUZB | Selection No. | SEL-402 | *
relatedEditions.otherWorks.presenter | TCUZB | Read by | Nesbitt, Oriel | Oriel Nesbitt
relatedEditions.otherWorks.noOfCassCds | TCUZB | Discs | 6 | *
relatedEditions.otherWorks.tapeLength | TCUZB | Running Time | 07:05 | *
relatedEditions.otherWorks.cartonQty | TCUZB | Carton Qty | 48 | *
relatedEditions.otherWorks.trim | TCUZB | Trim | 7 x 7.5 | *
relatedEditions.otherWorks.pageCount | TCUZB | Pages | 1032 | 1,032
relatedEditions.otherWorks.upc | TCZB | UPC | "076714500333" | *
sales | TCUQZB | Sales
sales.titleTrack | TCUQB | Title Track
sales.titleTrack.title | TCUQB | Title | The Bronze Sheet | Model title The Bronze Sheet
sales.titleTrack.source | TCUQB | Source | Harbour House | *
sales.titleTrack.author | TCUQB | Author | Pemberton, Lucan | Lucan Pemberton
sales.titleTrack.isbn | TCUQB | ISBN | "9791090636231" | *
sales.titleTrack.saleDate | TCUQB | On Sale | 2028-09-12T00:00:00 | 9/12/2028
sales.titleTrack.format | TCUQB | Format | Deckle-edge Hardcover | *
sales.titleTrack.smCode | TCUQB | S&M Code | AV - On Pallet 5 | *
sales.titleTrack.price | TCUQB | Price | 27.4 | $27.40; U: £27.40
sales.titleTrack.priceCad | TCQB | Price CAD | 34.6 | CA$34.60
sales.titleTrack.ltdGross | TCUQB | LTD Gross | 4000 | 4,000
sales.titleTrack.ltdNet | TCUQB | LTD Net | 3100 | 3,100
sales.titleTrack.sellThru | TCUQB | Sell-through | 77.5 | 77.50%
sales.titleTrack.totalInPrint | TCUQB | Total in Print | 5600 | 5,600
sales.titleTrack.isModel | - | Model | true | -
sales.competitive | TCUQB | Competitive Titles
sales.competitive.title | TCUQB | Title | The Copper Sheet | *
sales.competitive.source | TCUQB | Source | Rival & Sons | *
sales.competitive.author | TCUQB | Author | Quarrington, Sybil | Sybil Quarrington
sales.competitive.isbn | TCUQB | ISBN | "9791090636248" | *
sales.competitive.saleDate | TCUQB | On Sale | 2027-10-13T00:00:00 | 10/13/2027
sales.competitive.format | TCUQB | Format | Rack Paperback | *
sales.competitive.smCode | TCUQB | S&M Code | UN - Gone to Sea | *
sales.competitive.price | TCUQB | Price | 8.15 | $8.15; U: £8.15
sales.competitive.priceCad | TCQB | Price CAD | 10.65 | CA$10.65
sales.competitive.ltdGross | TCUQB | LTD Gross | 2500 | 2,500
sales.competitive.ltdNet | TCUQB | LTD Net | 1550 | 1,550
sales.competitive.sellThru | TCUQB | Sell-through | 62 | 62.00%
sales.competitive.totalInPrint | TCUQB | Total in Print | 6700 | 6,700
sales.competitive.isModel | - | Model | false | -
sales.hccpTitleTrack | Z | Title Track | <p>Sold well at Easter.</p> | Sold well at Easter.
sales.hccpCompetitive | Z | Competitive Titles | <p>Competes with study Bibles.</p> | Competes with study Bibles.
quotes | TCUQZB | Quotes
quotes.quotations | TCUB | Quotes
quotes.quotations.linkId | - | Link Id | 771 | -
quotes.quotations.linkName | TCUB | Who | Reginald Tench | -
quotes.quotations.quote | TCUB | Quote | <p>I could smell the sea.</p> | -
quotes.quotations.source | TCUB | Source | The Gull Gazette | -
quotes.quotations.title | TCUB | Of | An Earlier Sheet | -
quotes.quotations:item | TCUB | | | I could smell the sea. Reginald Tench, The Gull Gazette, An Earlier Sheet
quotes.harlequinQuotes | Q | Quotes | ["<i>My heart was lost at sea.</i>"] | My heart was lost at sea.
quotes.hccpQuotes | Z | Quotes | ["<i>A lamp unto my feet.</i>"] | A lamp unto my feet.
awards | TCUZB | Awards
awards.bestsellers | TCUZB | Bestseller Lists | ["Harbour List, 4, 5/2031"] | Harbour List, 4, 5/2031
awards.hccpAwards | Z | Awards | <p>Christian Shore Prize</p> | Christian Shore Prize
awards.authorAwards | TCUB | Author Awards | <p>Golden Anchor 2030</p> | Golden Anchor 2030
awards.artistAwards | TCUB | Artist Awards | <p>Silver Brush 2029</p> | Silver Brush 2029
coopData | Q | Coop
coopData.coopContracts | TCUQB | Co-Op Contracts
coopData.coopContracts.marketType | TCUQB | Market Type | Mass market chains | *
coopData.coopContracts.subType | TCUQB | Sub Type | End cap | *
coopData.coopContracts.datePromoStart | TCUQB | Promotional Range | 2031-08-01T00:00:00 | 8/1/2031 - 8/31/2031
coopData.coopContracts.datePromoEnd | TCUQB | End | 2031-08-31T00:00:00 | -
coopData.coopContracts.contractDesc | TCUQB | Contract | Contract of the coast | *
coopData.coopContracts.customerName | TCUQB | Customer | Seaside Books | *
coopData.coopContracts.coopAmount | TCUQB | Co-Op Amount | 1500.75 | $1,500.75; U: £1,500.75
coopData.retailPlacements | TCUQB | Retail Placements
coopData.retailPlacements.isbn | TCUQB | ISBN | "9780000000202" | *
coopData.retailPlacements.accountName | TCUQB | Account | Cliffside Stores | *
coopData.retailPlacements.promoType | TCUQB | Promo Type | Front table | *
coopData.retailPlacements.placementDescription | TCUQB | Placement | By the door | *
coopData.retailPlacements.promoStartDate | TCUQB | Promotional Range | 2031-09-02T00:00:00 | 9/2/2031 - 9/29/2031
coopData.retailPlacements.promoEndDate | TCUQB | End | 2031-09-29T00:00:00 | -
contracts | QZ | Contracts
contracts.splits | TCUQZB | Splits
contracts.splits.subrightCodeValue | TCUQZB | Subright | First serial | *
contracts.splits.splitSelectIdentifier | TCUQZB | Split | Split S5 | *
contracts.splits.stdSplit | TCUQZB | Standard Split | 65/35 | *
contracts.splits.approvalConsultation | TCUQZB | Approval / Consultation | Consultation only | *
contracts.splits.participantName | TCUQZB | Participant | Radnor, Elspeth | Elspeth Radnor
contracts.agents | TCUQZB | Agents
contracts.agents.participantName | TCUQZB | Participant | Selwyn, Crispin | Crispin Selwyn
contracts.agents.participantRole | TCUQZB | Role | Proprietor | *
contracts.agents.participantAgent | TCUQZB | Agent | Thackray, Imogen | Imogen Thackray
contracts.agents.agencyName | TCUQZB | Agency | Undertow Agency | *
contracts.msDueByContract | TCUQZB | Manuscript Due by Contract | 2029-01-15T00:00:00 | 01/15/2029
contracts.msExpectedByEditor | TCUQZB | Manuscript Expected by Editor | 2029-02-16T00:00:00 | 02/16/2029
contracts.textMsToCeExp | TCUQZB | Manuscript to Copy-editor, Expected | 2029-03-17T00:00:00 | 03/17/2029
contracts.textMsToCeAct | TCUQZB | Manuscript to Copy-editor, Actual | 2029-04-18T00:00:00 | 04/18/2029
contracts.purchasePackager | TCUQZB | Packager | Vellum Packagers | *
contracts.purchaseType | TCUQZB | Purchase Type | Work for hire | *
contracts.purchaseQty | TCUQZB | Purchase Quantity | 12500 | 12,500
contracts.purchaseDateDue | TCUQZB | Purchase Due | 2029-05-19T00:00:00 | 05/19/2029
contracts.purchaseMechanicalDateDue | TCUQZB | Mechanicals Due | 2029-06-20T00:00:00 | 06/20/2029
contracts.specialPublicityRequirements | TCUQZB | Special Publicity Requirements | Two weeks on the road. | *
`;
