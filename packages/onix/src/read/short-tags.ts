/**
 * Names of ONIX elements: the coded short tags of 2.1, 3.0 and 3.1 with their reference names, by first letter, and the
 * composites, whose short tag is the reference name in lower case. No short tag has two meanings across the versions
 * (b376 changed its spelling only), so one table serves all three. Source: the schemas of the three versions.
 */
const CODED: Record<string, string> = {
  a: `
001:RecordReference 002:NotificationType 194:RecordSourceType 195:RecordSourceIdentifierType
196:RecordSourceIdentifier 197:RecordSourceName 198:DeletionCode 199:DeletionText 245:SubordinateEntries`,
  b: `
003:PublicationDate 004:ISBN 005:EAN13 006:UPC 007:PublisherProductNo 008:ISMN 009:DOI 010:ReplacesISBN
011:ReplacesEAN13 012:ProductForm 013:BookFormDetail 014:ProductFormDescription 015:ItemQuantity 016:SeriesISSN
017:PublisherSeriesCode 018:TitleOfSeries 019:NumberWithinSeries 020:YearOfAnnual 021:ISBNOfSet 022:EAN13OfSet
023:TitleOfSet 024:SetPartNumber 025:SetPartTitle 026:ItemNumberWithinSet 027:TextCaseFlag 028:DistinctiveTitle
029:Subtitle 030:TitlePrefix 031:TitleWithoutPrefix 032:TranslationOfTitle 033:FormerTitle 034:SequenceNumber
035:ContributorRole 036:PersonName 037:PersonNameInverted 038:TitlesBeforeNames 039:NamesBeforeKey 040:KeyNames
041:NamesAfterKey 042:LettersAfterNames 043:TitlesAfterNames 044:BiographicalNote 045:ProfessionalPosition
046:Affiliation 047:CorporateName 048:ContributorDescription 049:ContributorStatement 050:ConferenceDescription
051:ConferenceRole 052:ConferenceName 053:ConferenceNumber 054:ConferenceDate 055:ConferencePlace
056:EditionTypeCode 057:EditionNumber 058:EditionStatement 059:LanguageOfText 060:OriginalLanguage 061:NumberOfPages
062:IllustrationsNote 063:MapScale 064:BASICMainSubject 065:BICMainSubject 066:BICVersion
067:SubjectSchemeIdentifier 068:SubjectSchemeVersion 069:SubjectCode 070:SubjectHeadingText
071:CorporateBodyAsSubject 072:PlaceAsSubject 073:AudienceCode 074:AudienceRangeQualifier 075:AudienceRangePrecision
076:AudienceRangeValue 077:ComplexitySchemeIdentifier 078:ComplexityCode 079:ImprintName 081:PublisherName
083:CountryOfPublication 084:CopublisherName 085:SponsorName 086:AnnouncementDate 087:CopyrightYear
088:YearFirstPublished 089:SalesRightsType 090:RightsCountry 091:RightsRegion 125:NumberOfIllustrations
171:SubjectSchemeName 189:USSchoolGrade 190:InterestAge 191:MainSubjectSchemeIdentifier 200:BASICVersion
201:WorkIDType 202:TitleType 203:TitleText 204:AudienceCodeType 205:AudienceCodeTypeName 206:AudienceCodeValue
207:AudienceDescription 209:CityOfPublication 210:NumberOfPieces 211:EpubType 212:EpubTypeVersion
213:EpubTypeDescription 214:EpubFormat 215:EpubFormatVersion 216:EpubFormatDescription 217:EditionVersionNumber
218:ExtentType 219:ExtentValue 220:ExtentUnit 221:ProductIDType 225:ProductPackaging 233:IDTypeName
240:OriginalPublisher 241:NameCodeType 242:NameCodeTypeName 243:NameCodeValue 244:IDValue 246:Barcode
247:PrefixToKey 248:SuffixToKey 249:UnnamedPersons 250:PersonNameType 251:CountryCode 252:LanguageCode
253:LanguageRole 254:PagesRoman 255:PagesArabic 256:IllustrationType 257:Number 273:SeriesIDType
274:ProductClassificationType 275:ProductClassificationCode 276:AbbreviatedLength 277:EpubTypeNote 278:EpubSource
279:EpubSourceVersion 280:EpubSourceDescription 281:SetItemTitle 282:SeriesPartName 284:LevelSequenceNumber
285:TextItemIDType 286:FirstPageNumber 287:LastPageNumber 288:ComponentTypeName 289:ComponentNumber 290:TextItemType
291:PublishingRole 294:WebsiteDescription 295:WebsiteLink 305:PersonDateRole 306:Date 324:StartDate 325:EndDate
333:ProductFormDetail 334:ProductFormFeatureType 335:ProductFormFeatureValue 336:ProductFormFeatureDescription
337:Percent 340:SequenceNumberWithinRole 341:ConferenceAcronym 342:ConferenceTheme 352:BibleContents
353:BibleVersion 354:BiblePurpose 355:BibleTextOrganization 356:BibleReferenceLocation 357:BibleTextFeature
358:ReligiousTextFeatureType 359:ReligiousTextFeatureCode 360:ReligiousTextFeatureDescription
361:IllustrationTypeDescription 362:TradeAnnouncementDate 367:WebsiteRole 368:ThesisType 369:ThesisPresentedTo
370:ThesisYear 374:TextSourceCorporate 376:ReligiousTextIdentifier 381:SalesRestrictionType 382:SalesOutletName
383:SalesRestrictionDetail 384:TradeCategory 385:ProductContentType 388:RightsTerritory 389:StudyBibleType
390:PersonNameIDType 391:ConferenceSponsorIDType 392:CopyrightOwnerIDType 393:SalesOutletIDType 394:PublishingStatus
395:PublishingStatusNote 398:RegionCode`,
  c: `
093:MeasureTypeCode 094:Measurement 095:MeasureUnitCode 096:Height 097:Width 098:Thickness 099:Weight 258:Dimensions`,
  d: `
100:Annotation 101:MainDescription 102:TextTypeCode 103:TextFormat 104:Text 105:TextLinkType 106:TextLink
107:TextAuthor 108:TextSourceTitle 109:TextPublicationDate`,
  e: `
110:ReviewQuote`,
  f: `
111:CoverImageFormatCode 112:CoverImageLinkTypeCode 113:CoverImageLink 114:MediaFileTypeCode 115:MediaFileFormatCode
116:MediaFileLinkTypeCode 117:MediaFileLink 118:TextWithDownload 119:DownloadCaption 120:DownloadCredit
121:DownloadCopyrightNotice 122:DownloadTerms 123:ProductWebsiteLink 170:ProductWebsiteDescription
259:ImageResolution 373:MediaFileDate`,
  g: `
124:PrizesDescription 126:PrizeName 127:PrizeYear 128:PrizeCountry 129:PrizeCode 343:PrizeJury`,
  h: `
130:ReplacedByISBN 131:ReplacedByEAN13 132:AlternativeFormatISBN 133:AlternativeFormatEAN13 134:OutOfPrintDate
163:AlternativeProductISBN 164:AlternativeProductEAN13 208:RelationCode`,
  j: `
135:SupplierEANLocationNumber 136:SupplierSAN 137:SupplierName 138:SupplyToCountry 139:SupplyToRegion
140:SupplyToCountryExcluded 141:AvailabilityCode 142:ExpectedShipDate 143:OnSaleDate 144:OrderTime 145:PackQuantity
146:AudienceRestrictionFlag 147:AudienceRestrictionNote 148:PriceTypeCode 149:ClassOfTrade 150:BICDiscountGroupCode
151:PriceAmount 152:CurrencyCode 153:TaxRateCode1 154:TaxRatePercent1 155:TaxableAmount1 156:TaxAmount1
157:TaxRateCode2 158:TaxRatePercent2 159:TaxableAmount2 160:TaxAmount2 161:PriceEffectiveFrom
162:PriceEffectiveUntil 192:UnpricedItemType 239:PricePer 260:DateFormat 261:PriceQualifier 262:PriceTypeDescription
263:MinimumOrderQuantity 264:BatchQuantity 265:FreeQuantity 266:PriceStatus 267:DiscountPercent 268:ReturnsCodeType
269:ReturnsCode 270:TelephoneNumber 271:FaxNumber 272:EmailAddress 292:SupplierRole 293:StockQuantityCodeType
296:StockQuantityCodeTypeName 297:StockQuantityCode 302:ExpectedDate 303:Territory 304:CountryExcluded
308:TerritoryExcluded 345:SupplierIDType 348:IntermediaryAvailabilityCode 349:LocationName 350:OnHand 351:OnOrder
363:DiscountCodeType 364:DiscountCode 365:ReissueDate 366:ReissueDescription 375:CBO 377:LocationIDType
378:DiscountCodeTypeName 387:LastDateForReturns 396:ProductAvailability 397:SupplyToTerritory
399:SupplyRestrictionDetail 400:AgentIDType 401:AgentName 402:AgentRole 403:MarketCountry 404:MarketTerritory
405:MarketCountryExcluded 406:MarketRestrictionDetail 407:MarketPublishingStatus 408:MarketDateRole`,
  k: `
165:PromotionCampaign 166:PromotionContact 167:InitialPrintRun 168:CopiesSold 169:BookClubAdoption 309:ReprintDetail`,
  m: `
172:FromEANNumber 173:FromSAN 174:FromCompany 175:FromPerson 176:ToEANNumber 177:ToSAN 178:ToCompany 179:ToPerson
180:MessageNumber 181:MessageRepeat 182:SentDate 183:MessageNote 184:DefaultLanguageOfText 185:DefaultPriceTypeCode
186:DefaultCurrencyCode 187:DefaultLinearUnit 188:DefaultWeightUnit 193:DefaultClassOfTrade 283:FromEmail
379:SenderIDType 380:AddresseeIDType`,
  n: `
338:NoSeries 339:NoContributor 386:NoEdition`,
  x: `
298:SenderName 299:ContactName 300:AddresseeName 301:PrintedOnProduct 307:SentDateTime 310:DefaultPriceType
311:RecordSourceIDType 312:BarcodeType 313:PositionOnProduct 314:ProductComposition 315:MeasureType
316:CountryOfManufacture 317:EpubTechnicalProtection 318:EpubUsageType 319:EpubUsageStatus 320:Quantity
321:EpubUsageUnit 322:NumberOfItemsOfThisForm 323:NumberOfCopies 329:CollectionType 330:SourceName
344:CollectionIDType 406:MarketPublishingStatusNote 409:TitleElementLevel 410:PartNumber 411:NoCollection
412:FromLanguage 413:ToLanguage 414:NameType 415:NameIDType 416:PrimaryContentType 417:ContributorDateRole
418:ContributorPlaceRelator 419:EditionType 420:ScriptCode 421:ExtentValueRoman 422:Illustrated
423:AncillaryContentType 424:AncillaryContentDescription 425:MainSubject 426:TextType 427:ContentAudience
428:SourceTitle 429:ContentDateRole 430:CitedContentType 431:SourceType 432:ListName 433:PositionOnList
434:CitationNote 435:ResourceLink 436:ResourceContentType 437:ResourceMode 438:ResourceFeatureType 439:FeatureValue
440:FeatureNote 441:ResourceForm 442:ResourceVersionFeatureType 443:CorporateNameInverted 445:ImprintIDType
446:LatestReprintNumber 447:PublisherIDType 448:PublishingDateRole 449:CountriesIncluded 450:RegionsIncluded
451:CountriesExcluded 452:RegionsExcluded 453:SalesRestrictionNote 454:WorkRelationCode 455:ProductRelationCode
456:ROWSalesRightsType 457:PrimaryPart 458:SupplierCodeType 459:SupplierCodeValue 460:ReturnsCodeTypeName
461:SupplyDateRole 462:PriceType 463:PriceConditionType 464:PriceConditionQuantityType 465:PriceCodeType
466:QuantityUnit 467:DiscountType 468:PriceCode 469:DiscountAmount 470:TaxType 471:TaxRateCode 472:TaxRatePercent
473:TaxableAmount 474:TaxAmount 475:CurrencyZone 476:PriceDateRole 477:PriceCodeTypeName 478:TitleStatement
479:CollectionSequenceType 480:CollectionSequenceTypeName 481:CollectionSequenceNumber 482:ProductContactRole
483:ProductContactIDType 484:ProductContactName 501:NoPrefix 502:Proximity 503:PrizeStatement 504:VelocityMetric
505:Rate 506:PriceIDType 507:NoProduct 508:EpubLicenseExpressionType 509:EpubLicenseExpressionTypeName
510:EpubLicenseExpressionLink 511:EpubLicenseName 512:CopyrightType 513:SupplierCodeTypeName 514:ToQuantity
515:EventRole 516:EventName 517:EventAcronym 518:EventNumber 519:EventTheme 520:EventDate 521:EventPlace
522:EventSponsorIDType 523:FundingIDType 524:Gender 525:Rating 526:RatingLimit 527:RatingUnits 528:ReturnsNote
529:PriceConstraintType 530:PriceConstraintStatus 531:PriceConstraintUnit 532:OrderQuantityMinimum
533:OrderQuantityMultiple 534:SubjectDateRole 535:PricePartDescription 536:Reserved 537:SupplyContactRole
538:SupplyContactIDType 539:SupplyContactName 540:AVItemType 541:AVItemIDType 542:StartTime 543:EndTime
544:AVDuration 545:PalletQuantity 546:TaxExempt 547:EventIDType 548:EventType 549:EventStatus 550:EventDescription
551:VenueName 552:StreetAddress 553:VenueNote 554:OccurrenceDateRole 555:ProductClassificationTypeName
556:PrizeRegion 557:TextSourceDescription 558:SpecificationBundleNameTypeName 559:SpecificationBundleNameValue
560:SpecificationDetail 561:SpecificationFeatureType 562:SpecificationFeatureValue
563:SpecificationFeatureDescription 564:SpecificationDescription 565:ResourceIDType 566:ResourceRole
567:ResourceFileDetail 568:ResourceFileFeatureType 569:ResourceFileFeatureValue 570:ResourceFileFeatureDescription
571:ResourceFileDescription 572:ResourceFileLink 573:ResourceFileDateRole 574:InsertPointType 575:InsertPointValue
576:ResourceFileContentDescription 577:NoResource 578:AudienceHeadingText 579:NoSupplement 580:AffiliationIDType
581:TextSourceLink 582:CollectionFrequency 583:MainAudience 584:AwardingBody 585:EpubLicenseDateRole
586:CollectionElementLevel 587:MarketReference 588:CopyrightStatementText 589:PrizeIDType 590:PostalCode`,
};

