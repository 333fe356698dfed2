import { elementUsage } from '../fields/element-usage.ts';

/**
 * The elements that are read, in the order of the composites of ONIX 3.0 and 3.1: once, `?` at most once, `*` any number,
 * `+` one or more. `@3.0` and `@3.1` are elements of one release. `~` begins a composite whose elements have several
 * orders. Elements that are not read are not listed and not validated.
 */
const composites = {
  Product: `RecordReference NotificationType RecordSourceType? RecordSourceName? ProductIdentifier+ DescriptiveDetail?
    CollateralDetail? PromotionDetail? ContentDetail? PublishingDetail? RelatedMaterial? ProductionDetail?
    ProductSupply*`,
  ProductIdentifier: 'ProductIDType IDTypeName? IDValue',
  DescriptiveDetail: `ProductComposition? ProductForm ProductFormDetail* ProductFormFeature* ProductFormDescription* Measure* ProductPart*
    Collection* TitleDetail+ Contributor* EditionType* EditionNumber? EditionStatement* ReligiousText? Language*
    Extent* NumberOfIllustrations? IllustrationsNote* AncillaryContent* Subject* AudienceCode*@3.0 Audience*
    AudienceRange* AudienceDescription* Complexity*`,
  CollateralDetail: 'TextContent* SupportingResource* Prize*',
  PublishingDetail: `Imprint* Publisher* ProductContact* PublishingStatus? PublishingDate* SalesRights*
    ROWSalesRightsType? SalesRestriction*@3.0`,
  RelatedMaterial: 'RelatedProduct*',
  ProductSupply: 'Market* MarketPublishingDetail? SupplyDetail*',
  ProductFormFeature: 'ProductFormFeatureType ProductFormFeatureValue? ProductFormFeatureDescription*',
  Measure: 'MeasureType Measurement MeasureUnitCode',
  ProductPart: `ProductIdentifier* ProductForm ProductFormDetail* ProductFormFeature* ProductFormDescription* Measure*
    NumberOfItemsOfThisForm? NumberOfCopies?`,
  Collection: 'CollectionType CollectionSequence* TitleDetail* Contributor*',
  TitleDetail: 'TitleType TitleElement+ TitleStatement?',
  TitleElement: 'SequenceNumber? TitleElementLevel PartNumber? TitleText? TitlePrefix? TitleWithoutPrefix? Subtitle?',
  Contributor: `SequenceNumber? ContributorRole+ NameIdentifier* PersonName? PersonNameInverted? NamesBeforeKey?
    PrefixToKey? KeyNames? NamesAfterKey? SuffixToKey? CorporateName* CorporateNameInverted* UnnamedPersons? Prize*
    BiographicalNote* Website* ContributorPlace*`,
  ReligiousText: 'Bible?',
  Bible: 'BibleVersion+ BibleTextFeature*',
  Language: 'LanguageRole LanguageCode CountryCode? RegionCode?',
  Extent: 'ExtentType ExtentValue? ExtentUnit',
  AncillaryContent: 'AncillaryContentType AncillaryContentDescription* Number?',
  Subject: 'MainSubject? SubjectSchemeIdentifier SubjectCode? SubjectHeadingText*',
  Audience: 'AudienceCodeType AudienceCodeValue',
  AudienceRange: '~AudienceRangeQualifier AudienceRangePrecision+ AudienceRangeValue+',
  Complexity: 'ComplexitySchemeIdentifier ComplexityCode',
  TextContent: `SequenceNumber?@3.1 TextType ContentAudience+ Territory? Text+ TextAuthor* TextSourceCorporate?
    SourceTitle*`,
  SupportingResource: `SequenceNumber?@3.1 ResourceContentType ContentAudience+ Territory? ResourceMode ResourceFeature*
    ResourceVersion+`,
  ResourceFeature: 'ResourceFeatureType FeatureValue? FeatureNote*',
  ResourceVersion: 'ResourceVersionFeature* ResourceLink+',
  ResourceVersionFeature: 'ResourceVersionFeatureType FeatureValue? FeatureNote*',
  Prize: 'SequenceNumber?@3.1 PrizeName+ PrizeYear? PrizeCountry? PrizeCode? PrizeStatement*',
  Imprint: 'ImprintIdentifier* ImprintName?',
  ImprintIdentifier: 'ImprintIDType IDTypeName? IDValue',
  Publisher: 'PublishingRole PublisherName* Website*',
  PublishingDate: 'PublishingDateRole DateFormat?@3.0 Date',
  SalesRights: 'SalesRightsType Territory SalesRestriction* ProductIdentifier* PublisherName*',
  SalesRestriction: 'SalesRestrictionType SalesOutlet* SalesRestrictionNote* StartDate? EndDate?',
  SalesOutlet: 'SalesOutletIdentifier* SalesOutletName?',
  RelatedProduct: 'ProductRelationCode+ ProductIdentifier+ ProductForm? ProductFormDetail*',
  Market: 'Territory SalesRestriction*',
  MarketPublishingDetail: `ProductContact* MarketPublishingStatus MarketDate* PromotionCampaign* PromotionContact?@3.0
    InitialPrintRun*`,
  MarketDate: 'MarketDateRole DateFormat?@3.0 Date',
  SupplyDetail: `Supplier ReturnsConditions* ProductAvailability SupplyDate* PackQuantity? OrderQuantityMinimum*
    UnpricedItemType? Price*`,
  Supplier: 'SupplierRole SupplierIdentifier* SupplierName? EmailAddress* Website*',
  ReturnsConditions: 'ReturnsCodeType ReturnsCode',
  SupplyDate: 'SupplyDateRole DateFormat?@3.0 Date',
  Price: `PriceType? PriceQualifier? MinimumOrderQuantity? DiscountCoded* PriceAmount? Tax* UnpricedItemType?
    CurrencyCode? Territory? PriceDate*`,
  DiscountCoded: 'DiscountCodeType DiscountCode',
  Tax: 'ProductIdentifier* TaxRateCode? TaxRatePercent? TaxAmount?',
  PriceDate: 'PriceDateRole DateFormat?@3.0 Date',
  Territory: '~CountriesIncluded? RegionsIncluded? RegionsExcluded? CountriesExcluded?',
  NameIdentifier: 'NameIDType IDTypeName? IDValue',
  Website: 'WebsiteDescription* WebsiteLink+',
  ContributorPlace: 'ContributorPlaceRelator CountryCode? RegionCode? LocationName*',
} as const;

