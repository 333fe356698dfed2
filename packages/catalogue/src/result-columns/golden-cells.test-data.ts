/*
 * The fields of power search results (G-88), written by hand: name | label | field of the title with the cell's value.
 * `bisac 1` is the description of the first BISAC code, `code bisac 1` the code itself; `all award` are the descriptions
 * of all its awards, `joined award` the same as one text; `none`: the values of the title are no codes or dates that the
 * column shows.
 */

/** Edition and supply, the same in all three. */
const supplyCells = `PUBLISHER | Publisher | bar.publisher
EDITION_NUMBER | Edition Number | bar.editionNumber
EDITION_STATEMENT | Edition | bar.editionStatement
EDITION_TYPE | Edition Type | bar.editionTypes
WEIGHT | Weight | bar.weight
THICKNESS | Thickness | bar.thickness
SUPPLIER | Supplier | subrights.supply.supplier
MARKET_STATUS | Market Status | none
RETURNS | Returns | subrights.supply.returns
DISCOUNT_CODE | Discount Code | subrights.prices.discount
MINIMUM_ORDER | Minimum Order | subrights.supply.minimumOrder
SALES_RESTRICTION | Sales Restriction | subrights.salesRestrictions.restriction
PARTS_OF_COUNTRIES | Parts of Countries | subrights.partsOfCountries
RELATED_PRODUCTS | Related Products | related
PUBLIC_ANNOUNCEMENT_DATE | Public Announcement | none
TRADE_ANNOUNCEMENT_DATE | Trade Announcement | none
FIRST_PUBLICATION_DATE | First Published | none
LAST_REPRINT_DATE | Last Reprint | none
OUT_OF_PRINT_DATE | Out of Print Date | none
REVIEW_EMBARGO_DATE | Review Embargo | none
TAGS | Tags | tags
NOTES | Notes | notes`;

