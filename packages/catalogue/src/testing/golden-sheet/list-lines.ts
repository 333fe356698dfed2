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
relatedEditions.otherFormats | TCUZB | Other Formats
relatedEditions.otherFormats.bookFormat | TCUZB | Format | Stitched Paperback | *
relatedEditions.otherFormats.isbn | TCUZB | ISBN | "9791090636507" | *
relatedEditions.otherFormats.title | TCUZB | Title | The Golden Sheet in Paper | *
relatedEditions.otherFormats.relation | TCUZB | Relation | Alternative format | *
relatedEditions.otherFormats.onSale | TCUZB | On Sale | 2031-03-04T00:00:00 | 3/4/2031
relatedEditions.otherFormats.release | TCUZB | Release | 2031-02-22T00:00:00 | 2/22/2031
relatedEditions.otherFormats.price | TCUZB | Price | 18.5 | $18.50; U: £18.50
relatedEditions.otherFormats.canPrice | TCZB | Canadian Price | 24.15 | CA$24.15
relatedEditions.otherFormats.selectionNo | TCUZB | Selection No. | SEL-511 | *
relatedEditions.otherFormats.presenter | TCUZB | Read by | Ashdown, Perrin | Perrin Ashdown
relatedEditions.otherFormats.noOfCassCds | TCUZB | Discs | 21 | *
relatedEditions.otherFormats.tapeLength | TCUZB | Running Time | 19:45 | *
relatedEditions.otherFormats.cartonQty | TCUZB | Carton Qty | 64 | *
relatedEditions.otherFormats.trim | TCUZB | Trim | 6 x 9.25 | *
relatedEditions.otherFormats.pageCount | TCUZB | Pages | 1204 | 1,204
relatedEditions.otherFormats.upc | TCZB | UPC | "076714500444" | *
relatedEditions.ebookOf | TCUZB | E-book of
relatedEditions.ebookOf.bookFormat | TCUZB | Format | Cloth over Boards | *
relatedEditions.ebookOf.isbn | TCUZB | ISBN | "9791090636514" | *
relatedEditions.ebookOf.title | TCUZB | Title | The Golden Sheet in Cloth | *
relatedEditions.ebookOf.relation | TCUZB | Relation | Based on print | *
relatedEditions.ebookOf.onSale | TCUZB | On Sale | 2030-10-01T00:00:00 | 10/1/2030
relatedEditions.ebookOf.release | TCUZB | Release | 2030-09-19T00:00:00 | 9/19/2030
relatedEditions.ebookOf.price | TCUZB | Price | 31.2 | $31.20; U: £31.20
relatedEditions.ebookOf.canPrice | TCZB | Canadian Price | 41.6 | CA$41.60
relatedEditions.ebookOf.selectionNo | TCUZB | Selection No. | SEL-522 | *
relatedEditions.ebookOf.presenter | TCUZB | Read by | Thistlewood, Una | Una Thistlewood
relatedEditions.ebookOf.noOfCassCds | TCUZB | Discs | 23 | *
relatedEditions.ebookOf.tapeLength | TCUZB | Running Time | 11:25 | *
relatedEditions.ebookOf.cartonQty | TCUZB | Carton Qty | 22 | *
relatedEditions.ebookOf.trim | TCUZB | Trim | 6.25 x 9 | *
relatedEditions.ebookOf.pageCount | TCUZB | Pages | 1408 | 1,408
relatedEditions.ebookOf.upc | TCZB | UPC | "076714500555" | *
relatedEditions.replaces | TCUZB | Replaces
relatedEditions.replaces.bookFormat | TCUZB | Format | Flexibound | *
relatedEditions.replaces.isbn | TCUZB | ISBN | "9791090636521" | *
relatedEditions.replaces.title | TCUZB | Title | The Golden Sheet, First Edition | *
relatedEditions.replaces.relation | TCUZB | Relation | Replaces | *
relatedEditions.replaces.onSale | TCUZB | On Sale | 2019-04-02T00:00:00 | 4/2/2019
relatedEditions.replaces.release | TCUZB | Release | 2019-03-21T00:00:00 | 3/21/2019
relatedEditions.replaces.price | TCUZB | Price | 15.45 | $15.45; U: £15.45
relatedEditions.replaces.canPrice | TCZB | Canadian Price | 20.65 | CA$20.65
relatedEditions.replaces.selectionNo | TCUZB | Selection No. | SEL-533 | *
relatedEditions.replaces.presenter | TCUZB | Read by | Okonjo, Blythe | Blythe Okonjo
relatedEditions.replaces.noOfCassCds | TCUZB | Discs | 29 | *
relatedEditions.replaces.tapeLength | TCUZB | Running Time | 13:35 | *
relatedEditions.replaces.cartonQty | TCUZB | Carton Qty | 26 | *
relatedEditions.replaces.trim | TCUZB | Trim | 5.75 x 8.5 | *
relatedEditions.replaces.pageCount | TCUZB | Pages | 1512 | 1,512
relatedEditions.replaces.upc | TCZB | UPC | "076714500666" | *
relatedEditions.replacedBy | TCUZB | Replaced by
relatedEditions.replacedBy.bookFormat | TCUZB | Format | Spiral Binding | *
relatedEditions.replacedBy.isbn | TCUZB | ISBN | "9791090636538" | *
relatedEditions.replacedBy.title | TCUZB | Title | The Golden Sheet, Third Edition | *
relatedEditions.replacedBy.relation | TCUZB | Relation | Replaced by | *
relatedEditions.replacedBy.onSale | TCUZB | On Sale | 2033-05-17T00:00:00 | 5/17/2033
relatedEditions.replacedBy.release | TCUZB | Release | 2033-05-06T00:00:00 | 5/6/2033
relatedEditions.replacedBy.price | TCUZB | Price | 44.35 | $44.35; U: £44.35
relatedEditions.replacedBy.canPrice | TCZB | Canadian Price | 58.95 | CA$58.95
relatedEditions.replacedBy.selectionNo | TCUZB | Selection No. | SEL-544 | *
relatedEditions.replacedBy.presenter | TCUZB | Read by | Valderrama, Sten | Sten Valderrama
relatedEditions.replacedBy.noOfCassCds | TCUZB | Discs | 27 | *
relatedEditions.replacedBy.tapeLength | TCUZB | Running Time | 17:55 | *
relatedEditions.replacedBy.cartonQty | TCUZB | Carton Qty | 28 | *
relatedEditions.replacedBy.trim | TCUZB | Trim | 8.25 x 10.5 | *
relatedEditions.replacedBy.pageCount | TCUZB | Pages | 1616 | 1,616
relatedEditions.replacedBy.upc | TCZB | UPC | "076714500777" | *
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