const COMPOSITES = `
AVItem AVItemIdentifier Addressee AddresseeIdentifier AffiliationIdentifier AgentIdentifier AlternativeName
AncillaryContent Audience AudienceRange Barcode BatchBonus Bible BodyManifest BodyResource CitedContent
CollateralDetail Collection CollectionIdentifier CollectionSequence ComparisonProductPrice Complexity Conference
ConferenceSponsor ConferenceSponsorIdentifier ContainedItem ContentDate ContentDetail ContentItem Contributor
ContributorDate ContributorPlace ContributorReference CopyrightOwner CopyrightOwnerIdentifier CopyrightStatement
CoverManifest CoverResource DescriptiveDetail Discount DiscountCoded EpubLicense EpubLicenseDate
EpubLicenseExpression EpubUsageConstraint EpubUsageLimit Event EventIdentifier EventOccurrence EventSponsor
EventSponsorIdentifier Extent Funding FundingIdentifier Header Illustrations Imprint ImprintIdentifier
InsertManifest InsertPoint InsertResource Language LocationIdentifier MainSeriesRecord MainSubject Market MarketDate
MarketPublishingDetail MarketRepresentation Measure MediaFile Name NameAsSubject NameIdentifier NewSupplier
NotForSale OccurrenceDate OnOrderDetail OtherText PageRun ParentIdentifier PersonAsSubject PersonDate
PersonNameIdentifier Price PriceCoded PriceCondition PriceConditionQuantity PriceConstraint PriceConstraintLimit
PriceDate PriceIdentifier Prize PrizeIdentifier Product ProductClassification ProductContact
ProductContactIdentifier ProductFormFeature ProductIdentifier ProductPart ProductSupply ProductWebsite
ProductionDetail ProductionManifest ProfessionalAffiliation PromotionDetail PromotionalEvent Publisher
PublisherIdentifier PublisherRepresentative PublishingDate PublishingDetail RecordSourceIdentifier Reissue
RelatedMaterial RelatedProduct RelatedWork ReligiousText ReligiousTextFeature ResourceFeature ResourceFileDate
ResourceFileFeature ResourceIdentifier ResourceVersion ResourceVersionFeature ReturnsConditions ReviewRating
SalesOutlet SalesOutletIdentifier SalesRestriction SalesRights Sender SenderIdentifier Series SeriesIdentifier Set
SpecificationBundleName SpecificationFeature Stock StockQuantityCoded SubSeriesRecord Subject SubjectDate
SupplementManifest Supplier SupplierIdentifier SupplierOwnCoding SupplyContact SupplyContactIdentifier SupplyDate
SupplyDetail SupportingResource Tax Territory TextContent TextItem TextItemIdentifier TimeRun Title TitleDetail
TitleElement Velocity Website WorkIdentifier`;