export const harperCollinsCells = `
ISBN | ISBN | bar.isbn
TITLE | Title | bar.title
COMPANY | Company | bar.companyCode
ISBN_10 | ISBN-10 | bar.isbn10
LONG_SUBTITLE | Subtitle | bar.longSubtitle
AUTHOR_1 | Author | bar.author1
AUTHOR_2 | Illustrator/Author 2 | bar.author2
SERIES_NAME | Series | bar.seriesName
VOLUME_NUMBER | Volume Number | bar.volumeNumber
REISSUE_NO | Reissue No. | bar.reissueNo
SALESMARKETINGCODE | Sales & Marketing Code | bar.salesMarketingCode
PRINT_OR_DIGITAL | Print or Digital | stored.printOrDigital
SUBFORMAT | Subformat | stored.subformat
DIGITAL_FORMAT_SUBFORMAT | Digital Format/Subformat | stored.subformat
CAS_BUSINESS_UNIT | Business Group | bar.casBusinessUnit
DIVISION_VALUE | Division | bar.divisionDesc
CATEGORY_VALUE | Category | bar.categoryDesc
FORMAT_VALUE | Format | bar.formatDesc
IMPRINT_VALUE | Imprint | bar.imprintDesc
EDITORIAL_CATEGORY | Editorial Category | bar.editorialCategoryDesc
EDITORIAL_IMPRINT | Editorial Imprint | bar.editorialImprintDesc
BISAC_1 | BISAC 1 | bar.category
BISAC_2 | BISAC 2 | bar.category2
BISAC_3 | BISAC 3 | bar.category3
PAGE_COUNT | Page Count | bar.pageCount
TRIM_SIZE | Trim Size | bar.trimSize
CARTON_QTY | Carton Qty | bar.booksPerCarton
UPC | UPC | bar.upc
EAN | EAN | bar.ean
RELEASE_DATE | Release Date | bar.releaseDate
ON_SALE_DATE | On Sale Date | bar.onSaleDate
PUB_DATE | Pub Date | bar.pubDate
BOUND_BOOK_DATE | Bound Book Date | bar.boundBookDate
PUB_SEASON | Pub Season | bar.pubSeason
PUB_YEAR | Pub Year | bar.pubYear
PRICE | Price | bar.price
CANADIAN_PRICE | Canadian Price | bar.canadianPrice
EBAGENCY | Agency Price | bar.ebAgencyPrice
EBLIBRARY | Library Price | bar.ebLibraryPrice
PRICES | All Prices | prices
${supplyCells}
MARKETING_DIRECTOR | Marketing Director | marketing.director
MARKETING_DIRECTOR_2 | Marketing Director 2 | marketing.director2
PUBLICIST | Publicist | publicity.publicist
KEYNOTE | Keynote | editorial.keynote
TAGLINE | Tagline | marketing.tagline
MARKETING_SUBJECT | Marketing Subject | all marketingSubject
PROMO_PERIOD | Promo Period | all promoPeriod
ACADEMIC_SUBJECT | Academic Subject | all academicSubject
AWARDS | Awards | all award otherAward
KEYWORDS | Keywords | marketing.keywords
FIRST_PRINT_ANNOUNCED | Ann. First Print | bar.firstPrintAnnounced
AVAIL_STOCK | Available Stock | stored.availStock
LTD_GROSS | LTD Gross | stored.ltdGross
LTD_RETURNS | LTD Returns | stored.ltdReturns
LTD_NET | LTD Net | stored.ltdNet
SELL_THROUGH | Sell-through | LTD net of gross
EDITOR_1 | Editor | editorial.editor
PRODUCTION_MANAGER | Production Manager | editorial.productionManager
PRODUCTION_EDITOR | Production Editor | editorial.productionEditor
DESIGNER | Designer | editorial.designer
MS_DUE_BY_CONTRACT | MS Due by Contract | contracts.msDueByContract
MS_EXPECTED_BY_EDITOR | MS Expected by Editor | contracts.msExpectedByEditor
TEXT_MS_TO_CE_EXP | Text MS to CE (Expected) | contracts.textMsToCeExp
TEXT_MS_TO_CE_ACT | Text MS to CE (Actual) | contracts.textMsToCeAct
BOUND_GALLEY_DATE | Bound Galley Date | stored.boundGalleyDate
ONIX_DATE | ONIX Date | bar.onixDate
EXCLUDED_FROM_ONIX | Excluded from ONIX | bar.excludedFromONIX
COMPLIANCETEXT | Compliance | stored.complianceText
LOWER_AGE | Lower Age | bar.lowerAge
UPPER_AGE | Upper Age | bar.upperAge
READING_LEVEL | Reading Level | bar.readingLevel
TERRITORY_CODE | Territory Code | subrights.currentTerritoryCode
ORIGINAL_TERRITORY_CODE | Original Territory Code | subrights.originalTerritoryCode
SELLING_TERRITORIES | Selling Territories | subrights.sellingTerritoriesList
GRANTED_LANGUAGES | Granted Languages | subrights.grantedLanguages
PRODUCT_LANGUAGE | Product Language | subrights.productLanguage
ILLUSTRATION_NOTE | Illustration Note | bar.illustrationNote
READER | Reader | bar.reader
TAPE_COUNT | Tape/CD Count | bar.tapecount
TAPE_LENGTH | Tape/CD Length | bar.tapelength
PRODINDEX | Index | bar.prodindex`;

export const hqnaCells = `
isbn | ISBN | bar.isbn
title | Title | bar.title
ISBN_10 | ISBN-10 | bar.isbn10
Retailer_Version | Retailer Version | bar.retailerVersion
Promotional_Subtitle | Promotional Subtitle | bar.longSubtitle
author | Author | bar.author1
connectionName | Connected Series | bar.miniSeriesName
Series_Number | Series Number | bar.volumeNumber
Product_Line_Name | Product Line | bar.editorialImprintDesc
snMCode | Sales & Marketing Code | bar.salesMarketingCode
format | Format | bar.formatDesc
srP5 | SRP5 | bar.formatDescSRP5
imprint | Imprint | bar.imprintDesc
spineCategory | Spine Category | bar.categoryDesc
Bisac_1 | BISAC 1 | bisac 1
Bisac_2 | BISAC 2 | bisac 2
Bisac_3 | BISAC 3 | bisac 3
Bisac_4 | BISAC 4 | bisac 4
Bisac_1_Code | BISAC 1 Code | code bisac 1
Bisac_2_Code | BISAC 2 Code | code bisac 2
Bisac_3_Code | BISAC 3 Code | code bisac 3
Bisac_4_Code | BISAC 4 Code | code bisac 4
cartonQuantity | Carton Quantity | bar.booksPerCarton
upc | UPC | bar.upc
ean | EAN | bar.ean
releaseDate.JDEReleaseDate | Release Date | bar.releaseDate
onSaleDate | On Sale Date | bar.onSaleDate
pubDate | Pub Date | bar.pubDate
Bound_Galley_Date | Bound Galley Date | stored.boundGalleyDate
MS_Due_by_Contract | MS Due by Contract | contracts.msDueByContract
PubSeason_Desc | Pub Season | bar.pubSeason
seasonYear | Season Year | bar.pubYear
prices.USD | Price | bar.price
prices.CAD | CA Price | bar.canadianPrice
Agency_Price | Agency Price | bar.ebAgencyPrice
Agency_Price_CAD | Agency Price (CAD) | stored.agencyPriceCad
Library_Price | Library Price | bar.ebLibraryPrice
Library_Price_CAD | Library Price (CAD) | stored.libraryPriceCad
All_Prices | All Prices | prices
marketingDirectors | Marketing Manager | marketing.director
publicist | Publicist | publicity.publicist
Publicist2 | Publicist 2 | publicity.publicist2
Marketing_Subject | Marketing Subject | joined marketingSubject
Promo_Period | Promo Period | joined promoPeriod
keywords | Keywords | marketing.keywords
onixAuthorBio | Author Bio | editorial.authorBio
backCoverCopy | Back Cover Copy | stored.backCoverCopy
Audio_Launch_Script | Audio Launch Script | editorial.edAuScript
Author_Residence | Author Residence | editorial.authorResidence
${supplyCells}
LTD_NET | LTD Net | stored.ltdNet
TITAN_street_run | TITAN Street Run | stored.titanStreetRun
From_Age | From Age | bar.lowerAge
To_Age | To Age | bar.upperAge
sellingTerritories | Selling Territories | subrights.sellingTerritoriesList`;

