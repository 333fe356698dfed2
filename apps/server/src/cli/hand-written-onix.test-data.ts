const keeper = `
<Product>
  <RecordReference>hp-9780062040800</RecordReference><NotificationType>03</NotificationType>
  <ProductIdentifier><ProductIDType>03</ProductIDType><IDValue>9780062040800</IDValue></ProductIdentifier>
  <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780062040800</IDValue></ProductIdentifier>
  <DescriptiveDetail>
    <ProductComposition>00</ProductComposition><ProductForm>BC</ProductForm><ProductFormDetail>B102</ProductFormDetail>
    <Measure><MeasureType>01</MeasureType><Measurement>210</Measurement><MeasureUnitCode>mm</MeasureUnitCode></Measure>
    <Measure><MeasureType>02</MeasureType><Measurement>140</Measurement><MeasureUnitCode>mm</MeasureUnitCode></Measure>
    <Collection><CollectionType>10</CollectionType>
      <TitleDetail><TitleType>01</TitleType>
        <TitleElement><TitleElementLevel>02</TitleElementLevel><PartNumber>Book 2</PartNumber><TitleText>The Lighthouse Cycle</TitleText></TitleElement>
        <TitleElement><TitleElementLevel>03</TitleElementLevel><TitleText>Northern Lights</TitleText></TitleElement>
      </TitleDetail></Collection>
    <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel>
      <TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>Lantern &amp; the Keeper’s “Daughter”</TitleWithoutPrefix><Subtitle>A Novel &lt; Two</Subtitle>
    </TitleElement></TitleDetail>
    <Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole>
      <NamesBeforeKey>Martin</NamesBeforeKey><PrefixToKey>van der</PrefixToKey><KeyNames>Linden</KeyNames><SuffixToKey>Jr.</SuffixToKey>
      <Prize><PrizeName>Harbour Medal</PrizeName><PrizeYear>2024</PrizeYear><PrizeCode>04</PrizeCode></Prize>
      <BiographicalNote textformat="05"><p>Martin <em>lives</em> by the sea.</p></BiographicalNote>
      <Website><WebsiteRole>06</WebsiteRole><WebsiteDescription>Home page</WebsiteDescription><WebsiteLink>https://linden.example/</WebsiteLink></Website>
      <ContributorPlace><ContributorPlaceRelator>04</ContributorPlaceRelator><CountryCode>FR</CountryCode><LocationName>Lyon</LocationName></ContributorPlace>
    </Contributor>
    <Contributor><SequenceNumber>2</SequenceNumber><ContributorRole>A12</ContributorRole><NameIdentifier><NameIDType>16</NameIDType><IDValue>0000000121436868</IDValue></NameIdentifier><PersonName>Ana Ruiz</PersonName>
      <BiographicalNote>Ana draws.</BiographicalNote></Contributor>
    <Contributor><SequenceNumber>3</SequenceNumber><ContributorRole>B06</ContributorRole><PersonNameInverted>Okafor, Chidi</PersonNameInverted></Contributor>
    <Language><LanguageRole>01</LanguageRole><LanguageCode>eng</LanguageCode></Language>
    <Language><LanguageRole>01</LanguageRole><LanguageCode>fre</LanguageCode></Language>
    <Extent><ExtentType>00</ExtentType><ExtentValue>320</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
    <IllustrationsNote>8 maps</IllustrationsNote>
    <Subject><MainSubject/><SubjectSchemeIdentifier>10</SubjectSchemeIdentifier><SubjectCode>FIC014000</SubjectCode><SubjectHeadingText>FICTION / Historical / General</SubjectHeadingText></Subject>
    <Subject><SubjectSchemeIdentifier>10</SubjectSchemeIdentifier><SubjectCode>FIC044000</SubjectCode><SubjectHeadingText>FICTION / Women</SubjectHeadingText></Subject>
    <Subject><SubjectSchemeIdentifier>20</SubjectSchemeIdentifier><SubjectHeadingText>lighthouse; sea; family</SubjectHeadingText></Subject>
    <Subject><SubjectSchemeIdentifier>B2</SubjectSchemeIdentifier><SubjectHeadingText>lantern; keeper</SubjectHeadingText></Subject>
    <Audience><AudienceCodeType>01</AudienceCodeType><AudienceCodeValue>03</AudienceCodeValue></Audience>
    <AudienceRange><AudienceRangeQualifier>17</AudienceRangeQualifier><AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangeValue>12</AudienceRangeValue></AudienceRange>
    <Complexity><ComplexitySchemeIdentifier>01</ComplexitySchemeIdentifier><ComplexityCode>650L</ComplexityCode></Complexity>
  </DescriptiveDetail>
  <CollateralDetail>
    <TextContent><TextType>02</TextType><ContentAudience>00</ContentAudience><Text>A light &amp; a secret.</Text></TextContent>
    <TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text textformat="02">&lt;p&gt;First &amp;amp; last.&lt;/p&gt;&lt;p&gt;Second.&lt;/p&gt;</Text></TextContent>
    <TextContent><TextType>05</TextType><ContentAudience>00</ContentAudience><Text textformat="05"><p>On the <strong>cover</strong>.</p></Text></TextContent>
    <TextContent><TextType>06</TextType><ContentAudience>00</ContentAudience><Text>A triumph.</Text><TextAuthor>Jo March</TextAuthor><SourceTitle>The Concord Times</SourceTitle></TextContent>
    <TextContent><TextType>08</TextType><ContentAudience>00</ContentAudience><Text>His first was as good.</Text><TextSourceCorporate>Kirkus</TextSourceCorporate></TextContent>
    <TextContent><TextType>10</TextType><ContentAudience>00</ContentAudience><Text>Hold on to the light</Text></TextContent>
    <TextContent><TextType>11</TextType><ContentAudience>01</ContentAudience><Text>For our reps only.</Text></TextContent>
    <SupportingResource><ResourceContentType>01</ResourceContentType><ContentAudience>00</ContentAudience><ResourceMode>03</ResourceMode><ResourceVersion><ResourceForm>02</ResourceForm><ResourceLink>https://img.example/9780062040800 front.jpg?a=1&amp;b=2</ResourceLink></ResourceVersion></SupportingResource>
    <SupportingResource><ResourceContentType>04</ResourceContentType><ContentAudience>00</ContentAudience><ResourceMode>03</ResourceMode><ResourceFeature><ResourceFeatureType>02</ResourceFeatureType><FeatureNote>Martin van der Linden Jr. by the sea</FeatureNote></ResourceFeature><ResourceVersion><ResourceForm>02</ResourceForm><ResourceLink>https://img.example/linden.jpg</ResourceLink></ResourceVersion></SupportingResource>
    <SupportingResource><ResourceContentType>04</ResourceContentType><ContentAudience>00</ContentAudience><ResourceMode>03</ResourceMode><ResourceFeature><ResourceFeatureType>05</ResourceFeatureType><FeatureValue>0000 0001 2143 6868</FeatureValue></ResourceFeature><ResourceVersion><ResourceForm>02</ResourceForm><ResourceLink>https://img.example/ruiz.jpg</ResourceLink></ResourceVersion></SupportingResource>
    <Prize><PrizeName>Lantern Prize</PrizeName><PrizeYear>2025</PrizeYear><PrizeCode>01</PrizeCode></Prize>
  </CollateralDetail>
  <PublishingDetail>
    <Imprint><ImprintName>Harbour Press</ImprintName></Imprint>
    <Publisher><PublishingRole>01</PublishingRole><PublisherName>Harbour Group</PublisherName></Publisher>
    <PublishingDate><PublishingDateRole>01</PublishingDateRole><Date dateformat="00">20260915</Date></PublishingDate>
    <SalesRights><SalesRightsType>01</SalesRightsType><Territory><RegionsIncluded>WORLD</RegionsIncluded><CountriesExcluded>GB IE</CountriesExcluded></Territory></SalesRights>
  </PublishingDetail>
  <RelatedMaterial><RelatedProduct><ProductRelationCode>06</ProductRelationCode><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780061122415</IDValue></ProductIdentifier><ProductForm>AJ</ProductForm></RelatedProduct>
    <RelatedProduct><ProductRelationCode>06</ProductRelationCode><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780060935467</IDValue></ProductIdentifier><ProductForm>BB</ProductForm></RelatedProduct></RelatedMaterial>
  <ProductSupply>
    <MarketPublishingDetail><MarketPublishingStatus>02</MarketPublishingStatus>
      <MarketDate><MarketDateRole>02</MarketDateRole><Date>20260922</Date></MarketDate>
      <PromotionCampaign>National tour.</PromotionCampaign><InitialPrintRun>50,000 copies</InitialPrintRun></MarketPublishingDetail>
    <SupplyDetail><Supplier><SupplierRole>01</SupplierRole><SupplierName>Harbour Group</SupplierName></Supplier><ProductAvailability>10</ProductAvailability>
      <SupplyDate><SupplyDateRole>08</SupplyDateRole><Date>20260901</Date></SupplyDate>
      <PackQuantity>24</PackQuantity>
      <Price><PriceType>01</PriceType><PriceAmount>17.99</PriceAmount><CurrencyCode>USD</CurrencyCode></Price>
      <Price><PriceType>01</PriceType><PriceAmount>22.5</PriceAmount><CurrencyCode>CAD</CurrencyCode></Price>
    </SupplyDetail></ProductSupply>
</Product>`;

