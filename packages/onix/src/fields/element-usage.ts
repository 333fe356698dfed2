import { elementNames } from '../read/short-tags.ts';
import type { OnixField } from './onix-field.ts';
import { onixFields } from './onix-fields.ts';

/** Elements that are read as parts of those of the field table, in the header, or to identify a record. */
const PARTS = `
Addressee AddresseeName AlternativeFormatEAN13 AlternativeFormatISBN AlternativeProductEAN13 AlternativeProductISBN
AncillaryContentDescription AncillaryContentType AudienceCodeType AudienceCodeValue AudienceRangePrecision
AudienceRangeQualifier AudienceRangeValue CollateralDetail CollectionSequence CollectionType ComplexityCode
ComplexitySchemeIdentifier ContactName ContentAudience ContentDetail ContributorPlaceRelator CorporateName
CorporateNameInverted CountriesExcluded CountriesIncluded CountryExcluded CurrencyCode Date DefaultCurrencyCode DiscountCode DiscountCodeType
DefaultLanguageOfText DefaultLinearUnit DefaultPriceType DefaultPriceTypeCode DefaultWeightUnit DescriptiveDetail
EditionTypeCode EmailAddress EndDate ExtentType ExtentUnit ExtentValue FeatureNote FeatureValue FromCompany FromEANNumber
FromPerson FromSAN IDTypeName IDValue IllustrationType IllustrationTypeDescription ImprintIDType ItemQuantity
KeyNames LanguageCode LanguageRole LocationName MainSubjectSchemeIdentifier MarketCountry MarketCountryExcluded MarketDateRole
MarketRepresentation MarketTerritory MeasureType MeasureTypeCode MeasureUnitCode Measurement MediaFileLink
MediaFileTypeCode MessageNote MessageNumber MessageRepeat MinimumOrderQuantity Name NameCodeType NameIDType NameIdentifier NamesAfterKey
NamesBeforeKey NotificationType Number NumberOfCopies NumberOfItemsOfThisForm OriginalLanguage OtherText PersonName
PersonNameIDType PersonNameIdentifier PersonNameInverted PrefixToKey PriceAmount PriceDateRole PriceQualifier
PriceTypeCode PrizeCode PrizeCountry PrizeName PrizeStatement PrizeYear ProductContactName ProductContactRole
ProductFormFeatureDescription ProductFormFeatureType ProductFormFeatureValue ProductIDType ProductRelationCode
ProductSupply ProductionDetail PromotionDetail PublisherName PublishingDateRole PublishingDetail PublishingRole
RecordReference RegionCode RegionsExcluded RegionsIncluded RelatedMaterial RelationCode ReplacedByEAN13
ReplacedByISBN ReplacesEAN13 ReplacesISBN ResourceContentType ResourceFeature ResourceFeatureType ResourceLink
ResourceMode ResourceVersion ResourceVersionFeature ResourceVersionFeatureType RightsCountry RightsRegion
RightsTerritory SalesOutlet SalesOutletIdentifier SalesOutletName SalesRestrictionDetail SalesRestrictionNote
SalesRestrictionType SalesRightsType Sender SenderIDType SenderIdentifier SenderName SentDate SequenceNumber
SetPartNumber SourceTitle StartDate SubjectCode SubjectHeadingText SubjectSchemeIdentifier SuffixToKey SupplierEANLocationNumber SupplierIdentifier SupplierSAN SupplyDateRole
SupplyToCountryExcluded SupplyToTerritory TaxAmount TaxAmount1 TaxAmount2 TaxRateCode TaxRateCode2 TaxRatePercent TaxRatePercent1
TaxRatePercent2 TerritoryExcluded Text TextAuthor TextContent TextSourceCorporate TextSourceTitle TextType
TextTypeCode TitleElementLevel TitleOfSet TitlePrefix TitleStatement TitleText TitleType TitleWithoutPrefix
ToCompany UnnamedPersons UnpricedItemType WebsiteDescription WebsiteLink`;

const known = new Set(elementNames);

/** The element names in a text of the documentation. */
const namedIn = (text: string | undefined): string[] =>
  [...(text ?? '').matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.match(/\w+/g) ?? []);

export interface ElementUsage {
  /** Elements that the field table names. */
  readonly ofFields: readonly string[];
  /** Elements that are read as parts of others, in the header, or to identify a record. */
  readonly parts: readonly string[];
  readonly unread: readonly string[];
}

/** All elements of ONIX 2.1, 3.0 and 3.1, by whether and why they are read. */
export function elementUsage(): ElementUsage {
  const documented = Object.values<OnixField>(onixFields).flatMap(({ doc: { elements, old } }) => [
    ...namedIn(elements),
    ...namedIn(old),
  ]);
  const ofFields = new Set(documented.filter((name) => known.has(name)));
  const parts = PARTS.trim()
    .split(/\s+/)
    .filter((name) => !ofFields.has(name));
  const read = new Set([...ofFields, ...parts]);
  return { ofFields: [...ofFields].sort(), parts, unread: elementNames.filter((name) => !read.has(name)) };
}