/** A read element of a composite. */
export interface ChildModel {
  readonly position: number;
  readonly isRequired: boolean;
  readonly isRepeatable: boolean;
  /** The only release that has it; absent: both. */
  readonly release?: '3.0' | '3.1';
}

/** A composite of ONIX 3.0 and 3.1. */
export interface ContentModel {
  readonly hasOrder: boolean;
  readonly children: ReadonlyMap<string, ChildModel>;
  readonly required: readonly string[];
  /** The names by position. */
  readonly names: readonly string[];
  /** One bit for each required position. */
  readonly requiredBits: number;
}

function modelOf(text: string): ContentModel {
  const hasOrder = !text.startsWith('~');
  const children = text
    .replace('~', '')
    .split(/\s+/)
    .map((child, position): [string, ChildModel] => {
      const [, name = '', count, release] = /^([A-Za-z]+)([?*+]?)(?:@(3\.[01]))?$/.exec(child) ?? [];
      return [
        name,
        {
          position,
          isRequired: count === '' || count === '+',
          isRepeatable: count === '*' || count === '+',
          // The expression allows only these two.
          ...(release && { release: release as '3.0' | '3.1' }),
        },
      ];
    });
  const required = children.filter(([, { isRequired }]) => isRequired);
  return {
    hasOrder,
    children: new Map(children),
    required: required.map(([name]) => name),
    names: children.map(([name]) => name),
    requiredBits: required.reduce((bits, [, { position }]) => bits | (1 << position), 0),
  };
}

/** The read elements of each composite. */
export const contentModels: ReadonlyMap<string, ContentModel> = new Map(
  Object.entries(composites).map(([name, text]) => [name, modelOf(text)]),
);

const { ofFields, parts } = elementUsage();
/** All elements that are read, of any release. */
export const readElements: ReadonlySet<string> = new Set([...ofFields, ...parts]);
