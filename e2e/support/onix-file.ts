/** A minimal ONIX 3.0 file with one product. */
export const onixFile = ({ isbn, title, author }: { isbn: string; title: string; author: string }): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage xmlns="http://ns.editeur.org/onix/3.0/reference" release="3.0">
  <Header><Sender><SenderName>Journey Press</SenderName></Sender><SentDateTime>20260102</SentDateTime></Header>
  <Product>
    <RecordReference>journey-${isbn}</RecordReference>
    <NotificationType>03</NotificationType>
    <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
    <DescriptiveDetail>
      <ProductComposition>00</ProductComposition>
      <ProductForm>BB</ProductForm>
      <TitleDetail>
        <TitleType>01</TitleType>
        <TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement>
      </TitleDetail>
      <Contributor>
        <SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole>
        <PersonNameInverted>${author}</PersonNameInverted>
      </Contributor>
    </DescriptiveDetail>
    <PublishingDetail>
      <Imprint><ImprintName>Journey Press</ImprintName></Imprint>
      <PublishingDate><PublishingDateRole>01</PublishingDateRole><Date>20260302</Date></PublishingDate>
    </PublishingDetail>
  </Product>
</ONIXMessage>
`;