export const hccpCells = `
ISBN | ISBN | bar.isbn
TITLE | Title | bar.title
ISBN_10 | ISBN-10 | bar.isbn10
SUBTITLE | Subtitle | bar.longSubtitle
AUTHOR | Author | bar.author1
AUTHOR_2 | Author 2 | bar.author2
SERIES | Series | bar.seriesName
VOLUME_NUMBER | Volume Number | bar.volumeNumber
ANSWER_CODE | Answer Code | bar.answerCode
EDITOR | Editor | editorial.editor
PAGE_COUNT | Page Count | bar.pageCount
TRIM_SIZE | Trim Size | bar.trimSize
CARTON_QTY | Carton Qty | bar.booksPerCarton
UPC | UPC | bar.upc
EAN | EAN | bar.ean
AVAIL_STOCK | Available Stock | stored.availStock
LTD_NET | LTD Net | stored.ltdNet
PUBLICATION_DATE | Publication Date | bar.pubDate
ON_SALE_DATE | On Sale Date | bar.onSaleDate
RELEASE_DATE | Release Date | bar.releaseDate
CONFERENCE_DATE | Conference Date | bar.hccpSalesConfDate
NAC_DATE | NAC Date | bar.hccpNACDate
BOUND_BOOK_DATE | Bound Book Date | bar.boundBookDate
PRICE | Price | bar.price
CANADIAN_PRICE | Canadian Price | bar.canadianPrice
AGENCY_PRICE | Agency Price | bar.ebAgencyPrice
LIBRARY_PRICE | Library Price | bar.ebLibraryPrice
PRICES | All Prices | prices
DIVISION | Division | bar.divisionDesc
CATEGORY | Category | bar.categoryDesc
FORMAT | Format | bar.formatDesc
IMPRINT | Imprint | bar.imprintDesc
BISAC_1 | BISAC 1 | bar.category
BISAC_2 | BISAC 2 | bar.category2
BISAC_3 | BISAC 3 | bar.category3
LANGUAGE | Language | language 1
${supplyCells}
BIBLE_TRANSLATION | Bible Translation | bar.bibleTranslation
RED_LETTER | Red Letter | bar.redLetter
THUMB_INDEXED | Thumb-Indexed | bar.thumbIndexed
FONT_SIZE | Font Size | bar.fontSize
RIBBON | Ribbon | bar.ribbon
FORMAT_COLOR | Format Color | bar.formatColor
FORMAT_OPTION | Format Option | bar.formatOption
MARKETING_DIRECTOR | Marketing Director | marketing.director
PUBLICIST | Publicist | publicity.publicist
KEYNOTE | Keynote | editorial.keynote
TAGLINE | Tagline | editorial.tagline
AWARDS | Awards | all award otherAward
KEYWORDS | Keywords | marketing.keywords
RETAILER_DESCRIPTION | Retailer Description | editorial.onixRetailerDescription
AUTHOR_BIO | Author Bio | editorial.authorBio
SELLING_TERRITORIES | Selling Territories | subrights.sellingTerritoriesList`;