const audio = `
<Product>
  <RecordReference>hp-9780061122415</RecordReference><NotificationType>03</NotificationType>
  <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780061122415</IDValue></ProductIdentifier>
  <DescriptiveDetail>
    <ProductComposition>10</ProductComposition><ProductForm>AC</ProductForm>
    <ProductFormFeature><ProductFormFeatureType>09</ProductFormFeatureType><ProductFormFeatureValue>11</ProductFormFeatureValue></ProductFormFeature>
    <ProductFormFeature><ProductFormFeatureType>09</ProductFormFeatureType><ProductFormFeatureValue>96</ProductFormFeatureValue><ProductFormFeatureDescription>https://harbour.example/a11y</ProductFormFeatureDescription></ProductFormFeature>
    <ProductPart><ProductForm>AC</ProductForm><NumberOfItemsOfThisForm>6</NumberOfItemsOfThisForm></ProductPart>
    <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>灯台守</TitleText></TitleElement></TitleDetail>
    <Contributor><ContributorRole>A01</ContributorRole><PersonName>村上 春樹</PersonName></Contributor>
    <Contributor><ContributorRole>E07</ContributorRole><UnnamedPersons>04</UnnamedPersons></Contributor>
    <EditionType>UBR</EditionType>
    <Extent><ExtentType>09</ExtentType><ExtentValue>445</ExtentValue><ExtentUnit>05</ExtentUnit></Extent>
  </DescriptiveDetail>
  <PublishingDetail><Imprint><ImprintName>Harbour Audio</ImprintName></Imprint>
    <PublishingDate><PublishingDateRole>01</PublishingDateRole><Date dateformat="01">202610</Date></PublishingDate></PublishingDetail>
  <ProductSupply><SupplyDetail><Supplier><SupplierRole>01</SupplierRole><SupplierName>Harbour</SupplierName></Supplier><ProductAvailability>20</ProductAvailability><UnpricedItemType>01</UnpricedItemType></SupplyDetail></ProductSupply>
</Product>`;

const largePrint = `
<Product>
  <RecordReference>hp-9780060935467</RecordReference><NotificationType>03</NotificationType>
  <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780060935467</IDValue></ProductIdentifier>
  <DescriptiveDetail>
    <ProductComposition>00</ProductComposition><ProductForm>BB</ProductForm>
    <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>The Lantern &amp; the Keeper’s “Daughter”</TitleText></TitleElement></TitleDetail>
    <NoContributor/><EditionType>LTE</EditionType>
  </DescriptiveDetail>
  <PublishingDetail><Imprint><ImprintName>Harbour Press</ImprintName></Imprint></PublishingDetail>
</Product>`;

/** Three products by hand: what feeds of other houses write in other ways than an export does. */
export const handWrittenMessage = `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">
<Header><Sender><SenderName>Harbour Press</SenderName></Sender><SentDateTime>20260801T1200</SentDateTime></Header>
${keeper}${audio}${largePrint}
</ONIXMessage>`;
