/** A product of ONIX 3.0 as far as a test is about it. */
export interface TestProduct {
  reference: string;
  isbn?: string;
  title?: string;
  notification?: string;
  imprint?: string;
  price?: string;
  /** YYYYMMDD. */
  published?: string;
  description?: string;
}

export const keeper = { reference: 'hp-1', isbn: '9780062040800', title: 'The Lantern Keeper' };
export const tides = { reference: 'hp-2', isbn: '9780061122415', title: 'Tides' };

const block = (name: string, content: string) => (content ? `<${name}>${content}</${name}>` : '');

const descriptive = (title: string) => `<ProductComposition>00</ProductComposition><ProductForm>BB</ProductForm>
  <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel>
  <TitleText>${title}</TitleText></TitleElement></TitleDetail>`;

/** A product with the given blocks only. */
export function product({ reference, isbn, title, imprint, price, published, ...rest }: TestProduct): string {
  const { notification = '03', description } = rest;
  const identifier = isbn && `<ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue>`;
  const text = description && `<TextType>03</TextType><ContentAudience>00</ContentAudience><Text>${description}</Text>`;
  const date = published && `<PublishingDateRole>01</PublishingDateRole><Date>${published}</Date>`;
  const house = imprint ? `<Imprint><ImprintName>${imprint}</ImprintName></Imprint>` : '';
  const amount = `<PriceType>01</PriceType><PriceAmount>${price}</PriceAmount><CurrencyCode>USD</CurrencyCode>`;
  return `<Product><RecordReference>${reference}</RecordReference><NotificationType>${notification}</NotificationType>
${block('ProductIdentifier', identifier ?? '')}${block('DescriptiveDetail', title ? descriptive(title) : '')}
${block('CollateralDetail', block('TextContent', text ?? ''))}
${block('PublishingDetail', house + block('PublishingDate', date ?? ''))}
${block('ProductSupply', price ? `<SupplyDetail>${block('Price', amount)}</SupplyDetail>` : '')}
</Product>`;
}

/** A message of Harbour Press. */
export const message = (products: readonly string[], sent = '20260101T1200') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">
<Header><Sender><SenderName>Harbour Press</SenderName></Sender><SentDateTime>${sent}</SentDateTime></Header>
${products.join('\n')}
</ONIXMessage>`;
