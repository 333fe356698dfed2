/*
 * The title bar of the golden sheet, in the form of golden-sheet.ts. `=` starts a place of the header: `words` are
 * shown without their labels, `facts` with them, and the others are groups with a heading.
 */
export const barLines = `
= words
bar.title | TCUQZB | Title | The Golden Sheet | *
bar.longSubtitle | TCUQZB | Subtitle | A Subtitle in Full | *
bar.salesMarketingCode:status | TCUQZB | | | Available - In Stock at Dock 9
= facts
bar.salesMarketingCode | TCUQB | Sales & Marketing Code | AV - In Stock at Dock 9 | AV
= words
bar.reissueNo | TCUQZB | Reissue | 3 | Reissue R3
bar.pubOnSpecialDay | TCUQZB | Special Release | S | Special Release
bar.zeroPriceInd | TCUQZB | Zero Priced | N | -
= facts
bar.isbn | TCUQZB | ISBN | "9791090636200" | *
bar.isbn10 | TCUQZB | ISBN-10 | "0061120081" | *
bar.ean | TCUQZB | EAN | "9791090636279" | *
bar.retailerVersion | Q | Retailer Version | Warehouse club edition | *
bar.author1 | TCUQZB | Author | Quillon, Mirabel | Mirabel Quillon
bar.author2 | TCUQZB | Author 2; CB: Illustrator / Author 2 | Sorrel, Aldous | Aldous Sorrel
bar.translator | TCUB | Translator | Ystad, Freja | Freja Ystad
bar.seriesName | TCUQZB | Series | Harbour Light Mysteries | *
bar.volumeNumber | TCUQZB | Volume | Vol 17 | *
bar.furtherSeries | TCUQZB | Further Series | ["Tidewater Omnibus (4)", "Lamp Readers"] | Tidewater Omnibus (4) · Lamp Readers
bar.miniSeriesName | Q | Miniseries | Brides of Bramblewick | *
bar.miniSeriesPubOrder | Q | Publishing Order | 41 | *
bar.miniSeriesTotalBook | Q | Titles in Miniseries | 52 | *
bar.answerCode | Z | Answer Code | ZANS7 | *
bar.publishingStatus | TCUQZB | Publishing Status | "07" | Out of print (contradicts Available)
bar.availability | TCUQZB | Availability | "46" | Withdrawn from sale (contradicts Available)
bar.category | TCUQZB | BISAC Category | FICTION / Sea Stories|##FICTION / Lighthouses | FICTION / Lighthouses · FICTION / Sea Stories
bar.category2 | TCUQZB | Category 2 | HISTORY / Maritime | *
bar.category3 | TCUQZB | Category 3 | TRAVEL / Coasts | *
bar.thema | TCUQZB | Thema | ["FBAN Sea tales", "1KBB Coasts of the USA"] | FBAN Sea tales · 1KBB Coasts of the USA
bar.bic | TCUQZB | BIC | ["FA Fiction of the sea"] | FA Fiction of the sea
= Numbers
bar.upc | TCQZB | UPC | "076714500123" | *
= Prices
bar.price | TCUQZB | Price | 21.95 | $21.95; U: £21.95
bar.canadianPrice | TCQZB | Canadian Price | 28.5 | CA$28.50
bar.ebAgencyPrice | TCUQZB | Agency Price | 13.99 | $13.99; U: £13.99
bar.ebLibraryPrice | TCUQZB | Library Price | 64.25 | $64.25; U: £64.25
= Dates
bar.boundBookDate | TCUZB | Bound Book Date | 2031-01-07T00:00:00 | 01/07/2031
bar.releaseDate | TCUQZB | Release Date | 2031-02-11T00:00:00 | 02/11/2031
bar.onSaleDate | TCUQZB | On Sale Date | 2031-03-18T00:00:00 | 03/18/2031
bar.pubDate | TCUQZB | Pub Date; Z: Publication Date | 2031-04-22T00:00:00 | 04/22/2031
bar.hccpSalesConfDate | Z | Conference Date | 2030-09-05T00:00:00 | 09/05/2030
bar.hccpNACDate | Z | NAC Date | 2030-10-09T00:00:00 | 10/09/2030
bar.pubSeason | TCUQB | Pub Season | SPR31 | *
bar.pubYear | TCUQB | Pub Year; Q: Season Year | 2032 | *
bar.furtherDates | TCUQZB | Further Dates | ["11 1995", "12 2024-03", "23 2031-05-06"] | First published 1995 · Last reprint March 2024 · Review embargo 05/06/2031
= Classification
bar.casBusinessUnit | TCB | Business Group | GBU4 | *
bar.divisionDesc | TCUZB | Division | Beacon Division | Beacon Division (ZN)
bar.categoryDesc | TCUZB | Category | Compass Category | Compass Category (BI)
bar.formatDesc | TCUZB | Format | Quarto Format | Quarto Format (TACQ)
bar.formatDescSRP5 | Q | Format | Pocket SRP5 Format | *
bar.formatValue | TCUB | Format Value | Format Value 88 | *
bar.imprintDesc | TCUQZB | Imprint | Driftwood Imprint | Driftwood Imprint (TASD); Q: Driftwood Imprint
bar.publisher | TCUQZB | Publisher | Headland Publishing | *
bar.editorialImprintDesc | TCUQB | Editorial Imprint | Estuary Editorial Imprint | *
bar.editorialCategoryDesc | TCUB | Editorial Category | Fathom Editorial Category | *
bar.tap | TCUZB | TAP | ZN | -
bar.tar | TCUZB | TAR | BI | -
bar.tac | TCUZB | TAC | TACQ | -
bar.tas | TCUZB | TAS | TASD | -
bar.tapDescription | - | TAP Description | Beacon TAP | -
= Make
bar.firstPrintAnnounced | TCUQB | Ann. First Print | 75000 | 75,000
bar.lowerAge | CUQB | Ages | "7" | 7 to 11
bar.upperAge | CUQB | Ages to | "11" | -
bar.readingLevel | CB | Reading Level | Lexile 610L | *
bar.editionNumber | TCUQZB | Edition Number | 19 | *
bar.editionStatement | TCUQZB | Edition | Sixth edition, with new charts | *
bar.editionTypes | TCUQZB | Edition Type | ["Revised", "Illustrated"] | Revised · Illustrated
bar.trimSize | TCUQZB | Trim Size | 6.125 x 9.25 | *
bar.thickness | TCUQZB | Thickness | 1.125 in | *
bar.weight | TCUQZB | Weight | 612 g | *
bar.pageCount | TCUQZB | Page Count | 416 | *
bar.booksPerCarton | TCUQZB | Books per Carton | 24 | *
bar.illustrationNote | TCUZB | Illustrations | 12 maps and 9 charts | *
bar.prodindex | TCUB | Index | Index of ships | *
= Audio
bar.reader | TCUQZB | Reader | Hollis, Bertram | Bertram Hollis
bar.tapecount | TCUQZB | Discs | 8 | *
bar.tapelength | TCUQZB | Running Time | 09:35 | *
bar.isAudio | - | Audio | true | -
= Bible
bar.bibleTranslation | Z | Bible Translation | New Harbour Version | *
bar.redLetter | Z | Red Letter | Y | Yes
bar.thumbIndexed | Z | Thumb-Indexed | N | No
bar.fontSize | Z | Font Size | 9.5 point | *
bar.ribbon | Z | Ribbon | Two satin ribbons | *
bar.formatColor | Z | Format Color | Burgundy | *
bar.formatOption | Z | Format Option | Boxed gift edition | *
= ONIX
bar.excludedFromONIX | TCUZB | Excluded from ONIX | N | No
bar.exclusionDate | TCUZB | Exclusion Date | 2030-05-02T00:00:00 | 05/02/2030
bar.removedExclusionDate | TCUZB | Exclusion Removed | 2030-06-03T00:00:00 | 06/03/2030
bar.onixDate | TCUZB | ONIX Date | 2030-07-04T00:00:00 | 07/04/2030
bar.imageURL | - | Image | https://pictures.example/golden-cover.jpg | -
bar.imageThumbnailURL | - | Thumbnail | https://pictures.example/golden-thumbnail.jpg | -
`;
