/** The sections Editorial to Subrights of the golden sheet, in the form of golden-sheet.ts. */
export const textLines = `
editorial | TCUQZB | Editorial
editorial.editor | TCUQZB | Editor | Aubrey, Tamsin | Tamsin Aubrey
editorial.regionalEmphasis | TC | Regional Emphasis | Pacific Northwest | *
editorial.originalPublisher | TCUB | Original Publisher | Delfin Verlag | *
editorial.productionManager | TCUZB | Production Manager | Bexley, Orson | Orson Bexley
editorial.productionManager2 | TCB | Production Manager 2 | Cadwell, Petra | Petra Cadwell
editorial.productionEditor | TCUZB | Production Editor | Dunmore, Silas | Silas Dunmore
editorial.productionEditor2 | TCB | Production Editor 2 | Eastlake, Vera | Vera Eastlake
editorial.designer | TCUZB | Designer | Fairlie, Magnus | Magnus Fairlie
editorial.designer2 | TCB | Designer 2 | Garrick, Ottilie | Ottilie Garrick
editorial.keynote | TCUZB | Keynote | A keynote of salt and light. | *
editorial.tagline | QZ | Tagline | An editorial tagline of two hearts. | *
editorial.bookDescription | TCUQZB | Book Description | <p>The <b>description</b> of the book.</p> | The description of the book.
editorial.onixRetailerDescription | TCUQZB | Retailer Description | <p>What retailers are told.</p> | What retailers are told.
editorial.tableOfContents | TCUQZB | Table of Contents | <p>One: Ebb. Two: Flood.</p> | One: Ebb. Two: Flood.
editorial.excerpt | TCUQZB | Excerpt | <p>The lamp went out at four.</p> | The lamp went out at four.
editorial.authorBio | TCUQZB | Author Bio | <p>Mirabel keeps bees.</p> | Mirabel keeps bees.
editorial.authorId | TCUQZB | Author Photo | "90001" | Photo → #/downloadPhoto/90001
editorial.readerId | TCUQZB | Reader Photo | "90002" | Photo → #/downloadPhoto/90002
editorial.performerId | TCUQZB | Performer Photo | "90003" | Photo → #/downloadPhoto/90003
editorial.artistId | TCUZB | Artist Photo | "90004" | Photo → #/downloadPhoto/90004
editorial.artisInfo | TCUZB | Artist Bio | <p>Aldous paints harbours.</p> | Aldous paints harbours.
editorial.authorResidence | TCUQZB | Author Residence | Astoria, Oregon | *
editorial.authorHometown | TCUZB | Author Hometown | Duluth, Minnesota | *
editorial.artisResidence | TCUZB | Artist Residence | Bath, Maine | *
editorial.artisHometown | TCUZB | Artist Hometown | Galveston, Texas | *
editorial.people | TCUQZB | People
editorial.people.name | TCUQZB | Name | Winslow, Ferelith | Ferelith Winslow
editorial.people.role | TCUQZB | Role | Foreword by | *
editorial.people.biography | TCUQZB | Biography | <p>Ferelith sails alone.</p> | Ferelith sails alone.
editorial.people.roles | - | Role Codes | A23 | -
editorial.people.isCredited | - | Credited | false | -
editorial.internalSellPoints | TCUB | Internal Sell Points | <p>Sell points for the sales force.</p> | Sell points for the sales force.
editorial.sellPoints | TCUQZB | Sell Points | <p>Sell points for all.</p> | Sell points for all.
editorial.offPageKeywords | TCUQZB | Off-page Keywords | fog horn; keeper's log | *
editorial.edAuScript | TCUQZB | Editor's Audio Script | <p>Read the storm slowly.</p> | Read the storm slowly.
editorial.othOppurt | TCB | Other Opportunities | <p>Museum shops.</p> | Museum shops.
marketing | TCUQZB | Marketing
marketing.director | TCUQZB | Marketing Director; Q: Marketing Manager | Hargrave, Lionel | Lionel Hargrave
marketing.director2 | TCUB | Marketing Director 2 | Ibsen, Clotilde | Clotilde Ibsen
marketing.contact | TUQZ | Marketing Contact | marketing@golden.example | *
marketing.tagline | TCUB | Tagline | A marketing tagline of one storm. | *
marketing.audience | TCUZB | Audience | Readers of sea stories | *
marketing.advertising | TCUQZB | Advertising | <p>Advertised in print.</p> | Advertised in print.
marketing.wipAdverts | CB | Work-in-Progress Advertising | <p>Advertising in work.</p> | Advertising in work.
marketing.wipPrePubl | CB | Work-in-Progress Pre-publication | <p>Galleys in work.</p> | Galleys in work.
marketing.promotion | TCUQZB | Promotion | <p>Promoted at fairs.</p> | Promoted at fairs.
marketing.promoPeriods | TCQB | Promo Periods | Holiday, Summer | *
marketing.subjects | TCUQB | Marketing Subjects | Lighthouses, Weather | *
marketing.ctMktCampn | TUQZ | Marketing Campaign | <p>A campaign of postcards.</p> | A campaign of postcards.
marketing.wipPromo | CB | Work-in-Progress Promotion | <p>Promotion in work.</p> | Promotion in work.
marketing.educational | TCZB | Educational Marketing | <p>Teaching guide.</p> | Teaching guide.
marketing.wipEduMkt | CB | Work-in-Progress Educational Marketing | <p>Guide in work.</p> | Guide in work.
marketing.natMktCP | TUQZ | National Marketing | <p>A national campaign.</p> | A national campaign.
marketing.keywords | TCUQZB | Keywords | beacon, gale, cliff | *
marketing.inStoreMaterials | TCB | In-store Materials
marketing.inStoreMaterials.isbn | TCB | ISBN | "9780000000101" | *
marketing.inStoreMaterials.configuration | TCB | Configuration | Floor display of nine | *
marketing.inStoreMaterials.type | TCB | Type | Easel back | *
online | TCUZB | Online
online.onlineMember | TCUZB | Online Marketing | Jessop, Rowena | Rowena Jessop
online.onlineContact | TCUZB | Online Contact | online@golden.example | *
online.hasContactInfo | - | Has Contact | true | -
online.authorSocialMedia | TCUZB | Author on Social Media
online.authorSocialMedia.description | TCUZB | Network | Author Blog | -
online.authorSocialMedia.url | TCUZB | Address | https://author.example/blog | -
online.authorSocialMedia:link | TCUZB | | | Author Blog → https://author.example/blog
online.artistSocialMedia | TCUZB | Artist on Social Media
online.artistSocialMedia.description | TCUZB | Network | Artist Gallery | -
online.artistSocialMedia.url | TCUZB | Address | https://artist.example/gallery | -
online.artistSocialMedia:link | TCUZB | | | Artist Gallery → https://artist.example/gallery
online.authorPerksCount | TCUB | Author Perks | 13 | *
online.onlineMarketingCampaign | TCUZB | Online Marketing Campaign | <p>Banners on weather sites.</p> | Banners on weather sites.
online.notes | TCUZB | Online Notes
online.notes.startTime | TCUZB | Start | 2031-03-04T09:15:00 | 03/04/2031 9:15 AM
online.notes.endTime | TCUZB | End | 2031-03-05T18:45:00 | 03/05/2031 6:45 PM
online.notes.publication | TCUZB | Publication | Harbour Weekly Online | *
online.notes.retialAffiliate | TCUZB | Retail Affiliate | Booktown Affiliate | *
online.notes.promoDescription | TCUZB | Promotion | Chapter giveaway | *
online.notes.effectivenes | TCUZB | Effectiveness | Very high | *
publicity | TCUQZB | Publicity
publicity.publicist | TCUQZB | Publicist | Kestrel, Nadine | Nadine Kestrel
publicity.publicistContact | TCUQZB | Publicist Contact | 212-555-0141 | *
publicity.publicist2 | TCUQB | Publicist 2 | Lorimer, Jonas | Jonas Lorimer
publicity.publicistContact2 | TCUQB | Publicist 2 Contact | 212-555-0142 | *
publicity.speakersBureau | TCB | Speakers Bureau | Beacon Speakers | *
publicity.campaign | TCUQZB | Publicity Campaign | <p>Twelve cities.</p> | Twelve cities.
publicity.info | TCUQZB | Bookings
publicity.info.airDate | TCUQZB | Run Date | 2031-05-06T00:00:00 | -
publicity.info.vague | TCUQZB | Vague Date | Late May | -
publicity.info.callSign | TCUQZB | Call Sign | WGLD | -
publicity.info.showName | TCUQZB | Show | Morning Tide | -
publicity.info.bookingDesc | TCUQZB | Booking | Live interview | -
publicity.info.tourCity | TCUQZB | City | Portland | -
publicity.info.type | TCUQZB | Type | Radio | -
publicity.info.nat | TCUQZB | National | "0" | -
publicity.info.frontPage | TCUQZB | Front Page | "1" | -
publicity.info:mark | TCUQZB | | | Front page
publicity.info:runDate | TCUQZB | Run Date | | 5/6/2031
publicity.info:event | TCUQZB | Event | | WGLD/Morning Tide/Live interview
publicity.info:type | TCUQZB | Type | | Radio
publicity.info:city | TCUQZB | City | | Portland
subrights | TCUQZB | Subrights
subrights.originalTerritoryCode | TCUQB | Original Territory Code | OTC1 | *
subrights.currentTerritoryCode | TCUQB | Current Territory Code | CTC2 | *
subrights.grantedLanguages | TCUQB | Granted Languages | English, Danish | *
subrights.productLanguage | TCUQB | Product Language | Norwegian | *
subrights.hccpLanguageCode | Z | Language Code | NOB | *
subrights.sellingTerritoriesList | TCUQZB | Selling Territories | ["Iceland", "Faroe Islands"] | Iceland, Faroe Islands
subrights.notForSaleList | TCUQZB | Not for Sale | ["Greenland", "Norway"] | Greenland, Norway
subrights.partsOfCountries | TCUQZB | Parts of Countries | ["For sale: Québec, Canada"] | For sale: Québec, Canada
subrights.salesRestrictions | TCUQZB | Sales Restrictions
subrights.salesRestrictions.restriction | TCUQZB | Restriction | "04" | Exclusive to a retailer
subrights.salesRestrictions.outlets | TCUQZB | Outlets | Lantern Stores | *
subrights.salesRestrictions.note | TCUQZB | Note | Until the paperback | *
subrights.salesRestrictions.market | TCUQZB | Market | IE | Ireland
subrights.salesRestrictions.startDate | TCUQZB | From | 2031-06-09T00:00:00 | 6/9/2031
subrights.salesRestrictions.endDate | TCUQZB | Until | 2031-11-21T00:00:00 | 11/21/2031
subrights.rights | TCUQZB | Rights
subrights.rights.rights | TCUQZB | Rights | Film rights sold | *
subrights.rights.condate | TCUQZB | Contract Date | 2030-11-12T00:00:00 | 11/12/2030
subrights.rights.pubname | TCUQZB | Publisher | Meridian Pictures | *
subrights.prices | TCUQZB | Prices
subrights.prices.amount | TCUQZB | Amount | 1039.9 | 1,039.90
subrights.prices.currency | TCUQZB | Currency | AUD | *
subrights.prices.priceType | TCUQZB | Type | "02" | Retail, including tax
subrights.prices.qualifier | TCUQZB | For | "10" | Libraries
subrights.prices.minimumOrder | TCUQZB | Copies | 25 | 25 or more
subrights.prices.discount | TCUQZB | Discount Code | "02 STDX" | STDX
subrights.prices.tax | TCUQZB | Tax | 11% standard rate | *
subrights.prices.market | TCUQZB | Market | AU NZ | Australia, New Zealand
subrights.prices.startDate | TCUQZB | From | 2031-06-07T00:00:00 | 6/7/2031
subrights.prices.endDate | TCUQZB | Until | 2031-12-24T00:00:00 | 12/24/2031
subrights.prices.sender | TCUQZB | Sender | Harbour Distribution | *
subrights.supply | TCUQZB | Suppliers
subrights.supply.market | TCUQZB | Market | NZ | New Zealand
subrights.supply.marketStatus | TCUQZB | Market Status | "14" | Active, with market restrictions
subrights.supply.supplier | TCUQZB | Supplier | Kelp Distribution | *
subrights.supply.role | TCUQZB | Role | "05" | Sales agent
subrights.supply.availability | TCUQZB | Availability | "22" | To order
subrights.supply.returns | TCUQZB | Returns | "02 S" | Returnable, stripped covers
subrights.supply.minimumOrder | TCUQZB | Minimum Order | 12 | *
`;
