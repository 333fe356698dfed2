/** Fields of the title bar, in the form of golden-labels.test-data.ts. */
export const barLabelLines = `
bar.title | TCUQZB | Title
bar.longSubtitle | TCUQZB | Subtitle
bar.retailerVersion | Q | Retailer Version
bar.author1 | TCUQZB | Author
bar.author2 | TCUQZB | Author 2 | C: Illustrator / Author 2, B: Illustrator / Author 2
bar.translator | TCUB | Translator
bar.seriesName | TCUQZB | Series
bar.volumeNumber | TCUQZB | Volume
bar.furtherSeries | TCUQZB | Further Series
bar.publishingStatus | TCUQZB | Publishing Status
bar.availability | TCUQZB | Availability
bar.thema | TCUQZB | Thema
bar.bic | TCUQZB | BIC
bar.miniSeriesName | Q | Miniseries
bar.miniSeriesPubOrder | Q | Publishing Order
bar.miniSeriesTotalBook | Q | Titles in Miniseries
bar.reissueNo | TCUQZB | Reissue
bar.salesMarketingCode | TCUQB | Sales & Marketing Code
bar.answerCode | Z | Answer Code
bar.pubOnSpecialDay | TCUQZB | Special Release
bar.isbn | TCUQZB | ISBN
bar.isbn10 | TCUQZB | ISBN-10
bar.ean | TCUQZB | EAN
bar.upc | TCQZB | UPC
bar.category | TCUQZB | BISAC Category
bar.category2 | TCUQZB | Category 2
bar.category3 | TCUQZB | Category 3
bar.casBusinessUnit | TCB | Business Group
bar.divisionDesc | TCUZB | Division
bar.categoryDesc | TCUZB | Category
bar.formatDesc | TCUZB | Format
bar.formatDescSRP5 | Q | Format
bar.formatValue | TCUB | Format Value
bar.imprintDesc | TCUQZB | Imprint
bar.editorialImprintDesc | TCUQB | Editorial Imprint
bar.editorialCategoryDesc | TCUB | Editorial Category
bar.tap | TCUZB | TAP
bar.tar | TCUZB | TAR
bar.tac | TCUZB | TAC
bar.tas | TCUZB | TAS
bar.boundBookDate | TCUZB | Bound Book Date
bar.releaseDate | TCUQZB | Release Date
bar.onSaleDate | TCUQZB | On Sale Date
bar.pubDate | TCUQZB | Pub Date | Z: Publication Date
bar.hccpSalesConfDate | Z | Conference Date
bar.hccpNACDate | Z | NAC Date
bar.pubSeason | TCUQB | Pub Season
bar.pubYear | TCUQB | Pub Year | Q: Season Year
bar.price | TCUQZB | Price
bar.canadianPrice | TCQZB | Canadian Price
bar.ebAgencyPrice | TCUQZB | Agency Price
bar.ebLibraryPrice | TCUQZB | Library Price
bar.zeroPriceInd | TCUQZB | Zero Priced
bar.firstPrintAnnounced | TCUQB | Ann. First Print
bar.lowerAge | CUQB | Ages
bar.upperAge | CUQB | Ages to
bar.readingLevel | CB | Reading Level
bar.trimSize | TCUQZB | Trim Size
bar.pageCount | TCUQZB | Page Count
bar.booksPerCarton | TCUQZB | Books per Carton
bar.illustrationNote | TCUZB | Illustrations
bar.prodindex | TCUB | Index
bar.reader | TCUQZB | Reader
bar.tapecount | TCUQZB | Discs
bar.tapelength | TCUQZB | Running Time
bar.bibleTranslation | Z | Bible Translation
bar.redLetter | Z | Red Letter
bar.thumbIndexed | Z | Thumb-Indexed
bar.fontSize | Z | Font Size
bar.ribbon | Z | Ribbon
bar.formatColor | Z | Format Color
bar.formatOption | Z | Format Option
bar.excludedFromONIX | TCUZB | Excluded from ONIX
bar.exclusionDate | TCUZB | Exclusion Date
bar.removedExclusionDate | TCUZB | Exclusion Removed
bar.onixDate | TCUZB | ONIX Date
`;