/** Spellings in real feeds that differ from the schemas. */
const ALIASES: Record<string, string> = {
  bisacmainsubject: 'BASICMainSubject',
  bisacversion: 'BASICVersion',
  religioustextid: 'ReligiousTextIdentifier',
};

/** Reference names by short tag, by name and by name in lower case. */
const referenceNames = buildTable();

function buildTable(): Map<string, string> {
  const table = new Map<string, string>();
  for (const [letter, pairs] of Object.entries(CODED)) {
    for (const pair of pairs.trim().split(/\s+/)) {
      const [digits = '', name = ''] = pair.split(':');
      table.set(letter + digits, name);
      table.set(name, name);
      table.set(name.toLowerCase(), name);
    }
  }
  for (const name of COMPOSITES.trim().split(/\s+/)) {
    table.set(name, name);
    table.set(name.toLowerCase(), name);
  }
  for (const [alias, name] of Object.entries(ALIASES)) table.set(alias, name);
  return table;
}

/** Direct children of a product of 3.0 and 3.1 besides its blocks; any other known element is one of 2.1. */
export const outsideBlocks: ReadonlySet<string> = new Set(
  'RecordReference NotificationType DeletionText RecordSourceType RecordSourceIdentifier RecordSourceName ProductIdentifier Barcode'.split(
    ' ',
  ),
);

/** The reference names of all elements of 2.1, 3.0 and 3.1. */
export const elementNames: readonly string[] = [...new Set(referenceNames.values())].sort();

/**
 * Returns the reference name of an element: `b203` → `TitleText`, `Audiencerange` → `AudienceRange`, `onix:Product` →
 * `Product`. An unknown name is returned without its prefix and otherwise unchanged.
 */
export function referenceName(tag: string): string {
  const cached = referenceNames.get(tag);
  if (cached !== undefined) return cached;
  const local = tag.slice(tag.indexOf(':') + 1);
  return referenceNames.get(local.toLowerCase()) ?? local;
}

/** True if the tag is an ONIX tag exactly as in the schemas. */
export function isKnownTag(tag: string): boolean {
  return referenceNames.has(tag);
}

/** True for a coded short tag, such as `b203`. */
export function isShortTag(tag: string): boolean {
  return /^(?:[a-z][\w.-]*:)?[a-z]\d{3}$/.test(tag);
}
