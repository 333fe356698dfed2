/**
 * The children of each composite that an export writes, in the order of the schemas of ONIX 3.0 and 3.1: once, or `?` at
 * most once, `*` any number, `+` one or more. The second occurrence of an element that is repeated with others between is
 * marked `#2`, which is not written.
 */
const composites = {
  Header: 'Sender SentDateTime MessageNote? DefaultLanguageOfText?',
  Sender: 'SenderName',
  Product: `RecordReference NotificationType DeletionText* ProductIdentifier+ DescriptiveDetail? CollateralDetail?
    PublishingDetail? RelatedMaterial? ProductSupply*`,
  ProductIdentifier: 'ProductIDType IDValue',
  DescriptiveDetail: `ProductComposition ProductForm ProductFormDetail* ProductFormFeature* ProductPackaging?
    ProductFormDescription* TradeCategory? PrimaryContentType? ProductContentType* Measure* CountryOfManufacture?
    MapScale* ProductPart* Collection* TitleDetail+ Contributor* EditionType* EditionNumber? EditionVersionNumber?
    EditionStatement* ReligiousText? Language* Extent* NumberOfIllustrations? IllustrationsNote* Subject* Audience*
    AudienceRange* AudienceDescription* Complexity*`,
  ProductFormFeature: 'ProductFormFeatureType ProductFormFeatureValue? ProductFormFeatureDescription*',
  Measure: 'MeasureType Measurement MeasureUnitCode',
  ProductPart: 'ProductIdentifier* ProductForm ProductFormDetail* NumberOfItemsOfThisForm? NumberOfCopies?',
  Collection: 'CollectionType TitleDetail*',
  TitleDetail: 'TitleType TitleElement+',
  TitleElement: 'TitleElementLevel PartNumber? TitleText? Subtitle?',
  Contributor: `SequenceNumber? ContributorRole+ PersonName? PersonNameInverted? NamesBeforeKey? KeyNames? SuffixToKey?
    CorporateName? UnnamedPersons? Prize* BiographicalNote* Website* ContributorPlace*`,
  Website: 'WebsiteRole? WebsiteDescription* WebsiteLink+',
  ContributorPlace: 'ContributorPlaceRelator CountryCode? RegionCode? LocationName*',
  ReligiousText: 'Bible',
  Bible: 'BibleContents+ BibleVersion+ BibleTextFeature*',
  Language: 'LanguageRole LanguageCode',
  Extent: 'ExtentType ExtentValue ExtentUnit',
  Subject: 'MainSubject? SubjectSchemeIdentifier SubjectSchemeName? SubjectCode? SubjectHeadingText*',
  Audience: 'AudienceCodeType AudienceCodeValue',
  AudienceRange: `AudienceRangeQualifier AudienceRangePrecision AudienceRangeValue AudienceRangePrecision#2?
    AudienceRangeValue#2?`,
  Complexity: 'ComplexitySchemeIdentifier ComplexityCode',
  CollateralDetail: 'TextContent* SupportingResource* Prize*',
  TextContent: 'TextType ContentAudience+ Text+ TextAuthor* TextSourceCorporate? SourceTitle*',
  SupportingResource: 'ResourceContentType ContentAudience+ ResourceMode ResourceFeature* ResourceVersion+',
  ResourceFeature: 'ResourceFeatureType FeatureNote*',
  ResourceVersion: 'ResourceForm ResourceLink+',
  Prize: 'PrizeName+ PrizeYear? PrizeCode? PrizeStatement*',
  PublishingDetail: `Imprint* Publisher* CityOfPublication* CountryOfPublication? ProductContact* PublishingStatus?
    PublishingDate* LatestReprintNumber? SalesRights* ROWSalesRightsType?
    SalesRestriction*`,
  Imprint: 'ImprintIdentifier* ImprintName?',
  ImprintIdentifier: 'ImprintIDType IDValue',
  Publisher: 'PublishingRole PublisherName+',
  ProductContact: 'ProductContactRole ProductContactName',
  PublishingDate: 'PublishingDateRole Date',
  SalesRights: 'SalesRightsType Territory SalesRestriction*',
  SalesRestriction: 'SalesRestrictionType SalesOutlet* SalesRestrictionNote* StartDate? EndDate?',
  SalesOutlet: 'SalesOutletName',
  Territory: 'CountriesIncluded? RegionsIncluded? CountriesExcluded? RegionsExcluded?',
  RelatedMaterial: 'RelatedProduct*',
  RelatedProduct: 'ProductRelationCode+ ProductIdentifier+ ProductForm? ProductFormDetail*',
  ProductSupply: 'MarketPublishingDetail? SupplyDetail*',
  MarketPublishingDetail: 'MarketPublishingStatus MarketDate* PromotionCampaign* InitialPrintRun*',
  MarketDate: 'MarketDateRole Date',
  SupplyDetail: `Supplier ReturnsConditions* ProductAvailability SupplyDate* PackQuantity? OrderQuantityMinimum?
    UnpricedItemType? Price*`,
  ReturnsConditions: 'ReturnsCodeType ReturnsCode',
  Supplier: 'SupplierRole SupplierName',
  SupplyDate: 'SupplyDateRole Date',
  Price: `PriceType? PriceQualifier? MinimumOrderQuantity? DiscountCoded* PriceAmount? Tax* UnpricedItemType? CurrencyCode? Territory?
    PriceDate*`,
  DiscountCoded: 'DiscountCodeType DiscountCode',
  Tax: 'TaxRateCode? TaxRatePercent? TaxAmount?',
  PriceDate: 'PriceDateRole Date',
} as const;

/** A child of a composite. */
export interface ChildRule {
  /** The name, with `#2` for the second occurrence. */
  readonly key: string;
  readonly name: string;
  readonly isRequired: boolean;
  readonly isRepeatable: boolean;
}

function childRule(text: string): ChildRule {
  const [, key = '', occurrence] = /^([A-Za-z#2]+)([?*+]?)$/.exec(text) ?? [];
  return {
    key,
    name: key.replace('#2', ''),
    isRequired: occurrence === '' || occurrence === '+',
    isRepeatable: occurrence === '*' || occurrence === '+',
  };
}

/** The children of each composite, in order. */
export const elementOrder: ReadonlyMap<string, readonly ChildRule[]> = new Map(
  Object.entries(composites).map(([name, children]) => [name, children.split(/\s+/).map(childRule)]),
);
